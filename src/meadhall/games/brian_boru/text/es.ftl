# Brian Boru: High King of Ireland. Words as in the glossary of the printed editions.

game-title = Brian Boru: Alto Rey de Irlanda
game-summary = Gana bazas para tomar el control de ciudades, concierta matrimonios, repele a los vikingos, coloca monasterios y une las regiones de Irlanda.
players = 3–5 jugadores

# ---- colours, suits, symbols

colour-red = roja
colour-blue = azul
colour-yellow = amarilla
colour-white = blanca

symbol-claim_town = colocar tu disco en la ciudad activa y tomar el marcador de ciudad activa
symbol-gain_coin = ganar 1 moneda
symbol-pay_coin = pagar 1 moneda, o perder 2 puntos si no tienes ninguna
symbol-gain_renown = ganar 1 renombre
symbol-church = colocar 1 disco en el área de la Iglesia; después, comprar cualquier número más por 2 monedas cada uno
symbol-battle = tomar 1 asaltante vikingo del área de batalla; después, comprar cualquier número más por 2 monedas cada uno
symbol-courtship = avanzar 1 espacio hacia arriba en el registro de matrimonio; después, comprar cualquier número más por 2 monedas cada uno
symbol-expand = puedes gastar 5 monedas para colocar tu disco en una ciudad sin disco unida por un camino a una ciudad que controlas
symbol-remove_viking = retirar 1 ficha de control vikingo cualquiera del tablero
symbol-gain_points = ganar puntos
symbol-place_in_region = colocar tu disco en una ciudad sin disco de la región indicada
symbol-place_any = colocar tu disco en cualquier ciudad sin disco

sign-claim_town = ciudad
sign-gain_coin = +moneda
sign-pay_coin = −moneda
sign-gain_renown = +renombre
sign-church = Iglesia
sign-battle = batalla
sign-courtship = cortejo
sign-expand = expansión
sign-remove_viking = retirar vikingo
sign-gain_points = puntos
sign-place_in_region = ciudad en la región
sign-place_any = cualquier ciudad

half-upper = acción secundaria de arriba
half-lower = acción secundaria de abajo
half-only = acción secundaria

extra-church_disc = discos en el área de la Iglesia
extra-raider = asaltantes vikingos
extra-marriage_step = espacios hacia arriba en el registro de matrimonio

option-military_support = apoyo militar
option-establish_trade = establecer comercio
option-spurn = rechazarla

help-military_support = En el paso de reclamar regiones, y al final para las fichas de reclamación boca arriba en el tablero, las ciudades controladas por los vikingos cuentan como tuyas; para el número de regiones, no.
help-establish_trade = Al final, las ciudades controladas por los vikingos cuentan como tuyas para el número de regiones; para las fichas de reclamación, no.
help-spurn = Descarta la carta y gana 4 puntos.

# ---- what a seat is asked

choice-PlaceFirstTown = Coloca tu primer disco en una ciudad sin disco, en una región sin discos de otros jugadores
choice-PickTwo = Elige 2 cartas para tu pila boca abajo
choice-Lead = Elige una ciudad sin disco y abre la baza con una carta de su color o blanca
choice-Follow = Juega cualquier carta
choice-ChooseSecondary = Elige una acción secundaria de la { $card }
choice-BuyExtra = { $extra-id ->
    [church_disc] Compra más discos en el área de la Iglesia por 2 monedas cada uno, o ninguno
    [raider] Compra más asaltantes vikingos por 2 monedas cada uno, o ninguno
   *[marriage_step] Compra más espacios hacia arriba en el registro de matrimonio por 2 monedas cada uno, o ninguno
}
choice-ChooseExpansion = Expándete por un camino por 5 monedas o conserva tus monedas
choice-RemoveViking = Retira una ficha de control vikingo
choice-PlaceMarriageTown = Coloca un disco en una ciudad sin disco de { $region } (ciudad del matrimonio)
choice-PlaceTrackTown = Coloca un disco en cualquier ciudad sin disco (ciudad del registro de matrimonio)
choice-ChoosePrincess = Elige 1 de las 3 opciones de la Princesa de Dinamarca
choice-ChooseLoss = Elige la ciudad de { $loser } perdida ante los vikingos
choice-ChooseMonastery = Elige la ciudad donde se coloca un monasterio

# ---- moves

