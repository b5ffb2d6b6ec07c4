# A Feast for Odin. Words as in the glossary of the printed editions.

game-title = El banquete de Odín
game-summary = Dirige un clan vikingo en cacerías, viajes comerciales e incursiones, y cubre tu hogar y tierras lejanas con lo que traigas.
players = 1–4 jugadores

# ---- what a seat is asked

choice-TakeTurn = Coloca vikingos en una casilla de acción o pasa
choice-Window = Haz algo que se puede hacer en cualquier momento o sigue
choice-ChoosePlace = Elige dónde colocar: { $piece }
choice-OfferPart = { $of }: haz esta parte u omítela
choice-ChooseAlternative = { $of }: elige una de las alternativas
choice-ChooseReplacement = { $of }: haz lo normal o lo que un oficio pone en su lugar
choice-ChooseCost = { $of }: elige qué pagas
choice-ChooseItems = Elige una tira de montaña y cuántos elementos tomas (cada número es para otra tira: { $allowances })
choice-ChooseUpgrade = { $steps ->
    [one] { $count ->
        [one] Mejora 1 producto más en 1 paso
       *[other] Mejora hasta { $count } productos en 1 paso cada uno
    }
   *[other] { $count ->
        [one] Mejora 1 producto más hasta { $steps } pasos
       *[other] Mejora hasta { $count } productos hasta { $steps } pasos cada uno
    }
}
choice-ChooseTile = Voltea un producto verde a su cara azul, cada tipo una sola vez, o termina
choice-ChooseSecondSpecial = Compra una segunda loseta especial junto con la primera o sigue
choice-ChooseShipToReturn = Elige qué barco vuelve a la reserva ({ $ship })
choice-ChooseSpecial = Compra una loseta especial por su precio
choice-ChooseForged = Forja una joya o una loseta especial con el símbolo de las tenazas
choice-ChooseBoard = Reclama un tablero de territorio
choice-ChooseShip = Elige un barco grande para emigrar
choice-ChooseOccupation = { $least ->
    [0] { $most ->
        [one] Juega 1 oficio o termina
       *[other] Juega hasta { $most } oficios o termina
    }
   *[other] { $most ->
        [one] Juega 1 oficio
       *[other] Juega 1 oficio ({ $most } como máximo)
    }
}
choice-PlayColumnCard = Juega 1 oficio o no (columna 4: una vez, antes o después de la acción)
choice-ChooseBoats = { $most ->
    [one] Elige el bote ballenero que sale
   *[other] Elige los botes balleneros que salen ({ $most } como máximo)
}
choice-KeepOrRoll = Conserva la tirada o vuelve a tirar
choice-DeclareLow = Paga el resultado o declara un fracaso
choice-DeclareHigh = Toma tu botín, aumenta el valor de ataque o declara un fracaso
choice-ReturnSome = { $most ->
    [one] Puedes devolver 1 vikingo a la explanada del thing
   *[other] Puedes devolver hasta { $most } vikingos a la explanada del thing
}
choice-LayOut = Decide el siguiente espacio de la zona del banquete
choice-OfferEffects = { $due-count ->
    [one] Toca el efecto de un oficio ({ $due }): { $due-told }
   *[other] Tocan efectos de tus oficios: { $due }. Usa uno de ellos
}
choice-OfferInstead = Toma lo que da en su lugar un oficio o no ({ $due }): { $due-told }
choice-OfferReplacement = Recibes { $thing-counted }. Usa este oficio o no ({ $due }): { $due-told }
choice-ChooseRecall = { $occupation }: recupera hasta { $count ->
    [one] 1 vikingo
   *[other] { $count } vikingos
} de una casilla
choice-ChooseSpaceToUse = { $occupation }: elige una casilla para usarla sin vikingos
choice-ChooseExchange = { $occupation }: elige el producto que cambias y por cuál
choice-PlaceNow = Coloca ahora { $piece-counted }; lo que no coloques se pierde
choice-LootAgain = Toma un segundo producto o loseta especial con un valor de combate de { $rest } como máximo, o termina
choice-PlayInstead = Juega 1 oficio en vez de robar uno, o róbalo
choice-ChooseTileToFlip = { $count ->
    [one] Voltea 1 loseta más o termina
   *[other] Voltea hasta { $count } losetas o termina
}

# ---- moves

move-UseSpace = Usar { $space-id ->
    [imitation_1] la casilla de imitación de la columna 1 para imitar “{ $copying }”
    [imitation_2] la casilla de imitación de la columna 2 para imitar “{ $copying }”
    [imitation_3] la casilla de imitación de la columna 3 para imitar “{ $copying }”
    [imitation_4] la casilla de imitación de la columna 4 para imitar “{ $copying }”
   *[other] “{ $space }”
}{ $through ->
    [0] { "" }
   *[other] { " " }({ $through })
}
move-Pass = Pasar: no colocar más vikingos en esta ronda
move-Done = Seguir
move-PickUp = Colocar { $piece }
move-LayDown = Colocar: { $board }, { $row }, { $column }{ $turn ->
    [0] { "" }
   *[other] , girada { $turn }°
}{ $mirrored-id ->
    [yes] , reflejada
   *[no] { "" }
}
move-FillSlot = Poner { $resource } en un espacio de material: { $house }
move-BuyShip = Comprar con monedas: { $ship }
move-Arm = Colocar 1 mineral en un { $ship } (mineral colocado en él: { $carrying })
move-Decline = Omitir
move-PayWith = Pagar { $cost }
move-Choose = Elegir: { $what }
move-TakeItems = Tomar { $count ->
    [one] 1 elemento
   *[other] { $count } elementos
} de la tira de montaña { $strip }
move-Upgrade = Mejorar { $good } en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
move-TurnOver = Voltear { $good }
move-BuySpecial = Comprar { $special }
move-ReturnShip = { $ship-id ->
    [knarr] Devolver un knarr
   *[other] Devolver un { $ship } (mineral en él: { $carrying })
}
move-Explore = Reclamar { $board }
move-Emigrate = { $ship-id ->
    [knarr] Emigrar con un knarr
   *[other] Emigrar con un drakkar (mineral en él: { $carrying })
}
move-PlayOccupation = Jugar { $occupation }
move-UseBoats = Salir con { $carrying-count ->
    [one] 1 bote ballenero
   *[other] { $carrying-count } botes balleneros
} (mineral colocado: { $carrying })
move-RollAgain = Volver a tirar
move-Stop = Conservar la tirada
move-Fail = Declarar un fracaso
move-Spend = Sumar 1 { $piece } al valor de ataque
move-Loot = Éxito: tomar { $good }
move-Succeed = { $weapons ->
    [0] { $wood ->
        [0] Éxito: no pagar nada
        [one] Éxito: pagar 1 madera
       *[other] Éxito: pagar { $wood } maderas
    }
    [one] { $wood ->
        [0] Éxito: pagar 1 arma
        [one] Éxito: pagar 1 madera y 1 arma
       *[other] Éxito: pagar { $wood } maderas y 1 arma
    }
   *[other] { $wood ->
        [0] Éxito: pagar { $weapons } armas
        [one] Éxito: pagar 1 madera y { $weapons } armas
       *[other] Éxito: pagar { $wood } maderas y { $weapons } armas
    }
}
move-TakeBackVikings = { $count ->
    [0] Dejar allí los vikingos
    [one] Recuperar 1 vikingo
   *[other] Recuperar { $count } vikingos
}
move-Serve = Servir { $what }{ $vertical-id ->
    [yes] , en vertical
   *[no] { "" }
}
move-LeaveEmpty = Dejar vacío el siguiente espacio
move-FinishFeast = Dejar vacíos todos los demás espacios
move-UseOccupation = { $paying-count ->
    [0] { $what-count ->
        [0] Usar { $occupation }
       *[other] Usar { $occupation }: { $what }
    }
   *[other] { $what-count ->
        [0] Usar { $occupation }, pagando { $paying }
       *[other] Usar { $occupation }: { $what }, pagando { $paying }
    }
}
move-RecallVikings = { $count ->
    [0] Dejar los vikingos en “{ $space }”
    [one] Recuperar 1 vikingo de “{ $space }”
   *[other] Recuperar { $count } vikingos de “{ $space }”
}
move-UseWithoutVikings = Usar “{ $space }” sin vikingos
move-Exchange = Cambiar { $good } por { $into }
move-TakeOre = Recuperar 1 mineral de un { $ship } (mineral colocado en él: { $carrying })

