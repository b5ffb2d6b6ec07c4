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
