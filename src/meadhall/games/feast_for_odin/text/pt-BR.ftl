# A Feast for Odin. Words as in the glossary of the printed editions.

game-title = Um Banquete a Odin
game-summary = Lidere um clã viking em caçadas, viagens comerciais e invasões, e cubra seu lar e terras distantes com o que trouxer.
players = 1–4 jogadores

# ---- what a seat is asked

choice-TakeTurn = Coloque vikings em um espaço de ação ou passe
choice-Window = Faça algo que se pode fazer a qualquer hora ou siga
choice-ChoosePlace = Escolha onde dispor: { $piece }
choice-OfferPart = { $of }: faça esta parte ou deixe-a de fora
choice-ChooseAlternative = { $of }: escolha uma das alternativas
choice-ChooseReplacement = { $of }: faça o normal ou o que uma ocupação põe no lugar
choice-ChooseCost = { $of }: escolha o que você paga
choice-ChooseItems = Escolha uma encosta de montanha e quantos itens você pega (cada número vale para outra encosta: { $allowances })
choice-ChooseUpgrade = { $steps ->
    [one] { $count ->
        [one] Aprimore mais 1 recurso em 1 passo
       *[other] Aprimore até { $count } recursos em 1 passo cada
    }
   *[other] { $count ->
        [one] Aprimore mais 1 recurso em até { $steps } passos
       *[other] Aprimore até { $count } recursos em até { $steps } passos cada
    }
}
choice-ChooseTile = Vire um recurso verde para o lado azul, cada tipo uma só vez, ou pare
choice-ChooseSecondSpecial = Compre uma segunda ficha especial junto com a primeira ou siga em frente
choice-ChooseShipToReturn = Escolha qual navio volta para a reserva ({ $ship })
choice-ChooseSpecial = Compre uma ficha especial pelo preço dela
choice-ChooseForged = Forje uma joia ou uma ficha especial com o símbolo de forja
choice-ChooseBoard = Reclame um tabuleiro de exploração
choice-ChooseShip = Escolha um navio grande para emigrar
choice-ChooseOccupation = { $least ->
    [0] { $most ->
        [one] Jogue 1 ocupação ou pare
       *[other] Jogue até { $most } ocupações ou pare
    }
   *[other] { $most ->
        [one] Jogue 1 ocupação
       *[other] Jogue 1 ocupação ({ $most } no máximo)
    }
}
choice-PlayColumnCard = Jogue 1 ocupação ou não (coluna 4: uma vez, antes ou depois da ação)
choice-ChooseBoats = { $most ->
    [one] Escolha o baleeiro que sai
   *[other] Escolha os baleeiros que saem ({ $most } no máximo)
}
choice-KeepOrRoll = Mantenha o resultado do dado ou jogue de novo
choice-DeclareLow = Pague o resultado ou declare um fracasso
choice-DeclareHigh = Pegue seu espólio, aumente o resultado de batalha ou declare um fracasso
choice-ReturnSome = { $most ->
    [one] Você pode levar 1 viking de volta à praça de Ting
   *[other] Você pode levar até { $most } vikings de volta à praça de Ting
}
choice-LayOut = Decida o próximo espaço da mesa de banquete
choice-OfferEffects = { $due-count ->
    [one] É a vez do efeito de uma ocupação ({ $due }): { $due-told }
   *[other] É a vez de efeitos das suas ocupações: { $due }. Use um deles
}
choice-OfferInstead = Pegue o que uma ocupação dá em troca ou não ({ $due }): { $due-told }
choice-OfferReplacement = Você recebe { $thing-counted }. Use esta ocupação ou não ({ $due }): { $due-told }
choice-ChooseRecall = { $occupation }: recupere até { $count ->
    [one] { $count } viking
   *[other] { $count } vikings
} de um espaço
choice-ChooseSpaceToUse = { $occupation }: escolha um espaço para usar sem vikings
choice-ChooseExchange = { $occupation }: escolha o recurso que você troca e por qual
choice-PlaceNow = Disponha agora { $piece-counted }; o que você não dispuser se perde
choice-LootAgain = Pegue um segundo recurso ou ficha especial com valor de espada de no máximo { $rest }, ou pare
choice-PlayInstead = Jogue 1 ocupação em vez de comprar uma, ou compre
choice-ChooseTileToFlip = { $count ->
    [one] Vire mais { $count } ficha ou pare
   *[other] Vire até { $count } fichas ou pare
}

# ---- moves

move-UseSpace = Usar { $space-id ->
    [imitation_1] o espaço de imitação da coluna 1 para imitar “{ $copying }”
    [imitation_2] o espaço de imitação da coluna 2 para imitar “{ $copying }”
    [imitation_3] o espaço de imitação da coluna 3 para imitar “{ $copying }”
    [imitation_4] o espaço de imitação da coluna 4 para imitar “{ $copying }”
   *[other] “{ $space }”
}{ $through ->
    [0] { "" }
   *[other] { " " }({ $through })
}
move-Pass = Passar: não colocar mais vikings nesta rodada
move-Done = Seguir
move-PickUp = Dispor { $piece }
move-LayDown = Dispor: { $board }, { $row }, { $column }{ $turn ->
    [0] { "" }
   *[other] , girada em { $turn }°
}{ $mirrored-id ->
    [yes] , espelhada
   *[no] { "" }
}
move-FillSlot = Pôr { $resource } em um espaço de recurso: { $house }
move-BuyShip = Comprar com pratas: { $ship }
move-Arm = Colocar 1 minério em um { $ship } (minério colocado nele: { $carrying })
move-Decline = Deixar de fora
move-PayWith = Pagar { $cost }
move-Choose = Escolher: { $what }
move-TakeItems = Pegar { $count ->
    [one] { $count } item
   *[other] { $count } itens
} da encosta de montanha { $strip }
move-Upgrade = Aprimorar { $good } em { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
move-TurnOver = Virar { $good }
move-BuySpecial = Comprar pelo preço: { $special }
move-ReturnShip = { $ship-id ->
    [knarr] Devolver um knarr
   *[other] Devolver um { $ship } (minério nele: { $carrying })
}
move-Explore = Reclamar { $board }
move-Emigrate = { $ship-id ->
    [knarr] Emigrar com um knarr
   *[other] Emigrar com um dracar (minério nele: { $carrying })
}
move-PlayOccupation = Jogar { $occupation }
move-UseBoats = Sair com { $carrying-count ->
    [one] { $carrying-count } baleeiro
   *[other] { $carrying-count } baleeiros
} (minério colocado: { $carrying })
move-RollAgain = Jogar o dado de novo
move-Stop = Manter o resultado do dado
move-Fail = Declarar um fracasso
move-Spend = Somar 1 { $piece } ao resultado de batalha
move-Loot = Sucesso: pegar { $good }
move-Succeed = { $weapons ->
    [0] { $wood ->
        [0] Sucesso: não pagar nada
        [one] Sucesso: pagar { $wood } madeira
       *[other] Sucesso: pagar { $wood } madeiras
    }
    [one] { $wood ->
        [0] Sucesso: pagar { $weapons } arma
        [one] Sucesso: pagar { $wood } madeira e { $weapons } arma
       *[other] Sucesso: pagar { $wood } madeiras e { $weapons } arma
    }
   *[other] { $wood ->
        [0] Sucesso: pagar { $weapons } armas
        [one] Sucesso: pagar { $wood } madeira e { $weapons } armas
       *[other] Sucesso: pagar { $wood } madeiras e { $weapons } armas
    }
}
move-TakeBackVikings = { $count ->
    [0] Deixar os vikings lá
    [one] Recuperar { $count } viking
   *[other] Recuperar { $count } vikings
}
move-Serve = Servir { $what }{ $vertical-id ->
    [yes] , na vertical
   *[no] { "" }
}
move-LeaveEmpty = Deixar vazio o próximo espaço
move-FinishFeast = Deixar vazios todos os outros espaços
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
    [0] Deixar os vikings em “{ $space }”
    [one] Recuperar { $count } viking de “{ $space }”
   *[other] Recuperar { $count } vikings de “{ $space }”
}
move-UseWithoutVikings = Usar “{ $space }” sem vikings
move-Exchange = Trocar { $good } por { $into }
move-TakeOre = Recuperar 1 minério de um { $ship } (minério colocado nele: { $carrying })

