# Brian Boru: High King of Ireland. Words as in the glossary of the printed editions.

game-title = Brian Boru: Alto Rei da Irlanda
game-summary = Vença vazas para conquistar cidades, arranje casamentos, repila os vikings, coloque monastérios e una as regiões da Irlanda.
players = 3–5 jogadores

# ---- colours, suits, symbols

colour-red = vermelha
colour-blue = azul
colour-yellow = amarela
colour-white = branca

symbol-claim_town = colocar o seu disco na cidade ativa e pegar o marcador de cidade ativa
symbol-gain_coin = ganhar 1 moeda
symbol-pay_coin = pagar 1 moeda, ou perder 2 pontos se você não tem nenhuma
symbol-gain_renown = ganhar 1 renome
symbol-church = colocar 1 disco na área da Igreja; depois, comprar quantos mais quiser por 2 moedas cada um
symbol-battle = pegar 1 invasor viking da área de batalha; depois, comprar quantos mais quiser por 2 moedas cada um
symbol-courtship = avançar 1 espaço para cima na trilha de casamento; depois, comprar quantos mais quiser por 2 moedas cada um
symbol-expand = você pode gastar 5 moedas para colocar o seu disco em uma cidade sem disco ligada por uma estrada a uma cidade que você controla
symbol-remove_viking = remover 1 ficha de controle viking qualquer do tabuleiro
symbol-gain_points = ganhar pontos
symbol-place_in_region = colocar o seu disco em uma cidade sem disco da região indicada
symbol-place_any = colocar o seu disco em qualquer cidade sem disco

sign-claim_town = cidade
sign-gain_coin = +moeda
sign-pay_coin = −moeda
sign-gain_renown = +renome
sign-church = Igreja
sign-battle = batalha
sign-courtship = corte
sign-expand = expansão
sign-remove_viking = remover viking
sign-gain_points = pontos
sign-place_in_region = cidade na região
sign-place_any = qualquer cidade

half-upper = ação secundária de cima
half-lower = ação secundária de baixo
half-only = ação secundária

extra-church_disc = discos na área da Igreja
extra-raider = invasores vikings
extra-marriage_step = espaços para cima na trilha de casamento

option-military_support = apoio militar
option-establish_trade = estabelecer comércio
option-spurn = rejeitá-la

help-military_support = Na etapa de conquista de regiões, e no fim para as fichas de conquista viradas para cima no tabuleiro, as cidades controladas pelos vikings contam como suas; para o número de regiões, não.
help-establish_trade = No fim, as cidades controladas pelos vikings contam como suas para o número de regiões; para as fichas de conquista, não.
help-spurn = Descarte a carta e ganhe 4 pontos.

# ---- what a seat is asked

choice-PlaceFirstTown = Coloque o seu primeiro disco em uma cidade sem disco, em uma região sem discos de outros jogadores
choice-PickTwo = Escolha 2 cartas para a sua pilha de cartas viradas para baixo
choice-Lead = Escolha uma cidade sem disco e abra a vaza com uma carta da cor dela ou branca
choice-Follow = Jogue qualquer carta
choice-ChooseSecondary = Escolha uma ação secundária da { $card }
choice-BuyExtra = { $extra-id ->
    [church_disc] Compre mais discos na área da Igreja por 2 moedas cada um, ou nenhum
    [raider] Compre mais invasores vikings por 2 moedas cada um, ou nenhum
   *[marriage_step] Compre mais espaços para cima na trilha de casamento por 2 moedas cada um, ou nenhum
}
choice-ChooseExpansion = Expanda por uma estrada por 5 moedas ou fique com as suas moedas
choice-RemoveViking = Remova uma ficha de controle viking
choice-PlaceMarriageTown = Coloque um disco em uma cidade sem disco de { $region } (cidade do casamento)
choice-PlaceTrackTown = Coloque um disco em qualquer cidade sem disco (cidade da trilha de casamento)
choice-ChoosePrincess = Escolha 1 das 3 opções da Princesa da Dinamarca
choice-ChooseLoss = Escolha a cidade de { $loser } perdida para os vikings
choice-ChooseMonastery = Escolha a cidade onde colocar um monastério