move-PlaceDisc = Colocar un disco en { $town }
move-PickCards = Elegir { $cards }
move-LeadCard = Abrir la baza con la { $card } por { $town }
move-PlayCard = Jugar la { $card }
move-ChooseHalf = Hacer la { $half }
move-Buy = { $extra-id ->
    [church_disc] { $count ->
        [0] No comprar discos
        [one] Comprar 1 disco
       *[other] Comprar { $count } discos
    }
    [raider] { $count ->
        [0] No comprar asaltantes vikingos
        [one] Comprar 1 asaltante vikingo
       *[other] Comprar { $count } asaltantes vikingos
    }
   *[marriage_step] { $count ->
        [0] No comprar espacios
        [one] Comprar 1 espacio
       *[other] Comprar { $count } espacios
    }
}
move-Expand = Expandirse a { $town }
move-DontExpand = Conservar las monedas
move-RemoveVikings = Retirar la ficha de control vikingo de { $town }
move-UsePrincess = Elegir: { $option }
move-LoseTown = Perder { $town }
move-PlaceMonastery = Colocar un monasterio en { $town }

kind-PlaceDisc = colocar un disco
kind-PickCards = elegir cartas
kind-LeadCard = abrir una baza
kind-PlayCard = jugar una carta
kind-ChooseHalf = elegir una acción secundaria
kind-Buy = comprar extras
kind-Expand = expandirse
kind-DontExpand = conservar las monedas
kind-RemoveVikings = retirar una ficha de control vikingo
kind-UsePrincess = elegir una opción de la Princesa
kind-LoseTown = elegir una ciudad perdida
kind-PlaceMonastery = colocar un monasterio

# ---- what happens