kind-UseSpace = usar um espaço de ação
kind-Pass = passar
kind-Done = seguir
kind-PickUp = dispor uma peça
kind-LayDown = escolher um lugar
kind-FillSlot = preencher um espaço de recurso
kind-BuyShip = comprar um navio
kind-Arm = colocar minério em um navio
kind-Decline = deixar uma parte de fora
kind-PayWith = escolher um custo
kind-Choose = escolher uma recompensa
kind-TakeItems = pegar de uma encosta de montanha
kind-Upgrade = aprimorar um recurso
kind-TurnOver = virar uma ficha
kind-ReturnShip = devolver um navio
kind-BuySpecial = comprar uma ficha especial
kind-Explore = reclamar um tabuleiro de exploração
kind-Emigrate = emigrar
kind-PlayOccupation = jogar uma ocupação
kind-UseBoats = escolher baleeiros
kind-RollAgain = jogar o dado de novo
kind-Stop = manter um resultado
kind-Fail = declarar um fracasso
kind-Spend = aumentar o resultado de batalha
kind-Loot = pegar um espólio
kind-Succeed = declarar um sucesso
kind-TakeBackVikings = recuperar vikings
kind-Serve = servir comida
kind-LeaveEmpty = deixar um espaço vazio
kind-FinishFeast = encerrar o banquete
kind-UseOccupation = usar uma ocupação
kind-RecallVikings = recuperar vikings de um espaço
kind-UseWithoutVikings = usar um espaço sem vikings
kind-Exchange = trocar um recurso
kind-TakeOre = recuperar minério

# ---- what happens

event-StartPlayer = { $seat } começa (jogador inicial).
event-RoundBegan = Começa a rodada { $round } de { $rounds }.
event-Harvested = Colheita: cada jogador recebe { $goods }.
event-TileTurned = Um tabuleiro de exploração é virado: { $board }.
event-SilverPlaced = { $count ->
    [one] { $count } prata é colocada
   *[other] { $count } pratas são colocadas
} em { $board }.
event-WeaponDrawn = { $seat } compra uma arma: { $weapon }.
event-IncomePaid = { $seat } recebe uma renda de { $silver ->
    [one] { $silver } prata
   *[other] { $silver } pratas
}.
event-AnimalBorn = { $count ->
    [one] Nasce { $count } filhote
   *[other] Nascem { $count } filhotes
} no estábulo de { $seat }: { $species }.
event-AnimalPregnant = Um animal de { $seat } fica prenhe: { $species }.
event-BonusReceived = { $seat } recebe como bônus: { $thing }.
event-StripsAged = Cada encosta de montanha perde seu primeiro item.
event-StripRemoved = A encosta de montanha { $strip } sai do jogo.
event-StripTurnedUp = A encosta de montanha { $strip } é virada para cima.
event-VikingsReturned = Os vikings voltam às praças de Ting.
event-SlotFilled = { $seat } preenche um espaço de recurso ({ $building }): { $resource }.
event-ShipBought = { $seat } compra com pratas: { $ship }.
event-ShipArmed = { $seat } coloca 1 minério em um { $ship }.
event-PieceLaid = { $seat } dispõe { $piece }: { $board }.
event-SpaceUsed = { $seat } coloca { $count ->
    [one] { $count } viking
   *[other] { $count } vikings
} em “{ $space }”.
event-Passed = { $seat } passa.
event-Paid = { $seat } paga { $thing-counted }.
event-Gained = { $seat } recebe { $thing-counted }.
event-BuildingBuilt = { $seat } constrói 1 { $building }.
event-ShipGained = { $seat } recebe 1 { $ship }.
event-ShipReturned = { $seat } devolve 1 { $ship }.
event-Upgraded = { $seat } aprimora { $good } para { $into }.
event-SpecialTaken = { $seat } pega { $special }.
event-BoardClaimed = { $seat } reclama { $board }{ $silver ->
    [0] { "" }
    [one] { " " }com { $silver } prata
   *[other] { " " }com { $silver } pratas
}.
event-ShipEmigrated = { $seat } emigra com um { $ship }.
event-OccupationDrawn = { $seat } compra { $occupation }.
event-CardDrawn = { $seat } compra uma ocupação.
event-OccupationPlayed = { $seat } joga { $occupation }.
event-Rolled = { $seat } tira { $roll } no dado ({ $dice }).
event-Succeeded = { $seat } declara um sucesso ({ $dice }).
event-Failed = { $seat } declara um fracasso ({ $dice }).
event-VikingsTakenBack = { $seat } recupera { $count ->
    [one] { $count } viking
   *[other] { $count } vikings
}.
event-Served = { $seat } serve { $what }.
event-PenaltiesTaken = { $seat } pega { $count ->
    [one] { $count } penalidade de Ting
   *[other] { $count } penalidades de Ting
}.
event-GameEnded = A partida terminou. { $winners } { $winners-count ->
    [one] vence
   *[other] compartilham a vitória
}.
event-OccupationUsed = { $seat } usa { $occupation }.
event-TurnedOver = { $seat } vira { $good } para { $into }.
event-OreTakenBack = { $seat } recupera 1 minério de um { $ship }.
event-HoleFilled = { $seat } preenche a lacuna deixada por { $special } em um tabuleiro de { $owner } com { $goods }.

# ---- why not

reason-cannot-pay = Você não pode pagar o custo de “{ $space }”. Escolha um espaço cujo custo você tenha
reason-nothing-to-gain = “{ $space }” não traria nada agora. Escolha um espaço com uma recompensa que você possa receber
reason-ship-too-dear = Um { $ship } custa { $price ->
    [one] { $price } prata
   *[other] { $price } pratas
}, e você tem { $silver }. Consiga mais pratas antes
reason-no-free-stage = Você não tem um ancoradouro livre para um { $ship }. Emigre antes com um navio ou gaste as pratas com outra coisa
reason-none-in-supply = Você não tem { $piece } na sua reserva. Use algo que esteja lá
reason-no-room = Não há lugar permitido para { $piece } nos seus tabuleiros e casas. Disponha outra coisa
reason-no-arming-now = Não se pode colocar minério em um { $ship } durante uma ação. Faça isso antes ou depois da ação
reason-cannot-arm = Não se pode colocar minério neste { $ship }: você não tem minério ou não tem um navio assim com lugar livre. Escolha outro navio
reason-needed-for-space = Depois disso não daria mais para usar “{ $space }”, que você acabou de ocupar. Realize antes um dos efeitos dele
reason-no-such-house = Você não tem uma construção com esse número. Indique uma das suas
reason-no-free-slot = Esta construção ({ $building }) não tem espaço livre para { $resource }. Escolha um espaço livre
reason-not-offered = Isso não é possível aqui. Escolha uma das jogadas da lista
reason-not-your-board = Você não tem esse tabuleiro nem essa casa. Disponha no seu tabuleiro pessoal, nos seus tabuleiros de exploração ou nas suas casas
reason-not-served = Em um banquete não se serve { $what }. Sirva recursos laranja ou vermelhos, ou pratas
reason-none-to-serve = Você não tem { $what } para servir. Sirva algo que você tenha
reason-same-either-way = Não faz diferença como se dispõe { $what }: nunca fica na vertical. Disponha do jeito normal
reason-cell-not-open = O espaço { $cell } da mesa de banquete não está aberto. Sirva comida em um espaço livre
reason-too-long-for-the-table = Para { $what } { $cells ->
    [one] é preciso { $cells } espaço livre
   *[other] são precisos { $cells } espaços livres
}, e { $room ->
    [one] resta { $room }
   *[other] restam { $room }
}. Disponha na vertical ou sirva algo mais curto
reason-beside-same-food = No banquete nunca há dois recursos seguidos da mesma cor, e a cor de { $what } é { $colour }. Ponha entre eles outra cor ou uma prata
reason-already-horizontal = Já há { $what } na horizontal, e cada tipo só pode ficar assim uma vez. Disponha esta ficha na vertical
reason-piece-not-allowed = Não se pode dispor { $piece } neste tabuleiro ({ $board }). Escolha outro lugar
reason-no-such-turn = Isso não muda a orientação de { $piece }. Use uma das orientações da lista
reason-off-the-board = { $piece } sairia do tabuleiro ({ $board }). Disponha a peça inteira sobre os espaços dele
reason-beside-same-colour = Ao lado já há um recurso de cor { $colour }, em { $row }, { $column }: recursos desta cor nunca compartilham uma borda. Deixe uma lacuna ou disponha outra cor
reason-cell-not-coverable = O espaço em { $row }, { $column } não pode ser coberto. Disponha a peça em outra parte
reason-cell-covered = O espaço em { $row }, { $column } já está coberto. Disponha a peça em espaços livres
reason-income-out-of-order = A renda em { $row }, { $column } só pode ser coberta quando tudo à esquerda e abaixo dela está coberto: falta { $open_row }, { $open_column }. Cubra isso antes
reason-no-such-space = Não há um espaço de ação { $name } nesta mesa. Escolha um do tabuleiro de ações
reason-space-occupied = Já há vikings em “{ $space }”. Escolha um espaço não ocupado
reason-too-few-vikings = Este espaço pede { $needed ->
    [one] { $needed } viking
   *[other] { $needed } vikings
}, e você { $left ->
    [0] não tem nenhum
   *[other] só tem { $left }
}. Escolha um espaço que peça menos ou passe
reason-other-column = “{ $space }” fica em outra coluna que este espaço de imitação. Imite um espaço da mesma coluna
reason-nobody-else-there = Em “{ $space }” não há vikings de outro jogador. Imite um espaço que outro jogador tenha usado
reason-ship-missing = Este espaço pede { $count ->
    [one] { $count } navio
   *[other] { $count } navios
} { $ships-count ->
    [one] deste tipo
   *[other] de um destes tipos
} na sua enseada: { $ships }. Consiga o que falta ou escolha outro espaço
reason-no-ore-to-take = Não há minério que você possa recuperar deste { $ship }. Escolha um navio em que você tenha colocado minério
reason-means-not-needed = “{ $space }” pode ser usado sem a ajuda de uma ocupação. Use o espaço como ele é
reason-silver-not-covered = As pratas servidas antes de recebidas ainda precisam vir deste banquete: mais { $count }. Sirva de modo que uma ocupação as traga
reason-no-such-occupation = Não há ocupação com o número { $number }. Os números vão de 1 a 190
reason-occupation-not-out = Você não jogou esta ocupação: { $occupation }. Use uma que esteja virada para cima à sua frente
reason-occupation-not-usable = Agora esta ocupação não pode ser usada assim: { $occupation }. Use-a quando for a vez do efeito dela e pague o que ela custa