# ---- moves

move-PlaceDisc = Colocar um disco em { $town }
move-PickCards = Escolher { $cards }
move-LeadCard = Abrir a vaza com a { $card } por { $town }
move-PlayCard = Jogar a { $card }
move-ChooseHalf = Fazer a { $half }
move-Buy = { $extra-id ->
    [church_disc] { $count ->
        [0] Não comprar discos
        [one] Comprar { $count } disco
       *[other] Comprar { $count } discos
    }
    [raider] { $count ->
        [0] Não comprar invasores vikings
        [one] Comprar { $count } invasor viking
       *[other] Comprar { $count } invasores vikings
    }
   *[marriage_step] { $count ->
        [0] Não comprar espaços
        [one] Comprar { $count } espaço
       *[other] Comprar { $count } espaços
    }
}
move-Expand = Expandir para { $town }
move-DontExpand = Ficar com as moedas
move-RemoveVikings = Remover a ficha de controle viking de { $town }
move-UsePrincess = Escolher: { $option }
move-LoseTown = Perder { $town }
move-PlaceMonastery = Colocar um monastério em { $town }

kind-PlaceDisc = colocar um disco
kind-PickCards = escolher cartas
kind-LeadCard = abrir uma vaza
kind-PlayCard = jogar uma carta
kind-ChooseHalf = escolher uma ação secundária
kind-Buy = comprar extras
kind-Expand = expandir
kind-DontExpand = ficar com as moedas
kind-RemoveVikings = remover uma ficha de controle viking
kind-UsePrincess = escolher uma opção da Princesa
kind-LoseTown = escolher uma cidade perdida
kind-PlaceMonastery = colocar um monastério

# ---- what happens

