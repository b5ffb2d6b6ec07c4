# What only the drawing of Brian Boru says.

# ---- the map

bb-map = Mapa de Irlanda
bb-zoom-in = Acercar
bb-zoom-out = Alejar
bb-zoom-fit = Mapa entero
bb-free-towns = ciudades sin disco
bb-town-kind = ciudad { $colour } de { $region }
bb-town-free = sin disco
bb-town-active = la ciudad activa
bb-town-disc = disco de { $seat }
bb-town-vikings = bajo control de los vikingos
bb-town-monastery = con un monasterio, cuenta como dos ciudades
bb-roads = Caminos a { $towns }
bb-roads-none = Ningún camino llega aquí
bb-gives-title = Lo que daría en { $region }:
bb-gives = { $seat }: { $before } → { $after }, { $standing ->
    [leads] por delante de todos
    [ties] empate a { $other }
   *[behind] por detrás de { $other }
}{ $regions ->
    [0] {""}
   *[other] , una región nueva
}
bb-turns = se voltea
bb-turns-then = Con ella, la ficha de reclamación se voltea boca arriba en el mantenimiento.
bb-claim-held = ficha de reclamación en poder de { $seat }
bb-claim-board = ficha de reclamación boca arriba en el tablero
bb-claim-down = ficha de reclamación boca abajo, { $total } de { $threshold }
bb-about-region = Ficha de reclamación de { $points } puntos; se voltea boca arriba cuando { $threshold } de las { $towns } ciudades tienen disco. Un monasterio cuenta como una más.
bb-vikings = Vikingos
bb-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
bb-regions = regiones

# ---- the trick

bb-tricks = Bazas
bb-trick-leads = { $seat } abre la primera
bb-trick-rule = gana la carta { $colour } o blanca más alta
bb-trick-won = la gana { $seat }
bb-trick-number = Baza { $number }
bb-trick-of = de { $of }
bb-trick-short = Baza { $number } de { $of }
bb-place = { $place }.º
bb-you = tú
bb-or = o
bb-if-won = Si ganas
bb-if-lost = Si pierdes
bb-card-done = resuelta
bb-card-now = se resuelve
bb-card-won = gana
bb-card-ahead = va ganando
bb-card-off = otro color
bb-card-behind = por detrás
bb-card-later = juega después
bb-symbol = { $name }: { $means }.
bb-about-half = Quien pierde la baza hace una de las dos mitades de la carta, con todos sus símbolos de izquierda a derecha.
bb-next-plays = Después juega { $seat }
bb-next-resolves = Después { $seat } resuelve la { $value }
bb-heading-trick = Ronda { $round } · baza { $trick }
bb-heading-upkeep = Ronda { $round } · mantenimiento

# ---- marriage, church, battle

bb-marriage-track = Registro de matrimonio
bb-space = Espacio { $space }: { $who }
bb-space-title = Espacio { $space } del registro de matrimonio
bb-space-gives = En el mantenimiento, para todos menos quien gana: { $what }
bb-space-nothing = No da nada en el mantenimiento.
bb-space-shared = Aquí puede haber cualquier número de discos.
bb-space-alone = Aquí solo cabe un disco: quien llega segundo baja.
bb-nobody = nadie
bb-prize = Premio de la ronda
bb-no-marriage = No hay ningún matrimonio en el registro.
bb-about-marriage = En el mantenimiento, el disco más alto del registro de matrimonio gana esta carta y vuelve al primer espacio.
bb-about-marriages = Los matrimonios deciden entre jugadores con los mismos puntos y las mismas fichas de reclamación.
bb-about-princess = En el mantenimiento, el disco más alto del registro de matrimonio gana a la Princesa y elige una de tres opciones:
bb-princess = Estrid
bb-princess-gives = una de tres alianzas
bb-town-in = una ciudad sin disco de { $region }
bb-church = Iglesia
bb-battle = Batalla
bb-left = quedan { $left } de { $strength }
bb-battle-label = Batalla: quedan { $left } de { $strength } asaltantes vikingos
bb-most = más
bb-most-tied = empate
bb-fewest = menos
bb-most-church = Más que nadie: un monasterio, el marcador de ciudad activa, y recupera todos sus discos.
bb-most-tied-church = Empate a más: nadie recibe la primera recompensa; cada uno gana 1 punto por 1 disco.
bb-fewest-church = Tener menos no tiene consecuencias.
bb-most-raiders = Más que nadie: 1 renombre, 1 punto por cada renombre, y devuelve todos los asaltantes. Elige lo que pierden los demás.
bb-most-tied-raiders = Empate a más: nadie recibe el primer botín; cada uno gana 1 punto por 1 asaltante.
bb-fewest-raiders = Si en el mantenimiento quedan asaltantes en el área de batalla, quien tiene menos pierde una ciudad.
bb-about-church = Mantenimiento: primero quien tiene más discos; luego quien tenga más entonces gana 1 punto por 1 disco; luego cuatro discos o más dan un monasterio.
bb-about-raiders = Mantenimiento: tener más asaltantes da el botín; tener menos cuesta una ciudad si quedan asaltantes en el área de batalla.
bb-about-battle = Los asaltantes que nadie ha tomado antes del mantenimiento atacan: quien tiene menos asaltantes pierde una ciudad.

