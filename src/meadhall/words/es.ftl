# Words of the house: reasons that any game can give, and the command line.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-or-else = { $first }, o { $last }
list-nothing = ninguno
seat-name = Sitio { $number }

# ---- why not

reason-no-such-seat = No hay ningún sitio { $number } en esta mesa: sus { $seats } sitios se numeran desde 0
reason-game-over = La partida ha terminado: ya nadie puede jugar. Reprodúcela o empieza otra
reason-not-your-turn = { $seat } no tiene nada que decidir ahora. La mesa espera a { $waiting }
reason-not-now = No es el momento de { $tried }. Ahora toca: { $asked }
reason-bad-seats = { $title } es para { $least }–{ $most } jugadores, no para { $seats }
reason-unknown-option = { $title } no tiene ninguna opción llamada { $option }. { $known-count ->
    [0] No tiene ninguna opción
   *[other] Sus opciones: { $known }
}
reason-bad-option = Una opción de { $title } tiene un valor que no puede tener: { $problem }
reason-option-form = Las opciones se escriben como NOMBRE=VALOR; { $option } no está escrito así
reason-unknown-game = No hay ningún juego llamado { $name }. Juegos disponibles: { $known }
reason-game-missing = Indica un juego, como en `meadhall play brian-boru`, o una partida guardada con --resume ARCHIVO
reason-game-not-at = No se puede cargar ningún juego desde { $name } ({ $problem }). Indica uno como paquete.módulo:NOMBRE
reason-unknown-language = Meadhall no habla { $name }. Idiomas: { $known }
reason-unknown-bot = No hay ningún bot llamado { $name }. Bots: { $known }. En `meadhall play`, `me` es tu propio sitio
reason-no-evaluation = { $title } no dice cuánto vale una posición, así que el bot codicioso no puede jugarlo
reason-bad-bot-budget = { $part } en { $name } no dice cuánto puede pensar un bot. Escribe, por ejemplo, rollout:ms=200 o rollout:playouts=500
reason-unknown-rule = No hay nada sobre { $number } en las reglas de { $title }. Para leerlas todas: meadhall rules JUEGO
reason-unknown-peer = El motor no se puede comparar con { $name }, solo con catanatron
reason-peer-missing = catanatron no está instalado aquí. `make bench` lo instala en un entorno propio

reason-data-missing = Falta el archivo de datos { $file } o no se puede leer
reason-data-wrong = El archivo de datos { $file } no dice lo que debería: { $problem }
reason-data-unexpected = { $file }, { $key }: se esperaba { $expected }

reason-bad-position = Esto no es una posición de { $title }: { $problem }
reason-bad-move = Esto no es una jugada de { $title }: { $problem }
reason-file-unreadable = No se puede leer { $file }: { $problem }
reason-file-unwritable = No se puede escribir { $file }: { $problem }. Allí no ha cambiado nada; guarda en otro lugar

reason-log-not-json = Este archivo no es una partida guardada, o es solo una parte: { $problem }
reason-log-not-a-game = Este archivo no es una partida guardada de Meadhall: { $problem }
reason-log-too-new = Esta partida se guardó en el formato { $format }, y esta versión de Meadhall lee formatos hasta el { $known }. Instala una versión más nueva
reason-log-changed = Esta partida guardada se ha modificado o dañado desde que se escribió: su suma de comprobación no coincide
reason-log-unknown-game = Esta partida guardada es de { $name }, un juego que no está instalado aquí. Juegos instalados: { $known }
reason-log-has-no-seed = Este es el historial público de una partida que no ha terminado: se puede leer, pero no reproducir. Pide la copia privada a quien abrió la mesa
reason-log-wrong-seed = La semilla de esta partida guardada no coincide con el hash que se mostró al abrir la mesa
reason-log-line-wrong = No se puede leer la línea { $line } de esta partida guardada: { $problem }
reason-log-line-illegal = No se puede reproducir la línea { $line } de esta partida guardada: { $why }
reason-log-digest = Después de la línea { $line }, la posición no es la que se registró. La partida se jugó con la versión { $made_by }; esta es la { $version }
reason-log-secret-move = La jugada { $line } de este historial todavía es secreta, así que no se puede reproducir

