# Brian Boru learnt by playing: chapters, and two or three sentences for each of their steps.

lesson-goal = O objetivo
lesson-goal-welcome = Boas-vindas à Irlanda, por volta do ano 1000! Você quer ser Alto Rei, e { $waiting } também. Depois de { $rounds } rodadas, vence quem tiver mais pontos.
lesson-goal-map = Aqui estão 53 cidades em 8 regiões; cada cidade é vermelha, azul ou amarela, e estradas ligam algumas delas. Onde está o seu disco você controla a cidade, a não ser que os vikings tenham tomado conta dela.
lesson-goal-regions = A maioria dos pontos vem das regiões. O número em um escudo é quanto vale a ficha de conquista da região: ela vai para quem controla ali mais cidades do que qualquer outro. Aponte para um escudo, ou segure o dedo nele, e ele conta mais.

lesson-disc = Sua primeira cidade
lesson-disc-place = Escolha sua primeira cidade: qualquer uma sem disco, em uma região onde ninguém mais tenha um. Toque nela e depois confirme.
lesson-disc-start = Você também começa com 10 pontos, 3 moedas e 1 renome: estão junto do seu nome. Aliás: toque no que não brilha, e você fica sabendo por que não dá.

lesson-draft = A seleção
lesson-draft-news = Cada rodada começa com duas notícias: invasores desembarcam na área de batalha, e um casamento é anunciado. Você conhece as duas antes de escolher suas cartas.
lesson-draft-cards = São 25 cartas, cada uma com um valor e uma cor. A parte de cima é de quem vence a vaza; quem perde faz uma das metades de baixo. As cartas brancas servem para qualquer cidade.
lesson-draft-pick = Fique com duas cartas; as outras vão para a sua esquerda. As altas vencem cidades, mas quem perde ganha moedas, invasores, um lugar na Igreja ou passos para um casamento: uma boa mão tem um pouco de tudo.
lesson-draft-pass = O que sobrou do vizinho da direita vem para você, e você fica com duas de novo. Assim vai até a sua pilha virar a sua mão. Faça suas escolhas.

lesson-trick = As vazas
lesson-trick-lead = Cada vaza é por uma cidade. Quem tem o marcador de cidade ativa abre, neste momento { $seat }: com uma cidade sem disco e uma carta da cor dela ou branca.
lesson-trick-follow = Depois todos os outros jogam uma carta cada um, em sentido horário, a que quiserem. Só podem vencer as brancas e as da cor da cidade, e entre elas vence a mais alta.
lesson-trick-play = Agora a sua carta. Se você quer a cidade, jogue alto, na cor dela ou branco. Se não quer, jogue uma carta com a qual valha a pena perder.

lesson-resolve = O que as cartas fazem
lesson-resolve-order = Todas as cartas estão na mesa, e agora cada uma age: do valor mais baixo ao mais alto, não importa quem venceu. Assim, as baixas chegam antes.
lesson-resolve-winner = Quem venceu faz a parte de cima da carta: um disco na cidade, o marcador de cidade ativa e depois os outros símbolos, da esquerda para a direita. Com o marcador, vai abrir a próxima vaza.
lesson-resolve-halves = Todos os outros escolhem uma das metades de baixo da sua carta e a fazem inteira; algumas poucas cartas só têm uma. Continue até a sua carta ter tido a vez dela.

lesson-coins = Moedas e estradas
lesson-coins-extras = Moedas dão peso às suas cartas. Quando uma traz invasores, discos na Igreja ou passos na trilha de casamento, você pode na hora comprar mais do mesmo, por 2 moedas cada um.
lesson-coins-roads = Junte 5 moedas, e a expansão na parte de baixo de uma carta vira uma cidade: uma sem disco, ligada direto por uma estrada a uma que você controla. Assim, até perdendo você se espalha pelo mapa.
lesson-coins-prices = A maioria das cartas mais altas cobra moedas de quem vence. Por cada moeda que você não puder pagar, perde 2 pontos: melhor não vencer de bolso vazio.
lesson-coins-play-on = Agora você sabe como são as vazas. Continue jogando até todos terem uma só carta; essa não é jogada, e começa a manutenção.

lesson-upkeep = Casamento, batalha, Igreja
lesson-upkeep-marriage = Na manutenção, o disco mais alto na trilha de casamento vence o casamento, com a recompensa, e volta para o primeiro espaço. Os outros ficam onde estão e ganham o que seu espaço traz.
lesson-upkeep-battle = Depois os invasores que ninguém pegou atacam, e quem tem menos perde uma cidade para os vikings. Quem tem mais do que todos diz qual. Com a área de batalha vazia, ninguém perde nada.
lesson-upkeep-spoils = Quem tem mais invasores do que todos ganha 1 renome, depois 1 ponto por renome, e devolve todos. Em seguida, ter mais traz 1 ponto e custa 1 invasor.
lesson-upkeep-church = Quem tem mais discos do que todos na Igreja coloca um monastério, que faz uma cidade contar em dobro na região, e pega o marcador de cidade ativa. Em seguida, ter mais traz 1 ponto, e 4 discos bastam para um monastério.

lesson-regions = Regiões e pontos
lesson-regions-tokens = Por último, as regiões. Quando cidades suficientes têm dono, como mostram os pontinhos do escudo, a ficha vira para cima. Então quem controla ali mais cidades do que todos a pega, também dos outros; no empate ela fica onde está.
lesson-regions-points = No fim suas fichas valem seus pontos, cada renome 1, o marcador de cidade ativa 1, e ter mais moedas do que todos, 1. Cidades em muitas regiões valem até 10 pontos a mais.
lesson-regions-farewell = É tudo o que você precisa: agora torne-se Alto Rei! Tudo o que você aponta se explica, e as regras estão sempre à mão na barra de cima.