# ---- scoring

score-ships = { $ship-id ->
    [whaling_boat] baleeiros
    [knarr] knarrs
   *[longship] dracares
}
score-emigrated = navio emigrado: { $ship }
score-board = { $board }
score-building = { $building-id ->
    [shed] cabanas
    [stone_house] casas de pedra
   *[long_house] casas longas
}
score-animals = { $good-id ->
    [sheep] ovelhas
    [sheep_pregnant] ovelhas prenhes
    [cattle] vacas
   *[cattle_pregnant] vacas prenhes
}
score-occupation = { $occupation }
score-silver = prata
score-special-tile = { $special }
score-uncovered = −1 descobertos: { $board }
score-house-uncovered = −1 descobertos: { $building-id ->
    [shed] cabanas
    [stone_house] casas de pedra
   *[long_house] casas longas
}
score-penalties = penalidades de Ting

# ---- how some things are called in sentences

due = { $occupation }
of = { $space }
row-number = linha { $number }
column-number = coluna { $number }
building-number = construção { $number }
building-numbered = { $building } { $number }

# ---- names: things

thing-peas = ervilha
thing-flax = linhaça
thing-beans = feijão
thing-grain = cereal
thing-cabbage = repolho
thing-fruits = fruta
thing-mead = hidromel
thing-stockfish = peixe seco
thing-milk = leite
thing-salt_meat = carne salgada
thing-game_meat = carne de caça
thing-sheep = ovelha
thing-sheep_pregnant = ovelha prenhe
thing-whale_meat = carne de baleia
thing-cattle = vaca
thing-cattle_pregnant = vaca prenhe
thing-oil = óleo
thing-hide = couro cru
thing-wool = lã
thing-linen = linho
thing-skin_and_bones = couro e ossos
thing-fur = pele
thing-robe = túnica
thing-clothing = roupa
thing-rune_stone = pedra rúnica
thing-silverware = prataria
thing-chest = baú
thing-silk = seda
thing-spices = especiaria
thing-jewelry = joia
thing-treasure_chest = baú de tesouro
thing-silver_hoard = tesouro de prata
thing-glass_beads = contas de vidro
thing-helmet = capacete
thing-cloakpin = alfinete de manto
thing-belt = cinto
thing-crucifix = crucifixo
thing-drinking_horn = chifre de bebida
thing-amber_figure = figura de âmbar
thing-horseshoe = ferradura
thing-gold_brooch = broche de ouro
thing-forge_hammer = martelo de forja
thing-fibula = fíbula
thing-throwing_axe = machado de arremesso
thing-chalice = cálice
thing-round_shield = escudo redondo
thing-english_crown = Coroa Inglesa
thing-wood = madeira
thing-stone = pedra
thing-ore = minério
thing-silver = prata
thing-bow = arco e flecha
thing-snare = armadilha
thing-spear = lança
thing-sword = espada longa
thing-whaling_boat = baleeiro
thing-knarr = knarr
thing-longship = dracar
thing-shed = cabana
thing-stone_house = casa de pedra
thing-long_house = casa longa
thing-silver2 = “2 pratas”
thing-sheep_any = ovelha
thing-cattle_any = vaca
thing-hunting_game = caçar
thing-laying_snare = montar armadilha
thing-whaling = caçar baleias
thing-raiding = invasão
thing-pillaging = pilhagem
thing-plundering = extorsão
thing-overseas_trading = comércio exterior
thing-exploration = exploração
thing-emigration = emigração
thing-mountain = pegar itens de uma encosta de montanha
thing-trade = aprimorar recursos
thing-weapon_draw = comprar cartas de arma
thing-upgrade = aprimorar recursos
thing-flip_tiles = virar fichas
thing-play_occupation = jogar uma ocupação
thing-feast = um banquete
thing-bonus = os bônus
thing-breeding = procriar animais
thing-return_vikings = recuperar vikings
thing-diagonal_exchange = trocar recursos na diagonal
thing-use_space_without_vikings = usar um espaço sem vikings
thing-roll = um resultado melhor
thing-weapons_up_to = cartas de arma
thing-make_pregnant = um animal prenhe
thing-double_peas = dobrar suas ervilhas
thing-move_stockfish_to_houses = dispor peixes secos em casas
thing-must_place_immediately_on = minério para dispor imediatamente
thing-take_special_from_any_board = pegar a ficha especial

# ---- names: things in numbers