# ---- players and hand

bb-count-points = puntos
bb-count-coins = monedas
bb-count-renown = renombre
bb-count-raiders = asaltantes
bb-count-church = discos en la Iglesia
bb-count-space = registro de matrimonio
bb-count-cards = cartas en mano
bb-about-coins = Más monedas al final, sin empate: 1 punto.
bb-about-renown = Al final, 1 punto cada uno; tener más agranda el primer botín de una batalla.
bb-about-cards = Lo que tienen los demás está oculto; el número, no. La última carta de la ronda no se juega.
bb-track-of = { $seat } · registro de matrimonio: { $space }
bb-about-track = Mantenimiento: el disco más alto gana el premio de la ronda; los demás reciben lo que está debajo de su espacio.
bb-no-claims = ninguna ficha
bb-marker = Marcador de ciudad activa
bb-about-marker = Quien lo tiene abre la próxima baza. Al final vale 1 punto.
bb-pile = Tu pila
bb-draft = Elige dos
bb-draft-rule = guarda dos, pasa las demás a la izquierda
bb-draft-pick = Elección { $number }
bb-draft-chooses = eligiendo
bb-draft-chosen = ya eligió
bb-draft-pile = Pila: { $count }
bb-only-you = solo la ves tú
bb-hand-none = Estás mirando.
bb-hand-empty = Tu mano está vacía.

# ---- phases and end

bb-phase-draft = Selección
bb-phase-tricks = Bazas
bb-phase-marriage = Matrimonio
bb-phase-battle = Batalla
bb-phase-church = Iglesia
bb-phase-regions = Regiones
bb-about-phase-draft = Cada uno guarda dos cartas a la vez y pasa las demás a la izquierda.
bb-about-phase-tricks = Cada baza es por una ciudad. Las cartas se resuelven de menor a mayor: quien gana se queda con la ciudad, los demás hacen una mitad de su carta.
bb-about-phase-marriage = El disco más alto del registro gana el premio y vuelve al primer espacio. Los demás reciben lo que está debajo de su espacio.
bb-about-phase-battle = Si quedan asaltantes en el área de batalla, quien tiene menos pierde una ciudad. Después, tener más asaltantes da el botín.
bb-about-phase-church = Tener más discos da un monasterio y el marcador de ciudad activa. Después, cuatro discos o más también dan un monasterio.
bb-about-phase-regions = Donde hay bastantes ciudades tomadas, la ficha de reclamación se pone boca arriba. Así va a quien está por delante de todos en la región.
bb-title = { $winners-count ->
    [one] { $winners } reina sobre Irlanda
   *[other] { $winners } comparten la corona de Irlanda
}

# ---- the ledger: its rows, in short

ledger-track-points = Puntos en el marcador
ledger-most-coins = Más monedas
ledger-marker = Marcador de ciudad activa
ledger-renown = Renombre
ledger-claim-held = Fichas de reclamación
ledger-claim-shared = Fichas compartidas
ledger-regions = Regiones distintas

# ---- a word of help with each decision

hint-PlaceFirstTown = Desde aquí te extiendes por los caminos. Con más ciudades que nadie en una región ganas su ficha.
hint-PickTwo = Las cartas altas ganan ciudades; las bajas dan más si pierdes.
hint-Lead = La gana la carta más alta de su color o blanca; quien pierde hace media carta.
hint-Follow = No tienes que seguir el color: quien pierde también actúa, antes la carta más baja.
hint-ChooseSecondary = Valen todos sus símbolos, de izquierda a derecha.
hint-BuyExtra = Con monedas también se consiguen ciudades.
hint-ChooseExpansion = Así tomas una ciudad sin ganar una baza.
hint-ChooseMonastery = Una ciudad con monasterio cuenta como dos.