kind-UseSpace = usar una casilla de acción
kind-Pass = pasar
kind-Done = seguir
kind-PickUp = colocar una pieza
kind-LayDown = elegir un lugar
kind-FillSlot = llenar un espacio de material
kind-BuyShip = comprar un barco
kind-Arm = colocar mineral en un barco
kind-Decline = omitir una parte
kind-PayWith = elegir un coste
kind-Choose = elegir una recompensa
kind-TakeItems = tomar de una tira de montaña
kind-Upgrade = mejorar un producto
kind-TurnOver = voltear una loseta
kind-ReturnShip = devolver un barco
kind-BuySpecial = comprar una loseta especial
kind-Explore = reclamar un tablero de territorio
kind-Emigrate = emigrar
kind-PlayOccupation = jugar un oficio
kind-UseBoats = elegir botes balleneros
kind-RollAgain = volver a tirar
kind-Stop = conservar una tirada
kind-Fail = declarar un fracaso
kind-Spend = aumentar el valor de ataque
kind-Loot = tomar un botín
kind-Succeed = declarar un éxito
kind-TakeBackVikings = recuperar vikingos
kind-Serve = servir comida
kind-LeaveEmpty = dejar vacío un espacio
kind-FinishFeast = terminar el banquete
kind-UseOccupation = usar un oficio
kind-RecallVikings = recuperar vikingos de una casilla
kind-UseWithoutVikings = usar una casilla sin vikingos
kind-Exchange = cambiar un producto
kind-TakeOre = recuperar mineral

# ---- what happens

event-StartPlayer = Empieza { $seat } (jugador inicial).
event-RoundBegan = Empieza la ronda { $round } de { $rounds }.
event-Harvested = Cosecha: cada jugador recibe { $goods }.
event-TileTurned = Se voltea un tablero de territorio: { $board }.
event-SilverPlaced = { $count ->
    [one] Se coloca 1 moneda
   *[other] Se colocan { $count } monedas
} en { $board }.
event-WeaponDrawn = { $seat } roba un arma: { $weapon }.
event-IncomePaid = { $seat } recibe unos ingresos de { $silver ->
    [one] 1 moneda
   *[other] { $silver } monedas
}.
event-AnimalBorn = { $count ->
    [one] Nace 1 cría
   *[other] Nacen { $count } crías
} en el establo de { $seat }: { $species }.
event-AnimalPregnant = Un animal de { $seat } queda embarazado: { $species }.
event-BonusReceived = { $seat } recibe como recompensa: { $thing }.
event-StripsAged = Cada tira de montaña pierde su primer elemento.
event-StripRemoved = La tira de montaña { $strip } sale de la partida.
event-StripTurnedUp = Se descubre la tira de montaña { $strip }.
event-VikingsReturned = Los vikingos vuelven a las explanadas del thing.
event-SlotFilled = { $seat } llena un espacio de material ({ $building }): { $resource }.
event-ShipBought = { $seat } compra con monedas: { $ship }.
event-ShipArmed = { $seat } coloca 1 mineral en un { $ship }.
event-PieceLaid = { $seat } coloca { $piece }: { $board }.
event-SpaceUsed = { $seat } coloca { $count ->
    [one] 1 vikingo
   *[other] { $count } vikingos
} en “{ $space }”.
event-Passed = { $seat } pasa.
event-Paid = { $seat } paga { $thing-counted }.
event-Gained = { $seat } recibe { $thing-counted }.
event-BuildingBuilt = { $seat } construye 1 { $building }.
event-ShipGained = { $seat } recibe 1 { $ship }.
event-ShipReturned = { $seat } devuelve 1 { $ship }.
event-Upgraded = { $seat } mejora { $good } a { $into }.
event-SpecialTaken = { $seat } toma { $special }.
event-BoardClaimed = { $seat } reclama { $board }{ $silver ->
    [0] { "" }
    [one] { " " }con 1 moneda
   *[other] { " " }con { $silver } monedas
}.
event-ShipEmigrated = { $seat } emigra con un { $ship }.
event-OccupationDrawn = { $seat } roba { $occupation }.
event-CardDrawn = { $seat } roba un oficio.
event-OccupationPlayed = { $seat } juega { $occupation }.
event-Rolled = { $seat } saca un { $roll } ({ $dice }).
event-Succeeded = { $seat } declara un éxito ({ $dice }).
event-Failed = { $seat } declara un fracaso ({ $dice }).
event-VikingsTakenBack = { $seat } recupera { $count ->
    [one] 1 vikingo
   *[other] { $count } vikingos
}.
event-Served = { $seat } sirve { $what }.
event-PenaltiesTaken = { $seat } toma { $count ->
    [one] 1 sanción del thing
   *[other] { $count } sanciones del thing
}.
event-GameEnded = La partida ha terminado. { $winners } { $winners-count ->
    [one] obtiene la victoria
   *[other] comparten la victoria
}.
event-OccupationUsed = { $seat } usa { $occupation }.
event-TurnedOver = { $seat } voltea { $good } a { $into }.
event-OreTakenBack = { $seat } recupera 1 mineral de un { $ship }.
event-HoleFilled = { $seat } llena el hueco que deja { $special } en un tablero de { $owner } con { $goods }.

# ---- why not