counted-peas = { $count } { $count ->
    [one] ervilha
   *[other] ervilhas
}
counted-flax = { $count } { $count ->
    [one] linhaça
   *[other] linhaças
}
counted-beans = { $count } { $count ->
    [one] feijão
   *[other] feijões
}
counted-grain = { $count } { $count ->
    [one] cereal
   *[other] cereais
}
counted-cabbage = { $count } { $count ->
    [one] repolho
   *[other] repolhos
}
counted-fruits = { $count } { $count ->
    [one] fruta
   *[other] frutas
}
counted-mead = { $count } { $count ->
    [one] hidromel
   *[other] hidroméis
}
counted-stockfish = { $count } { $count ->
    [one] peixe seco
   *[other] peixes secos
}
counted-milk = { $count } { $count ->
    [one] leite
   *[other] leites
}
counted-salt_meat = { $count } { $count ->
    [one] carne salgada
   *[other] carnes salgadas
}
counted-game_meat = { $count } { $count ->
    [one] carne de caça
   *[other] carnes de caça
}
counted-sheep = { $count } { $count ->
    [one] ovelha
   *[other] ovelhas
}
counted-sheep_pregnant = { $count } { $count ->
    [one] ovelha prenhe
   *[other] ovelhas prenhes
}
counted-whale_meat = { $count } { $count ->
    [one] carne de baleia
   *[other] carnes de baleia
}
counted-cattle = { $count } { $count ->
    [one] vaca
   *[other] vacas
}
counted-cattle_pregnant = { $count } { $count ->
    [one] vaca prenhe
   *[other] vacas prenhes
}
counted-oil = { $count } { $count ->
    [one] óleo
   *[other] óleos
}
counted-hide = { $count } { $count ->
    [one] couro cru
   *[other] couros crus
}
counted-wool = { $count } { $count ->
    [one] lã
   *[other] lãs
}
counted-linen = { $count } { $count ->
    [one] linho
   *[other] linhos
}
counted-skin_and_bones = { $count } { $count ->
    [one] couro e ossos
   *[other] couros e ossos
}
counted-fur = { $count } { $count ->
    [one] pele
   *[other] peles
}
counted-robe = { $count } { $count ->
    [one] túnica
   *[other] túnicas
}
counted-clothing = { $count } { $count ->
    [one] roupa
   *[other] roupas
}
counted-rune_stone = { $count } { $count ->
    [one] pedra rúnica
   *[other] pedras rúnicas
}
counted-silverware = { $count } { $count ->
    [one] prataria
   *[other] pratarias
}
counted-chest = { $count } { $count ->
    [one] baú
   *[other] baús
}
counted-silk = { $count } { $count ->
    [one] seda
   *[other] sedas
}
counted-spices = { $count } { $count ->
    [one] especiaria
   *[other] especiarias
}
counted-jewelry = { $count } { $count ->
    [one] joia
   *[other] joias
}
counted-treasure_chest = { $count } { $count ->
    [one] baú de tesouro
   *[other] baús de tesouro
}
counted-silver_hoard = { $count } { $count ->
    [one] tesouro de prata
   *[other] tesouros de prata
}
counted-wood = { $count } { $count ->
    [one] madeira
   *[other] madeiras
}
counted-stone = { $count } { $count ->
    [one] pedra
   *[other] pedras
}
counted-ore = { $count } { $count ->
    [one] minério
   *[other] minérios
}
counted-silver = { $count } { $count ->
    [one] prata
   *[other] pratas
}
counted-bow = { $count } { $count ->
    [one] arco e flecha
   *[other] arcos e flechas
}
counted-snare = { $count } { $count ->
    [one] armadilha
   *[other] armadilhas
}
counted-spear = { $count } { $count ->
    [one] lança
   *[other] lanças
}
counted-sword = { $count } { $count ->
    [one] espada longa
   *[other] espadas longas
}
counted-whaling_boat = { $count } { $count ->
    [one] baleeiro
   *[other] baleeiros
}
counted-knarr = { $count } { $count ->
    [one] knarr
   *[other] knarrs
}
counted-longship = { $count } { $count ->
    [one] dracar
   *[other] dracares
}
counted-shed = { $count } { $count ->
    [one] cabana
   *[other] cabanas
}
counted-stone_house = { $count } { $count ->
    [one] casa de pedra
   *[other] casas de pedra
}
counted-long_house = { $count } { $count ->
    [one] casa longa
   *[other] casas longas
}
counted-large_ship = { $count } { $count ->
    [one] navio grande
   *[other] navios grandes
}
counted-sheep_any = { $count } { $count ->
    [one] ovelha (prenhe ou não)
   *[other] ovelhas (prenhes ou não)
}
counted-cattle_any = { $count } { $count ->
    [one] vaca (prenhe ou não)
   *[other] vacas (prenhes ou não)
}
counted-any_weapon_cards = { $count } { $count ->
    [one] carta de arma qualquer
   *[other] cartas de arma quaisquer
}
counted-weapon_draw = { $count } { $count ->
    [one] carta de arma da pilha
   *[other] cartas de arma da pilha
}
counted-viking = { $count } { $count ->
    [one] viking
   *[other] vikings
}
counted-ore_from_longship_1 = { $count } { $count ->
    [one] minério de um dracar com 1
   *[other] minérios de um dracar com 1
}
counted-ore_from_longship_2 = { $count } { $count ->
    [one] minério de um dracar com 2
   *[other] minérios de um dracar com 2
}
counted-ore_from_longship_3 = { $count } { $count ->
    [one] minério de um dracar com 3
   *[other] minérios de um dracar com 3
}

# ---- names: colours, boards, phases, groups, decks, kinds

colour-orange = laranja
colour-red = vermelho
colour-green = verde
colour-blue = azul
goods-orange = recurso agrícola (laranja)
board-home_board = tabuleiro pessoal
board-shetland = Shetland
board-faroe_islands = Ilhas Faroé
board-iceland = Islândia
board-greenland = Groenlândia
board-bear_island = Ilha do Urso
board-baffin_island = Ilha de Baffin
board-labrador = Labrador
board-newfoundland = Terra Nova
board-stone_house = casa de pedra
board-long_house = casa longa
board-shed = cabana
phase-new_viking = um novo viking
phase-harvest = colheita
phase-exploration_flip_and_silver = tabuleiros de exploração
phase-new_weapon = comprar uma nova arma
phase-actions = ações
phase-start_player = jogador inicial
phase-income = renda
phase-breeding = procriar animais
phase-feast = banquete
phase-bonus = bônus
phase-mountain_strips = encostas de montanha
phase-return_vikings = devolver os vikings
group-build_houses = construção de casas
group-build_ships = construção de navios
group-hunting = caça
group-livestock_market = mercado de animais
group-weekly_market = mercado semanal
group-products = produtos
group-crafting = artesanato
group-mountains_and_trade = montanha e comércio
group-sailing = navegação
group-emigration_and_occupation = emigração e ocupação
spaces-build_houses = um espaço de construção de casas
spaces-build_ships = um espaço de construção de navios
spaces-livestock_market = um espaço de mercado de animais
spaces-weekly_market = um espaço de mercado semanal
spaces-crafting = um espaço de artesanato
deck-A = baralho A
deck-B = baralho B
deck-C = baralho C
occupation-kind-instant = imediata
occupation-kind-anytime = a qualquer hora
occupation-kind-each_time = a cada vez
occupation-kind-as_soon_as = assim que
length-long = jogo longo
length-short = jogo curto

# ---- names: action spaces

space-c1_shed = Construir cabana
space-c1_whaling_boat = Construir baleeiro
space-c1_hunting_game = Caçar (coluna 1)
space-c1_stockfish = Peixe seco
space-c1_buy_stockfish = 2 peixes secos por 1 prata
space-c1_buy_salt_meat = 2 carnes salgadas por 2 pratas
space-c1_market = Feijão e prata
space-c1_milk = Leite das vacas
space-c1_linen = Linhaça por linho
space-c1_rune_stone = Entalhar pedra rúnica
space-c1_mountain_2 = Montanha: 2
space-c1_mountain_1_trade_1 = Montanha: 1 e aprimorar 1
space-c1_trade_2 = Aprimorar 2 recursos
space-c1_overseas_trading = Comércio exterior (coluna 1)
space-c1_raiding = Invadir
space-c1_explore = Explorar Shetland ou Ilhas Faroé
space-c1_draw_occupation = Comprar ocupação
space-c1_play_occupation = Jogar ocupação
space-c2_stone_house = Construir casa de pedra
space-c2_knarr = Construir knarr
space-c2_hunting_game = Caçar (coluna 2)
space-c2_laying_snare = Montar armadilha
space-c2_buy_sheep = Ovelha por 1 prata
space-c2_buy_cattle = Vaca e leite por 3 pratas
space-c2_market = Linhaça, peixe seco e prata
space-c2_mead = 2 hidroméis e 2 pratas
space-c2_clothing = Fazer roupa
space-c2_chest = Construir baú
space-c2_wood_per_player = Madeira por jogador e minério
space-c2_mountain_3_trade_1 = Montanha: 3 e aprimorar 1
space-c2_trade_3 = Aprimorar 3 recursos
space-c2_overseas_trading = Comércio exterior (coluna 2)
space-c2_pillaging = Pilhar (coluna 2)
space-c2_explore = Explorar Islândia, Groenlândia ou Ilha do Urso
space-c2_emigration = Emigração (coluna 2)
space-c2_play_occupations = Jogar 1–2 ocupações
space-c3_long_house = Construir casa longa
space-c3_longship = Construir dracar
space-c3_whaling = Caçar baleias com 1–3 baleeiros
space-c3_sheep_or_cattle = Ovelha ou vaca
space-c3_market = Fruta, óleo, carne salgada e prata
space-c3_wool = Lã das ovelhas
space-c3_forge = Forja
space-c3_chests_and_runes = 2 baús e 2 pedras rúnicas
space-c3_mountain_3_2 = Montanha: 3+2
space-c3_trade_3_weapons = Aprimorar 3 recursos e comprar 4 armas
space-c3_trade_4 = Aprimorar 4 recursos
space-c3_special_sale = Compra especial
space-c3_pillaging = Pilhar (coluna 3)
space-c3_explore = Explorar Ilha de Baffin, Labrador ou Terra Nova
space-c3_emigration = Emigração (coluna 3)
space-c3_play_occupations = Jogar 1–4 ocupações
space-c4_house_and_ship = Casa e navio
space-c4_whaling = Caçar baleias com 1 baleeiro
space-c4_sheep_and_cattle = Ovelha e vaca por 3 pratas
space-c4_market_products = Especiaria, prata e produtos animais
space-c4_crafting = Prata, túnica e joia
space-c4_mountain_4_trade_2x2 = Montanha: 4 e aprimorar 2 duas vezes
space-c4_mountain_2222_or_trade_3x2 = Montanha: 2+2+2+2 ou aprimorar 3 duas vezes
space-c4_plundering = Extorquir
space-c4_exchange_emigrate = Baleeiro por knarr e emigração
space-imitation_1 = espaço de imitação da coluna 1
space-imitation_2 = espaço de imitação da coluna 2
space-imitation_3 = espaço de imitação da coluna 3
space-imitation_4 = espaço de imitação da coluna 4