reason-undo-after-the-end = La partida ha terminado y su semilla se conoce: ya no se puede deshacer nada. Empieza otra partida
reason-undo-nothing = { $seat } no tiene ninguna jugada que deshacer
reason-undo-others-acted = Otra persona ha jugado desde entonces. Si todos los jugadores están de acuerdo, se puede volver más atrás
reason-undo-something-came-to-light = Desde esa jugada, el azar ha decidido algo o se ha visto algo oculto. Si todos los jugadores están de acuerdo, se puede volver más atrás
reason-redo-nothing = { $seat } no tiene ninguna jugada que rehacer
reason-rewind-needs-all = Para volver tan atrás hace falta el acuerdo de todos los jugadores. Aún sin acuerdo: { $missing }
reason-rewind-too-far = No hay ninguna jugada { $to } a la que volver: la última es la { $most }

# ---- the server

reason-http-unknown-path = No hay nada en esta dirección
reason-http-wrong-request = A esta dirección no se le puede preguntar así (estado { $status })
reason-http-not-json = Lo que se envía aquí tiene que ser JSON (application/json), no { $kind }
reason-http-too-large = Es demasiado de una vez: se aceptan como máximo { $most } KB
reason-http-bad-body = No se entiende lo enviado: { $problem }
reason-http-too-many = Desde aquí se ha pedido demasiado en poco tiempo. Vuelve a intentarlo dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
reason-http-wrong-origin = Esto lo envió una página de otro sitio ({ $origin }), así que no se ha hecho. Abre la mesa en su propia dirección
reason-http-unknown-cookie = Este navegador ya no tiene la sesión abierta. Vuelve a entrar como invitado o inicia sesión
reason-http-own-network = Estas cifras son solo para equipos de la red propia del anfitrión
reason-http-rematch-elsewhere = Una revancha se abre enviando POST a /api/tables/{ $table }/rematch, no como una orden
reason-http-failed = Algo ha fallado en el servidor y no ha cambiado nada. El anfitrión encontrará los detalles en el registro del servidor

reason-people-bad-login = Un nombre de usuario tiene de 3 a 60 letras (a–z), cifras y los signos . _ - + @
reason-people-bad-password = Una contraseña tiene de { $least } a { $most } caracteres
reason-people-wrong-login = No hay ninguna cuenta con este nombre de usuario y esta contraseña
reason-people-have-account = Ya tienes la sesión abierta como { $login }. Ciérrala antes de crear otra cuenta

reason-server-bad-host = Este equipo no tiene ninguna dirección { $host } en la que escuchar. Prueba con --host 127.0.0.1 (solo este equipo) o --host 0.0.0.0 (toda la red)
reason-server-port-in-use = El puerto { $port } está ocupado: quizá Meadhall ya esté abierto. Elige otro con --port
reason-server-port-not-allowed = El puerto { $port } está reservado para el sistema. Elige uno a partir del 1024 con --port
reason-server-no-door = No se puede abrir nada en { $host }, puerto { $port }: { $problem }
reason-server-no-client = El cliente para el navegador no se ha construido aquí, así que todavía no hay nada que ver. `make play` lo construye

ui-serve-open = Meadhall está abierto: { $address }
ui-serve-network = Para otras personas de tu red: { $address }
ui-serve-file = Las mesas se guardan en { $file }
ui-serve-end = Ctrl-C lo cierra; las mesas se quedan como están.

# ---- the store