reason-cannot-pay = No puedes pagar el coste de “{ $space }”. Elige una casilla cuyo coste tengas
reason-nothing-to-gain = “{ $space }” no te daría nada ahora. Elige una casilla con una recompensa que puedas recibir
reason-ship-too-dear = Un { $ship } cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}, y tienes { $silver }. Consigue antes más monedas
reason-no-free-stage = No tienes ningún amarre libre para un { $ship }. Emigra antes con un barco o gasta las monedas en otra cosa
reason-none-in-supply = No tienes { $piece } en tu reserva. Usa algo que esté allí
reason-no-room = No hay ningún lugar permitido para { $piece } en tus tableros y casas. Coloca otra cosa
reason-no-arming-now = No se puede colocar mineral en un { $ship } durante una acción. Hazlo antes o después de la acción
reason-cannot-arm = No se puede colocar mineral en este { $ship }: no tienes mineral o no tienes un barco así con sitio libre. Elige otro barco
reason-needed-for-space = Después ya no se podría usar “{ $space }”, que acabas de ocupar. Realiza antes uno de sus efectos
reason-no-such-house = No tienes ningún edificio con ese número. Indica uno de los tuyos
reason-no-free-slot = Este edificio ({ $building }) no tiene ningún espacio libre para { $resource }. Elige un espacio libre
reason-not-offered = Eso no es posible aquí. Elige una de las jugadas de la lista
reason-not-your-board = No tienes ese tablero ni esa casa. Coloca en tu tablero individual, en tus tableros de territorio o en tus casas
reason-not-served = En un banquete no se sirve { $what }. Sirve productos naranjas o rojos, o monedas
reason-none-to-serve = No tienes { $what } para servir. Sirve algo que tengas
reason-same-either-way = Da igual cómo se coloque { $what }: nunca va en vertical. Colócalo tal cual
reason-cell-not-open = El espacio { $cell } de la zona del banquete no está abierto. Sirve comida en un espacio libre
reason-too-long-for-the-table = Para { $what } { $cells ->
    [one] hace falta 1 espacio libre
   *[other] hacen falta { $cells } espacios libres
}, y { $room ->
    [one] queda { $room }
   *[other] quedan { $room }
}. Colócalo en vertical o sirve algo más corto
reason-beside-same-food = En el banquete nunca hay dos productos seguidos del mismo color, y { $what } es de color { $colour }. Pon entre ellos otro color o una moneda
reason-already-horizontal = Ya hay { $what } en horizontal, y cada tipo puede ir así una sola vez. Coloca esta loseta en vertical
reason-piece-not-allowed = No se puede colocar { $piece } en este tablero ({ $board }). Elige otro lugar
reason-no-such-turn = Así no cambia la orientación de { $piece }. Usa una de las orientaciones de la lista
reason-off-the-board = { $piece } saldría del tablero ({ $board }). Coloca la pieza entera sobre sus espacios
reason-beside-same-colour = Al lado ya hay un producto de color { $colour }, en { $row }, { $column }: los productos de este color nunca comparten un borde. Deja un hueco o coloca otro color
reason-cell-not-coverable = El espacio de { $row }, { $column } no se puede cubrir. Coloca la pieza en otra parte
reason-cell-covered = El espacio de { $row }, { $column } ya está cubierto. Coloca la pieza en espacios libres
reason-income-out-of-order = Los ingresos de { $row }, { $column } solo se pueden cubrir cuando está cubierto todo lo que hay a su izquierda y debajo: falta { $open_row }, { $open_column }. Cubre eso antes
reason-no-such-space = No hay ninguna casilla de acción { $name } en esta mesa. Elige una del tablero de acciones
reason-space-occupied = Ya hay vikingos en “{ $space }”. Elige una casilla vacía
reason-too-few-vikings = Esta casilla pide { $needed ->
    [one] 1 vikingo
   *[other] { $needed } vikingos
}, y te { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}. Elige una casilla que pida menos o pasa
reason-other-column = “{ $space }” está en otra columna que esta casilla de imitación. Imita una casilla de la misma columna
reason-nobody-else-there = En “{ $space }” no hay vikingos de otro jugador. Imita una casilla que haya usado otro jugador
reason-ship-missing = Esta casilla pide { $count ->
    [one] 1 barco
   *[other] { $count } barcos
} de { $ships-count ->
    [one] este tipo
   *[other] uno de estos tipos
} en tu muelle: { $ships }. Consigue lo que falta o elige otra casilla
reason-no-ore-to-take = No hay mineral que puedas recuperar de este { $ship }. Elige un barco en el que hayas colocado mineral
reason-means-not-needed = “{ $space }” se puede usar sin la ayuda de un oficio. Usa la casilla tal cual
reason-silver-not-covered = Las monedas servidas antes de recibirlas aún deben llegar de este banquete: { $count } más. Sirve de modo que un oficio las traiga
reason-no-such-occupation = No hay ningún oficio con el número { $number }. Los números van del 1 al 190
reason-occupation-not-out = No has jugado este oficio: { $occupation }. Usa uno que tengas boca arriba delante de ti
reason-occupation-not-usable = Ahora este oficio no se puede usar así: { $occupation }. Úsalo cuando toque su efecto y paga lo que cuesta

# ---- scoring

score-ships = { $ship-id ->
    [whaling_boat] botes balleneros
    [knarr] barcos knarr
   *[longship] drakkar
}
score-emigrated = barco emigrado: { $ship }
score-board = { $board }
score-building = { $building-id ->
    [shed] cobertizos
    [stone_house] casas de piedra
   *[long_house] casas comunales
}
score-animals = { $good-id ->
    [sheep] ovejas
    [sheep_pregnant] ovejas embarazadas
    [cattle] reses
   *[cattle_pregnant] reses embarazadas
}
score-occupation = { $occupation }
score-silver = monedas de plata
score-special-tile = { $special }
score-uncovered = −1 descubiertos: { $board }
score-house-uncovered = −1 descubiertos: { $building-id ->
    [shed] cobertizos
    [stone_house] casas de piedra
   *[long_house] casas comunales
}
score-penalties = sanciones del thing

# ---- how some things are called in sentences

due = { $occupation }
of = { $space }
row-number = fila { $number }
column-number = columna { $number }
building-number = edificio { $number }
building-numbered = { $building } { $number }

# ---- names: things

thing-peas = guisante
thing-flax = lino
thing-beans = haba
thing-grain = cereal
thing-cabbage = col
thing-fruits = fruta
thing-mead = hidromiel
thing-stockfish = pescado seco
thing-milk = leche
thing-salt_meat = carne salada
thing-game_meat = carne de venado
thing-sheep = oveja
thing-sheep_pregnant = oveja embarazada
thing-whale_meat = carne de ballena
thing-cattle = res
thing-cattle_pregnant = res embarazada
thing-oil = aceite
thing-hide = cuero
thing-wool = lana
thing-linen = tela
thing-skin_and_bones = piel y huesos
thing-fur = piel
thing-robe = capa
thing-clothing = túnica
thing-rune_stone = piedra rúnica
thing-silverware = cubertería de plata
thing-chest = baúl
thing-silk = seda
thing-spices = especia
thing-jewelry = joya
thing-treasure_chest = cofre
thing-silver_hoard = botín de plata
thing-glass_beads = cuentas de vidrio
thing-helmet = casco
thing-cloakpin = alfiler
thing-belt = cinturón
thing-crucifix = crucifijo
thing-drinking_horn = cuerna
thing-amber_figure = figura de ámbar
thing-horseshoe = herradura
thing-gold_brooch = broche de oro
thing-forge_hammer = martillo de forja
thing-fibula = fíbula
thing-throwing_axe = hacha arrojadiza
thing-chalice = cáliz
thing-round_shield = escudo redondo
thing-english_crown = Corona de Inglaterra
thing-wood = madera
thing-stone = piedra
thing-ore = mineral
thing-silver = moneda
thing-bow = arco
thing-snare = trampa
thing-spear = lanza
thing-sword = espada
thing-whaling_boat = bote ballenero
thing-knarr = knarr
thing-longship = drakkar
thing-shed = cobertizo
thing-stone_house = casa de piedra
thing-long_house = casa comunal
thing-silver2 = “2 monedas”
thing-sheep_any = oveja
thing-cattle_any = res
thing-hunting_game = caza forestal
thing-laying_snare = montar trampas
thing-whaling = caza de ballenas
thing-raiding = incursión
thing-pillaging = pillaje
thing-plundering = saqueo
thing-overseas_trading = comercio exterior
thing-exploration = exploración
thing-emigration = migración
thing-mountain = tomar elementos de una tira de montaña
thing-trade = mejorar productos
thing-weapon_draw = robar cartas de arma
thing-upgrade = mejorar productos
thing-flip_tiles = voltear losetas
thing-play_occupation = jugar un oficio
thing-feast = un banquete
thing-bonus = las recompensas
thing-breeding = cría de animales
thing-return_vikings = recuperar vikingos
thing-diagonal_exchange = cambiar productos en diagonal
thing-use_space_without_vikings = usar una casilla sin vikingos
thing-roll = una tirada mejor
thing-weapons_up_to = cartas de arma
thing-make_pregnant = un animal embarazado
thing-double_peas = doblar tus guisantes
thing-move_stockfish_to_houses = colocar pescados secos en casas
thing-must_place_immediately_on = mineral para colocar enseguida
thing-take_special_from_any_board = tomar la loseta especial

# ---- names: things in numbers

