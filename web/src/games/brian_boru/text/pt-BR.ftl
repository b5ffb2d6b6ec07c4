# What only the drawing of Brian Boru says.

# ---- the map

bb-map = Mapa da Irlanda
bb-zoom-in = Aproximar
bb-zoom-out = Afastar
bb-zoom-fit = Mapa inteiro
bb-free-towns = cidades sem disco
bb-town-kind = cidade { $colour } de { $region }
bb-town-free = sem disco
bb-town-active = a cidade ativa
bb-town-disc = disco de { $seat }
bb-town-vikings = controlada pelos vikings
bb-town-monastery = com um monastério, conta como duas cidades
bb-roads = Estradas para { $towns }
bb-roads-none = Nenhuma estrada chega aqui
bb-gives-title = O que ela daria em { $region }:
bb-gives = { $seat }: { $before } → { $after }, { $standing ->
    [leads] à frente de todos
    [ties] empate em { $other }
   *[behind] atrás de { $other }
}{ $regions ->
    [0] {""}
   *[other] , uma região nova
}
bb-turns = vira para cima
bb-turns-then = Com ela, a ficha de conquista é virada para cima na manutenção.
bb-claim-held = ficha de conquista com { $seat }
bb-claim-board = ficha de conquista virada para cima no tabuleiro
bb-claim-down = ficha de conquista virada para baixo, { $total } de { $threshold }
bb-about-region = Ficha de conquista de { $points } pontos, virada para cima quando { $threshold } das { $towns } cidades têm disco. Um monastério conta como mais uma.
bb-vikings = Vikings
bb-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
bb-regions = regiões

# ---- the trick

bb-tricks = Vazas
bb-trick-leads = { $seat } abre a primeira
bb-trick-rule = vence a maior carta { $colour } ou branca
bb-trick-won = vencida por { $seat }
bb-trick-number = Vaza { $number }
bb-trick-of = de { $of }
bb-trick-short = Vaza { $number } de { $of }
bb-place = { $place }º
bb-you = você
bb-or = ou
bb-if-won = Se vencer
bb-if-lost = Se perder
bb-card-done = resolvida
bb-card-now = resolve agora
bb-card-won = vence
bb-card-ahead = na frente
bb-card-off = fora da cor
bb-card-behind = atrás
bb-card-later = joga depois
bb-symbol = { $name }: { $means }.
bb-about-half = Quem perde a vaza faz uma das duas metades da carta, com todos os símbolos da esquerda para a direita.
bb-next-plays = Depois joga { $seat }
bb-next-resolves = Depois { $seat } resolve a { $value }
bb-heading-trick = Rodada { $round } · vaza { $trick }
bb-heading-upkeep = Rodada { $round } · manutenção

# ---- marriage, church, battle

bb-marriage-track = Trilha de casamento
bb-space = Espaço { $space }: { $who }
bb-space-title = Espaço { $space } da trilha de casamento
bb-space-gives = Na manutenção, para todos menos quem vence: { $what }
bb-space-nothing = Não dá nada na manutenção.
bb-space-shared = Aqui cabe qualquer número de discos.
bb-space-alone = Aqui só cabe um disco: quem chega em segundo desce.
bb-nobody = ninguém
bb-prize = Prêmio da rodada
bb-no-marriage = Não há casamento na trilha.
bb-about-marriage = Na manutenção, o disco mais alto da trilha de casamento ganha esta carta e volta ao primeiro espaço.
bb-about-marriages = Os casamentos decidem entre jogadores com os mesmos pontos e as mesmas fichas de conquista.
bb-about-princess = Na manutenção, o disco mais alto da trilha de casamento ganha a Princesa e escolhe uma de três opções:
bb-princess = Estrid
bb-princess-gives = uma de três alianças
bb-town-in = uma cidade sem disco de { $region }
bb-church = Igreja
bb-battle = Batalha
bb-left = restam { $left } de { $strength }
bb-battle-label = Batalha: restam { $left } de { $strength } invasores vikings
bb-most = mais
bb-most-tied = empate
bb-fewest = menos
bb-most-church = Sozinho com mais: um monastério, o marcador de cidade ativa, e todos os discos voltam.
bb-most-tied-church = Empate em mais: ninguém recebe a primeira recompensa; cada um ganha 1 ponto por 1 disco.
bb-fewest-church = Ter menos não traz consequências.
bb-most-raiders = Sozinho com mais: 1 renome, 1 ponto por renome, e devolve todos os invasores. Escolhe o que os outros perdem.
bb-most-tied-raiders = Empate em mais: ninguém recebe o primeiro espólio; cada um ganha 1 ponto por 1 invasor.
bb-fewest-raiders = Se na manutenção sobrarem invasores na área de batalha, quem tem menos perde uma cidade.
bb-about-church = Manutenção: primeiro quem tem mais discos; depois quem então tiver mais ganha 1 ponto por 1 disco; depois quatro discos ou mais dão um monastério.
bb-about-raiders = Manutenção: ter mais invasores dá os espólios; ter menos custa uma cidade se sobrarem invasores na área de batalha.
bb-about-battle = Os invasores que ninguém pegou até a manutenção atacam: quem tem menos invasores perde uma cidade.

