# Words of the house: reasons that any game can give, and the command line.

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-or-else = { $first }, ou { $last }
list-nothing = nenhum
seat-name = Lugar { $number }

# ---- why not

reason-no-such-seat = Não há nenhum lugar { $number } nesta mesa: os { $seats } lugares dela são numerados a partir de 0
reason-game-over = A partida terminou: ninguém mais pode jogar. Reproduza a partida ou comece outra
reason-not-your-turn = { $seat } não tem nada a decidir agora. A mesa espera por { $waiting }
reason-not-now = Não é hora de { $tried }. O que se pede agora: { $asked }
reason-bad-seats = { $title } é para { $least }–{ $most } jogadores, não para { $seats }
reason-unknown-option = { $title } não tem nenhuma opção chamada { $option }. { $known-count ->
    [0] Não tem nenhuma opção
   *[other] Opções: { $known }
}
reason-bad-option = Uma opção de { $title } tem um valor que não pode ter: { $problem }
reason-option-form = As opções são escritas como NOME=VALOR; { $option } não está escrito assim
reason-unknown-game = Não há nenhum jogo chamado { $name }. Jogos disponíveis: { $known }
reason-game-missing = Indique um jogo, como em `meadhall play brian-boru`, ou uma partida salva com --resume ARQUIVO
reason-game-not-at = Não é possível carregar nenhum jogo de { $name } ({ $problem }). Indique um como pacote.módulo:NOME
reason-unknown-language = Meadhall não fala { $name }. Idiomas: { $known }
reason-unknown-bot = Não há nenhum bot chamado { $name }. Bots: { $known }. Em `meadhall play`, `me` é o seu próprio lugar
reason-no-evaluation = { $title } não diz quanto vale uma posição, por isso o bot ganancioso não pode jogá-lo
reason-bad-bot-budget = { $part } em { $name } não diz quanto um bot pode pensar. Escreva, por exemplo, rollout:ms=200 ou rollout:playouts=500
reason-unknown-rule = Não há nada sobre { $number } nas regras de { $title }. Para ler todas: meadhall rules JOGO
reason-unknown-peer = O motor não pode ser comparado com { $name }, só com catanatron
reason-peer-missing = catanatron não está instalado aqui. `make bench` o instala em um ambiente próprio

reason-data-missing = O arquivo de dados { $file } está faltando ou não pode ser lido
reason-data-wrong = O arquivo de dados { $file } não diz o que deveria: { $problem }
reason-data-unexpected = { $file }, { $key }: esperava-se { $expected }

reason-bad-position = Isto não é uma posição de { $title }: { $problem }
reason-bad-move = Isto não é uma jogada de { $title }: { $problem }
reason-file-unreadable = Não é possível ler { $file }: { $problem }
reason-file-unwritable = Não é possível gravar { $file }: { $problem }. Nada mudou ali; salve em outro lugar

reason-log-not-json = Este arquivo não é uma partida salva, ou é só uma parte de uma: { $problem }
reason-log-not-a-game = Este arquivo não é uma partida salva de Meadhall: { $problem }
reason-log-too-new = Esta partida foi salva no formato { $format }, e esta versão de Meadhall lê formatos até o { $known }. Instale uma versão mais nova
reason-log-changed = Esta partida salva foi alterada ou danificada depois de gravada: a soma de verificação não confere
reason-log-unknown-game = Esta partida salva é de { $name }, um jogo que não está instalado aqui. Jogos instalados: { $known }
reason-log-has-no-seed = Este é o registro público de uma partida que não terminou: pode ser lido, mas não reproduzido. Peça a cópia privada a quem abriu a mesa
reason-log-wrong-seed = A semente desta partida salva não confere com o hash que foi mostrado quando a mesa foi aberta
reason-log-line-wrong = Não é possível ler a linha { $line } desta partida salva: { $problem }
reason-log-line-illegal = Não é possível reproduzir a linha { $line } desta partida salva: { $why }
reason-log-digest = Depois da linha { $line }, a posição não é a que foi registrada. A partida foi jogada com a versão { $made_by }; esta é a { $version }
reason-log-secret-move = A jogada { $line } deste registro ainda é secreta, por isso não pode ser reproduzida

reason-undo-after-the-end = A partida terminou e a sua semente é conhecida: já não é possível desfazer nada. Comece outra partida
reason-undo-nothing = { $seat } não tem nenhuma jogada para desfazer
reason-undo-others-acted = Outra pessoa jogou depois disso. Se todos os jogadores concordarem, é possível voltar ainda mais
reason-undo-something-came-to-light = Depois dessa jogada, o acaso decidiu algo ou algo oculto foi visto. Se todos os jogadores concordarem, é possível voltar ainda mais
reason-redo-nothing = { $seat } não tem nenhuma jogada para refazer
reason-rewind-needs-all = Para voltar tanto assim, é preciso que todos os jogadores concordem. Ainda sem acordo: { $missing }
reason-rewind-too-far = Não há nenhuma jogada { $to } para a qual voltar: a última é a { $most }

# ---- the command line

