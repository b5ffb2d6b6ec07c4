# What the client says of its own: the front page, the table around every game, the end, the dialogs.

# ---- the games

web-game-brian-boru = Brian Boru
web-game-feast-for-odin = El banquete de Odín
web-about-brian-boru = Bazas, ciudades, bodas
web-about-feast-for-odin = Navega, comercia, llena la sala

# ---- the front page

web-headline = Juegos de reyes y vikingos
web-headline-more = Juega con amigos esta noche o durante una semana, o contra bots que juegan limpio. Sin cuenta.
web-seats-range = { $least }–{ $most } jugadores, { $minutes } min
web-in-the-terminal = En la terminal:
web-rules-of = Reglas de { $title }
web-to-the-hall = Volver al salón
web-tools = Herramientas
web-guest = Invitado
web-you-are-a-guest = Estás aquí como invitado. Una cuenta se llevaría tus mesas a otros dispositivos.

web-my-tables = Mis mesas
web-waiting-for-you = te esperan
web-their-turn = Les toca a otros
web-played = Terminadas
web-no-tables-yet = Todavía ninguna. Abre una o únete a la de un amigo.
web-phase-gathering = Esperando jugadores
web-phase-playing = En juego
web-phase-over = La partida ha terminado
web-free-seat = Sitio libre
web-join-a-friend = Únete a un amigo
web-link-or-code = Enlace o código de mesa
web-join = Unirse

# ---- opening a table

web-open-a-table = Abrir una mesa
web-mode = Cómo jugar
web-mode-live = En vivo
web-mode-days = Por días
web-mode-screen = Una pantalla
web-mode-bots = Bots
web-mode-live-help = Todos a la vez, cada uno donde esté.
web-mode-days-help = Cada uno juega cuando tiene tiempo.
web-mode-screen-help = Compartís este dispositivo; un telón oculta cada mano.
web-mode-bots-help = Tú contra bots. Empieza enseguida.
web-seats = Jugadores
web-seats-count = { $count ->
    [one] 1 sitio
   *[other] { $count } sitios
}
web-your-name = Tu nombre
web-more-choices = Más opciones
web-bots = Bots
web-bot = { $kind-id ->
    [random] Juega al azar
    [greedy] Toma lo que puede
   *[other] { $ms ->
        [0] Piensa por adelantado
       *[other] Piensa durante { $ms } ms
    }
}
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-bank = { $minutes } min + { $increment } s por jugada
web-clock-bank-whole = { $minutes } min + { $increment } s por jugada: { $whole } min como mucho, y lo que sumen las jugadas
web-clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
web-clock-hours = { $hours ->
    [one] 1 hora por jugada
   *[other] { $hours } horas por jugada
}
web-days-left = { $days ->
    [one] queda 1 día
   *[other] quedan { $days } días
}
web-hours-left = { $hours ->
    [one] queda 1 hora
   *[other] quedan { $hours } horas
}
web-time-out = Si se acaba el tiempo
web-time-out-bot = Sigue un bot
web-time-out-wait = La mesa espera
web-order = Sitios
web-order-random = Sitios por sorteo
web-order-chosen = Sitios elegidos
web-open-and-copy = Abrir mesa, copiar enlace
web-begin = Empezar
web-play-now = Jugar ya con bots
web-learn = Aprender jugando

# ---- before the game

web-who-plays = Quién juega
web-gathering-title = Tu mesa está puesta
web-invited-title = Te han invitado
web-you = tú
web-is-here = está aquí
web-is-away = ausente
web-stand-up = Levantarse
web-free-this-seat = Liberar este sitio
web-seat-bot = Sentar un bot
web-name-of-another = Nombre de la otra persona
web-sit-down = Sentarse
web-another-here = Otra persona en este dispositivo
web-fill-and-begin = Empezar con bots en los sitios libres
web-host-begins = Empieza quien abrió la mesa, cuando estéis todos.
web-invite = Invita a tus amigos
web-invite-help = Quien abra este enlace se sienta con solo dar un nombre.
web-link = Enlace de invitación
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR de la invitación
web-connecting = De camino a la mesa…

# ---- the table

web-board = Tablero
web-your-place = Tu lugar
web-views = Vistas
web-tab-board = Tablero
web-tab-me = Yo
web-tab-rivals = Rivales
web-tab-log = Crónica
web-sheet-close = Plegar la hoja
web-sheet-open = Desplegar la hoja
web-round-of = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round } de { $rounds }
}
web-next-table = Siguiente mesa que te espera
web-watching = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
web-seat-order = Sitio { $number }
web-that-is-you = Eres tú
web-a-bot-plays = juega un bot
web-decides-now = decide ahora
web-points = puntos
web-points-of = { $seat }: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