counted-peas = { $count } { $count ->
    [one] guisante
   *[other] guisantes
}
counted-flax = { $count } { $count ->
    [one] lino
   *[other] linos
}
counted-beans = { $count } { $count ->
    [one] haba
   *[other] habas
}
counted-grain = { $count } { $count ->
    [one] cereal
   *[other] cereales
}
counted-cabbage = { $count } { $count ->
    [one] col
   *[other] coles
}
counted-fruits = { $count } { $count ->
    [one] fruta
   *[other] frutas
}
counted-mead = { $count } { $count ->
    [one] hidromiel
   *[other] hidromieles
}
counted-stockfish = { $count } { $count ->
    [one] pescado seco
   *[other] pescados secos
}
counted-milk = { $count } { $count ->
    [one] leche
   *[other] leches
}
counted-salt_meat = { $count } { $count ->
    [one] carne salada
   *[other] carnes saladas
}
counted-game_meat = { $count } { $count ->
    [one] carne de venado
   *[other] carnes de venado
}
counted-sheep = { $count } { $count ->
    [one] oveja
   *[other] ovejas
}
counted-sheep_pregnant = { $count } { $count ->
    [one] oveja embarazada
   *[other] ovejas embarazadas
}
counted-whale_meat = { $count } { $count ->
    [one] carne de ballena
   *[other] carnes de ballena
}
counted-cattle = { $count } { $count ->
    [one] res
   *[other] reses
}
counted-cattle_pregnant = { $count } { $count ->
    [one] res embarazada
   *[other] reses embarazadas
}
counted-oil = { $count } { $count ->
    [one] aceite
   *[other] aceites
}
counted-hide = { $count } { $count ->
    [one] cuero
   *[other] cueros
}
counted-wool = { $count } { $count ->
    [one] lana
   *[other] lanas
}
counted-linen = { $count } { $count ->
    [one] tela
   *[other] telas
}
counted-skin_and_bones = { $count } { $count ->
    [one] piel y huesos
   *[other] pieles y huesos
}
counted-fur = { $count } { $count ->
    [one] piel
   *[other] pieles
}
counted-robe = { $count } { $count ->
    [one] capa
   *[other] capas
}
counted-clothing = { $count } { $count ->
    [one] túnica
   *[other] túnicas
}
counted-rune_stone = { $count } { $count ->
    [one] piedra rúnica
   *[other] piedras rúnicas
}
counted-silverware = { $count } { $count ->
    [one] cubertería de plata
   *[other] cuberterías de plata
}
counted-chest = { $count } { $count ->
    [one] baúl
   *[other] baúles
}
counted-silk = { $count } { $count ->
    [one] seda
   *[other] sedas
}
counted-spices = { $count } { $count ->
    [one] especia
   *[other] especias
}
counted-jewelry = { $count } { $count ->
    [one] joya
   *[other] joyas
}
counted-treasure_chest = { $count } { $count ->
    [one] cofre
   *[other] cofres
}
counted-silver_hoard = { $count } { $count ->
    [one] botín de plata
   *[other] botines de plata
}
counted-wood = { $count } { $count ->
    [one] madera
   *[other] maderas
}
counted-stone = { $count } { $count ->
    [one] piedra
   *[other] piedras
}
counted-ore = { $count } { $count ->
    [one] mineral
   *[other] minerales
}
counted-silver = { $count } { $count ->
    [one] moneda
   *[other] monedas
}
counted-bow = { $count } { $count ->
    [one] arco
   *[other] arcos
}
counted-snare = { $count } { $count ->
    [one] trampa
   *[other] trampas
}
counted-spear = { $count } { $count ->
    [one] lanza
   *[other] lanzas
}
counted-sword = { $count } { $count ->
    [one] espada
   *[other] espadas
}
counted-whaling_boat = { $count } { $count ->
    [one] bote ballenero
   *[other] botes balleneros
}
counted-knarr = { $count } knarr
counted-longship = { $count } drakkar
counted-shed = { $count } { $count ->
    [one] cobertizo
   *[other] cobertizos
}
counted-stone_house = { $count } { $count ->
    [one] casa de piedra
   *[other] casas de piedra
}
counted-long_house = { $count } { $count ->
    [one] casa comunal
   *[other] casas comunales
}
counted-large_ship = { $count } { $count ->
    [one] barco grande
   *[other] barcos grandes
}
counted-sheep_any = { $count } { $count ->
    [one] oveja (embarazada o no)
   *[other] ovejas (embarazadas o no)
}
counted-cattle_any = { $count } { $count ->
    [one] res (embarazada o no)
   *[other] reses (embarazadas o no)
}
counted-any_weapon_cards = { $count } { $count ->
    [one] carta de arma cualquiera
   *[other] cartas de arma cualesquiera
}
counted-weapon_draw = { $count } { $count ->
    [one] carta de arma del mazo
   *[other] cartas de arma del mazo
}
counted-viking = { $count } { $count ->
    [one] vikingo
   *[other] vikingos
}
counted-ore_from_longship_1 = { $count } { $count ->
    [one] mineral de un drakkar con 1
   *[other] minerales de un drakkar con 1
}
counted-ore_from_longship_2 = { $count } { $count ->
    [one] mineral de un drakkar con 2
   *[other] minerales de un drakkar con 2
}
counted-ore_from_longship_3 = { $count } { $count ->
    [one] mineral de un drakkar con 3
   *[other] minerales de un drakkar con 3
}

# ---- names: colours, boards, phases, groups, decks, kinds

colour-orange = naranja
colour-red = rojo
colour-green = verde
colour-blue = azul
goods-orange = producto agrícola (naranja)
board-home_board = tablero individual
board-shetland = Islas Shetland
board-faroe_islands = Islas Feroe
board-iceland = Islandia
board-greenland = Groenlandia
board-bear_island = Isla del Oso
board-baffin_island = Isla de Baffin
board-labrador = Labrador
board-newfoundland = Terranova
board-stone_house = casa de piedra
board-long_house = casa comunal
board-shed = cobertizo
phase-new_viking = nuevo vikingo
phase-harvest = cosecha
phase-exploration_flip_and_silver = tableros de territorio
phase-new_weapon = robar un arma
phase-actions = acciones
phase-start_player = jugador inicial
phase-income = ingresos
phase-breeding = cría de animales
phase-feast = banquete
phase-bonus = recompensas
phase-mountain_strips = nuevas tiras de montaña
phase-return_vikings = recuperar los vikingos
group-build_houses = edificios
group-build_ships = barcos
group-hunting = caza
group-livestock_market = mercado de animales
group-weekly_market = mercado semanal
group-products = productos
group-crafting = artesanía
group-mountains_and_trade = montañas y comercio
group-sailing = navegación
group-emigration_and_occupation = migración y oficios
spaces-build_houses = una casilla de edificios
spaces-build_ships = una casilla de barcos
spaces-livestock_market = una casilla de mercado de animales
spaces-weekly_market = una casilla de mercado semanal
spaces-crafting = una casilla de artesanía
deck-A = mazo A
deck-B = mazo B
deck-C = mazo C
occupation-kind-instant = inmediata
occupation-kind-anytime = en cualquier momento
occupation-kind-each_time = cada vez
occupation-kind-as_soon_as = en cuanto
length-long = partida larga
length-short = partida corta

# ---- names: action spaces

space-c1_shed = Construir cobertizo
space-c1_whaling_boat = Construir bote ballenero
space-c1_hunting_game = Caza forestal (columna 1)
space-c1_stockfish = Pescado seco
space-c1_buy_stockfish = 2 pescados secos por 1 moneda
space-c1_buy_salt_meat = 2 carnes saladas por 2 monedas
space-c1_market = Haba y moneda
space-c1_milk = Leche de las reses
space-c1_linen = Lino por tela
space-c1_rune_stone = Tallar piedra rúnica
space-c1_mountain_2 = Montaña: 2
space-c1_mountain_1_trade_1 = Montaña: 1 y mejorar 1
space-c1_trade_2 = Mejorar 2 productos
space-c1_overseas_trading = Comercio exterior (columna 1)
space-c1_raiding = Incursión
space-c1_explore = Explorar Islas Shetland o Feroe
space-c1_draw_occupation = Robar oficio
space-c1_play_occupation = Jugar oficio
space-c2_stone_house = Construir casa de piedra
space-c2_knarr = Construir knarr
space-c2_hunting_game = Caza forestal (columna 2)
space-c2_laying_snare = Montar trampas
space-c2_buy_sheep = Oveja por 1 moneda
space-c2_buy_cattle = Res y leche por 3 monedas
space-c2_market = Lino, pescado seco y moneda
space-c2_mead = 2 hidromieles y 2 monedas
space-c2_clothing = Confeccionar túnica
space-c2_chest = Construir baúl
space-c2_wood_per_player = Madera por jugador y mineral
space-c2_mountain_3_trade_1 = Montaña: 3 y mejorar 1
space-c2_trade_3 = Mejorar 3 productos
space-c2_overseas_trading = Comercio exterior (columna 2)
space-c2_pillaging = Pillaje (columna 2)
space-c2_explore = Explorar Islandia, Groenlandia o Isla del Oso
space-c2_emigration = Migración (columna 2)
space-c2_play_occupations = Jugar 1–2 oficios
space-c3_long_house = Construir casa comunal
space-c3_longship = Construir drakkar
space-c3_whaling = Caza de ballenas con 1–3 botes
space-c3_sheep_or_cattle = Oveja o res
space-c3_market = Fruta, aceite, carne salada y moneda
space-c3_wool = Lana de las ovejas
space-c3_forge = Forja
space-c3_chests_and_runes = 2 baúles y 2 piedras rúnicas
space-c3_mountain_3_2 = Montaña: 3+2
space-c3_trade_3_weapons = Mejorar 3 productos y robar 4 armas
space-c3_trade_4 = Mejorar 4 productos
space-c3_special_sale = Venta especial
space-c3_pillaging = Pillaje (columna 3)
space-c3_explore = Explorar Isla de Baffin, Labrador o Terranova
space-c3_emigration = Migración (columna 3)
space-c3_play_occupations = Jugar 1–4 oficios
space-c4_house_and_ship = Casa y barco
space-c4_whaling = Caza de ballenas con 1 bote
space-c4_sheep_and_cattle = Oveja y res por 3 monedas
space-c4_market_products = Especia, moneda y productos animales
space-c4_crafting = Monedas, capa y joya
space-c4_mountain_4_trade_2x2 = Montaña: 4 y mejorar 2 dos veces
space-c4_mountain_2222_or_trade_3x2 = Montaña: 2+2+2+2 o mejorar 3 dos veces
space-c4_plundering = Saqueo
space-c4_exchange_emigrate = Bote por knarr y migración
space-imitation_1 = casilla de imitación de la columna 1
space-imitation_2 = casilla de imitación de la columna 2
space-imitation_3 = casilla de imitación de la columna 3
space-imitation_4 = casilla de imitación de la columna 4