# ---- names: occupations

occupation-1 = Mascate
occupation-2 = Freguês
occupation-3 = Peleteiro
occupation-4 = Caçador
occupation-5 = Chefe
occupation-6 = Entalhador de pedra
occupation-7 = Moleiro
occupation-8 = Líder dos artesãos
occupation-9 = Barqueiro de minério
occupation-10 = Ordenhador
occupation-11 = Caçador com tridente
occupation-12 = Timoneiro
occupation-13 = Arqueiro
occupation-14 = Dono de navios
occupation-15 = Camponês
occupation-16 = Capitão
occupation-17 = Transportador do Oriente
occupation-18 = Combatente
occupation-19 = Anfitrião
occupation-20 = Construtor
occupation-21 = Coletor
occupation-22 = Minerador
occupation-23 = Zelador
occupation-24 = Fornecedor de baleeiros
occupation-25 = Negociante de carne
occupation-26 = Inspetor de carnes
occupation-27 = Pescador
occupation-28 = Chaveiro
occupation-29 = Conservador de carne
occupation-30 = Mercador de seda
occupation-31 = Almoxarife
occupation-32 = Fornecedor de armamentos
occupation-33 = Tosquiador
occupation-34 = Pastor
occupation-35 = Criador de gado
occupation-36 = Cozinheiro de bordo
occupation-37 = Mercador estrangeiro
occupation-38 = Pacificador
occupation-39 = Modificador
occupation-40 = Mestre marceneiro
occupation-41 = Molenga
occupation-42 = Administrador
occupation-43 = Colhedor de frutas
occupation-44 = Mestre alfaiate
occupation-45 = Pirata
occupation-46 = Arquiteto naval
occupation-47 = Curtidor de couro
occupation-48 = Fazendeiro
occupation-49 = Lavrador
occupation-50 = Gravador de runas
occupation-51 = Mestre pedreiro
occupation-52 = Tutor
occupation-53 = Quitandeiro
occupation-54 = Comerciante
occupation-55 = Tesoureiro
occupation-56 = Negociante de armas
occupation-57 = Plantador de feijão
occupation-58 = Prensador de óleo de linhaça
occupation-59 = Tecelão de linho
occupation-60 = Inspetor
occupation-61 = Dono do cais
occupation-62 = Ourives
occupation-63 = Torneiro de chifres
occupation-64 = Construtor de navios
occupation-65 = Matador de dragões
occupation-66 = Agricultor
occupation-67 = Cozinheiro particular
occupation-68 = Fornecedor de armas
occupation-69 = Fornecedor de equipamentos
occupation-70 = Portador
occupation-71 = Estalajadeiro
occupation-72 = Jarl
occupation-73 = Artífice de metais
occupation-74 = Vaqueiro
occupation-75 = Coletor de ossos
occupation-76 = Repatriado
occupation-77 = Seguidor
occupation-78 = Mercador itinerante
occupation-79 = Criador
occupation-80 = Pastorzinho
occupation-81 = Intendente
occupation-82 = Construtor de dracares
occupation-83 = Atacadista
occupation-84 = Guarda do porto
occupation-85 = Tocador de trompa
occupation-86 = Comprador de couro
occupation-87 = Pregador
occupation-88 = Balconista
occupation-89 = Atirador de pedras
occupation-90 = Espadachim
occupation-91 = Retardatário
occupation-92 = Alma solidária
occupation-93 = Ajudante na necessidade
occupation-94 = Mercador do Oriente
occupation-95 = Andarilho
occupation-96 = Mercador de carne
occupation-97 = Contador de ervilhas
occupation-98 = Nobre
occupation-99 = Preceptor
occupation-100 = Coveiro
occupation-101 = Juiz
occupation-102 = Mercador de peles
occupation-103 = Ferreiro da floresta
occupation-104 = Guerreiro desanimado
occupation-105 = Construtor de knarrs
occupation-106 = Belicista
occupation-107 = Aventureiro
occupation-108 = Ferreiro
occupation-109 = Mestre de carga
occupation-110 = Colono de Birka
occupation-111 = Artista
occupation-112 = Taberneiro
occupation-113 = Aprendiz de artesão
occupation-114 = Bordador de seda
occupation-115 = Princesa
occupation-116 = Mestre de obras
occupation-117 = Armador
occupation-118 = Mensageiro
occupation-119 = Leiteiro
occupation-120 = Intermediário
occupation-121 = Carpinteiro
occupation-122 = Guarda da montanha
occupation-123 = Vendedor de óleo
occupation-124 = Operário
occupation-125 = Escriba
occupation-126 = Armadilheiro
occupation-127 = Pescador de vara
occupation-128 = Escavador
occupation-129 = Curador de carne
occupation-130 = Especialista em armadilhas
occupation-131 = Preparador de iscas
occupation-132 = Berserker
occupation-133 = Lanceiro
occupation-134 = Beberrão
occupation-135 = Lobo solitário
occupation-136 = Invasor
occupation-137 = Lutador corpo a corpo
occupation-138 = Assaltante
occupation-139 = Caçador de espólios
occupation-140 = Cozinheiro de gordura de baleia
occupation-141 = Escultor de marfim
occupation-142 = Caçador de baleias
occupation-143 = Vendedor de galhadas
occupation-144 = Caçador de cervos
occupation-145 = Guarda florestal
occupation-146 = Condutor de trenó
occupation-147 = Piloto
occupation-148 = Mercador de especiarias
occupation-149 = Sacerdote
occupation-150 = Comprador de carne
occupation-151 = Porta-voz do Ting
occupation-152 = Mercador
occupation-153 = Caçador eficiente
occupation-154 = Lenhador
occupation-155 = Tanoeiro
occupation-156 = Quebrador de pedras
occupation-157 = Esfolador
occupation-158 = Bárbaro
occupation-159 = Caçador festivo
occupation-160 = Abstêmio
occupation-161 = Ajudante de baleeiro
occupation-162 = Plantador de linhaça
occupation-163 = Peão de fazenda
occupation-164 = Guerreiro armado
occupation-165 = Líder da aldeia
occupation-166 = Guardião das armas
occupation-167 = Provador
occupation-168 = Jarl de Lade
occupation-169 = Semeador
occupation-170 = Ajudante de refugiados
occupation-171 = Padeiro de linhaça
occupation-172 = Cozinheiro de peixe
occupation-173 = Gravador de punções
occupation-174 = Viajante do Bósforo
occupation-175 = Prensador de óleo de fígado de bacalhau
occupation-176 = Professor de etiqueta
occupation-177 = Criada
occupation-178 = Construtor de barcos
occupation-179 = Operador de cúter
occupation-180 = Saqueador de praia
occupation-181 = Remendador de velas
occupation-182 = Cultivador de ervas
occupation-183 = Entregador de cereais
occupation-184 = Patrocinador
occupation-185 = Viajante de Dorestad
occupation-186 = Padeiro de farinha de ervilha
occupation-187 = Cronista
occupation-188 = Operário da mina
occupation-189 = Navegante
occupation-190 = Mercador do Bósforo