reason-store-bad-address = La dirección de una base de datos es el nombre de un archivo, o tiene la forma postgresql://NOMBRE:CONTRASEÑA@SERVIDOR/BASE
reason-store-unknown-scheme = Las mesas no se pueden guardar en una base de datos de tipo { $scheme }. Indica un archivo, o una dirección que empiece por postgresql://
reason-store-no-psycopg = Para PostgreSQL, Meadhall necesita el paquete psycopg, que no está instalado aquí. Para instalarlo: pip install "meadhall[postgres]"
reason-store-no-folder = No se puede crear { $place }: no existe la carpeta { $folder }. Crea antes la carpeta o indica otra
reason-store-is-folder = { $place } es una carpeta. Indica un archivo dentro de ella, como meadhall.db
reason-store-missing = No hay ningún almacén de Meadhall en { $place }. Comprueba el nombre; no se ha creado nada
reason-store-locked = Otro programa tiene bloqueado { $place }. Ciérralo e inténtalo de nuevo; no se ha cambiado nada
reason-store-read-only = { $place } solo se puede leer, pero las mesas se tienen que escribir ahí. Permite escribir en el archivo y en su carpeta, o indica otro; no se ha cambiado nada
reason-store-no-right = Al usuario de { $place } le falta un permiso en esta base de datos: { $problem }. Permítele crear y modificar tablas; no se ha cambiado nada
reason-store-no-database = { $place } no es una base de datos. Indica un almacén de Meadhall o un archivo nuevo; no se ha cambiado nada
reason-store-foreign = { $place } es la base de datos de otro programa. Indica otra; no se ha cambiado nada
reason-store-newer = { $place } se escribió con una versión más nueva de Meadhall (estructura { $found }; esta versión las conoce hasta la { $known }). Instala la versión más nueva; no se ha cambiado nada
reason-store-corrupt = { $place } está dañado: { $problem }. Guarda una copia tal como está y llena un almacén nuevo con tu última copia de seguridad mediante meadhall restore
reason-store-full = No queda sitio en el disco para { $place }. Libera espacio e inténtalo de nuevo; no se ha cambiado nada
reason-store-unreachable = No se puede acceder a { $place }: { $problem }. Comprueba la dirección y la contraseña, y que PostgreSQL esté en marcha
reason-store-not-opened = No se puede usar { $place }: { $problem }. Comprueba que el archivo y su carpeta se puedan leer y escribir
reason-store-no-backup = No existe la copia de seguridad { $file }. Indica un archivo escrito por meadhall backup
reason-store-file-exists = Ya hay algo en { $file }, y podría ser tu última copia de seguridad buena. Indica un archivo nuevo
reason-store-not-empty = { $place } está en uso: guarda mesas o personas, que se perderían. Restaura en un almacén nuevo; no se ha cambiado nada
reason-store-login-taken = El nombre de usuario { $login } ya es de otra persona. Elige otro
reason-store-busy = El servidor está demasiado ocupado para guardar esto, así que no se ha hecho. Inténtalo de nuevo dentro de un momento
reason-store-disk-full = Al servidor no le queda sitio en el disco, así que esto no se ha hecho. Avisa al anfitrión; todas las mesas siguen como estaban
reason-store-fails = El servidor no puede guardar nada en este momento, así que esto no se ha hecho. Avisa al anfitrión, que encontrará los detalles en el registro del servidor; todas las mesas siguen como estaban

ui-backed-up = Todo lo que hay en { $place } está ahora en { $file }.
ui-restored = { $place } contiene ahora todo lo que había en { $file }.

# ---- at the table