# ---- names: occupations

occupation-1 = Buhonero
occupation-2 = Cliente habitual
occupation-3 = Peletero
occupation-4 = Cazador
occupation-5 = Caudillo
occupation-6 = Cantero
occupation-7 = Molinero
occupation-8 = Capataz de artesanos
occupation-9 = Barquero de minerales
occupation-10 = Ordeñador
occupation-11 = Cazador con tridente
occupation-12 = Timonel
occupation-13 = Arquero
occupation-14 = Naviero
occupation-15 = Campesino
occupation-16 = Capitán
occupation-17 = Porteador de Oriente
occupation-18 = Combatiente
occupation-19 = Anfitrión
occupation-20 = Propietario
occupation-21 = Recaudador
occupation-22 = Minero (22)
occupation-23 = Casero
occupation-24 = Proveedor de balleneros
occupation-25 = Salador
occupation-26 = Inspector cárnico
occupation-27 = Pescador
occupation-28 = Cerrajero
occupation-29 = Salador de venado
occupation-30 = Mercader de seda
occupation-31 = Almacenista
occupation-32 = Comandante
occupation-33 = Esquilador
occupation-34 = Pastor
occupation-35 = Ganadero
occupation-36 = Cocinero de un barco
occupation-37 = Tratante
occupation-38 = Mediador
occupation-39 = Reparador de barcos
occupation-40 = Maestro carpintero
occupation-41 = Remolón
occupation-42 = Administrador
occupation-43 = Recolector de fruta
occupation-44 = Sastre
occupation-45 = Pirata
occupation-46 = Diseñador de barcos
occupation-47 = Curtidor
occupation-48 = Granjero
occupation-49 = Labrador
occupation-50 = Grabador de runas
occupation-51 = Maestro cantero
occupation-52 = Tutor
occupation-53 = Tendero
occupation-54 = Negociante
occupation-55 = Tesorero
occupation-56 = Comerciante de armas
occupation-57 = Cultivador de legumbres
occupation-58 = Prensador de aceite de linaza
occupation-59 = Tejedor de lino
occupation-60 = Supervisor
occupation-61 = Dueño de un embarcadero
occupation-62 = Orfebre
occupation-63 = Tornero de cuernas
occupation-64 = Constructor de barcos
occupation-65 = Matadragones
occupation-66 = Agricultor
occupation-67 = Cocinero particular
occupation-68 = Proveedor de armas
occupation-69 = Abastecedor
occupation-70 = Mensajero
occupation-71 = Tabernero
occupation-72 = Jarl
occupation-73 = Platero
occupation-74 = Mayoral
occupation-75 = Matarife
occupation-76 = Repatriado
occupation-77 = Seguidor
occupation-78 = Vendedor ambulante
occupation-79 = Inseminador
occupation-80 = Zagal
occupation-81 = Intendente
occupation-82 = Constructor de drakkar
occupation-83 = Mayorista
occupation-84 = Guardia portuario
occupation-85 = Soplador de cuernos
occupation-86 = Tratante de cuero
occupation-87 = Predicador
occupation-88 = Dependiente
occupation-89 = Lanzador de piedras
occupation-90 = Guerrero armado
occupation-91 = Rezagado
occupation-92 = Fanfarrón
occupation-93 = Peón
occupation-94 = Mercader de Oriente
occupation-95 = Montañero
occupation-96 = Comerciante de carne
occupation-97 = Guisantero
occupation-98 = Noble
occupation-99 = Maestro
occupation-100 = Sepulturero
occupation-101 = Juez
occupation-102 = Comerciante de pieles
occupation-103 = Herrero rural
occupation-104 = Peregrino
occupation-105 = Constructor de knarr
occupation-106 = Incendiario
occupation-107 = Aventurero
occupation-108 = Forjador
occupation-109 = Sobrecargo
occupation-110 = Colono de Birka
occupation-111 = Artista
occupation-112 = Camarero
occupation-113 = Aprendiz
occupation-114 = Bordador de seda
occupation-115 = Mujer del caudillo
occupation-116 = Maestro albañil
occupation-117 = Armador
occupation-118 = Esportillero
occupation-119 = Lechero
occupation-120 = Intermediario
occupation-121 = Carpintero de obra
occupation-122 = Montaraz
occupation-123 = Vendedor de aceite
occupation-124 = Carretillero
occupation-125 = Escriba
occupation-126 = Trampero
occupation-127 = Pescador de caña
occupation-128 = Cavador
occupation-129 = Curador
occupation-130 = Experto en cepos
occupation-131 = Preparador de cebos
occupation-132 = Berserker
occupation-133 = Guerrero
occupation-134 = Borracho
occupation-135 = Lobo solitario
occupation-136 = Asaltante
occupation-137 = Lancero
occupation-138 = Salteador
occupation-139 = Saqueador
occupation-140 = Cocinero de grasas
occupation-141 = Escultor de marfil
occupation-142 = Cazador de ballenas
occupation-143 = Vendedor de astas
occupation-144 = Cazador de ciervos
occupation-145 = Guardabosques
occupation-146 = Conductor de trineo
occupation-147 = Piloto
occupation-148 = Mercader de especias
occupation-149 = Sacerdote
occupation-150 = Tratante de carne
occupation-151 = Presidente del thing
occupation-152 = Mercader
occupation-153 = Cazador experto
occupation-154 = Leñador
occupation-155 = Tonelero
occupation-156 = Picapedrero
occupation-157 = Desollador
occupation-158 = Bárbaro
occupation-159 = Cazador para festines
occupation-160 = Clarividente
occupation-161 = Mozo ballenero
occupation-162 = Cultivador de lino
occupation-163 = Montero
occupation-164 = Portador de un cinto
occupation-165 = Cacique
occupation-166 = Armero
occupation-167 = Catador
occupation-168 = Jarl de Lade
occupation-169 = Sembrador
occupation-170 = Ayudante de refugiados
occupation-171 = Panadero de linaza
occupation-172 = Cocinero de pescado
occupation-173 = Troquelador
occupation-174 = Viajero del Bósforo
occupation-175 = Prensador de aceite de bacalao
occupation-176 = Profesor de modales
occupation-177 = Doncella
occupation-178 = Fabricante de barcas
occupation-179 = Balandrista
occupation-180 = Asaltante de playa
occupation-181 = Remendón de velas
occupation-182 = Cultivador de condimentos
occupation-183 = Proveedor de cereales
occupation-184 = Patrocinador
occupation-185 = Viajero de Dorestad
occupation-186 = Panadero con harina de guisante
occupation-187 = Cronista
occupation-188 = Minero (188)
occupation-189 = Marinero
occupation-190 = Mercader del Bósforo

