import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "lo-que-sabe-la-tsamma",
  title: {
    es: "Lo que sabe la tsamma",
    en: "What the tsamma knows",
    fr: "Ce que sait la tsamma",
  },
  excerpt: {
    es: "Un melón silvestre que guarda agua durante meses sobre la arena. De él beben los órix, de él bebieron los san, y de él sacamos el nombre.",
    en: "A wild melon that keeps water for months on bare sand. Gemsbok drink from it, the San drank from it, and we took our name from it.",
    fr: "Un melon sauvage qui garde l’eau des mois durant, à même le sable. Les oryx y boivent, les San y ont bu, et nous lui devons notre nom.",
  },
  content: {
    es: `La primera vez que se ven, uno busca el camión. Es junio, la hierba está seca, y junto a la pista hay cuarenta melones repartidos por la arena como si a alguien se le hubiera abierto la puerta de atrás. No hay camión. Tampoco hay ya planta, o queda un cordel seco que se deshace en la mano. Solo la fruta, redonda, de un verde pálido con vetas, esperando.

Es la tsamma, el melón silvestre del Kalahari, pariente cercano de la sandía. Los botánicos le han cambiado el apellido más de una vez: Citrullus lanatus en los libros viejos, Citrullus amarus en muchos de los nuevos. En el Namib vive otra, Citrullus ecirrhosus, que no muere cada año, no echa zarcillos (eso dice el nombre) y amarga. La palabra viene del nama, tsamas, y la gente la usa para todas. No vamos a ser nosotros quienes la corrijan.

Lo que hace es sencillo y cuesta creerlo. Germina con las lluvias de verano, se arrastra hasta tres metros, abre unas flores amarillas, llena sus frutos de agua y se muere. Más del noventa por ciento de cada melón es agua, encerrada en una corteza dura, y así se queda sobre la arena durante meses. Un viajero que cruzó el desierto en la década de 1880, G. A. Farini, escribió que podía durar un año sin estropearse, siempre que no lloviera. Lo pienso a menudo: el agua que la lluvia echa a perder.

En el Kalahari Central, los charcos de las tormentas aguantan unas seis u ocho semanas. El resto del año no hay agua en la superficie. Allí vivieron los g/wi y sus vecinos, sin pozos, bebiendo de raíces, de tubérculos y, mientras duraba, de la tsamma. Se le corta la parte de arriba como a un huevo, se machaca la pulpa con un palo y se bebe. También se asa entre cenizas. Las semillas se tuestan y se muelen. Y entre los ju/’hoansi, más al norte, las mujeres y las niñas bailan con ella: cantan en corro, y a su turno cada una lanza el melón hacia atrás, a la siguiente, sin perder el ritmo.

Hay tsammas dulces y tsammas amargas, y por fuera no se distinguen. Las amargas pueden sentar muy mal. Livingstone contó en 1857 cómo se elegían: un golpe de hacha en cada fruto y la lengua en el corte. No dice qué cara ponía el catador.

Los animales tienen sus propios métodos. El órix puede pasar muchísimo tiempo sin beber; come de noche y al amanecer, cuando las plantas guardan más humedad, y en las horas de calor deja que le suba la temperatura antes que gastar sudor. En la estación seca busca las tsammas y también el pepino del órix, otra fruta de la misma familia. Hasta la hiena parda las come. Camina unos treinta kilómetros en una noche, sola, y a mí todavía me desconcierta seguir la huella de un carnívoro y que termine en un melón mordido. A cambio, todos se llevan las semillas.

Sería cómodo contar lo de los san en pasado, o en un presente eterno de documental. No es ninguna de las dos cosas. La mayoría vive hoy en pueblos, con grifo y con colegio, y muchos de los que habitaban la Reserva de Caza del Kalahari Central fueron trasladados fuera de ella. En 2011, el Tribunal de Apelación de Botsuana tuvo que reconocer a los que volvieron el derecho a usar su propio pozo. Conviene recordarlo antes de ponerse poético con la sed.

En 2010 teníamos un Land Rover de segunda mano y ningún nombre. En la lista había leones, horizontes y una puesta de sol. Alguien propuso la tsamma porque no impresiona a nadie, no hace ruido y está donde hace falta cuando hace falta. Nos gustó además la idea de llevar encima solo lo necesario. El Land Rover no siempre estuvo a la altura.

Cuando encontramos una en un parque, la miramos y la dejamos. Puede ser la merienda de alguien que ha andado toda la noche. Fuera, si el dueño de la tierra nos invita, la probamos. Sabe, ya que lo preguntas, a un pepino al que le han hablado de la sandía.`,
    en: `The first time you see them, you look for the lorry. It is June, the grass is dry, and beside the track there are forty melons scattered over the sand as if somebody’s tailgate had come open. There is no lorry. There is no plant any more either, or only a bit of dry string that falls apart in your fingers. Just the fruit, round and pale green and faintly marbled, waiting.

This is the tsamma, the wild melon of the Kalahari, a near relation of the watermelon. Botanists have changed its surname more than once: Citrullus lanatus in the old books, Citrullus amarus in many of the new ones. Another lives in the Namib, Citrullus ecirrhosus, which does not die each year, has no tendrils (that is what the name says) and is bitter. The word comes from Nama, tsamas, and people use it for all of them. We are not going to be the ones to put them right.

What it does is simple and rather hard to believe. It comes up with the summer rain, creeps as far as three metres, opens a few yellow flowers, fills its fruit with water and dies. More than ninety per cent of each melon is water, shut inside a hard rind, and there it stays on the sand, for months. G. A. Farini, who crossed the desert in the 1880s, wrote that it would lie a year without spoiling, provided there was no rain. I often think about that. Water that rain can ruin.

In the central Kalahari the pools left by the storms last some six to eight weeks. For the rest of the year there is no water on the surface at all. The G/wi and their neighbours lived there without wells, drinking from roots, from tubers and, as long as it lasted, from the tsamma. You cut the top off as you would an egg’s, pound the flesh with a stick, and drink. It can be roasted in the ashes, too. The seeds are toasted and ground. And among the Ju/’hoansi, further north, women and girls dance with it: they sing in a ring, and each in turn throws the melon backwards to the next without losing the beat.

Some tsammas are sweet and some are bitter, and from the outside you cannot tell. The bitter ones can make you properly ill. Livingstone described in 1857 how they were chosen: a blow of the hatchet to each fruit, and the tongue to the cut. He does not say what face the taster made.

The animals have methods of their own. A gemsbok can go a very long time without drinking. It feeds at night and at dawn, when plants hold more moisture, and in the heat of the day it lets its own temperature climb before it will spend any sweat. In the dry season it looks for tsammas, and for the gemsbok cucumber, another fruit of the same family. Even the brown hyena eats them. It walks some thirty kilometres in a night, alone, and it still disconcerts me to follow the spoor of a carnivore and have it end at a melon with a bite out of it. In return, they all carry off the seeds.

It would be comfortable to write about the San in the past tense, or in the eternal present of documentaries. Neither is right. Most live in villages today, with a tap and a school, and many of those whose home was the Central Kalahari Game Reserve were moved out of it. In 2011 the Court of Appeal of Botswana had to rule that those who went back were entitled to use their own borehole. It is worth remembering this before growing poetic about thirst.

In 2010 we had a second-hand Land Rover and no name. There were lions on the list, and horizons, and a sunset. Somebody put forward the tsamma because it impresses nobody, makes no noise, and is where it is needed when it is needed. We also liked the thought of carrying only what is necessary. The Land Rover did not always live up to it.

When we find one in a park we look at it and leave it where it is. It may be supper for someone who has been walking all night. Elsewhere, if the owner of the land invites us, we try a piece. It tastes, since you ask, like a cucumber that has been told about watermelon.`,
    fr: `La première fois qu’on en voit, on cherche le camion. C’est juin, l’herbe est sèche, et au bord de la piste quarante melons sont éparpillés sur le sable, comme si un hayon s’était ouvert en route. Il n’y a pas de camion. Il n’y a plus de plante non plus, ou seulement un bout de ficelle sèche qui s’émiette entre les doigts. Juste les fruits, ronds, d’un vert pâle un peu marbré, qui attendent.

C’est la tsamma, le melon sauvage du Kalahari, proche parent de la pastèque. Les botanistes ont changé plus d’une fois son nom de famille : Citrullus lanatus dans les vieux livres, Citrullus amarus dans beaucoup de nouveaux. Une autre vit dans le Namib, Citrullus ecirrhosus, qui ne meurt pas chaque année, n’a pas de vrilles (c’est ce que dit son nom) et reste amère. Le mot vient du nama, tsamas, et les gens l’emploient pour toutes. Ce n’est pas nous qui irons les reprendre.

Ce qu’elle fait est simple, et un peu difficile à croire. Elle lève avec les pluies d’été, rampe jusqu’à trois mètres, ouvre quelques fleurs jaunes, remplit ses fruits d’eau et meurt. Plus de quatre-vingt-dix pour cent de chaque melon, c’est de l’eau, enfermée dans une écorce dure, et elle reste là, posée sur le sable, pendant des mois. G. A. Farini, qui traversa le désert dans les années 1880, écrivait qu’une tsamma pouvait tenir un an sans se gâter, pourvu qu’il ne pleuve pas. J’y pense souvent : une eau que la pluie abîme.

Dans le Kalahari central, les mares laissées par les orages durent six à huit semaines. Le reste de l’année, il n’y a pas d’eau en surface. Les G/wi et leurs voisins ont vécu là sans puits, en buvant aux racines, aux tubercules et, tant qu’il y en avait, à la tsamma. On lui ôte le dessus comme à un œuf, on pile la chair avec un bâton, et l’on boit. Elle se cuit aussi sous la cendre. Les graines, on les grille, puis on les moud. Et chez les Ju/’hoansi, plus au nord, les femmes et les filles dansent avec elle : elles chantent en cercle, et chacune à son tour lance le melon en arrière, vers la suivante, sans perdre la mesure.

Il y a des tsammas douces et des tsammas amères, et de l’extérieur rien ne les distingue. Les amères peuvent rendre vraiment malade. Livingstone a raconté en 1857 comment on les choisissait : un coup de hachette dans chaque fruit, puis la langue sur l’entaille. Il ne dit pas quelle tête faisait le goûteur.

Les animaux ont leurs méthodes. L’oryx peut rester très longtemps sans boire. Il broute la nuit et à l’aube, quand les plantes retiennent davantage d’humidité, et aux heures chaudes il laisse monter sa propre température plutôt que de dépenser sa sueur. En saison sèche, il cherche les tsammas, et aussi le concombre de l’oryx, un autre fruit de la même famille. Même la hyène brune en mange. Elle marche une trentaine de kilomètres par nuit, seule, et je reste déconcertée quand, à suivre la trace d’un carnivore, j’arrive à un melon mordu. En échange, tous emportent les graines.

Il serait commode de parler des San au passé, ou dans le présent éternel des documentaires. Ni l’un ni l’autre n’est juste. La plupart vivent aujourd’hui dans des villages, avec un robinet et une école, et beaucoup de ceux qui habitaient la réserve du Kalahari central en ont été déplacés. En 2011, la cour d’appel du Botswana a dû reconnaître à ceux qui étaient revenus le droit d’utiliser leur propre forage. Il vaut mieux s’en souvenir avant de faire de la poésie sur la soif.

En 2010, nous avions un Land Rover d’occasion et pas de nom. Sur la liste il y avait des lions, des horizons et un coucher de soleil. Quelqu’un a proposé la tsamma, parce qu’elle n’impressionne personne, ne fait pas de bruit et se trouve là où il faut quand il le faut. L’idée de ne porter que le nécessaire nous plaisait aussi. Le Land Rover n’a pas toujours été à la hauteur.

Quand nous en trouvons une dans un parc, nous la regardons et la laissons en place. C’est peut-être le dîner de quelqu’un qui a marché toute la nuit. Ailleurs, si le propriétaire de la terre nous y invite, nous goûtons. Cela rappelle, puisque vous le demandez, un concombre à qui l’on aurait parlé de la pastèque.`,
  },
  category: "Flora",
  tags: ["Kalahari", "Tsamma", "San", "Citrullus"],
  tour_ids: ["el-kalahari-de-la-sal-a-la-arena"],
  author: "Naledi Mokoena",
  author_guide_id: "naledi-mokoena",
  featured_image: "makgadikgadi",
  published_at: "2026-06-30T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