event-StartingPlayer = { $seat } começa a partida e pega o marcador de cidade ativa.
event-DiscPlaced = { $seat } coloca 1 disco em { $town }.
event-RoundBegan = Começa a rodada { $round } de { $rounds }.
event-VikingsSighted = Chegam { $strength } invasores vikings à área de batalha.
event-MarriageRevealed = O casamento desta rodada: { $marriage }.
event-CardsDealt = Cada jogador recebe { $count } cartas.
event-CardsPicked = { $seat } escolhe { $cards }.
event-CardsPassed = Cada jogador passa as suas outras cartas para a esquerda.
event-DraftEnded = A pilha de cada jogador é agora a sua mão.
event-TrickLed = { $seat } abre a vaza com a { $card } por { $town }.
event-CardPlayed = { $seat } joga a { $card }.
event-MarkerPassed = O marcador de cidade ativa passa em sentido horário para { $seat }: ninguém pode abrir a vaza antes.
event-TrickWithoutTown = Ninguém pode abrir a vaza: é uma vaza sem cidade ativa.
event-TrickWon = { $seat } vence a vaza com a { $card }.
event-TownClaimed = { $seat } conquista { $town } e pega o marcador de cidade ativa.
event-SecondaryChosen = { $seat } faz a { $half } da { $card }.
event-CoinsGained = { $seat } ganha { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}.
event-CoinsPaid = { $seat } paga { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}.
event-PointsLost = { $seat } não tem mais moedas para pagar e perde { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}.
event-PointsGained = { $seat } ganha { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}.
event-RenownGained = { $seat } ganha { $count ->
    [one] { $count } renome
   *[other] { $count } renomes
}.
event-ChurchJoined = { $seat } coloca { $count ->
    [one] { $count } disco
   *[other] { $count } discos
} na área da Igreja.
event-RaidersTaken = { $seat } pega { $count ->
    [one] { $count } invasor viking
   *[other] { $count } invasores vikings
} da área de batalha.
event-BattleAreaEmpty = { $seat } não encontra invasores vikings na área de batalha.
event-MovedUp = { $seat } avança { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
} para cima na trilha de casamento, até o espaço { $space }.
event-MovedDown = { $seat } divide um espaço da trilha de casamento e desce até o espaço { $space }.
event-ExtrasBought = { $seat } compra { $extra-id ->
    [church_disc] { $count ->
        [one] { $count } disco
       *[other] { $count } discos
    } na área da Igreja
    [raider] { $count ->
        [one] { $count } invasor viking
       *[other] { $count } invasores vikings
    }
   *[marriage_step] { $count ->
        [one] { $count } espaço
       *[other] { $count } espaços
    } para cima na trilha de casamento
} por { $coins } moedas.
event-Expanded = { $seat } expande para { $town } por { $coins } moedas.
event-VikingsRemoved = { $seat } remove a ficha de controle viking de { $town }.
event-LastCardsDiscarded = Cada jogador descarta a sua última carta, virada para baixo.
event-MarriageWon = { $seat } vence o casamento com { $marriage }.
event-NobodyMarried = Todos os discos estão no primeiro espaço: ninguém vence o casamento com { $marriage }.
event-PrincessChosen = { $seat } escolhe: { $option }.
event-NoTownLeft = Não há cidade sem disco onde { $seat } possa colocar um disco: a recompensa se perde.
event-VikingsRepelled = A área de batalha está vazia: os jogadores repelem os vikings.
event-Incursion = Invasão viking! { $raiders ->
    [one] Resta { $raiders } invasor viking
   *[other] Restam { $raiders } invasores vikings
} na área de batalha.
event-TownLost = { $seat } perde { $town } para os vikings.
event-NothingToLose = { $seat } não controla nenhuma cidade e não perde nada.
event-FirstSpoils = { $seat } tem mais invasores vikings do que todos, ganha 1 renome e { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e devolve todos os seus invasores vikings.
event-SecondSpoils = Agora ninguém tem mais invasores vikings do que { $seat }, que ganha 1 ponto e devolve 1 invasor viking.
event-MonasteryPlaced = { $seat } coloca um monastério em { $town }.
event-FirstInChurch = { $seat } tem mais discos do que todos na área da Igreja, pega o marcador de cidade ativa e retorna { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}.
event-SecondInChurch = Agora ninguém tem mais discos na área da Igreja do que { $seat }, que ganha 1 ponto e retorna 1 disco.
event-DiscsTakenBack = { $seat } retorna { $count } discos da área da Igreja.
event-TokenTurned = A ficha de conquista de { $region } é virada para cima.
event-TokenTaken = { $seat } pega a ficha de conquista de { $region }.
event-TokenReturned = Os vikings superam { $seat }: a ficha de conquista de { $region } volta para o tabuleiro.
event-GameEnded = O jogo terminou. { $winners } { $winners-count ->
    [one] vence
   *[other] compartilham a vitória
}.

# ---- why not

reason-no-such-half = A { $card } não tem ação secundária “{ $name }”. Escolha a de cima ou a de baixo
reason-no-such-option = A Princesa da Dinamarca não oferece “{ $name }”. Escolha apoio militar, estabelecer comércio ou rejeitá-la
reason-no-such-town = Não há nenhuma cidade chamada { $name } no tabuleiro. As cidades têm identificadores como N1 ou M10
reason-town-not-free = { $town } já tem um disco de { $owner }. Escolha uma cidade sem disco
reason-vikings-control = Os vikings controlam { $town }; o disco embaixo não dá o controle. Escolha outra cidade
reason-not-controlled = { $seat } não controla { $town }. Escolha uma cidade que { $seat } controle
reason-region-has-others = Em { $region } já há um disco de outro jogador. Escolha uma região sem discos de outros jogadores
reason-card-not-in-hand = A carta { $number } não está na sua mão. Escolha uma que esteja
reason-same-card-twice = Só há 1 carta { $number }. Escolha 2 cartas diferentes
reason-cards-in-order = As 2 cartas são nomeadas da menor para a maior: primeiro { $first }, depois { $second }
reason-card-does-not-fit = { $town } é { $colour }, e a { $card } não é { $colour } nem branca. Abra a vaza com uma carta { $colour } ou branca, ou escolha outra cidade
reason-other-extra = Agora só é possível comprar: { $extra }. Cada símbolo tem os seus próprios extras
reason-negative-count = Não é possível comprar { $count } extras. Compre 1 ou mais, ou nenhum
reason-extras-too-dear = { $count ->
    [one] { $count } extra custa
   *[other] { $count } extras custam
} { $cost } moedas, e você tem { $coins }. Compre menos, ou nenhum
reason-too-few-raiders = { $count ->
    [one] Não é possível comprar { $count } invasor viking
   *[other] Não é possível comprar { $count } invasores vikings
}: na área de batalha há { $left }. Compre menos, ou nenhum
reason-track-too-short = { $count ->
    [one] Não é possível comprar { $count } espaço
   *[other] Não é possível comprar { $count } espaços
}: até o espaço mais alto há { $left }. Compre menos, ou nenhum
reason-active-town-reserved = { $town } é a cidade ativa: está reservada para quem vence a vaza. Expanda para outra cidade
reason-start-under-vikings = A estrada até lá sai de { $town }, que está sob controle dos vikings. Expanda a partir de uma cidade que você controle
reason-no-road-from-yours = Nenhuma estrada liga { $town } a uma cidade que você controle. Expanda por uma estrada
reason-no-vikings-there = Em { $town } não há nenhuma ficha de controle viking. Escolha uma cidade que tenha uma
reason-has-monastery = { $town } já tem um monastério. Escolha uma cidade sem monastério
reason-other-region = { $town } não está em { $region }. Escolha uma cidade sem disco de { $region }

# ---- scoring

score-track-points = pontos na trilha de pontuação
score-most-coins = mais moedas, sem empate
score-marker = marcador de cidade ativa
score-renown = renome
score-claim-held = ficha de conquista de { $region }
score-claim-shared = metade da ficha de conquista de { $region }, empate com mais cidades
score-regions = regiões diferentes com uma cidade

tie-claim-tokens = fichas de conquista
tie-marriage-cards = cartas de casamento

# ---- the table

table-round = Rodada { $round } de { $rounds }
table-marriage = Casamento: { $marriage }
table-battle = Área de batalha: { $count }
table-token-value = { $points } pontos com { $threshold }:
table-face-down = virada para baixo
table-on-board = virada para cima
table-player = Jogador
table-player-name = { $seat }
table-points = Pontos
table-coins = Moedas
table-renown = Renome
table-raiders = Invas.
table-church = Igreja
table-track = Trilha
table-claims = Fichas
table-marriages = Casam.
table-cards = Cartas
table-hand = Sua mão
table-pile = Sua pilha
about-town = { $town }: cidade de { $region }, cor { $colour }. Estradas para: { $towns }
table-trick = Vaza por { $town }
table-trick-none = Vaza sem cidade ativa
table-primary = se vencer
table-secondary = se perder

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

card-1 = amarela 1
card-2 = vermelha 2
card-3 = azul 3
card-4 = amarela 4
card-5 = vermelha 5
card-6 = azul 6
card-7 = amarela 7
card-8 = vermelha 8
card-9 = azul 9
card-10 = amarela 10
card-11 = vermelha 11
card-12 = azul 12
card-13 = branca 13
card-14 = amarela 14
card-15 = vermelha 15
card-16 = azul 16
card-17 = amarela 17
card-18 = vermelha 18
card-19 = azul 19
card-20 = branca 20
card-21 = branca 21
card-22 = branca 22
card-23 = amarela 23
card-24 = vermelha 24
card-25 = azul 25

marriage-aodhan = Aodhán
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-orlaith = Orlaith
marriage-estrid = Estrid, Princesa da Dinamarca