event-StartingPlayer = { $seat } empieza la partida y toma el marcador de ciudad activa.
event-DiscPlaced = { $seat } coloca 1 disco en { $town }.
event-RoundBegan = Empieza la ronda { $round } de { $rounds }.
event-VikingsSighted = Llegan { $strength } asaltantes vikingos al área de batalla.
event-MarriageRevealed = El matrimonio de esta ronda: { $marriage }.
event-CardsDealt = Cada jugador recibe { $count } cartas.
event-CardsPicked = { $seat } elige { $cards }.
event-CardsPassed = Cada jugador pasa sus demás cartas a la izquierda.
event-DraftEnded = La pila de cada jugador es ahora su mano.
event-TrickLed = { $seat } abre la baza con la { $card } por { $town }.
event-CardPlayed = { $seat } juega la { $card }.
event-MarkerPassed = El marcador de ciudad activa pasa en el sentido de las agujas del reloj a { $seat }: nadie puede abrir la baza antes.
event-TrickWithoutTown = Nadie puede abrir la baza: es una baza sin ciudad activa.
event-TrickWon = { $seat } gana la baza con la { $card }.
event-TownClaimed = { $seat } toma el control de { $town } y el marcador de ciudad activa.
event-SecondaryChosen = { $seat } hace la { $half } de la { $card }.
event-CoinsGained = { $seat } gana { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}.
event-CoinsPaid = { $seat } paga { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}.
event-PointsLost = { $seat } ya no tiene monedas para pagar y pierde { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
event-PointsGained = { $seat } gana { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
event-RenownGained = { $seat } gana { $count ->
    [one] 1 renombre
   *[other] { $count } renombres
}.
event-ChurchJoined = { $seat } coloca { $count ->
    [one] 1 disco
   *[other] { $count } discos
} en el área de la Iglesia.
event-RaidersTaken = { $seat } toma { $count ->
    [one] 1 asaltante vikingo
   *[other] { $count } asaltantes vikingos
} del área de batalla.
event-BattleAreaEmpty = { $seat } no encuentra asaltantes vikingos en el área de batalla.
event-MovedUp = { $seat } avanza { $count ->
    [one] 1 espacio
   *[other] { $count } espacios
} hacia arriba en el registro de matrimonio, hasta el espacio { $space }.
event-MovedDown = { $seat } comparte un espacio del registro de matrimonio y baja hasta el espacio { $space }.
event-ExtrasBought = { $seat } compra { $extra-id ->
    [church_disc] { $count ->
        [one] 1 disco
       *[other] { $count } discos
    } en el área de la Iglesia
    [raider] { $count ->
        [one] 1 asaltante vikingo
       *[other] { $count } asaltantes vikingos
    }
   *[marriage_step] { $count ->
        [one] 1 espacio
       *[other] { $count } espacios
    } hacia arriba en el registro de matrimonio
} por { $coins } monedas.
event-Expanded = { $seat } se expande a { $town } por { $coins } monedas.
event-VikingsRemoved = { $seat } retira la ficha de control vikingo de { $town }.
event-LastCardsDiscarded = Cada jugador descarta su última carta, boca abajo.
event-MarriageWon = { $seat } gana el matrimonio con { $marriage }.
event-NobodyMarried = Todos los discos están en el primer espacio: nadie gana el matrimonio con { $marriage }.
event-PrincessChosen = { $seat } elige: { $option }.
event-NoTownLeft = No hay ninguna ciudad sin disco donde { $seat } pueda colocar un disco: la recompensa se pierde.
event-VikingsRepelled = El área de batalla está vacía: los jugadores repelen a los vikingos.
event-Incursion = ¡Incursión vikinga! { $raiders ->
    [one] Queda 1 asaltante vikingo
   *[other] Quedan { $raiders } asaltantes vikingos
} en el área de batalla.
event-TownLost = { $seat } pierde { $town } ante los vikingos.
event-NothingToLose = { $seat } no controla ninguna ciudad y no pierde nada.
event-FirstSpoils = { $seat } tiene más asaltantes vikingos que nadie, gana 1 renombre y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y devuelve todos sus asaltantes vikingos.
event-SecondSpoils = Ahora nadie tiene más asaltantes vikingos que { $seat }, que gana 1 punto y devuelve 1 asaltante vikingo.
event-MonasteryPlaced = { $seat } coloca un monasterio en { $town }.
event-FirstInChurch = { $seat } tiene más discos que nadie en el área de la Iglesia, toma el marcador de ciudad activa y recupera { $count ->
    [one] 1 disco
   *[other] { $count } discos
}.
event-SecondInChurch = Ahora nadie tiene más discos en el área de la Iglesia que { $seat }, que gana 1 punto y recupera 1 disco.
event-DiscsTakenBack = { $seat } recupera { $count } discos del área de la Iglesia.
event-TokenTurned = La ficha de reclamación de { $region } se voltea boca arriba.
event-TokenTaken = { $seat } toma la ficha de reclamación de { $region }.
event-TokenReturned = Los vikingos superan a { $seat }: la ficha de reclamación de { $region } vuelve al tablero.
event-GameEnded = La partida ha terminado. { $winners } { $winners-count ->
    [one] obtiene la victoria
   *[other] comparten la victoria
}.

# ---- why not

reason-no-such-half = La { $card } no tiene acción secundaria “{ $name }”. Elige la de arriba o la de abajo
reason-no-such-option = La Princesa de Dinamarca no ofrece “{ $name }”. Elige apoyo militar, establecer comercio o rechazarla
reason-no-such-town = No hay ninguna ciudad llamada { $name } en el tablero. Las ciudades tienen identificadores como N1 o M10
reason-town-not-free = { $town } ya tiene un disco de { $owner }. Elige una ciudad sin disco
reason-vikings-control = Los vikingos controlan { $town }; el disco de debajo no da el control. Elige otra ciudad
reason-not-controlled = { $seat } no controla { $town }. Elige una ciudad que { $seat } controle
reason-region-has-others = En { $region } ya hay un disco de otro jugador. Elige una región sin discos de otros jugadores
reason-card-not-in-hand = La carta { $number } no está en tu mano. Elige una que lo esté
reason-same-card-twice = Solo hay 1 carta { $number }. Elige 2 cartas diferentes
reason-cards-in-order = Las 2 cartas se nombran de menor a mayor: primero { $first }, después { $second }
reason-card-does-not-fit = { $town } es { $colour }, y la { $card } no es { $colour } ni blanca. Abre la baza con una carta { $colour } o blanca, o elige otra ciudad
reason-other-extra = Ahora solo se pueden comprar: { $extra }. Cada símbolo tiene sus propios extras
reason-negative-count = No se pueden comprar { $count } extras. Compra 0 o más
reason-extras-too-dear = { $count ->
    [one] 1 extra cuesta
   *[other] { $count } extras cuestan
} { $cost } monedas, y tienes { $coins }. Compra menos, o ninguno
reason-too-few-raiders = { $count ->
    [one] No se puede comprar 1 asaltante vikingo
   *[other] No se pueden comprar { $count } asaltantes vikingos
}: en el área de batalla hay { $left }. Compra menos, o ninguno
reason-track-too-short = { $count ->
    [one] No se puede comprar 1 espacio
   *[other] No se pueden comprar { $count } espacios
}: hasta el espacio superior hay { $left }. Compra menos, o ninguno
reason-active-town-reserved = { $town } es la ciudad activa: está reservada para quien gana la baza. Expándete a otra ciudad
reason-start-under-vikings = El camino hasta allí sale de { $town }, que está bajo control de los vikingos. Expándete desde una ciudad que controles
reason-no-road-from-yours = Ningún camino une { $town } con una ciudad que controles. Expándete por un camino
reason-no-vikings-there = En { $town } no hay ninguna ficha de control vikingo. Elige una ciudad que tenga una
reason-has-monastery = { $town } ya tiene un monasterio. Elige una ciudad sin monasterio
reason-other-region = { $town } no está en { $region }. Elige una ciudad sin disco de { $region }

# ---- scoring

score-track-points = puntos en el registro de puntuación
score-most-coins = más monedas, sin empate
score-marker = marcador de ciudad activa
score-renown = renombre
score-claim-held = ficha de reclamación de { $region }
score-claim-shared = mitad de la ficha de reclamación de { $region }, empate con más ciudades
score-regions = regiones diferentes con una ciudad

tie-claim-tokens = fichas de reclamación
tie-marriage-cards = cartas de matrimonio

# ---- the table

table-round = Ronda { $round } de { $rounds }
table-marriage = Matrimonio: { $marriage }
table-battle = Área de batalla: { $count }
table-token-value = { $points } puntos con { $threshold }:
table-face-down = boca abajo
table-on-board = boca arriba
table-player = Jugador
table-player-name = { $seat }
table-points = Puntos
table-coins = Monedas
table-renown = Renom.
table-raiders = Asalt.
table-church = Iglesia
table-track = Reg.
table-claims = Fichas
table-marriages = Matrim.
table-cards = Cartas
table-hand = Tu mano
table-pile = Tu pila
about-town = { $town }: ciudad de { $region }, color { $colour }. Caminos a: { $towns }
table-trick = Baza por { $town }
table-trick-none = Baza sin ciudad activa
table-primary = si ganas
table-secondary = si pierdes

# ---- names: towns, regions, cards
town-N1 = Gartan
town-N2 = Dún na nGall
town-N3 = Ailech
town-N4 = Cúil Rathain
town-N5 = Tulach Óc
town-N6 = Emain Macha
town-N7 = Clochar
town-U1 = Dún Sobairche
town-U2 = Connor
town-U3 = Iubhar
town-U4 = Bennchor
town-U5 = Dún Lethglaise
town-B1 = Druim Cliabh
town-B2 = Cora Droma
town-B3 = Druim Lethan
town-B4 = Fidnacha
town-S1 = Granard
town-S2 = Tailtiu
town-S3 = Mainistir Buithe
town-S4 = Temair
town-S5 = Uisnech
town-S6 = Cluain Mac Nóis
town-D1 = Sord
town-D2 = Áth Cliath
town-D3 = Vykyngelo
town-C1 = Cruachan
town-C2 = Achad Conaire
town-C3 = Ros Comáin
town-C4 = Cluain Ferta
town-C5 = Cell Mac Duach
town-C6 = Tuaim
town-C7 = Cell Alaid
town-C8 = Umall
town-C9 = Ros an Mhíl
town-L1 = Dún Masc
town-L2 = Cell Dara
town-L3 = Achad Bó
town-L4 = Cell Chainnig
town-L5 = Inis Tíog
town-L6 = Ros Mac Triúin
town-L7 = Loch Garman
town-L8 = Ferna
town-L9 = Glenn Dá Locha
town-M1 = Cell Fhinnabrach
town-M2 = Cell Dalua
town-M3 = Luimnech
town-M4 = Caisel
town-M5 = Les Mór
town-M6 = Corcach
town-M7 = Ard Ferta
town-M8 = Loch Léin
town-M9 = Daingean
town-M10 = Ros Ailithir

region-northern_ui_neill = Northern Uí Néill
region-ulaid = Ulaid
region-breifne = Bréifne
region-southern_ui_neill = Southern Uí Néill
region-dubhlinn = Dubhlinn
region-connaught = Connaught
region-leinster = Leinster
region-munster = Munster

card-1 = amarilla 1
card-2 = roja 2
card-3 = azul 3
card-4 = amarilla 4
card-5 = roja 5
card-6 = azul 6
card-7 = amarilla 7
card-8 = roja 8
card-9 = azul 9
card-10 = amarilla 10
card-11 = roja 11
card-12 = azul 12
card-13 = blanca 13
card-14 = amarilla 14
card-15 = roja 15
card-16 = azul 16
card-17 = amarilla 17
card-18 = roja 18
card-19 = azul 19
card-20 = blanca 20
card-21 = blanca 21
card-22 = blanca 22
card-23 = amarilla 23
card-24 = roja 24
card-25 = azul 25

marriage-aodhan = Aodhán
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-orlaith = Orlaith
marriage-estrid = Estrid, Princesa de Dinamarca
