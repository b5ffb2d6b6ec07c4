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

# ---- the server

reason-http-unknown-path = Não há nada neste endereço
reason-http-wrong-request = Este endereço não pode ser consultado assim (status { $status })
reason-http-not-json = O que se envia para cá tem de ser JSON (application/json), não { $kind }
reason-http-too-large = É demais de uma vez: são aceitos no máximo { $most } KB
reason-http-bad-body = Não dá para entender o que foi enviado: { $problem }
reason-http-too-many = Daqui saíram pedidos demais em pouco tempo. Tente de novo em { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
reason-http-wrong-origin = Isto foi enviado por uma página de outro site ({ $origin }), por isso não foi feito. Abra a mesa no endereço dela
reason-http-unknown-cookie = Este navegador não está mais conectado. Entre de novo como convidado ou faça login
reason-http-own-network = Estes números são só para máquinas da rede do próprio anfitrião
reason-http-rematch-elsewhere = Uma revanche é aberta enviando POST para /api/tables/{ $table }/rematch, não como um comando
reason-http-failed = Algo deu errado no servidor e nada mudou. O anfitrião encontra os detalhes no registro do servidor

reason-people-bad-login = Um nome de usuário tem de 3 a 60 letras (a–z), algarismos e os sinais . _ - + @
reason-people-bad-password = Uma senha tem de { $least } a { $most } caracteres
reason-people-wrong-login = Não há nenhuma conta com este nome de usuário e esta senha
reason-people-have-account = Você já está conectado como { $login }. Saia antes de criar outra conta

reason-server-bad-host = Esta máquina não tem nenhum endereço { $host } em que escutar. Tente --host 127.0.0.1 (só esta máquina) ou --host 0.0.0.0 (toda a rede)
reason-server-port-in-use = A porta { $port } está ocupada: talvez o Meadhall já esteja aberto. Escolha outra com --port
reason-server-port-not-allowed = A porta { $port } é reservada ao sistema. Escolha uma a partir da 1024 com --port
reason-server-no-door = Não é possível abrir nada em { $host }, porta { $port }: { $problem }
reason-server-no-client = O cliente para o navegador não foi construído aqui, por isso ainda não há nada para ver. `make play` o constrói

ui-serve-open = O Meadhall está aberto: { $address }
ui-serve-network = Para outras pessoas na sua rede: { $address }
ui-serve-file = As mesas ficam guardadas em { $file }
ui-serve-end = Ctrl-C fecha; as mesas ficam como estão.

# ---- the store

reason-store-bad-address = O endereço de um banco de dados é o nome de um arquivo, ou tem a forma postgresql://NOME:SENHA@SERVIDOR/BANCO
reason-store-unknown-scheme = As mesas não podem ser guardadas em um banco de dados do tipo { $scheme }. Indique um arquivo, ou um endereço que comece com postgresql://
reason-store-no-psycopg = Para o PostgreSQL, o Meadhall precisa do pacote psycopg, que não está instalado aqui. Para instalar: pip install "meadhall[postgres]"
reason-store-no-folder = Não dá para criar { $place }: a pasta { $folder } não existe. Crie a pasta antes, ou indique outra
reason-store-is-folder = { $place } é uma pasta. Indique um arquivo dentro dela, como meadhall.db
reason-store-missing = Não há nenhum banco do Meadhall em { $place }. Confira o nome; nada foi criado
reason-store-locked = { $place } está bloqueado por outro programa. Feche-o e tente de novo; nada foi alterado
reason-store-read-only = { $place } só pode ser lido, mas as mesas precisam ser gravadas ali. Permita a gravação no arquivo e na pasta dele, ou indique outro; nada foi alterado
reason-store-no-right = O usuário de { $place } não tem uma permissão neste banco de dados: { $problem }. Permita que ele crie e altere tabelas; nada foi alterado
reason-store-no-database = { $place } não é um banco de dados. Indique um banco do Meadhall ou um arquivo novo; nada foi alterado
reason-store-foreign = { $place } é o banco de dados de outro programa. Indique outro; nada foi alterado
reason-store-newer = { $place } foi gravado por uma versão mais nova do Meadhall (estrutura { $found }; esta versão conhece até a { $known }). Instale a versão mais nova; nada foi alterado
reason-store-corrupt = { $place } está danificado: { $problem }. Guarde uma cópia dele como está e encha um banco novo com o seu último backup usando meadhall restore
reason-store-full = Não há mais espaço no disco para { $place }. Libere espaço e tente de novo; nada foi alterado
reason-store-unreachable = Não foi possível acessar { $place }: { $problem }. Confira o endereço e a senha, e se o PostgreSQL está funcionando
reason-store-not-opened = Não dá para usar { $place }: { $problem }. Confira se o arquivo e a pasta dele podem ser lidos e gravados
reason-store-no-backup = O backup { $file } não existe. Indique um arquivo gravado por meadhall backup
reason-store-file-exists = Já existe algo em { $file }, e pode ser o seu último backup bom. Indique um arquivo novo
reason-store-not-empty = { $place } está em uso: há mesas ou pessoas guardadas nele, e elas se perderiam. Restaure em um banco novo; nada foi alterado
reason-store-login-taken = O nome de usuário { $login } já é de outra pessoa. Escolha outro
reason-store-busy = O servidor está ocupado demais para guardar isto, por isso nada foi feito. Tente de novo daqui a pouco
reason-store-disk-full = O servidor está sem espaço no disco, por isso nada foi feito. Avise o anfitrião; todas as mesas continuam como estavam
reason-store-fails = O servidor não consegue guardar nada no momento, por isso nada foi feito. Avise o anfitrião, que encontra os detalhes no registro do servidor; todas as mesas continuam como estavam

ui-backed-up = Tudo o que há em { $place } está agora em { $file }.
ui-restored = { $place } contém agora tudo o que havia em { $file }.

# ---- at the table

reason-table-unknown = Não há nenhuma mesa { $table }. Confira o link ou pergunte a quem convidou você
reason-table-changed-elsewhere = Outra pessoa mudou a mesa no mesmo momento, por isso nada foi feito. Veja a mesa e tente de novo
reason-table-entry-wrong = Algo do que está guardado desta mesa não pode ser lido: { $problem }
reason-table-broken = Esta partida não pode continuar, porque o que está guardado dela não concorda com as regras desta versão: { $why }. Ainda é possível vê-la
reason-table-bad-pace = Entre duas jogadas dos bots pode haver de { $least } a { $most } milissegundos
reason-table-bad-hours = Cada decisão pode ter de { $least } a { $most } horas
reason-table-bad-minutes = Cada jogador pode ter de { $least } a { $most } minutos para a partida inteira
reason-table-bad-increment = A cada decisão um jogador pode recuperar de { $least } a { $most } segundos
reason-table-bad-name = Um nome tem de 1 a { $most } sinais, todos visíveis
reason-table-name-taken = Já há alguém chamado { $name } nesta mesa. Escolha outro nome, para que se saiba quem é quem
reason-table-nobody = Aqui ainda ninguém conhece você. Permita que esta página guarde um cookie e depois sente-se
reason-table-full = Todos os lugares estão ocupados. Você pode assistir ou abrir a sua própria mesa
reason-table-seat-taken = { $name } já está nesse lugar. Escolha um lugar livre
reason-table-seat-free = Ninguém está no lugar { $number }
reason-table-seats-free = A partida começa quando houver alguém em cada lugar. { $count ->
    [one] Há um lugar livre: convide alguém ou ponha um bot
   *[other] Há { $count } lugares livres: convide alguém ou ponha bots
}
reason-table-unknown-bot = Não há nenhum bot { $name } para { $title }. Bots: { $known }
reason-table-not-host = Só quem abriu a mesa pode fazer isso
reason-table-not-your-seat = Este é o lugar de { $seat }. Só quem está sentado ali pode fazer isso
reason-table-looking-on = Você está assistindo: só quem tem um lugar pode fazer algo aqui
reason-table-began = A partida já começou: os lugares ficam como estão
reason-table-not-begun = A partida ainda não começou
reason-table-over = A partida terminou. Veja a reprodução ou jogue a revanche
reason-table-not-over = Isso pode ser feito quando a partida terminar
reason-table-moved-on = Enquanto isso, a mesa seguiu adiante, por isso nada foi feito. Veja como ela está agora e decida de novo
reason-table-seq-ahead = Esta jogada vem depois da entrada { $seq } da mesa, que por enquanto só tem { $most }. Recarregue a página
reason-table-bot-plays = Um bot está jogando por { $seat }. Primeiro retome o lugar
reason-table-bot-already = Um bot já está jogando por { $seat }
reason-table-no-bot-here = Nenhum bot está jogando por { $seat }: não é preciso retomar o lugar
reason-table-time-left = { $seat } ainda tem tempo. Proponha que um bot assuma; os outros podem concordar
reason-table-proposal-pending = Uma proposta de { $seat } ainda está em aberto. Primeiro se responde a ela
reason-table-nothing-proposed = Não há mais nenhuma proposta
reason-table-not-asked = O acordo de { $seat } não é necessário para isso
reason-table-nothing-here = Agora não se pode fazer nada com isto. O que se pede: { $asked }

note-sat = { $name } se senta à mesa.
note-vacated = { $name } deixa a mesa.
note-started = A partida começa.
note-undone = { $seat } desfaz { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
}.
note-taken-back = { $seat } retira uma decisão que estava virada para baixo.
note-rewound = Com o acordo de todos, a partida volta à jogada { $to }. A partir daqui o acaso decide de novo.
note-proposed-rewind = { $seat } propõe voltar à jogada { $to }.
note-proposed-end = { $seat } propõe terminar a partida aqui.
note-proposed-bot = { $seat } propõe que um bot jogue por { $owner }.
note-agreed = { $seat } concorda.
note-declined = { $seat } não concorda.
note-withdrawn = { $seat } retira a proposta.
note-left = { $seat } deixa o lugar a um bot.
note-bot-called = { $chooser } faz um bot jogar por { $seat }.
note-time-up = O tempo de { $seat } acabou: um bot continua.
note-came-back = { $seat } está de volta.
note-ended = Todos concordam em terminar a partida aqui.
note-rematched = A revanche é jogada em outra mesa.

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
ui-arena-spread = Desvio
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