# ---- what occupations do: sentences

tell-must = { $when }: { $what }.
tell-may = { $when }, você pode { $deed }.
tell-table = { $when }, conforme { $count }: { $lines }.
tell-row = { $things } com { $numbers }
numbers-from = { $number } ou mais
numbers-between = { $first }–{ $last }

# ---- what occupations do: when

when-if = { $when }, se { $conditions }
when-then = Depois
when-play = Ao jogar esta carta
when-anytime = A qualquer hora
when-space_used = Cada vez que você usar { $spaces }
when-space_used-before = Cada vez que você for usar { $spaces }
when-space_used-after = Cada vez que você tiver usado { $spaces }
when-action = Cada vez que você fizer uma ação de { $actions }
when-action-before = Antes de cada ação de { $actions }
when-action-after = Depois de cada ação de { $actions }
when-success = Cada vez que você tiver sucesso em uma ação de { $actions }
when-success-after = Depois de cada sucesso em uma ação de { $actions }
when-failure = Cada vez que você fracassar em uma ação de { $actions }
when-roll = Cada vez que você jogar o dado em uma ação de { $actions }
when-phase-before = Antes de cada fase de { $phase }
when-phase-start = No início de cada fase de { $phase }
when-phase-during = Durante cada fase de { $phase }
when-phase-after = Depois de cada fase de { $phase }
when-build = Cada vez que você construir { $pieces }
when-build-after = Cada vez que você tiver construído { $pieces }
when-ship_acquired = Assim que você receber { $pieces } (uma vez por partida)
when-state = Assim que você tiver { $owned } (uma vez por partida)
when-scoring = No fim do jogo
each-gain = Para cada { $thing } que você receber
each-gain-mountain_strip = Para cada { $thing } que você pegar de uma encosta de montanha
each-place-exploration_board = Para cada { $thing } que você dispuser em um tabuleiro de exploração
each-place-stone_or_long_house = Para cada { $thing } que você dispuser em uma casa de pedra ou casa longa
each-feast = Para cada { $thing } que você servir em um banquete
each-strip_aging = Para cada { $thing } que sair de uma encosta de montanha na fase de encostas de montanha
spaces-named = “{ $space }”
spaces-any = um espaço de ação

# ---- what occupations do: conditions

if-silver_cost_at_least = o preço impresso dele for de pelo menos { $cost }
if-own_vikings-group = houver pelo menos { $number } vikings seus em espaços de { $group }
if-own_vikings-column = houver pelo menos { $number } vikings seus na coluna { $place }
if-harvest-none = não houver colheita nesta rodada
if-harvest-some = houver colheita
if-ore_is_paid = o custo dele for pago com minério
if-rolls_made_at_most = você tiver jogado o dado no máximo { $number ->
    [one] { $number } vez
   *[other] { $number } vezes
}
if-building_is = você construir lá { $pieces }
if-wood_paid_at_least = você tiver pago por isso pelo menos { $cost }
if-vikings_placed = você tiver colocado no espaço exatamente { $vikings } para isso
if-spent_exactly = você tiver gastado exatamente { $cost }
if-spent_none = você não tiver gastado { $thing }
if-supply_at_least = você tiver pelo menos { $things } na sua reserva

# ---- what occupations do: what happens

change-roll = subtraia { $number }
change-spend_value = cada { $thing } que você gastar vale { $number }
change-cost = custa { $cost } a menos
per-knarrs = { $things } para cada knarr seu
per-longships = { $things } para cada dracar seu
per-whaling_boats = { $things } para cada baleeiro seu
per-stone_or_long_houses = { $things } para cada casa de pedra e cada casa longa sua
per-animal_species_in_stables = { $things } para cada espécie nos seus estábulos (ovelhas, vacas)
per-distinct_red_good_types_in_supply_and_stables = { $things } para cada recurso vermelho diferente na sua reserva e nos seus estábulos (cada animal conta uma vez, prenhe ou não)
per-pairs_of_game_meat_and_whale_meat_in_supply = { $things } para cada par de 1 carne de caça e 1 carne de baleia na sua reserva
per-distinct_building_resource_types_exchanged = { $things } para cada tipo de recurso de construção que você tiver pago lá (madeira, pedra, minério)
cost-silver-round = tantas pratas quanto o número da rodada
cost-longship-ore = { $cost } do dracar que você usar
do-get = receber { $things }
do-pay = pagar { $cost } para { $deed }
do-upgrade = aprimorar 1 { $thing } em { $number ->
    [one] { $number } passo
   *[other] { $number } passos
}
do-upgrade-far = aprimorar 1 { $thing } em até { $number } passos
do-mountain = pegar até { $number } itens de uma mesma encosta de montanha
do-mountain-one = pegar { $number ->
    [one] { $number } item
   *[other] { $number } itens
} de uma encosta de montanha
do-play_occupation = jogar { $number ->
    [one] { $number } ocupação
   *[other] { $number } ocupações
}
do-carry_out = fazer uma ação de { $action }
do-return_vikings = recuperar { $vikings } deste espaço
do-add = somar { $number } a cada jogada de dado
goods-any = recurso
count-in_supply = a quantidade de { $thing } na sua reserva
count-min_of_whaling_boats_knarrs_longships = o número de conjuntos completos de 1 baleeiro, 1 knarr e 1 dracar que você tiver
count-added_ore_on_all_ships = a quantidade de minério que você tiver colocado nos seus navios
count-longships_with_2_or_3_ore = o número dos seus dracares com pelo menos 2 minérios
count-special_tiles_in_supply_and_on_boards = o número das suas fichas especiais, dispostas ou não
count-longships = o número dos seus dracares
count-whaling_boats = o número dos seus baleeiros
count-sheep_any_in_stable = o número das suas ovelhas, prenhes ou não
count-whaling_boats_used = o número de baleeiros usados
count-current_total_income = sua renda nesse momento
count-own_exploration_boards = o número dos seus tabuleiros de exploração

# ---- what occupations do: in words of their own