ui-player = Jogador
ui-bot-name = { $kind ->
    [random] Acaso
    [greedy] Ganancioso
    [rollout] Rollout
   *[other] { $kind }
}
ui-asked = { $seat }: { $what }
ui-waiting-for = A mesa espera por { $seat }: { $what }
ui-prompt = Número, palavras, ? ou ajuda:
ui-prompt-with-end = Número, palavras, ? ou ajuda (Enter: { $move }):
ui-no-such-number = Não há nenhuma jogada { $number }: os números vão de 1 a { $most }.
ui-group = { $name }: { $count ->
    [0] nenhuma jogada
    [one] { $count } jogada
   *[other] { $count } jogadas
}
ui-nothing-like-that = Agora não é possível tentar nada parecido com “{ $said }”. Pressione Enter para ver a lista de jogadas ou digite ajuda.
ui-legal = é possível
ui-and-more = … e mais { $count }; acrescente palavras para ver menos.
ui-more-moves = … e { $count ->
    [one] mais 1 jogada: “mais” a mostra.
   *[other] mais { $count } jogadas: “mais” mostra as seguintes.
}
ui-skips = { $how ->
    [always] De agora em diante, as meras oportunidades são puladas. Outro “pular” acaba com isso.
   *[once] As meras oportunidades são puladas até que lhe perguntem outra coisa.
}
ui-skips-no-more = As oportunidades não são mais puladas.
ui-always = sempre
ui-hand-over = A mesa espera por { $seat }. Que ninguém mais olhe; depois, pressione Enter.
ui-undone = Jogada desfeita.
ui-redone = Jogada refeita.
ui-hint = Um bot faria isto: { $move }
ui-saved = Partida salva: { $file }
ui-go-on = Para continuar: { $command } play --resume { $file }
ui-rules-all = Digite `regras` com uma palavra ou um número de regra, como BB-7.9. Para ler todas as regras: meadhall rules { $game } --lang { $language }
ui-winners = { $winners } { $winners-count ->
    [one] vence
   *[other] compartilham a vitória
}!
ui-scores = Pontuação final
ui-place = { $place }. { $seat }
ui-total = total
ui-games-next = Para jogar: meadhall play brian-boru. Para ler as regras: meadhall rules brian-boru.
ui-verified = { $file } está íntegro: { $moves ->
    [0] ainda sem nenhuma jogada, segue
    [one] a sua { $moves } jogada segue
   *[other] as suas { $moves } jogadas seguem
} as regras, e { $state ->
    [over] a partida terminou
   *[running] a partida continua
}.
ui-box-source = { $provenance }, { $confidence } de certeza
ui-arena-playing = Jogando
ui-arena-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ui-arena-bot = Bot
ui-arena-games = Partidas
ui-arena-wins = Vitórias
ui-arena-rate = Taxa de vitórias
ui-arena-interval = Intervalo de 95%
ui-arena-points = Média de pontos
ui-check-kept = { $seats } jogadores: todas as leis foram cumpridas em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} com { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
ui-check-broken = { $seats } jogadores, semente { $seed }: uma lei não foi cumprida: { $law }
ui-bench-quantity = Grandeza
ui-bench-unit-moves_per_s = jogo ao acaso, jogadas/s
ui-bench-unit-games_per_s = jogo ao acaso, partidas/s
ui-bench-unit-copy_us = cópia de uma posição, µs
ui-bench-unit-moves_list_us = lista de jogadas legais, µs
ui-bench-unit-playouts_per_s = partidas imaginadas/s
ui-bench-unit-vs_catanatron = jogo ao acaso, vezes catanatron
ui-bench-unit-playouts_vs_catanatron = partidas imaginadas, vezes catanatron
ui-bench-unit-import_s = importação de meadhall, s

ui-help = Digite o número de uma jogada ou algumas palavras dela. Com ? antes das palavras, você fica sabendo se é possível e, se não for, por quê. Enter sozinho faz a jogada indicada ao lado do cursor; se nenhuma é indicada, mostra de novo a lista de jogadas.
command-help = ajuda
command-moves = jogadas
command-more = mais
command-done = pronto
command-pass = passo
command-skip = pular
command-table = mesa
command-undo = desfazer
command-redo = refazer
command-log = registro
command-save = salvar
command-rules = regras
command-hint = dica
command-quit = sair
help-command-help = mostrar esta ajuda
help-command-moves = mostrar de novo a lista de jogadas
help-command-more = mostrar as jogadas seguintes de uma lista longa
help-command-done = não querer mais nada aqui, como Enter
help-command-pass = passar, ou não querer mais nada aqui
help-command-skip = pular os momentos em que só se pode fazer algo extra, até que lhe perguntem outra coisa; pular sempre: de agora em diante
help-command-table = mostrar a mesa de novo
help-command-undo = desfazer a sua última jogada, enquanto nada oculto tiver vindo à luz e ninguém mais tiver jogado
help-command-redo = refazer a jogada desfeita
help-command-log = mostrar tudo o que aconteceu
help-command-save = salvar a partida (o nome de um arquivo pode vir depois)
help-command-rules = procurar algo: regras BB-7.9, regras expansão
help-command-hint = perguntar a um bot o que ele faria
help-command-quit = salvar e sair