web-your-turn = Tu turno
web-wait = Espera
web-waiting-for = Se espera a { $waiting }
web-also-deciding = También deciden: { $waiting }
web-choose-how = { $count ->
    [one] Hay una jugada posible: toca lo que brilla.
   *[other] Hay { $count } jugadas posibles: toca lo que brilla.
}
web-cannot-be-undone = No se puede deshacer
web-confirm = Confirmar
web-cancel = Elegir de nuevo
web-undo = Deshacer
web-redo = Rehacer
web-all-moves = Todas las jugadas
web-search-moves = Buscar entre las jugadas
web-moves-count = { $count ->
    [0] Ninguna jugada así
    [one] 1 jugada
   *[other] { $count } jugadas
}
web-more = Más
web-restart = Reiniciar mi turno
web-call-bot = Que un bot juegue por mí
web-call-bot-for = Sin tiempo: un bot por { $seat }
web-come-back = He vuelto
web-awaited-and-away = La mesa espera a { $seat }, que no está.
web-bot-plays-for-you = Un bot juega por ti.
web-propose-bot-for = Proponer un bot por { $seat }
web-propose-end = Proponer acabar la partida
web-propose-end-help = Cuando todos estén de acuerdo, la partida acaba aquí y se puntúa tal como está. Los bots aceptan enseguida.
web-play-on = Seguir jugando
web-propose-rewind = Proponer volver hasta aquí
web-copy-link = Copiar la invitación
web-download-log = Descargar la crónica
web-report = Informar de un problema
web-close = Cerrar

web-proposal-bot = { $seat } propone que un bot juegue por { $of }.
web-proposal-end = { $seat } propone acabar la partida aquí.
web-proposal-rewind = { $seat } propone volver a la jugada { $to }.
web-agreed-so-far = { $agreed } de { $needed } de acuerdo
web-agree = De acuerdo
web-agree-as = De acuerdo, como { $seat }
web-decline = No
web-withdraw = Retirar

web-log = Crónica
web-log-filter = De quién se muestra
web-everybody = Todos
web-since-your-move = Desde tu jugada
web-newest = Lo último
web-see-moment = Ver la mesa en este momento

# ---- lessons

web-lesson-chapter = Capítulo { $at } de { $of } · { $step }/{ $steps }
web-lesson-chapters = Capítulos
web-lesson-so-it-was = En esta mesa:
web-lesson-do = Hazlo, y la lección sigue.
web-lesson-later = Este capítulo empieza cuando la partida llegue ahí. Hasta entonces, sigue jugando.
web-lesson-fold = Plegar la lección
web-lesson-unfold = Desplegar la lección
web-lesson-back = Atrás
web-lesson-next = Siguiente
web-lesson-skip = Saltar capítulo
web-lesson-end = Terminar las lecciones
web-lesson-ended = Las lecciones siguen en Ayuda

# ---- the curtain

web-curtain-title = Le toca a { $seat }
web-curtain-hand-over = Dale el dispositivo a { $seat }. Que nadie más mire.
web-curtain-open = Soy { $seat }
web-curtain-others = Deciden los demás
web-curtain-look = Mirar como { $seat }

# ---- the replay

web-replay = Repetición
web-round-back = Una ronda atrás
web-turn-back = Un turno atrás
web-step-back = Una jugada atrás
web-play = Reproducir
web-pause = Pausa
web-step-on = Una jugada adelante
web-turn-on = Un turno adelante
web-round-on = Una ronda adelante
web-replay-at = Jugada
web-move-of = jugada { $at } de { $most }
web-speed = Velocidad: { $times } jugadas por segundo
web-eyes = Con los ojos de quién
web-all-open = Todo a la vista
web-from-outside = Desde fuera
web-to-the-end = Al resultado
web-to-the-present = Al presente

# ---- the end

web-won-by = { $points ->
    [one] Gana por 1 punto.
   *[other] Gana por { $points } puntos.
}
web-won-by-tie-break = Iguales en puntos: decide el desempate.
web-ended-by-agreement = Todos acordaron acabar aquí la partida.
web-ledger = De dónde vienen los puntos
web-place = { $place }.º
web-total = Total
web-tie-break = desempate: { $by }
web-course = Puntos por ronda
web-start = inicio
web-after-round = { $round ->
    [0] Al principio
   *[other] Tras la ronda { $round }
}
web-rematch = Revancha
web-go-to-rematch = A la revancha
web-watch-again = Ver de nuevo
web-see-the-board = Ver el tablero
web-fair-check = ¿Fue justo el azar?
web-fair-check-help = Todo el azar de esta partida sale de su semilla. Su hash se mostró antes de la primera jugada, y ahora la semilla se conoce: quien reproduzca con ella la crónica obtiene la misma partida.
web-seed-hash = El hash:
web-seed = La semilla:

# ---- rules

web-rules = Reglas
web-contents = Contenido
web-search-rules = Buscar en las reglas
web-nothing-found = Nada en las reglas dice «{ $wanted }».

# ---- preferences

web-preferences = Preferencias
web-preferences-kept = Se recuerdan en este navegador y, con tu cuenta, en cualquier otro.
web-on = Sí
web-off = No
web-percent = { $number } %
web-language = Idioma
web-language-en = English
web-language-es = Español
web-language-pt-BR = Português
web-theme = Tema
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Alto contraste
web-theme-to-light = Tema claro
web-theme-to-dark = Tema oscuro
web-text-size = Tamaño del texto
web-font = Letra
web-font-house = De la casa
web-font-plain = Sencilla
web-motion = Movimiento
web-motion-auto = Como el sistema
web-motion-normal = Normal
web-motion-slow = Lento
web-motion-fast = Rápido
web-motion-none = Ninguno
web-confirm-policy = Confirmar jugadas
web-confirm-always = Siempre
web-confirm-irreversible = Lo irreversible
web-confirm-never = Nunca
web-confirm-always-help = Cada jugada se muestra primero y se hace cuando la confirmas.
web-confirm-irreversible-help = Las jugadas que podrías deshacer se hacen enseguida; las demás esperan a que confirmes.
web-confirm-never-help = Cada jugada se hace enseguida, también las que no se pueden deshacer.
web-hints = Ayuda al decidir
web-hints-help = Una breve explicación junto a cada pregunta, hasta que la conozcas.
web-sound = Sonido
web-sound-help = Un tono suave cuando te toca y miras a otra parte.
web-notify = Avisos
web-notify-help = Tu sistema te avisa de que te toca cuando miras a otra parte.
web-notify-denied = Tu navegador no deja que esta página te avise. Permítelo en los ajustes del navegador para esta página

# ---- account

web-account = Cuenta
web-keep-name = Guardar
web-name-kept = Nombre guardado
web-account-help = Como invitado, solo te conoce este navegador. Con una cuenta, tus mesas te siguen a cualquier otro.
web-login = Usuario
web-password = Contraseña
web-open-account = Crear una cuenta
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-signed-in-as = Sesión iniciada como { $login }
web-signed-in = Has iniciado sesión
web-signed-out = Has cerrado sesión
web-my-data = Mis datos
web-download-my-data = Descargar mis datos
web-forget-me = Olvídame
web-forget-me-now = Sí, olvídame
web-forget-me-help = Tu nombre, tu cuenta y tus preferencias se borran para siempre. En las partidas en curso, siguen bots por ti.
web-forgotten = Aquí ya nadie te conoce

# ---- help

web-help = Ayuda
web-help-point = Toca lo que brilla: una carta, una ciudad, un botón. Cada toque precisa lo que quieres hacer.
web-help-ghost = Antes de hacer una jugada ves lo que cambiaría.
web-help-confirm = Confirmar está siempre en el mismo lugar. Hasta entonces, elige de nuevo cuantas veces quieras.
web-help-why = Toca lo que no brilla y te dice por qué, con el número de la regla.
web-help-undo = Lo que has hecho se puede deshacer hasta que decida el azar, se vea algo oculto o juegue otra persona.
web-fair-chance = Todo el azar de esta partida quedó sellado al empezar, para que nadie pueda torcerlo. La semilla se revela al final; este es su hash:
web-keys = Teclas
web-key-tab = Tab
web-key-arrows = Flechas
web-key-enter = Intro
web-key-space = Espacio
web-key-escape = Esc
web-does-tab = de una parte de la mesa a la siguiente
web-does-arrows = a lo más cercano en esa dirección
web-does-next = a lo siguiente o anterior que se puede elegir
web-does-choose = elegirlo
web-does-confirm = confirmar la jugada que se muestra
web-does-cancel = elegir de nuevo, o salir de la repetición
web-does-number = pulsar ese botón
web-does-list = todas las jugadas en una lista
web-does-undo = deshacer
web-does-redo = rehacer
web-does-board = al tablero
web-does-hand = a tu mano
web-does-log = a la crónica
web-does-replay = la repetición
web-does-rules = las reglas
web-does-preferences = preferencias
web-does-help = esta ayuda
web-report-help = Envía esto a quien lleva el servidor, junto con la crónica de la partida. Con ambas cosas, cualquiera puede ver lo que viste.

# ---- when something is wrong

web-connection-lost = Se ha cortado la conexión con la mesa. Se está restableciendo; no se pierde nada
web-no-connection = No se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo
web-server-trouble = El servidor no puede responder bien (estado { $status }). Inténtalo de nuevo en un momento
web-no-such-page = Aquí no hay ninguna página así