occupation-effect-3 = Cada vez que você usar um espaço de ação que mostre exatamente 1 prata como recompensa: 1 armadilha. São “Feijão e prata”, “Linhaça, peixe seco e prata”, “Fruta, óleo, carne salgada e prata”, “Especiaria, prata e produtos animais”, “Entalhar pedra rúnica”, “Construir baú”, “Comprar ocupação” e “Jogar ocupação”.
occupation-effect-4 = Cada vez que você jogar o dado em qualquer ação de dado: subtraia 1.
occupation-effect-5 = Ao jogar esta carta, faça imediatamente um banquete só seu, com penalidades pelos espaços vazios. O banquete desta rodada acontece mesmo assim.
occupation-effect-9 = Antes de cada fase de renda: 1 minério para cada dracar seu. Você deve dispô-lo imediatamente no seu tabuleiro pessoal ou nos seus tabuleiros de exploração; o minério que não puder ser disposto se perde.
occupation-effect-12 = Ao jogar esta carta: 1 baú. Depois de cada invasão, pilhagem, extorsão, exploração ou emigração com um dracar: 1 carta de arma da pilha, não importa quantos dracares você use.
occupation-effect-20 = Ao jogar esta carta, você pode receber imediatamente os bônus das suas casas de pedra e casas longas.
occupation-effect-21 = Ao jogar esta carta, você pode receber imediatamente os bônus do seu tabuleiro pessoal.
occupation-effect-31 = Ao jogar esta carta, escolha um tipo de recurso do qual você tenha exatamente 3 fichas na sua reserva (nem ovelhas nem vacas): mais 1 desse tipo.
occupation-effect-34 = Ao jogar esta carta, com 2 ou 3 ovelhas (prenhes ou não): 1 leite e 1 lã. Com 4 ou mais: 1 leite e 2 lãs.
occupation-effect-35 = Ao jogar esta carta, você pode realizar imediatamente uma fase de procriar animais só sua.
occupation-effect-38 = Em cada fase de comprar uma nova arma, você pode pegar 1 madeira, 1 pedra ou 1 minério em vez de comprar uma carta de arma.
occupation-effect-39 = A qualquer hora, você pode levar de volta à sua reserva minério que tenha colocado nos seus navios, mas não entre a primeira jogada de dado e a declaração em uma ação de dado. O minério impresso fica.
occupation-effect-40 = Você pode dispor madeira nas suas casas de pedra e casas longas. Ela cobre 1 espaço e pode ficar ao lado de qualquer coisa.
occupation-effect-42 = Antes de cada fase de renda, você pode pôr 1 madeira ou 1 pedra da sua reserva em um espaço livre para ela em uma das suas cabanas para receber 1 prata.
occupation-effect-46 = A qualquer hora, você pode pagar 3 madeiras e mais 1 lã ou 1 linho para receber 1 dracar. Você precisa de um ancoradouro grande livre.
occupation-effect-49 = A qualquer hora, você pode pagar 1 vaca (prenhe ou não) para receber 1 ervilha, 1 linhaça, 1 feijão, 1 cereal e 1 repolho. Para você, isso é uma fase de colheita adicional com colheita.
occupation-effect-60 = Ao jogar esta carta, você pode recuperar 1 viking de um espaço; ou pagar tantas pratas quanto o número da rodada para recuperar até 2 vikings de um espaço. Você pode colocá-los de novo nesta rodada.
occupation-effect-61 = Ao jogar esta carta, você pode devolver 1 dracar com todo o minério dele para receber 8 pratas.
occupation-effect-64 = Ao jogar esta carta, você pode devolver 1 baleeiro com todo o minério colocado nele e pagar 2 pratas para receber 1 dracar.
occupation-effect-66 = Ao jogar esta carta, você pode pagar 1 prata para mover 1 recurso laranja em até 2 passos na diagonal pelas caixas de recursos: cada passo sobe uma cor e vai uma coluna para a direita.
occupation-effect-69 = Ao jogar esta carta, você pode completar suas armas até ter 2 de cada tipo.
occupation-effect-70 = Ao jogar esta carta, se o alfinete de manto estiver em um tabuleiro ou em uma casa de qualquer jogador, você pode levá-lo para a sua reserva. Exatamente os espaços liberados são cobertos com 1 prataria e 1 pedra rúnica da reserva geral.
occupation-effect-71 = Ao jogar esta carta, se o chifre de bebida estiver em um tabuleiro ou em uma casa de qualquer jogador, você pode levá-lo para a sua reserva. Exatamente os espaços liberados são cobertos com 1 baú e 1 pedra rúnica da reserva geral.
occupation-effect-76 = Ao jogar esta carta, você pode recuperar 1 viking de cada espaço da coluna 4 em que tenha vikings, inclusive do espaço de imitação. Você pode colocá-los de novo nesta rodada.
occupation-effect-77 = Ao jogar esta carta, você pode usar um espaço ocupado da coluna 2 sem colocar vikings, com os requisitos e custos normais. Não pode ser um espaço de imitação.
occupation-effect-78 = Ao jogar esta carta, você pode virar fichas da sua reserva e dos seus estábulos conforme o número dos seus knarrs: até 2 fichas com 1, 4 com 2, 6 com 3, ou 7 com 4 ou mais. Animais passam de prenhes a não prenhes ou o contrário. Isso não é um aprimoramento.
occupation-effect-79 = Ao jogar esta carta, você pode deixar prenhe 1 das suas vacas: vire-a.
occupation-effect-81 = Ao jogar esta carta, você pode comprar 1 dracar por 8 pratas. Cada espada longa que você tiver o deixa 1 prata mais barato, e cada arco e flecha e cada lança, meia prata; arredonde o preço para baixo. Você fica com as armas.
occupation-effect-82 = Ao jogar esta carta, você pode comprar 1 dracar. Ele custa 8 pratas sem nenhum knarr, 6 com 1 knarr, 3 com 2, ou 1 com 3 ou mais.
occupation-effect-83 = Ao jogar esta carta, você pode aprimorar até 4 recursos do mesmo tipo em 1 passo cada. Prenhes ou não, os animais de uma espécie são do mesmo tipo.
occupation-effect-84 = Ao jogar esta carta, você pode fazer uma ação de emigração. Ela custa 1 prata a menos para cada navio grande seu, contados antes de um deles emigrar.
occupation-effect-88 = Antes de cada ação de comércio exterior, uma vez para cada knarr seu, você pode pagar 1 prata para mover 1 recurso laranja, vermelho ou verde em um passo na diagonal pelas caixas de recursos: uma cor para cima e uma coluna para a esquerda. Animais dos seus estábulos também podem ser movidos.
occupation-effect-91 = No fim de cada fase de ações, você pode pagar 1 prata para usar um espaço não ocupado da coluna 1 sem colocar vikings, com os requisitos e custos normais. Ele deve ficar logo acima ou abaixo de um espaço em que você tenha vikings.
occupation-effect-97 = Durante cada fase de colheita, se não houver colheita nesta rodada, você pode dobrar as ervilhas da sua reserva, até 8 no máximo.
occupation-effect-99 = Cada vez que você for comprar uma ocupação, pode em vez disso jogar 1 ocupação da sua mão.
occupation-effect-102 = Cada vez que você usar “Montanha: 1 e aprimorar 1” ou “Montanha: 3 e aprimorar 1”, pode pagar 1 carne de caça ou 1 seda para receber 1 pele em vez de aprimorar. O que você pega da encosta de montanha não muda.
occupation-effect-105 = Cada vez que você usar “Construir baleeiro”, pode em vez disso pagar 3 madeiras para construir 1 knarr.
occupation-effect-106 = “Extorquir” pede só 3 dos seus vikings se você tiver 3 dracares, e só 2 se tiver 4.
occupation-effect-107 = Cada vez que você usar “Explorar Shetland ou Ilhas Faroé”, pode reclamar qualquer tabuleiro de exploração virado para cima. Basta 1 navio de qualquer tipo.
occupation-effect-122 = Cada vez que você tiver usado um espaço de ação para pegar itens de encostas de montanha, pode receber, conforme quantos de madeira, pedra, minério e prata havia entre eles: 1 hidromel com 2, 1 couro cru com 3, ou 1 baú com 4.
occupation-effect-124 = Cada vez que você tiver usado um espaço de ação que lhe deu exatamente 2 pratas, pode pagar 2 pratas para receber 1 cereal e 2 madeiras. As pratas de ocupações não contam.
occupation-effect-136 = Cada vez que você jogar o dado em uma ação de invasão ou pilhagem: some 1. Cada vez que você tiver sucesso em uma ação de invasão ou pilhagem, pode pegar 2 recursos ou fichas especiais em vez de 1; a soma dos valores de espada não pode passar do resultado de batalha.
occupation-effect-137 = Nas ações de invasão e pilhagem, você pode gastar lanças como se fossem espadas longas.
occupation-effect-138 = Nas ações de invasão e pilhagem, você pode pegar um recurso verde em vez de um azul. O valor de espada dele é 1 a menos que o do seu lado azul. Com um resultado de batalha de 5, você pode pegar óleo.
occupation-effect-139 = Nas ações de invasão e pilhagem, o valor de espada da ficha especial de maior valor do tabuleiro oval é 1 a menos; em caso de empate, o de cada uma delas.
occupation-effect-147 = Nas ações de invasão, pilhagem, extorsão e exploração, seus knarrs podem substituir dracares. Eles não levam minério.
occupation-effect-150 = Cada vez que você receber de uma vez exatamente 2 peixes secos ou exatamente 2 carnes salgadas em uma ação ou por uma ocupação, pode receber 1 dos 2 como 1 carne de caça. Não na fase de bônus.
occupation-effect-151 = Cada vez que você recuperar exatamente 1 ou 2 vikings por um mesmo efeito na fase de ações: 1 prata.
occupation-effect-152 = Cada vez que você usar uma ação para aprimorar até 3 ou até 4 recursos em 1 passo, pode aprimorar exatamente 1 deles em um segundo passo.
occupation-effect-153 = Em cada ação de dado, você pode jogar o dado até 4 vezes.
occupation-effect-154 = Uma vez em cada ação, se o espaço dos seus vikings lhe der pelo menos 2 madeiras: 1 prata.
occupation-effect-155 = Uma vez em cada ação, depois que o espaço dos seus vikings lhe tiver dado pelo menos 2 madeiras, você pode pagar 1 madeira para receber 1 peixe seco.
occupation-effect-156 = Uma vez em cada ação, se o espaço dos seus vikings lhe der pelo menos 1 pedra: 1 prata.
occupation-effect-159 = Depois de cada banquete em que você tiver servido pelo menos 1 carne de caça, você pode fazer uma ação de caçar.
occupation-effect-160 = Em cada banquete em que você não servir hidromel: 1 prata. Você pode usá-la nesse mesmo banquete.
occupation-effect-164 = Cada vez que você for usar um espaço da coluna 4 com 4 vikings, pode pegar 1 item de uma encosta de montanha cujo primeiro item seja pedra ou minério.
occupation-effect-166 = Cada vez que você for usar um espaço da coluna 2 com 2 vikings, exceto o primeiro que usar nesta coluna na rodada, pode comprar 1 carta de arma da pilha.
occupation-effect-168 = Cada vez que o número dos seus vikings na praça de Ting passar a ser exatamente 3, de mais ou de menos: 1 prata.
occupation-effect-169 = Durante cada fase de colheita com colheita, além da colheita: 1 linhaça se você tinha linhaça na sua reserva no início da fase, ou 1 cereal se então tinha cereal. Se as duas coisas valerem, escolha uma.
occupation-effect-172 = Depois de cada banquete, você pode dispor peixe seco da mesa de banquete nas suas casas de pedra e casas longas, pelas regras normais, em vez de devolvê-lo.
occupation-effect-175 = Uma vez em cada ação, se você receber nela ou por uma ocupação peixe seco, pode pagar 1 prata para receber 1 óleo. Não na fase de bônus.
occupation-effect-176 = Cada vez que você tiver usado um espaço ou um efeito de carta com que jogou ocupações: 1 ervilha, não importa quantas.
occupation-effect-177 = Em cada fase de bônus, para cada casa sua que lhe der exatamente 1 recurso, você pode pegar 1 prataria em vez desse recurso.
occupation-effect-182 = Assim que tiver 2 casas de pedra ou casas longas, você pode, a qualquer hora mas uma só vez por partida, pagar 2 madeiras para receber 1 especiaria, ou pagar 5 madeiras para receber 2 especiarias.
occupation-effect-183 = Ao jogar esta carta, com 1 knarr: 1 ervilha, 1 feijão e 1 linhaça; com 2, mais 1 cereal; com 3, mais 1 repolho; com 4 ou mais, mais 1 fruta.
occupation-effect-184 = Ao jogar esta carta, se você tiver pelo menos 3 minérios na sua reserva, pode pagar 4 madeiras ou 3 pratas para receber 1 dracar. Coloque nele 3 minérios da sua reserva.
occupation-effect-185 = Cada vez que você for fazer uma ação de invasão, pode em vez disso aprimorar até 2 recursos em 1 passo cada.
occupation-effect-186 = Em cada banquete, até 2 ervilhas podem ficar na horizontal.
occupation-effect-187 = Uma vez em cada uso de um espaço de ação com vikings, você pode pagar 2 linhaças para receber o cinto, se ele ainda estiver no tabuleiro oval. A qualquer hora, você pode pagar 3 linhaças para receber 1 baú de tesouro.
occupation-effect-188 = Ao jogar esta carta, com 2 jogadores: 1 prata; com 3: 2 pratas; com 4: 3 pratas. Para cada “2 pratas” que você pegar do último lugar impresso de uma encosta de montanha: 1 prata.