reason-table-unknown = No hay ninguna mesa { $table }. Comprueba el enlace o pregunta a quien te invitó
reason-table-changed-elsewhere = Otra persona cambió la mesa en el mismo momento, así que esto no se hizo. Mira la mesa e inténtalo de nuevo
reason-table-entry-wrong = Algo de lo que se guarda de esta mesa no se puede leer: { $problem }
reason-table-broken = Esta partida no puede continuar, porque lo que se guarda de ella no concuerda con las reglas de esta versión: { $why }. Todavía se puede mirar
reason-table-bad-pace = Entre dos jugadas de los bots puede haber de { $least } a { $most } milisegundos
reason-table-bad-hours = Cada decisión puede tener de { $least } a { $most } horas
reason-table-bad-minutes = Cada jugador puede tener de { $least } a { $most } minutos para toda la partida
reason-table-bad-increment = Con cada decisión un jugador puede recuperar de { $least } a { $most } segundos
reason-table-bad-name = Un nombre tiene de 1 a { $most } signos, todos visibles
reason-table-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre, para que se os distinga
reason-table-nobody = Aquí todavía nadie te conoce. Permite que esta página guarde una cookie y después siéntate
reason-table-full = Todos los sitios están ocupados. Puedes mirar o abrir tu propia mesa
reason-table-seat-taken = Ahí ya se sienta { $name }. Elige un sitio libre
reason-table-seat-free = En el sitio { $number } no se sienta nadie
reason-table-seats-free = La partida empieza cuando hay alguien en cada sitio. { $count ->
    [one] Queda un sitio libre: invita a alguien o pon un bot
   *[other] Quedan { $count } sitios libres: invita a alguien o pon bots
}
reason-table-unknown-bot = No hay ningún bot { $name } para { $title }. Bots: { $known }
reason-table-not-host = Solo puede hacerlo quien abrió la mesa
reason-table-not-your-seat = Este es el sitio de { $seat }. Solo puede hacerlo quien se sienta ahí
reason-table-looking-on = Estás mirando: aquí solo puede hacer algo quien tiene un sitio
reason-table-began = La partida ya ha empezado: los sitios se quedan como están
reason-table-not-begun = La partida aún no ha empezado
reason-table-over = La partida ha terminado. Mira la repetición o juega la revancha
reason-table-not-over = Esto se puede hacer cuando la partida haya terminado
reason-table-moved-on = Mientras tanto la mesa ha seguido adelante, así que esto no se hizo. Mírala como está ahora y decide de nuevo
reason-table-seq-ahead = Esta jugada sigue a la entrada { $seq } de la mesa, que por ahora solo tiene { $most }. Vuelve a cargar la página
reason-table-bot-plays = Un bot juega por { $seat }. Recupera primero el sitio
reason-table-bot-already = Un bot ya juega por { $seat }
reason-table-no-bot-here = Ningún bot juega por { $seat }: no hace falta recuperar el sitio
reason-table-time-left = A { $seat } todavía le queda tiempo. Propón que siga un bot; los demás pueden aceptar
reason-table-proposal-pending = Hay una propuesta de { $seat } sin responder. Primero se responde a esa
reason-table-nothing-proposed = Ya no hay ninguna propuesta
reason-table-not-asked = Para esto no hace falta el acuerdo de { $seat }
reason-table-nothing-here = Ahora no se puede hacer nada con esto. Lo que toca: { $asked }

note-sat = { $name } toma asiento.
note-vacated = { $name } deja la mesa.
note-started = Empieza la partida.
note-undone = { $seat } deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
note-taken-back = { $seat } retira una decisión que estaba boca abajo.
note-rewound = Con el acuerdo de todos, la partida vuelve a la jugada { $to }. Desde aquí el azar decide de nuevo.
note-proposed-rewind = { $seat } propone volver a la jugada { $to }.
note-proposed-end = { $seat } propone terminar aquí la partida.
note-proposed-bot = { $seat } propone que un bot juegue por { $owner }.
note-agreed = { $seat } está de acuerdo.
note-declined = { $seat } no está de acuerdo.
note-withdrawn = { $seat } retira la propuesta.
note-left = { $seat } deja su sitio a un bot.
note-bot-called = { $chooser } hace que un bot juegue por { $seat }.
note-time-up = A { $seat } se le acabó el tiempo: sigue un bot.
note-came-back = { $seat } ha vuelto.
note-ended = Todos aceptan terminar aquí la partida.
note-rematched = La revancha se juega en otra mesa.

# ---- the command line