# ---- what occupations do: sentences

tell-must = { $when }: { $what }.
tell-may = { $when }, puedes { $deed }.
tell-table = { $when }, según { $count }: { $lines }.
tell-row = { $things } con { $numbers }
numbers-from = { $number } o más
numbers-between = { $first }–{ $last }

# ---- what occupations do: when

when-if = { $when }, si { $conditions }
when-then = Después
when-play = Al jugar esta carta
when-anytime = En cualquier momento
when-space_used = Cada vez que uses { $spaces }
when-space_used-before = Cada vez que vayas a usar { $spaces }
when-space_used-after = Cada vez que hayas usado { $spaces }
when-action = Cada vez que hagas una acción de { $actions }
when-action-before = Antes de cada acción de { $actions }
when-action-after = Después de cada acción de { $actions }
when-success = Cada vez que tengas éxito en una acción de { $actions }
when-success-after = Después de cada éxito en una acción de { $actions }
when-failure = Cada vez que fracases en una acción de { $actions }
when-roll = Cada vez que tires el dado en una acción de { $actions }
when-phase-before = Antes de cada fase de { $phase }
when-phase-start = Al comienzo de cada fase de { $phase }
when-phase-during = Durante cada fase de { $phase }
when-phase-after = Después de cada fase de { $phase }
when-build = Cada vez que construyas { $pieces }
when-build-after = Cada vez que hayas construido { $pieces }
when-ship_acquired = En cuanto recibas { $pieces } (una vez por partida)
when-state = En cuanto tengas { $owned } (una vez por partida)
when-scoring = Al final de la partida
each-gain = Por cada { $thing } que recibas
each-gain-mountain_strip = Por cada { $thing } que tomes de una tira de montaña
each-place-exploration_board = Por cada { $thing } que coloques en un tablero de territorio
each-place-stone_or_long_house = Por cada { $thing } que coloques en una casa de piedra o casa comunal
each-feast = Por cada { $thing } que sirvas en un banquete
each-strip_aging = Por cada { $thing } que se retire de una tira de montaña en la fase de nuevas tiras de montaña
spaces-named = “{ $space }”
spaces-any = una casilla de acción

# ---- what occupations do: conditions

if-silver_cost_at_least = su precio impreso es de al menos { $cost }
if-own_vikings-group = hay al menos { $number } vikingos tuyos en casillas de { $group }
if-own_vikings-column = hay al menos { $number } vikingos tuyos en la columna { $place }
if-harvest-none = en esta ronda no hay cosecha
if-harvest-some = hay cosecha
if-ore_is_paid = su coste se paga con mineral
if-rolls_made_at_most = has tirado el dado { $number ->
    [one] 1 vez
   *[other] { $number } veces
} como máximo
if-building_is = construyes allí { $pieces }
if-wood_paid_at_least = has pagado por ello al menos { $cost }
if-vikings_placed = has colocado para ello exactamente { $vikings } en la casilla
if-spent_exactly = has gastado exactamente { $cost }
if-spent_none = no has gastado { $thing }
if-supply_at_least = tienes al menos { $things } en tu reserva

# ---- what occupations do: what happens

change-roll = resta { $number }
change-spend_value = cada { $thing } que gastes cuenta como { $number }
change-cost = cuesta { $cost } menos
per-knarrs = { $things } por cada knarr que tengas
per-longships = { $things } por cada drakkar que tengas
per-whaling_boats = { $things } por cada bote ballenero que tengas
per-stone_or_long_houses = { $things } por cada casa de piedra y cada casa comunal que tengas
per-animal_species_in_stables = { $things } por cada especie en tus establos (ovejas, reses)
per-distinct_red_good_types_in_supply_and_stables = { $things } por cada producto rojo diferente en tu reserva y tus establos (cada animal cuenta una vez, embarazado o no)
per-pairs_of_game_meat_and_whale_meat_in_supply = { $things } por cada pareja de 1 carne de venado y 1 carne de ballena en tu reserva
per-distinct_building_resource_types_exchanged = { $things } por cada tipo de material de construcción que hayas pagado allí (madera, piedra, mineral)
cost-silver-round = tantas monedas como el número de la ronda
cost-longship-ore = { $cost } del drakkar que uses
do-get = recibir { $things }
do-pay = pagar { $cost } para { $deed }
do-upgrade = mejorar 1 { $thing } en { $number ->
    [one] 1 paso
   *[other] { $number } pasos
}
do-upgrade-far = mejorar 1 { $thing } hasta { $number } pasos
do-mountain = tomar hasta { $number } elementos de una misma tira de montaña
do-mountain-one = tomar { $number ->
    [one] 1 elemento
   *[other] { $number } elementos
} de una tira de montaña
do-play_occupation = jugar { $number ->
    [one] 1 oficio
   *[other] { $number } oficios
}
do-carry_out = hacer una acción de { $action }
do-return_vikings = recuperar { $vikings } de esta casilla
do-add = sumar { $number } a cada tirada
goods-any = producto
count-in_supply = la cantidad de { $thing } en tu reserva
count-min_of_whaling_boats_knarrs_longships = el número de juegos completos de 1 bote ballenero, 1 knarr y 1 drakkar que tengas
count-added_ore_on_all_ships = la cantidad de mineral que hayas colocado en tus barcos
count-longships_with_2_or_3_ore = el número de tus drakkar con al menos 2 minerales
count-special_tiles_in_supply_and_on_boards = el número de tus losetas especiales, colocadas o no
count-longships = el número de tus drakkar
count-whaling_boats = el número de tus botes balleneros
count-sheep_any_in_stable = el número de tus ovejas, embarazadas o no
count-whaling_boats_used = el número de botes balleneros usados
count-current_total_income = tus ingresos en ese momento
count-own_exploration_boards = el número de tus tableros de territorio

# ---- what occupations do: in words of their own

