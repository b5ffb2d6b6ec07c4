# What the client says of its own: the front page, the table around every game, the end, the dialogs.

# ---- the games

web-game-brian-boru = Brian Boru
web-game-feast-for-odin = Um Banquete a Odin
web-about-brian-boru = Vazas, cidades, casamentos
web-about-feast-for-odin = Navegue, comercie, encha o salão

# ---- the front page

web-headline = Jogos de reis e vikings
web-headline-more = Jogue com amigos hoje à noite ou ao longo da semana, ou contra bots que jogam limpo. Sem conta.
web-seats-range = { $least }–{ $most } jogadores, { $minutes } min
web-in-the-terminal = No terminal:
web-rules-of = Regras de { $title }
web-to-the-hall = Voltar ao salão
web-tools = Ferramentas
web-guest = Convidado
web-you-are-a-guest = Você está aqui como convidado. Com uma conta, as suas mesas iriam junto com você.

web-my-tables = Minhas mesas
web-waiting-for-you = à sua espera
web-their-turn = A vez é de outros
web-played = Terminadas
web-no-tables-yet = Nenhuma ainda. Abra uma ou entre na de um amigo.
web-phase-gathering = Esperando jogadores
web-phase-playing = Em jogo
web-phase-over = A partida terminou
web-free-seat = Lugar livre
web-join-a-friend = Entre na mesa de um amigo
web-link-or-code = Link ou código da mesa
web-join = Entrar

# ---- opening a table

web-open-a-table = Abrir uma mesa
web-mode = Como jogar
web-mode-live = Ao vivo
web-mode-days = Por dias
web-mode-screen = Uma tela
web-mode-bots = Bots
web-mode-live-help = Todos ao mesmo tempo, cada um onde estiver.
web-mode-days-help = Cada um joga quando tem tempo.
web-mode-screen-help = Vocês dividem este aparelho; uma cortina esconde cada mão.
web-mode-bots-help = Só você contra bots. Começa na hora.
web-seats = Jogadores
web-seats-count = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
web-your-name = Seu nome
web-more-choices = Mais opções
web-bots = Bots
web-bot = { $kind-id ->
    [random] Joga ao acaso
    [greedy] Pega o que puder
   *[other] { $ms ->
        [0] Pensa adiante
       *[other] Pensa adiante por { $ms } ms
    }
}
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-bank = { $minutes } min + { $increment } s por jogada
web-clock-bank-whole = { $minutes } min + { $increment } s por jogada: no máximo { $whole } min, e o que as jogadas somarem
web-clock-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
web-clock-hours = { $hours ->
    [one] { $hours } hora por jogada
   *[other] { $hours } horas por jogada
}
web-days-left = { $days ->
    [one] resta { $days } dia
   *[other] restam { $days } dias
}
web-hours-left = { $hours ->
    [one] resta { $hours } hora
   *[other] restam { $hours } horas
}
web-time-out = Se o tempo acabar
web-time-out-bot = Um bot continua
web-time-out-wait = A mesa espera
web-order = Lugares
web-order-random = Lugares por sorteio
web-order-chosen = Lugares escolhidos
web-open-and-copy = Abrir mesa, copiar link
web-begin = Começar
web-play-now = Jogar já com bots
web-learn = Aprender jogando

# ---- before the game

web-who-plays = Quem joga
web-gathering-title = Sua mesa está posta
web-invited-title = Você foi convidado
web-you = você
web-is-here = está aqui
web-is-away = ausente
web-stand-up = Levantar-se
web-free-this-seat = Liberar este lugar
web-seat-bot = Sentar um bot
web-name-of-another = Nome da outra pessoa
web-sit-down = Sentar-se
web-another-here = Outra pessoa neste aparelho
web-fill-and-begin = Começar com bots nos lugares livres
web-host-begins = Quem abriu a mesa começa quando todos estiverem aqui.
web-invite = Convide seus amigos
web-invite-help = Quem abre este link se senta só com um nome.
web-link = Link do convite
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR do convite
web-connecting = A caminho da mesa…

# ---- the table

web-board = Tabuleiro
web-your-place = Seu lugar
web-views = Vistas
web-tab-board = Tabuleiro
web-tab-me = Eu
web-tab-rivals = Rivais
web-tab-log = Crônica
web-sheet-close = Recolher a folha
web-sheet-open = Abrir a folha
web-round-of = { $round ->
    [0] Antes da rodada 1
   *[other] Rodada { $round } de { $rounds }
}
web-next-table = Próxima mesa à sua espera
web-watching = { $count ->
    [one] { $count } pessoa assiste
   *[other] { $count } pessoas assistem
}
web-seat-order = Lugar { $number }
web-that-is-you = É você
web-a-bot-plays = um bot joga
web-decides-now = decide agora
web-points = pontos
web-points-of = { $seat }: { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}

