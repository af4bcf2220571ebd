import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "escaleras-de-cadena-al-tugela",
  title: {
    es: "Por las escaleras de cadena hasta el Tugela",
    en: "Up the chain ladders to the Tugela",
    fr: "Par les échelles de chaînes jusqu’à la Tugela",
  },
  excerpt: {
    es: "Novecientos metros de agua que cae y dos escaleras atornilladas a una pared. Hay que salir antes de las cinco.",
    en: "Nine hundred metres of falling water and two ladders bolted to a cliff. Start before five.",
    fr: "Neuf cents mètres d’eau qui tombe et deux échelles boulonnées à une falaise. Partez avant cinq heures.",
  },
  content: {
    es: `El despertador suena a las cuatro y cuarto, y hasta las cinco y media nadie dice nada que merezca apuntarse. Hay té, hay una galleta dura para mojar y hay la duda de si los guantes están en el coche. Luego viene la pista que sube desde Witsieshoek: unos siete kilómetros de piedra y asfalto roto que llevan casi una hora si uno le tiene cariño a su vehículo. Nosotros se lo tenemos.

El aparcamiento del Sentinel está a unos 2550 metros, y esa es la primera amabilidad de esta ruta: buena parte de la montaña ya la subió por ti quien trazó la carretera. La segunda es el guarda, que te cobra el permiso y te acerca un libro de registro. Apunta tu nombre, el itinerario, la hora y el teléfono de alguien que conteste. A la vuelta, firma la salida. Si se te olvida, habrá quien suba de noche a buscarte, y tendrá motivos para estar de mal humor.

El sendero sale en zigzag hacia la base del Sentinel, empedrado en muchos tramos para que las botas no se lleven la ladera. No atajes: la hierba tarda mucho más en volver que una suela en arrancarla. Durante la primera hora se ve el coche allá abajo y nunca parece más pequeño. Después el camino se arrima al basalto y sigue el pie de la pared, con roca a un lado y bastante aire al otro. En septiembre queda hielo a la sombra. Hay un par de pasos en los que se usan las manos, y ahí descubres qué clase de persona eres, antes de haber visto una sola escalera.

Las primeras se colgaron en 1930 por encargo de Otto Zunckel; más tarde se añadió un segundo juego al lado, para que los que bajan no tengan que discutir con los que suben. Son dos tramos seguidos, unos treinta metros en total. De peldaños he contado siempre alrededor de cien, y nunca la misma cifra. Las cadenas se mueven un poco y suenan. El método es sencillo: los bastones a la mochila, una persona por escalera, mirar este peldaño y después el siguiente. Quien no quiera colgarse puede subir por el corredor de Beacon Buttress, empinado y pedregoso. Con hielo no es la opción fácil.

Y arriba, de pronto, nada. Una llanura de hierba corta, ratas del hielo tomando el sol en la puerta de casa, a veces un pastor basoto envuelto en su manta. El punto más alto de los alrededores se llama Mont-aux-Sources, 3282 metros. Lo bautizaron en 1836 dos misioneros franceses, al ver que de allí salía agua hacia dos océanos: el Tugela va al Índico, y los arroyos del otro lado buscan el Orange y el Atlántico.

Sigues el riachuelo algo más de media hora. Podrías cruzarlo de un paso. Luego llega al borde del Anfiteatro y se tira: 948 metros en varios saltos, entre las cataratas más altas que se han medido en el mundo. Durante décadas fue la segunda, detrás del Salto Ángel, y una medición más reciente quiso ponerla la primera. El agua no se ha pronunciado. A finales del invierno puede ser un hilo con columnas de hielo a los lados, y algún año, ni eso; después de las lluvias es un río de verdad. Para mirar nos tumbamos boca abajo. Con viento no se acerca nadie.

La razón de madrugar se llama verano. De octubre a marzo las tormentas se forman después del mediodía, la meseta no tiene un solo refugio y las escaleras son de hierro. Queremos estar arriba a las nueve y haberlas bajado antes de las doce. En invierno el problema es otro: puede nevar, y la niebla sube sin avisar. Si tapa el camino, se da la vuelta, y la catarata seguirá ahí.

Los números: de doce a catorce kilómetros entre ida y vuelta, de cinco a ocho horas según las piernas. Dos litros de agua, chubasquero, una chaqueta de abrigo incluso en enero, guantes finos, gorro y frontal. La subida no está en el itinerario de nuestro viaje a los Maluti: desde Clarens se añade con una noche más.

La última vez, a media bajada, pasó un quebrantahuesos por debajo de nosotros, que no es el ángulo desde el que uno espera ver un buitre. Ladeó la cabeza y miró hacia arriba. Luego firmamos el libro.`,
    en: `The alarm goes at a quarter past four, and nobody says anything worth writing down until half past five. There is tea, there is a rusk to dip in it, and there is the question of whether the gloves are in the car. Then comes the road up from Witsieshoek: seven kilometres or so of stones and broken tarmac that take the better part of an hour if you are fond of your vehicle. We are fond of ours.

The Sentinel car park lies at about 2,550 metres, which is the first kindness of this walk: much of the mountain has been climbed for you already by the people who built the road. The second is the guard, who sells you the permit and pushes a register across the table. Write your name, your route, the hour, and the telephone number of somebody who will answer. Sign out when you come back. If you forget, people will go up in the dark to look for you, and they will have every right to be cross.

The path sets off in zigzags towards the foot of the Sentinel, paved in places so that boots do not carry the hillside down with them. Please do not cut the corners; grass comes back a good deal more slowly than a heel takes it away. For the first hour you can see your car, and it never seems to get any smaller. Then the trail tucks itself in under the basalt and follows the base of the cliff, with rock at one shoulder and a fair amount of air at the other. In September there is still ice in the shade. There are a few steps where you need your hands, and you find out what sort of person you are before you have seen a single ladder.

The first ones were put up in 1930 for Otto Zunckel, and a second set was hung beside them later, so that those going down need not argue with those coming up. There are two flights, one after the other, some thirty metres in all. I make it about a hundred rungs, and have never counted the same number twice. The chains shift a little, and they clank. The method is simple: poles in the pack, one person to a ladder, look at this rung and then at the next. If you would rather not dangle, there is the gully at Beacon Buttress, which is steep and loose. When it is icy it is not the soft option.

And then, at the top, nothing. A plain of short grass, ice rats sunning themselves at their front doors, now and again a Basotho herdsman in his blanket. The highest point hereabouts is Mont-aux-Sources, 3,282 metres, named in 1836 by two French missionaries who saw that water leaves here for two oceans. The Tugela goes to the Indian; the streams on the other side look for the Orange, and the Atlantic.

You follow the stream for a little over half an hour. You could step across it. Then it reaches the rim of the Amphitheatre and goes over: 948 metres, in several leaps, among the highest waterfalls ever measured. For decades it was second in the world, after Angel Falls in Venezuela, and a more recent survey would like it to be first. The water has not expressed an opinion. At the end of winter it may be a thread between columns of ice, and in some years not even that; after good rain it is a proper river. We lie on our stomachs to look. In wind we do not look.

The reason for the alarm clock is summer. From October to March the storms build after midday, the plateau has no shelter of any kind, and the ladders are made of iron. We like to be on top by nine and down the rungs well before noon. In winter the trouble is different: it can snow, and mist comes up without knocking. If it covers the path we turn round. The waterfall will keep.

The numbers: twelve to fourteen kilometres there and back, five to eight hours depending on your legs. Two litres of water, a waterproof, a warm jacket even in January, thin gloves, a hat, a head torch. The climb is not in the itinerary of our Maluti journey: allow one more night at Clarens.

Last time, halfway down, a bearded vulture went by below us, which is not the angle from which you expect to see a vulture. It tilted its head and looked up. Then we went and signed the book.`,
    fr: `Le réveil sonne à quatre heures et quart, et jusqu’à cinq heures et demie personne ne dit rien qui mérite d’être noté. Il y a du thé, un biscuit dur à tremper dedans, et une question : les gants sont-ils dans la voiture ? Puis vient la piste qui monte de Witsieshoek, sept kilomètres environ de cailloux et de goudron défoncé, près d’une heure si l’on tient à son véhicule. Nous tenons au nôtre.

Le parking du Sentinel est à quelque 2 550 mètres, et c’est la première gentillesse de cette marche : une bonne partie de la montagne a déjà été gravie pour vous par ceux qui ont tracé la route. La deuxième, c’est le gardien, qui vous vend le permis et pousse vers vous un registre. Inscrivez votre nom, votre itinéraire, l’heure et le numéro de quelqu’un qui décrochera. Au retour, signez la sortie. Si vous oubliez, des gens monteront vous chercher en pleine nuit, et ils auront toutes les raisons d’être de mauvaise humeur.

Le sentier part en lacets vers le pied du Sentinel, pavé par endroits pour que les chaussures n’emportent pas le versant. Ne coupez pas les virages : l’herbe met bien plus de temps à revenir qu’un talon à l’arracher. Pendant la première heure on voit sa voiture en contrebas, et elle ne rapetisse jamais. Ensuite le chemin se glisse sous le basalte et longe la base de la paroi, la roche d’un côté, pas mal d’air de l’autre. En septembre, il reste de la glace à l’ombre. Quelques passages demandent les mains, et l’on y apprend quel genre de personne on est avant même d’avoir vu une échelle.

Les premières ont été posées en 1930 à la demande d’Otto Zunckel ; plus tard, on en a suspendu une seconde paire à côté, pour que ceux qui descendent n’aient pas à négocier avec ceux qui montent. Il y a deux volées, l’une après l’autre, une trentaine de mètres en tout. Je compte une centaine de barreaux, jamais deux fois le même nombre. Les chaînes bougent un peu, et elles tintent. La méthode est simple : les bâtons dans le sac, une personne par échelle, on regarde ce barreau-ci, puis le suivant. Qui préfère ne pas se balancer peut prendre le couloir de Beacon Buttress, raide et croulant. Quand il est gelé, ce n’est pas la solution de facilité.

Et en haut, soudain, rien. Une plaine d’herbe rase, des rats des glaces qui prennent le soleil sur le pas de leur porte, parfois un berger basotho dans sa couverture. Le point culminant des environs s’appelle le Mont-aux-Sources, 3 282 mètres. Deux missionnaires français l’ont baptisé en 1836, ayant compris que l’eau en partait pour deux océans : la Tugela va vers l’Indien, les ruisseaux de l’autre versant cherchent l’Orange, puis l’Atlantique.

On suit le ruisseau un peu plus d’une demi-heure. On l’enjamberait. Puis il arrive au bord de l’Amphithéâtre et il saute : 948 mètres en plusieurs bonds, parmi les plus hautes chutes jamais mesurées. Pendant des décennies elle a été la deuxième du monde, derrière le Salto Ángel ; un relevé plus récent la voudrait première. L’eau ne s’est pas prononcée. À la fin de l’hiver, ce n’est parfois qu’un fil entre des colonnes de glace, et certaines années pas même cela ; après de bonnes pluies, c’est une vraie rivière. Nous nous couchons à plat ventre pour regarder. Quand il y a du vent, nous ne regardons pas.

La raison du réveil, c’est l’été. D’octobre à mars, les orages se forment après midi, le plateau n’offre pas le moindre abri et les échelles sont en fer. Nous aimons être là-haut à neuf heures et avoir quitté les barreaux bien avant midi. L’hiver, le souci est autre : il peut neiger, et la brume monte sans frapper. Si elle couvre le sentier, on fait demi-tour. La chute attendra.

Les chiffres : douze à quatorze kilomètres aller et retour, de cinq à huit heures selon les jambes. Deux litres d’eau, un imperméable, une veste chaude même en janvier, des gants fins, un bonnet, une lampe frontale. La montée n’est pas au programme de notre voyage dans les Maluti : il faut une nuit de plus à Clarens.

La dernière fois, à mi-descente, un gypaète barbu est passé au-dessous de nous, ce qui n’est pas l’angle sous lequel on s’attend à voir un vautour. Il a penché la tête et regardé vers le haut. Ensuite nous sommes allés signer le registre.`,
  },
  category: "Safari",
  tags: ["Drakensberg", "Tugela", "Sentinel", "KwaZulu-Natal"],
  tour_ids: ["del-cabo-a-los-maluti"],
  author: "Tendai Ncube",
  author_guide_id: "tendai-ncube",
  featured_image: "drakensberg",
  published_at: "2026-09-02T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