occupation-effect-3 = Cada vez que uses una casilla de acción que muestre exactamente 1 moneda como recompensa: 1 trampa. Son “Haba y moneda”, “Lino, pescado seco y moneda”, “Fruta, aceite, carne salada y moneda”, “Especia, moneda y productos animales”, “Tallar piedra rúnica”, “Construir baúl”, “Robar oficio” y “Jugar oficio”.
occupation-effect-4 = Cada vez que tires el dado en cualquier acción de dado: resta 1.
occupation-effect-5 = Al jugar esta carta, celebra enseguida un banquete para ti, con sanciones por los espacios vacíos. El banquete de esta ronda se celebra igualmente.
occupation-effect-9 = Antes de cada fase de ingresos: 1 mineral por cada drakkar que tengas. Debes colocarlo enseguida en tu tablero individual o en tus tableros de territorio; el mineral que no se pueda colocar se pierde.
occupation-effect-12 = Al jugar esta carta: 1 baúl. Después de cada incursión, pillaje, saqueo, exploración o migración con un drakkar: 1 carta de arma del mazo, sin importar cuántos drakkar uses.
occupation-effect-20 = Al jugar esta carta, puedes recibir enseguida las recompensas de tus casas de piedra y casas comunales.
occupation-effect-21 = Al jugar esta carta, puedes recibir enseguida las recompensas de tu tablero individual.
occupation-effect-31 = Al jugar esta carta, elige un tipo de producto del que tengas exactamente 3 losetas en tu reserva (ni ovejas ni reses): 1 más de ese tipo.
occupation-effect-34 = Al jugar esta carta, con 2 o 3 ovejas (embarazadas o no): 1 leche y 1 lana. Con 4 o más: 1 leche y 2 lanas.
occupation-effect-35 = Al jugar esta carta, puedes realizar enseguida una fase de cría de animales para ti.
occupation-effect-38 = En cada fase de robar un arma, puedes tomar 1 madera, 1 piedra o 1 mineral en vez de robar una carta de arma.
occupation-effect-39 = En cualquier momento, puedes devolver a tu reserva mineral que hayas colocado en tus barcos, pero no entre la primera tirada y la declaración en una acción de dado. El mineral impreso se queda.
occupation-effect-40 = Puedes colocar madera en tus casas de piedra y casas comunales. Cubre 1 espacio y puede estar al lado de cualquier cosa.
occupation-effect-42 = Antes de cada fase de ingresos, puedes poner 1 madera o 1 piedra de tu reserva en un espacio libre para ella de uno de tus cobertizos para recibir 1 moneda.
occupation-effect-46 = En cualquier momento, puedes pagar 3 maderas y además 1 lana o 1 tela para recibir 1 drakkar. Necesitas un amarre grande libre.
occupation-effect-49 = En cualquier momento, puedes pagar 1 res (embarazada o no) para recibir 1 guisante, 1 lino, 1 haba, 1 cereal y 1 col. Para ti es una fase de cosecha adicional con cosecha.
occupation-effect-60 = Al jugar esta carta, puedes recuperar 1 vikingo de una casilla; o pagar tantas monedas como el número de la ronda para recuperar hasta 2 vikingos de una casilla. Puedes volver a colocarlos en esta ronda.
occupation-effect-61 = Al jugar esta carta, puedes devolver 1 drakkar con todo su mineral para recibir 8 monedas.
occupation-effect-64 = Al jugar esta carta, puedes devolver 1 bote ballenero con todo el mineral colocado en él y pagar 2 monedas para recibir 1 drakkar.
occupation-effect-66 = Al jugar esta carta, puedes pagar 1 moneda para mover 1 producto naranja hasta 2 pasos en diagonal por los compartimentos de productos: cada paso sube un color y va una columna a la derecha.
occupation-effect-69 = Al jugar esta carta, puedes completar tus armas hasta tener 2 de cada tipo.
occupation-effect-70 = Al jugar esta carta, si el alfiler está en un tablero o una casa de cualquier jugador, puedes tomarlo y llevarlo a tu reserva. Los espacios que quedan libres se cubren con 1 cubertería de plata y 1 piedra rúnica de la reserva general.
occupation-effect-71 = Al jugar esta carta, si la cuerna está en un tablero o una casa de cualquier jugador, puedes tomarla y llevarla a tu reserva. Los espacios que quedan libres se cubren con 1 baúl y 1 piedra rúnica de la reserva general.
occupation-effect-76 = Al jugar esta carta, puedes recuperar 1 vikingo de cada casilla de la columna 4 donde tengas vikingos, incluida la casilla de imitación. Puedes volver a colocarlos en esta ronda.
occupation-effect-77 = Al jugar esta carta, puedes usar una casilla ocupada de la columna 2 sin colocar vikingos, con sus requisitos y costes normales. No puede ser una casilla de imitación.
occupation-effect-78 = Al jugar esta carta, puedes voltear losetas de tu reserva y tus establos según el número de tus knarr: hasta 2 losetas con 1, 4 con 2, 6 con 3, o 7 con 4 o más. Los animales pasan de embarazados a no embarazados o al revés. No es una mejora.
occupation-effect-79 = Al jugar esta carta, puedes hacer que 1 de tus reses quede embarazada: voltéala.
occupation-effect-81 = Al jugar esta carta, puedes comprar 1 drakkar por 8 monedas. Cada espada que tengas lo abarata 1 moneda, y cada arco y cada lanza, media moneda; redondea el precio hacia abajo. Conservas las armas.
occupation-effect-82 = Al jugar esta carta, puedes comprar 1 drakkar. Cuesta 8 monedas sin ningún knarr, 6 con 1 knarr, 3 con 2, o 1 con 3 o más.
occupation-effect-83 = Al jugar esta carta, puedes mejorar hasta 4 productos de un mismo tipo en 1 paso cada uno. Embarazados o no, los animales de una especie son del mismo tipo.
occupation-effect-84 = Al jugar esta carta, puedes hacer una acción de migración. Cuesta 1 moneda menos por cada barco grande que tengas, contados antes de que uno emigre.
occupation-effect-88 = Antes de cada acción de comercio exterior, una vez por cada knarr que tengas, puedes pagar 1 moneda para mover 1 producto naranja, rojo o verde un paso en diagonal por los compartimentos de productos: un color hacia arriba y una columna a la izquierda. También puedes mover animales de tus establos.
occupation-effect-91 = Al final de cada fase de acciones, puedes pagar 1 moneda para usar una casilla vacía de la columna 1 sin colocar vikingos, con sus requisitos y costes normales. Debe estar justo encima o debajo de una casilla donde tengas vikingos.
occupation-effect-97 = Durante cada fase de cosecha, si en esta ronda no hay cosecha, puedes doblar los guisantes de tu reserva, hasta 8 como máximo.
occupation-effect-99 = Cada vez que vayas a robar un oficio, puedes jugar 1 oficio de tu mano en vez de robarlo.
occupation-effect-102 = Cada vez que uses “Montaña: 1 y mejorar 1” o “Montaña: 3 y mejorar 1”, puedes pagar 1 carne de venado o 1 seda para recibir 1 piel en vez de mejorar. Lo que tomas de la tira de montaña no cambia.
occupation-effect-105 = Cada vez que uses “Construir bote ballenero”, puedes pagar 3 maderas para construir 1 knarr en su lugar.
occupation-effect-106 = “Saqueo” pide solo 3 de tus vikingos si tienes 3 drakkar, y solo 2 si tienes 4.
occupation-effect-107 = Cada vez que uses “Explorar Islas Shetland o Feroe”, puedes reclamar cualquier tablero de territorio que esté boca arriba. Basta 1 barco de cualquier tipo.
occupation-effect-122 = Cada vez que hayas usado una casilla de acción para tomar elementos de tiras de montaña, puedes recibir, según cuántos de madera, piedra, mineral y moneda haya entre ellos: 1 hidromiel con 2, 1 cuero con 3, o 1 baúl con 4.
occupation-effect-124 = Cada vez que hayas usado una casilla de acción que te haya dado exactamente 2 monedas, puedes pagar 2 monedas para recibir 1 cereal y 2 maderas. Las monedas de oficios no cuentan.
occupation-effect-136 = Cada vez que tires el dado en una acción de incursión o pillaje: suma 1. Cada vez que tengas éxito en una acción de incursión o pillaje, puedes tomar 2 productos o losetas especiales en vez de 1; sus valores de combate sumados no pueden superar el valor de ataque.
occupation-effect-137 = En las acciones de incursión y pillaje, puedes gastar lanzas como si fueran espadas.
occupation-effect-138 = En las acciones de incursión y pillaje, puedes tomar un producto verde en vez de uno azul. Su valor de combate es 1 menos que el de su cara azul. Con un valor de ataque de 5, puedes tomar aceite.
occupation-effect-139 = En las acciones de incursión y pillaje, el valor de combate de la loseta especial de mayor valor de la reserva ovalada baja 1; si hay un empate, el de cada una de ellas.
occupation-effect-147 = En las acciones de incursión, pillaje, saqueo y exploración, tus knarr pueden sustituir a los drakkar. No llevan mineral.
occupation-effect-150 = Cada vez que recibas a la vez exactamente 2 pescados secos o exactamente 2 carnes saladas en una acción o por un oficio, puedes recibir 1 de los 2 como 1 carne de venado. No en la fase de recompensas.
occupation-effect-151 = Cada vez que recuperes exactamente 1 o 2 vikingos por un mismo efecto en la fase de acciones: 1 moneda.
occupation-effect-152 = Cada vez que uses una acción para mejorar hasta 3 o hasta 4 productos en 1 paso, puedes mejorar exactamente 1 de ellos en un segundo paso.
occupation-effect-153 = En cada acción de dado, puedes tirar el dado hasta 4 veces.
occupation-effect-154 = Una vez en cada acción, si la casilla de tus vikingos te da al menos 2 maderas: 1 moneda.
occupation-effect-155 = Una vez en cada acción, después de que la casilla de tus vikingos te haya dado al menos 2 maderas, puedes pagar 1 madera para recibir 1 pescado seco.
occupation-effect-156 = Una vez en cada acción, si la casilla de tus vikingos te da al menos 1 piedra: 1 moneda.
occupation-effect-159 = Después de cada banquete en el que hayas servido al menos 1 carne de venado, puedes hacer una acción de caza forestal.
occupation-effect-160 = En cada banquete en el que no sirvas hidromiel: 1 moneda. Puedes usarla en ese mismo banquete.
occupation-effect-164 = Cada vez que vayas a usar una casilla de la columna 4 con 4 vikingos, puedes tomar 1 elemento de una tira de montaña cuyo primer elemento sea piedra o mineral.
occupation-effect-166 = Cada vez que vayas a usar una casilla de la columna 2 con 2 vikingos, salvo la primera que uses en esta columna en la ronda, puedes robar 1 carta de arma.
occupation-effect-168 = Cada vez que el número de tus vikingos en la explanada del thing pase a ser exactamente 3, desde más o desde menos: 1 moneda.
occupation-effect-169 = Durante cada fase de cosecha con cosecha, además de la cosecha: 1 lino si tenías lino en tu reserva al comienzo de la fase, o 1 cereal si entonces tenías cereal. Si se cumplen ambas cosas, elige una.
occupation-effect-172 = Después de cada banquete, puedes colocar pescado seco de la zona del banquete en tus casas de piedra y casas comunales, con las reglas normales, en vez de devolverlo.
occupation-effect-175 = Una vez en cada acción, si recibes en ella o por un oficio pescado seco, puedes pagar 1 moneda para recibir 1 aceite. No en la fase de recompensas.
occupation-effect-176 = Cada vez que hayas usado una casilla o un efecto de una carta con los que hayas jugado oficios: 1 guisante, sin importar cuántos.
occupation-effect-177 = En cada fase de recompensas, por cada casa tuya que te dé exactamente 1 producto, puedes tomar 1 cubertería de plata en vez de ese producto.
occupation-effect-182 = En cuanto tengas 2 casas de piedra o casas comunales, puedes, en cualquier momento pero una sola vez por partida, pagar 2 maderas para recibir 1 especia, o pagar 5 maderas para recibir 2 especias.
occupation-effect-183 = Al jugar esta carta, con 1 knarr: 1 guisante, 1 haba y 1 lino; con 2, además 1 cereal; con 3, además 1 col; con 4 o más, además 1 fruta.
occupation-effect-184 = Al jugar esta carta, si tienes al menos 3 minerales en tu reserva, puedes pagar 4 maderas o 3 monedas para recibir 1 drakkar. Coloca en él 3 minerales de tu reserva.
occupation-effect-185 = Cada vez que vayas a hacer una acción de incursión, puedes mejorar en su lugar hasta 2 productos en 1 paso cada uno.
occupation-effect-186 = En cada banquete, hasta 2 guisantes pueden ir en horizontal.
occupation-effect-187 = Una vez en cada uso de una casilla de acción con vikingos, puedes pagar 2 linos para recibir el cinturón, si aún está en la reserva ovalada. En cualquier momento, puedes pagar 3 linos para recibir 1 cofre.
occupation-effect-188 = Al jugar esta carta, con 2 jugadores: 1 moneda; con 3: 2 monedas; con 4: 3 monedas. Por cada “2 monedas” que tomes del último lugar impreso de una tira de montaña: 1 moneda.