web-your-turn = Sua vez
web-wait = Espere
web-waiting-for = Esperando por { $waiting }
web-also-deciding = Também decidem: { $waiting }
web-choose-how = { $count ->
    [one] Uma jogada é possível: toque no que brilha.
   *[other] { $count } jogadas são possíveis: toque no que brilha.
}
web-cannot-be-undone = Não dá para desfazer
web-confirm = Confirmar
web-cancel = Escolher de novo
web-undo = Desfazer
web-redo = Refazer
web-all-moves = Todas as jogadas
web-search-moves = Procurar nas jogadas
web-moves-count = { $count ->
    [0] Nenhuma jogada assim
    [one] { $count } jogada
   *[other] { $count } jogadas
}
web-more = Mais
web-restart = Recomeçar minha vez
web-call-bot = Um bot joga por mim
web-call-bot-for = Sem tempo: um bot por { $seat }
web-come-back = Voltei
web-awaited-and-away = A mesa espera por { $seat }, que está ausente.
web-bot-plays-for-you = Um bot joga por você.
web-propose-bot-for = Propor um bot por { $seat }
web-propose-end = Propor o fim da partida
web-propose-end-help = Quando todos concordarem, a partida termina aqui e é pontuada como está. Os bots concordam na hora.
web-play-on = Continuar jogando
web-propose-rewind = Propor voltar até aqui
web-copy-link = Copiar o convite
web-download-log = Baixar a crônica
web-report = Relatar um problema
web-close = Fechar

web-proposal-bot = { $seat } propõe que um bot jogue por { $of }.
web-proposal-end = { $seat } propõe terminar a partida aqui.
web-proposal-rewind = { $seat } propõe voltar à jogada { $to }.
web-agreed-so-far = { $agreed } de { $needed } concordam
web-agree = Concordo
web-agree-as = Concordo, como { $seat }
web-decline = Não
web-withdraw = Retirar

web-log = Crônica
web-log-filter = De quem se mostra
web-everybody = Todos
web-since-your-move = Desde a sua jogada
web-newest = O mais novo
web-see-moment = Ver a mesa neste momento

# ---- lessons

web-lesson-chapter = Capítulo { $at } de { $of } · { $step }/{ $steps }
web-lesson-chapters = Capítulos
web-lesson-so-it-was = Nesta mesa:
web-lesson-do = Faça isso, e a lição continua.
web-lesson-later = Este capítulo começa quando a partida chegar lá. Até lá, continue jogando.
web-lesson-fold = Recolher a lição
web-lesson-unfold = Abrir a lição
web-lesson-back = Voltar
web-lesson-next = Avançar
web-lesson-skip = Pular capítulo
web-lesson-end = Encerrar as lições
web-lesson-ended = As lições continuam na Ajuda

# ---- the curtain

web-curtain-title = É a vez de { $seat }
web-curtain-hand-over = Passe o aparelho para { $seat }. Que ninguém mais olhe.
web-curtain-open = Sou { $seat }
web-curtain-others = Os outros decidem
web-curtain-look = Olhar como { $seat }

# ---- the replay

web-replay = Replay
web-round-back = Uma rodada atrás
web-turn-back = Uma vez atrás
web-step-back = Uma jogada atrás
web-play = Reproduzir
web-pause = Pausa
web-step-on = Uma jogada adiante
web-turn-on = Uma vez adiante
web-round-on = Uma rodada adiante
web-replay-at = Jogada
web-move-of = jogada { $at } de { $most }
web-speed = Velocidade: { $times } jogadas por segundo
web-eyes = Com os olhos de quem
web-all-open = Tudo à vista
web-from-outside = De fora
web-to-the-end = Ao resultado
web-to-the-present = Ao presente

# ---- the end

web-won-by = { $points ->
    [one] Venceu por { $points } ponto.
   *[other] Venceu por { $points } pontos.
}
web-won-by-tie-break = Iguais em pontos: o desempate decide.
web-ended-by-agreement = Todos concordaram em terminar a partida aqui.
web-ledger = De onde vêm os pontos
web-place = { $place }º
web-total = Total
web-tie-break = desempate: { $by }
web-course = Pontos por rodada
web-start = início
web-after-round = { $round ->
    [0] No início
   *[other] Depois da rodada { $round }
}
web-rematch = Revanche
web-go-to-rematch = À revanche
web-watch-again = Rever a partida
web-see-the-board = Ver o tabuleiro
web-fair-check = O acaso foi justo?
web-fair-check-help = Todo o acaso desta partida sai da sua semente. O hash dela foi mostrado antes da primeira jogada, e agora a semente é conhecida: quem reproduz a crônica com ela obtém a mesma partida.
web-seed-hash = O hash:
web-seed = A semente:

