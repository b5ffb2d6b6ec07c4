# Brian Boru learnt by playing: chapters, and two or three sentences for each of their steps.

lesson-goal = La meta
lesson-goal-welcome = ¡Te damos la bienvenida a Irlanda, hacia el año 1000! Quieres ser Rey Supremo, y también { $waiting }. Tras { $rounds } rondas gana quien tiene más puntos.
lesson-goal-map = Aquí hay 53 ciudades en 8 regiones; cada ciudad es roja, azul o amarilla, y algunas están unidas por caminos. Donde está tu disco controlas la ciudad, salvo que los vikingos se hayan puesto encima.
lesson-goal-regions = La mayoría de los puntos viene de las regiones. El número de un escudo es lo que vale la ficha de reclamación de la región: va a quien controla allí más ciudades que nadie. Apunta a un escudo, o mantenlo pulsado, y te contará más.

lesson-disc = Tu primera ciudad
lesson-disc-place = Elige tu primera ciudad: cualquiera sin disco, en una región donde nadie más tenga uno. Tócala y luego confirma.
lesson-disc-start = También empiezas con 10 puntos, 3 monedas y 1 renombre: están junto a tu nombre. Por cierto: toca lo que no brilla y se te dirá por qué no.

lesson-draft = La selección
lesson-draft-news = Cada ronda empieza con dos noticias: desembarcan asaltantes en el área de batalla y se anuncia un matrimonio. Conoces ambas antes de elegir tus cartas.
lesson-draft-cards = Hay 25 cartas, cada una con un valor y un color. La parte de arriba es para quien gana la baza; quien pierde hace una de las mitades de abajo. Las cartas blancas valen para cualquier ciudad.
lesson-draft-pick = Quédate con dos cartas; las demás van a tu izquierda. Las altas ganan ciudades, pero quien pierde recibe monedas, asaltantes, un sitio en la Iglesia o pasos hacia una boda: una buena mano tiene de ambas cosas.
lesson-draft-pass = Te llega lo que deja quien está a tu derecha, y vuelves a quedarte con dos. Así hasta que tu pila sea tu mano. Haz tus elecciones.

lesson-trick = Las bazas
lesson-trick-lead = Cada baza trata de una ciudad. Abre quien tiene el marcador de ciudad activa, en este momento { $seat }: con una ciudad sin disco y una carta de su color o blanca.
lesson-trick-follow = Después cada cual juega una carta, en sentido horario, la que quiera. Solo pueden ganar las blancas y las del color de la ciudad, y de ellas gana la más alta.
lesson-trick-play = Ahora tu carta. Si quieres la ciudad, juega alto, de su color o blanco. Si no, juega una carta con la que convenga perder.

lesson-resolve = Lo que hacen las cartas
lesson-resolve-order = Todas las cartas están en la mesa y ahora actúan: del valor más bajo al más alto, gane quien gane. Así, las bajas llegan antes.
lesson-resolve-winner = Quien gana hace la parte de arriba de su carta: un disco en la ciudad, el marcador de ciudad activa y luego los demás símbolos, de izquierda a derecha. Con el marcador abrirá la baza siguiente.
lesson-resolve-halves = Los demás eligen una de las mitades de abajo de su carta y la hacen entera; unas pocas cartas solo tienen una. Sigue hasta que a tu carta le haya llegado su turno.

lesson-coins = Monedas y caminos
lesson-coins-extras = Las monedas dan peso a tus cartas. Cuando una te trae asaltantes, discos en la Iglesia o pasos en el registro de matrimonio, puedes comprar enseguida más de lo mismo, por 2 monedas cada uno.
lesson-coins-roads = Ahorra 5 monedas y la expansión de la parte de abajo de una carta será una ciudad: una sin disco, unida directamente por un camino a una que controlas. Así, también perdiendo te extiendes por el mapa.
lesson-coins-prices = La mayoría de las cartas más altas pide monedas a quien gana con ellas. Por cada moneda que no puedas pagar pierdes 2 puntos: mejor no ganar con la bolsa vacía.
lesson-coins-play-on = Ya sabes cómo van las bazas. Sigue jugando hasta que a cada cual le quede una carta; esa no se juega, y empieza el mantenimiento.

lesson-upkeep = Boda, batalla, Iglesia
lesson-upkeep-marriage = En el mantenimiento, el disco más alto del registro de matrimonio gana el matrimonio con su recompensa y vuelve al primer espacio. Los demás se quedan donde están y reciben lo que da su espacio.
lesson-upkeep-battle = Luego atacan los asaltantes que nadie ha tomado, y quien menos tiene pierde una ciudad ante los vikingos. Quien tiene más que nadie dice cuál. Con el área de batalla vacía, nadie pierde ninguna.
lesson-upkeep-spoils = Quien tiene más asaltantes que nadie gana 1 renombre, luego 1 punto por cada renombre, y los devuelve todos. Después, tener más trae 1 punto y cuesta 1 asaltante.
lesson-upkeep-church = Quien tiene más discos que nadie en la Iglesia coloca un monasterio, con el que una ciudad cuenta doble en su región, y toma el marcador de ciudad activa. Después, tener más trae 1 punto, y 4 discos bastan para un monasterio.

lesson-regions = Regiones y puntos
lesson-regions-tokens = Al final, las regiones. Cuando bastantes de sus ciudades están tomadas, como muestran los puntos del escudo, una ficha se pone boca arriba. Entonces la toma quien controla allí más ciudades que nadie, también de otros; en un empate se queda donde está.
lesson-regions-points = Al terminar, tus fichas dan lo que valen; cada renombre 1, el marcador de ciudad activa 1, y tener más monedas que nadie, 1. Ciudades en muchas regiones dan hasta 10 puntos más.
lesson-regions-farewell = Es todo lo que necesitas: ¡a por la corona de Rey Supremo! Todo lo que señales se explica solo, y las reglas están siempre a mano en la barra de arriba.