# ---- the table

table-round = Ronda { $round } de { $rounds }
table-before = sigue: { $what }
table-before-the-end = colocación final
table-start-player = jugador inicial: { $seat }
table-player = Jugador
table-player-name = { $seat }
table-vikings = Vik
table-silver = mon
table-resources = m/p/mi
table-goods = n/r/v/a
table-ships = ba/kn/dr
table-houses = co/pi/cc
table-cards = oficios
table-income = ing
table-points = pts
table-your-goods = Tuyo:
table-strips = Tiras de montaña
table-explorations = Territorios
table-silver-on-tile = { $board } (+{ $silver } monedas)
table-stock = Reserva
table-in-tray = { $count ->
    [one] 1 loseta especial
   *[other] { $count } losetas especiales
}
table-weapon-pile = mazo de armas: { $count }
table-standing = Vikingos en:
table-column-of-spaces = { $vikings ->
    [one] 1 vikingo
   *[other] { $vikings } vikingos
}
table-spaces-legend = { $sign } se puede usar ahora; un número: de quién son los vikingos que hay. casillas 1 a 4 muestran qué hacen las de una columna; o añade palabras: casillas madera.
table-supply = Materiales
table-vikings-left = Vikingos en la casilla del thing
table-silver-in-supply = Monedas
table-all-weapons = Armas
table-all-ships = Barcos
table-with-ore = { $ship } con { $count } de mineral
table-emigrated = Emigrados
table-all-houses = Edificios
table-all-boards = Tableros de territorio
table-penalties = Sanciones del thing
table-played = Oficios jugados
table-hand-count = Cartas en la mano
table-all-income = Ingresos
table-hand = Tu mano
table-occupations = Oficios
table-effect = qué hace
table-points-now = Puntos hasta ahora
table-no-price = no se vende
table-price = precio { $silver } monedas
table-sword = espada { $value }
table-forge = forja
table-worth = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-worth-emigrated = { $points } puntos tras emigrar
table-ore-slots = sitio para { $count } de mineral
table-income-now = ingresos { $silver }
table-open-cells = { $count } × −1 sin cubrir
table-covered = cubierto
table-earned = ganado
table-how-to-place = Escribe el espacio donde irá la esquina superior izquierda de la pieza y su giro: b4, b4 90, b4 90 m (reflejada). Subrayado: esquinas posibles. Si hay varios tableros, añade el nombre. Con ? delante sabrás por qué no; deshacer devuelve la pieza.
table-row = fila
table-column = columna
table-mirrored = m
table-nothing-like-that = No hay nada como «{ $said }» que mirar.
table-feast = Zona del banquete: { $open ->
    [one] 1 espacio abierto
   *[other] { $open } espacios abiertos
}, { $empty } sin llenar
table-feast-legend = { $open } abierto  { $viking } vikingo  { $ship } barco emigrado  { $empty } sin llenar  > siguiente espacio
table-roll = { $dice }: { $roll } en el dado (tirada { $rolls } de { $most }), resultado { $result }
table-cells = { $count ->
    [one] 1 espacio
   *[other] { $count } espacios
}
table-silver-of-round = tantas monedas como la ronda
table-per-player = 1 { $thing } por jugador
table-take-items = { $counts } de tiras de montaña
table-upgrade = { $steps ->
    [one] mejorar { $count }
   *[other] mejorar { $count } hasta { $steps } pasos
}
table-for-animals = por { $animal }: { $rows }
table-dice = tirar el D{ $die }
table-boats = { $least ->
    [1] { $most ->
        [1] 1 bote
       *[other] 1–{ $most } botes
    }
   *[other] { $least }–{ $most } botes
}
table-forged = joyas o una loseta especial con el símbolo de la forja
table-overseas = voltear productos verdes de tipos distintos
table-sale = comprar 1–{ $most } losetas especiales
table-emigrate = emigración
table-draw = robar { $count ->
    [one] 1 oficio
   *[other] { $count } oficios
}
table-play = jugar { $most ->
    [1] 1 oficio
   *[other] { $least }–{ $most } oficios
}
table-draw-weapons = robar { $count } armas

# ---- commands of the text table

command-board = tablero
command-spaces = casillas
command-player = jugador
command-hand = mano
command-card = oficio
command-tray = losetas
command-feast = banquete
command-points = puntos
help-command-board = tus tableros y casas; tablero 2: los del jugador 2; tablero islandia: uno de ellos
help-command-spaces = el tablero de acciones; casillas 3: qué hace la tercera columna; casillas madera: las que tienen esas palabras
help-command-player = qué tiene cada uno; jugador 2: qué tiene el jugador 2
help-command-hand = tus oficios y qué hacen
help-command-card = qué hace un oficio: oficio 12, oficio tutor
help-command-tray = las losetas especiales que quedan: forma, precio, valor de espada
help-command-feast = tu zona del banquete; banquete 2: la del jugador 2
help-command-points = los puntos hasta ahora, como contarían al final