# ---- rules

web-rules = Regras
web-contents = Conteúdo
web-search-rules = Procurar nas regras
web-nothing-found = Nada nas regras diz “{ $wanted }”.

# ---- preferences

web-preferences = Preferências
web-preferences-kept = Lembradas neste navegador e, com a sua conta, em qualquer outro.
web-on = Sim
web-off = Não
web-percent = { $number }%
web-language = Idioma
web-language-en = English
web-language-es = Español
web-language-pt-BR = Português
web-theme = Tema
web-theme-auto = Como o sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-theme-contrast = Alto contraste
web-theme-to-light = Tema claro
web-theme-to-dark = Tema escuro
web-text-size = Tamanho do texto
web-font = Letra
web-font-house = Da casa
web-font-plain = Simples
web-motion = Movimento
web-motion-auto = Como o sistema
web-motion-normal = Normal
web-motion-slow = Lento
web-motion-fast = Rápido
web-motion-none = Nenhum
web-confirm-policy = Confirmar jogadas
web-confirm-always = Sempre
web-confirm-irreversible = O que não se desfaz
web-confirm-never = Nunca
web-confirm-always-help = Cada jogada é mostrada antes e feita quando você confirma.
web-confirm-irreversible-help = As jogadas que você poderia desfazer são feitas na hora; as outras esperam você confirmar.
web-confirm-never-help = Cada jogada é feita na hora, também as que não dá para desfazer.
web-hints = Ajuda nas decisões
web-hints-help = Uma breve explicação ao lado de cada pergunta, até você conhecê-la.
web-sound = Som
web-sound-help = Um tom suave quando é a sua vez e você olha para outro lado.
web-notify = Avisos
web-notify-help = O seu sistema avisa que é a sua vez quando você olha para outro lado.
web-notify-denied = O seu navegador não deixa esta página avisar você. Permita isso nas configurações do navegador para esta página

# ---- account

web-account = Conta
web-keep-name = Guardar
web-name-kept = Nome guardado
web-account-help = Como convidado, só este navegador conhece você. Com uma conta, as suas mesas acompanham você em qualquer outro.
web-login = Usuário
web-password = Senha
web-open-account = Criar uma conta
web-sign-in = Entrar
web-sign-out = Sair
web-signed-in-as = Você entrou como { $login }
web-signed-in = Você entrou
web-signed-out = Você saiu
web-my-data = Meus dados
web-download-my-data = Baixar meus dados
web-forget-me = Esqueça-me
web-forget-me-now = Sim, esqueça-me
web-forget-me-help = Seu nome, sua conta e suas preferências são apagados para sempre. Nas partidas em curso, bots continuam por você.
web-forgotten = Aqui ninguém mais conhece você

# ---- help

web-help = Ajuda
web-help-point = Toque no que brilha: uma carta, uma cidade, um botão. Cada toque define melhor o que você quer.
web-help-ghost = Antes de fazer uma jogada, você vê o que ela mudaria.
web-help-confirm = Confirmar fica sempre no mesmo lugar. Até lá, escolha de novo quantas vezes quiser.
web-help-why = Toque no que não brilha, e ele diz por quê, com o número da regra.
web-help-undo = O que você fez pode ser desfeito até o acaso decidir, algo oculto ser visto ou outra pessoa jogar.
web-fair-chance = Todo o acaso desta partida foi selado no começo, para que ninguém possa mexer nele. A semente é revelada no fim; este é o hash dela:
web-keys = Teclas
web-key-tab = Tab
web-key-arrows = Setas
web-key-enter = Enter
web-key-space = Espaço
web-key-escape = Esc
web-does-tab = de uma parte da mesa à seguinte
web-does-arrows = ao mais próximo nessa direção
web-does-next = ao próximo ou anterior que se pode escolher
web-does-choose = escolher
web-does-confirm = confirmar a jogada mostrada
web-does-cancel = escolher de novo, ou sair do replay
web-does-number = apertar esse botão
web-does-list = todas as jogadas em uma lista
web-does-undo = desfazer
web-does-redo = refazer
web-does-board = ao tabuleiro
web-does-hand = à sua mão
web-does-log = à crônica
web-does-replay = o replay
web-does-rules = as regras
web-does-preferences = preferências
web-does-help = esta ajuda
web-report-help = Envie isto a quem cuida do servidor, junto com a crônica da partida. Com os dois, qualquer pessoa pode ver o que você viu.

# ---- when something is wrong

web-connection-lost = A conexão com a mesa caiu. Ela está sendo refeita; nada se perde
web-no-connection = Não é possível chegar ao servidor. Verifique a sua conexão e tente de novo
web-server-trouble = O servidor não consegue responder direito (status { $status }). Tente de novo em um instante
web-no-such-page = Não há nenhuma página assim aqui