ui-player = Jugador
ui-bot-name = { $kind ->
    [random] Azar
    [greedy] Codicioso
    [rollout] Rollout
   *[other] { $kind }
}
ui-asked = { $seat }: { $what }
ui-waiting-for = La mesa espera a { $seat }: { $what }
ui-prompt = Número, palabras, ? o ayuda:
ui-prompt-with-end = Número, palabras, ? o ayuda (Enter: { $move }):
ui-no-such-number = No hay ninguna jugada { $number }: los números van del 1 al { $most }.
ui-group = { $name }: { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
ui-nothing-like-that = Ahora no se puede intentar nada parecido a “{ $said }”. Pulsa Enter para ver la lista de jugadas o escribe ayuda.
ui-legal = se puede hacer
ui-and-more = … y { $count } más; añade palabras para ver menos.
ui-more-moves = … y { $count ->
    [one] 1 jugada más: «más» la muestra.
   *[other] { $count } jugadas más: «más» muestra las siguientes.
}
ui-skips = { $how ->
    [always] Desde ahora se saltan las simples oportunidades. Otro «saltar» lo termina.
   *[once] Se saltan las simples oportunidades hasta que se te pregunte otra cosa.
}
ui-skips-no-more = Ya no se saltan las oportunidades.
ui-always = siempre
ui-hand-over = La mesa espera a { $seat }. Que nadie más mire; después, pulsa Enter.
ui-undone = Jugada deshecha.
ui-redone = Jugada rehecha.
ui-hint = Un bot haría esto: { $move }
ui-saved = Partida guardada: { $file }
ui-go-on = Para seguir: { $command } play --resume { $file }
ui-rules-all = Escribe `reglas` con una palabra o un número de regla, como BB-7.9. Para leer todas las reglas: meadhall rules { $game } --lang { $language }
ui-winners = ¡{ $winners } { $winners-count ->
    [one] gana la partida
   *[other] comparten la victoria
}!
ui-scores = Puntuación final
ui-place = { $place }. { $seat }
ui-total = total
ui-games-next = Para jugar: meadhall play brian-boru. Para leer las reglas: meadhall rules brian-boru.
ui-verified = { $file } está íntegro: { $moves ->
    [one] su única jugada cumple
   *[other] sus { $moves } jugadas cumplen
} las reglas, y { $state ->
    [over] la partida ha terminado
   *[running] la partida sigue
}.
ui-box-source = { $provenance }, { $confidence } de certeza
ui-arena-playing = Jugando
ui-arena-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
ui-arena-bot = Bot
ui-arena-games = Partidas
ui-arena-wins = Victorias
ui-arena-rate = Tasa de victorias
ui-arena-interval = Intervalo del 95 %
ui-arena-points = Media de puntos
ui-arena-spread = Dispersión
ui-check-kept = { $seats } jugadores: todas las leyes se cumplieron en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
ui-check-broken = { $seats } jugadores, semilla { $seed }: no se cumplió una ley: { $law }
ui-bench-quantity = Magnitud
ui-bench-unit-moves_per_s = juego al azar, jugadas/s
ui-bench-unit-games_per_s = juego al azar, partidas/s
ui-bench-unit-copy_us = copia de una posición, µs
ui-bench-unit-moves_list_us = lista de jugadas legales, µs
ui-bench-unit-playouts_per_s = partidas imaginadas/s
ui-bench-unit-vs_catanatron = juego al azar, veces catanatron
ui-bench-unit-playouts_vs_catanatron = partidas imaginadas, veces catanatron
ui-bench-unit-import_s = importación de meadhall, s

ui-help = Escribe el número de una jugada o algunas palabras de ella. Con ? delante de las palabras sabrás si se puede hacer y, si no, por qué. Enter sin más hace la jugada que se nombra junto al cursor; si no se nombra ninguna, vuelve a mostrar la lista de jugadas.
command-help = ayuda
command-moves = jugadas
command-more = más
command-done = listo
command-pass = paso
command-skip = saltar
command-table = mesa
command-undo = deshacer
command-redo = rehacer
command-log = historial
command-save = guardar
command-rules = reglas
command-hint = pista
command-quit = salir
help-command-help = mostrar esta ayuda
help-command-moves = mostrar la lista de jugadas otra vez
help-command-more = mostrar las siguientes jugadas de una lista larga
help-command-done = no querer nada más aquí, como Enter
help-command-pass = pasar, o no querer nada más aquí
help-command-skip = saltar los momentos en que solo se puede hacer algo adicional, hasta que se te pregunte otra cosa; saltar siempre: desde ahora
help-command-table = mostrar la mesa otra vez
help-command-undo = deshacer tu última jugada, mientras nada oculto haya salido a la luz y nadie más haya jugado
help-command-redo = rehacer la jugada deshecha
help-command-log = mostrar todo lo que ha pasado
help-command-save = guardar la partida (puede seguir el nombre de un archivo)
help-command-rules = buscar algo: reglas BB-7.9, reglas expansión
help-command-hint = preguntar a un bot qué haría
help-command-quit = guardar y salir