# ---- the table

table-round = Rodada { $round } de { $rounds }
table-before = a seguir: { $what }
table-before-the-end = disposição final
table-start-player = jogador inicial: { $seat }
table-player = Jogador
table-player-name = { $seat }
table-vikings = Vik
table-silver = prt
table-resources = m/p/mi
table-goods = l/vm/vd/a
table-ships = ba/kn/dr
table-houses = ca/pe/lo
table-cards = ocup.
table-income = ren
table-points = pts
table-your-goods = Seus:
table-strips = Encostas de montanha
table-explorations = Exploração
table-silver-on-tile = { $board } (+{ $silver } pratas)
table-stock = Reserva
table-in-tray = { $count ->
    [one] 1 ficha especial
   *[other] { $count } fichas especiais
}
table-weapon-pile = pilha de armas: { $count }
table-standing = Vikings em:
table-column-of-spaces = { $vikings ->
    [one] 1 viking
   *[other] { $vikings } vikings
}
table-spaces-legend = { $sign } pode ser usado agora; um número: de quem são os vikings ali. espaços 1 a 4 mostram o que fazem os de uma coluna; ou junte palavras: espaços madeira.
table-supply = Matérias-primas
table-vikings-left = Vikings no espaço do Ting
table-silver-in-supply = Pratas
table-all-weapons = Armas
table-all-ships = Navios
table-with-ore = { $ship } com { $count } de minério
table-emigrated = Emigrados
table-all-houses = Construções
table-all-boards = Tabuleiros de exploração
table-penalties = Penalidades de Ting
table-played = Ocupações jogadas
table-hand-count = Cartas na mão
table-all-income = Renda
table-hand = Sua mão
table-occupations = Ocupações
table-effect = o que faz
table-points-now = Pontos até agora
table-no-price = não se vende
table-price = preço { $silver } pratas
table-sword = espada { $value }
table-forge = forja
table-worth = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
table-worth-emigrated = { $points } pontos depois de emigrar
table-ore-slots = lugar para { $count } de minério
table-income-now = renda { $silver }
table-open-cells = { $count } × −1 descobertos
table-covered = coberto
table-earned = ganho
table-how-to-place = Digite o espaço onde ficará o canto superior esquerdo da peça e o giro: b4, b4 90, b4 90 m (espelhada). Sublinhado: cantos possíveis. Se houver vários tabuleiros, junte o nome. Com ? antes, diz por que não; desfazer devolve a peça.
table-row = linha
table-column = coluna
table-mirrored = m
table-nothing-like-that = Não há nada como “{ $said }” para ver.
table-feast = Mesa de banquete: { $open ->
    [one] 1 espaço aberto
   *[other] { $open } espaços abertos
}, { $empty } deixados vazios
table-feast-legend = { $open } aberto  { $viking } viking  { $ship } navio emigrado  { $empty } deixado vazio  > próximo espaço
table-roll = { $dice }: { $roll } no dado (rolagem { $rolls } de { $most }), resultado { $result }
table-cells = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
}
table-silver-of-round = tantas pratas quanto a rodada
table-per-player = 1 { $thing } por jogador
table-take-items = { $counts } de encostas de montanha
table-upgrade = { $steps ->
    [one] aprimorar { $count }
   *[other] aprimorar { $count } em até { $steps } passos
}
table-for-animals = por { $animal }: { $rows }
table-dice = rolar o D{ $die }
table-boats = { $least ->
    [1] { $most ->
        [1] 1 baleeiro
       *[other] 1–{ $most } baleeiros
    }
   *[other] { $least }–{ $most } baleeiros
}
table-forged = joias ou uma ficha especial com o símbolo da forja
table-overseas = virar recursos verdes de tipos diferentes
table-sale = comprar 1–{ $most } fichas especiais
table-emigrate = emigração
table-draw = comprar { $count ->
    [one] 1 ocupação
   *[other] { $count } ocupações
}
table-play = jogar { $most ->
    [1] 1 ocupação
   *[other] { $least }–{ $most } ocupações
}
table-draw-weapons = comprar { $count } armas

# ---- commands of the text table

command-board = tabuleiro
command-spaces = espaços
command-player = jogador
command-hand = mão
command-card = carta
command-tray = fichas
command-feast = banquete
command-points = pontos
help-command-board = seus tabuleiros e casas; tabuleiro 2: os do jogador 2; tabuleiro islândia: um deles
help-command-spaces = o tabuleiro de ações; espaços 3: o que faz a terceira coluna; espaços madeira: os que têm essas palavras
help-command-player = o que cada um tem; jogador 2: o que o jogador 2 tem
help-command-hand = suas ocupações e o que fazem
help-command-card = o que uma ocupação faz: carta 12, carta tutor
help-command-tray = as fichas especiais que restam: forma, preço, valor de espada
help-command-feast = sua mesa de banquete; banquete 2: a do jogador 2
help-command-points = os pontos até agora, como contariam no fim