# ---- players and hand

bb-count-points = pontos
bb-count-coins = moedas
bb-count-renown = renome
bb-count-raiders = invasores
bb-count-church = discos na Igreja
bb-count-space = trilha de casamento
bb-count-cards = cartas na mão
bb-about-coins = Mais moedas no fim, sem empate: 1 ponto.
bb-about-renown = No fim, 1 ponto cada; ter mais aumenta o primeiro espólio de uma batalha.
bb-about-cards = O que os outros têm na mão é secreto; quantas cartas, não. A última carta da rodada não é jogada.
bb-track-of = { $seat } · trilha de casamento: { $space }
bb-about-track = Manutenção: o disco mais alto ganha o prêmio da rodada; todos os outros recebem o que está abaixo do seu espaço.
bb-no-claims = nenhuma ficha
bb-marker = Marcador de cidade ativa
bb-about-marker = Quem o tem abre a próxima vaza. No fim vale 1 ponto.
bb-pile = Sua pilha
bb-draft = Escolha duas
bb-draft-rule = fique com duas, passe as outras à esquerda
bb-draft-pick = Escolha { $number }
bb-draft-chooses = escolhendo
bb-draft-chosen = já escolheu
bb-draft-pile = Pilha: { $count }
bb-only-you = só você vê
bb-hand-none = Você está assistindo.
bb-hand-empty = Sua mão está vazia.

# ---- phases and end

bb-phase-draft = Seleção
bb-phase-tricks = Vazas
bb-phase-marriage = Casamento
bb-phase-battle = Batalha
bb-phase-church = Igreja
bb-phase-regions = Regiões
bb-about-phase-draft = Todos ficam com duas cartas de cada vez e passam as outras para a esquerda.
bb-about-phase-tricks = Cada vaza é por uma cidade. As cartas são resolvidas da menor para a maior: quem vence fica com a cidade, os outros fazem uma metade da sua carta.
bb-about-phase-marriage = O disco mais alto da trilha ganha o prêmio e volta ao primeiro espaço. Todos os outros recebem o que está abaixo do seu espaço.
bb-about-phase-battle = Se sobrarem invasores na área de batalha, quem tem menos perde uma cidade. Depois, ter mais invasores dá os espólios.
bb-about-phase-church = Ter mais discos dá um monastério e o marcador de cidade ativa. Depois, quatro discos ou mais também dão um monastério.
bb-about-phase-regions = Onde há cidades tomadas o bastante, a ficha de conquista é virada para cima. Virada, ela vai para quem está à frente de todos na região.
bb-title = { $winners-count ->
    [one] { $winners } reina sobre a Irlanda
   *[other] { $winners } dividem a coroa da Irlanda
}

# ---- the ledger: its rows, in short

ledger-track-points = Pontos na trilha
ledger-most-coins = Mais moedas
ledger-marker = Marcador de cidade ativa
ledger-renown = Renome
ledger-claim-held = Fichas de conquista
ledger-claim-shared = Fichas empatadas
ledger-regions = Regiões diferentes

# ---- a word of help with each decision

hint-PlaceFirstTown = Daqui você se espalha pelas estradas. Com mais cidades em uma região, você ganha a ficha dela.
hint-PickTwo = Cartas altas vencem cidades; as baixas dão mais a quem perde.
hint-Lead = A maior carta da cor da cidade ou branca vence; quem perde faz meia carta.
hint-Follow = Não é preciso seguir a cor: quem perde também age, a menor carta primeiro.
hint-ChooseSecondary = Valem todos os símbolos, da esquerda para a direita.
hint-BuyExtra = Moedas também compram cidades.
hint-ChooseExpansion = Assim você toma uma cidade sem vencer uma vaza.
hint-ChooseMonastery = Uma cidade com monastério conta como duas.
