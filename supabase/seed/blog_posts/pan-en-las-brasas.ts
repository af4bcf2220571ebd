import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "pan-en-las-brasas",
  title: {
    es: "Pan en las brasas, como lo hace Oom Piet",
    en: "Bread in the coals, the way Oom Piet does it",
    fr: "Le pain dans la braise, à la façon d’Oom Piet",
  },
  excerpt: {
    es: "Cuatro ingredientes, una olla negra y la paciencia de no levantar la tapa.",
    en: "Four ingredients, one black pot, and the patience not to lift the lid.",
    fr: "Quatre ingrédients, une marmite noire et la patience de ne pas soulever le couvercle.",
  },
  content: {
    es: `Oom significa «tío» en afrikáans, y es lo que se le dice a cualquier hombre mayor al que se le tiene respeto. Piet lleva con nosotros casi desde el principio, conduce el segundo coche y cocina. También canta, aunque eso no figura en el contrato.

Su pan se llama potbrood, pan de olla, y no tiene secreto, según él. Tiene cuatro ingredientes: un kilo de harina blanca, un sobre de diez gramos de levadura seca, un puñado pequeño de sal (dos cucharaditas colmadas, para quien no tenga su mano) y agua templada, algo más de medio litro. La mantequilla que unta por dentro de la olla no la cuenta como ingrediente. Yo se lo discutí una vez, en 2019, y todavía lo menciona.

Mezcla la harina con la levadura y la sal, y va echando el agua poco a poco, porque la harina de Opuwo no bebe lo mismo que la de Johannesburgo y el aire de agosto lo seca todo. Amasa diez minutos sobre la tapa de la nevera. Luego cubre el barreño con un paño húmedo y lo deja en el capó, que conserva el calor del camino. En una hora la masa ha doblado. Si hace frío tarda más, y entonces se espera. Hay quien pregunta si se puede acelerar. Se puede, en otro campamento.

Mientras tanto hace el fuego, y aquí está la mitad del asunto: el pan no se hace con llamas, se hace con lo que queda después. Quema leña dura, casi siempre mopane, comprada en el pueblo o a la comunidad que lleva el camping. No recogemos madera por el camino, y la de espino de camello, que es árbol protegido, no la usamos aunque la ofrezcan. Un tronco muerto tiene inquilinos: geckos, escorpiones, a veces un mochuelo. Piet dice que no se quema la casa de nadie para cenar.

La olla es de hierro fundido, negra y de fondo plano, con una tapa que tiene reborde para que las brasas no se caigan. Pesa lo que un niño de un año y viaja mejor. Dentro va la masa, ya desinflada y hecha una bola, y se la deja crecer otra media hora junto al fuego, sin prisa.

Entonces viene la geometría. Piet aparta unas brasas a un metro de la hoguera y las extiende en un círculo algo más ancho que la olla, de modo que debajo quede poca cosa. Unas cuantas alrededor. Encima de la tapa, la mayoría. El error de todo el mundo es poner demasiado fuego por abajo: la base se carboniza mientras el centro sigue crudo. El calor tiene que llegar desde arriba, como el sol, que según Piet es quien inventó el sistema.

Y después no se toca. Son entre cuarenta y cinco minutos y una hora, y durante ese tiempo la tapa no se levanta. Cada vez que alguien mira, el pan pierde su calor y Piet pierde la fe en la persona. No usa reloj. Canta, y cuando ha terminado el repertorio por segunda vez, suele estar. La comprobación se hace con los nudillos: se saca, se le da la vuelta y se llama a la puerta. Si suena a hueco, hay pan. Si suena a masa, hay otra canción.

Para el desayuno hace otra cosa con las mismas cuatro cosas: roosterkoek, bollos del tamaño de la palma que se ponen directamente en la parrilla, sobre brasas suaves. Quince o veinte minutos, dándoles la vuelta a menudo, hasta que la corteza tiene rayas y suena. La prueba es poder dejar la mano encima de la parrilla mientras cuentas despacio hasta ocho. Se abren quemándose los dedos y se rellenan con mantequilla y mermelada de albaricoque, o con queso. No sobran nunca. Lo sé porque los cuento.

En nuestra mesa ha habido panaderos, un crítico gastronómico y un señor de Lyon que no creía en nada que no tuviera corteza francesa. El señor de Lyon pidió la receta la tercera noche. Piet se la dictó entera, en afrikáans y muy despacio, y yo la traduje.

Luego me pidió que añadiera una línea, y la añado también aquí. El pan se corta cuando ha enfriado un poco. Nadie lo hace, y él tampoco.`,
    en: `Oom means “uncle” in Afrikaans, and it is what you call any older man you respect. Piet has been with us almost from the beginning. He drives the second car and he cooks. He also sings, although that is not in the contract.

His bread is called potbrood, pot bread, and according to him there is no secret to it. There are four ingredients: a kilo of white flour, one ten-gram packet of dried yeast, a small fistful of salt (two heaped teaspoons, for those without his hand) and warm water, somewhat more than half a litre. He does not count the butter that goes round the inside of the pot. I argued the point once, in 2019, and he still brings it up.

He mixes the flour with the yeast and the salt and adds the water a little at a time, because flour bought in Opuwo does not drink like flour bought in Johannesburg, and the August air dries everything. He kneads for ten minutes on the lid of the cool box. Then he puts a damp cloth over the basin and leaves it on the bonnet of the car, which holds the warmth of the road. In an hour the dough has doubled. If the day is cold it takes longer, and then we wait. Now and then somebody asks whether it can be hurried. It can, at another camp.

In the meantime he makes the fire, and this is half the business: you do not bake with flames, you bake with what they leave behind. He burns hard wood, nearly always mopane, bought in town or from the community that runs the campsite. We do not pick up wood along the way, and we do not use camel thorn, which is a protected tree, even when it is offered. A dead trunk has tenants: geckos, scorpions, sometimes a small owl. Piet’s view is that you do not burn down somebody’s house to make supper.

The pot is cast iron, black and flat-bottomed, with a rim round the lid so that the coals stay on. It weighs about as much as a one-year-old child and travels better. The dough goes in, knocked back and rolled into a ball, and is left to rise for another half hour near the fire, in its own time.

Then comes the geometry. Piet rakes a few coals a metre away from the fire and spreads them in a ring slightly wider than the pot, so that there is very little directly underneath. A few go round the sides. Most go on the lid. Everybody’s mistake is too much heat below: the bottom turns to charcoal while the middle is still thinking about it. The heat should come from above, like the sun, which Piet credits with the idea.

After that you leave it alone. It takes from forty-five minutes to an hour, and in that time the lid is not lifted. Each time someone looks, the bread loses its heat and Piet loses a little faith in that person. He does not use a watch. He sings, and when he has been through the repertoire twice it is generally done. The test is carried out with the knuckles: take it out, turn it over, knock at the door. If it sounds hollow, there is bread. If it sounds like dough, there is another song.

For breakfast he makes something else out of the same four things: roosterkoek, buns the size of your palm that go straight on to the grid over gentle coals. Fifteen or twenty minutes, turned often, until the crust has stripes and gives a tap when you flick it. The coals are right when you can hold your hand above the grid to a slow count of eight. You tear the buns open, burning your fingers, and fill them with butter and apricot jam, or with cheese. There are never any left over. I know because I count them.

We have had bakers at our table, a restaurant critic, and a gentleman from Lyon who did not believe in any crust that was not French. The gentleman from Lyon asked for the recipe on the third night. Piet dictated all of it, in Afrikaans and very slowly, and I translated.

Then he asked me to add a line, so I add it here as well. Bread should be cut when it has cooled a little. Nobody does this, and neither does he.`,
    fr: `Oom veut dire « oncle » en afrikaans, et c’est ainsi qu’on appelle tout homme d’un certain âge que l’on respecte. Piet est avec nous depuis presque le début. Il conduit la deuxième voiture et il fait la cuisine. Il chante aussi, mais ce n’est pas dans le contrat.

Son pain s’appelle potbrood, pain de marmite, et à l’entendre il n’y a pas de secret. Il y a quatre ingrédients : un kilo de farine blanche, un sachet de dix grammes de levure sèche, une petite poignée de sel (deux cuillerées à café bien bombées, pour qui n’a pas sa main) et de l’eau tiède, un peu plus d’un demi-litre. Le beurre dont il graisse la marmite ne compte pas. Je lui ai contesté ce point une fois, en 2019, et il m’en parle encore.

Il mélange la farine, la levure et le sel, puis verse l’eau petit à petit, parce que la farine d’Opuwo ne boit pas comme celle de Johannesburg et que l’air du mois d’août dessèche tout. Il pétrit dix minutes sur le couvercle de la glacière. Ensuite il pose un linge humide sur la bassine et l’installe sur le capot, qui garde la chaleur de la route. En une heure, la pâte a doublé. S’il fait froid, c’est plus long, et alors on attend. On nous demande parfois si cela peut aller plus vite. Oui, dans un autre campement.

Pendant ce temps il fait le feu, et c’est la moitié de l’affaire : on ne cuit pas avec les flammes, on cuit avec ce qu’elles laissent. Il brûle du bois dur, presque toujours du mopane, acheté en ville ou à la communauté qui tient le camping. Nous ne ramassons pas de bois en chemin, et nous refusons l’acacia à girafes, arbre protégé, même quand on nous en propose. Un tronc mort a des locataires : des geckos, des scorpions, parfois une petite chouette. Piet estime qu’on ne brûle pas la maison de quelqu’un pour faire à dîner.

La marmite est en fonte, noire, à fond plat, avec un couvercle à rebord qui retient les braises. Elle pèse à peu près le poids d’un enfant d’un an et voyage mieux. La pâte y entre, dégonflée et roulée en boule, et lève encore une demi-heure près du feu, à son rythme.

Puis vient la géométrie. Piet tire quelques braises à un mètre du foyer et les étale en un cercle un peu plus large que la marmite, de sorte qu’il n’y ait presque rien dessous. Quelques-unes autour. La plupart sur le couvercle. L’erreur de tout le monde est de chauffer trop par le bas : le fond se change en charbon pendant que le milieu réfléchit encore. La chaleur doit venir d’en haut, comme celle du soleil, à qui Piet attribue l’invention.

Après quoi on n’y touche plus. Il faut de trois quarts d’heure à une heure, et durant ce temps le couvercle reste où il est. Chaque fois que quelqu’un regarde, le pain perd sa chaleur et Piet perd un peu de sa foi en cette personne. Il n’a pas de montre. Il chante, et quand le répertoire est passé deux fois, c’est en général cuit. La vérification se fait avec les phalanges : on sort le pain, on le retourne, on frappe à la porte. S’il sonne creux, il y a du pain. S’il sonne comme de la pâte, il y a une autre chanson.

Pour le petit déjeuner, il tire autre chose des quatre mêmes ingrédients : les roosterkoek, de petits pains grands comme la paume qui vont droit sur la grille, au-dessus de braises douces. Quinze à vingt minutes, en les retournant souvent, jusqu’à ce que la croûte soit rayée et réponde quand on la tapote. La braise est bonne si l’on peut tenir la main au-dessus de la grille en comptant lentement jusqu’à huit. On les ouvre en se brûlant les doigts et on les garnit de beurre et de confiture d’abricots, ou de fromage. Il n’en reste jamais. Je le sais, je les compte.

Nous avons eu à table des boulangers, un critique gastronomique et un monsieur de Lyon qui ne croyait à aucune croûte qui ne fût française. Le monsieur de Lyon a demandé la recette le troisième soir. Piet la lui a dictée en entier, en afrikaans et très lentement, et j’ai traduit.

Puis il m’a priée d’ajouter une ligne, que je recopie ici. Le pain se coupe quand il a un peu refroidi. Personne ne le fait, et lui non plus.`,
  },
  category: "Camping",
  tags: ["Potbrood", "Roosterkoek", "Kaokoveld", "Namibia"],
  tour_ids: ["dunas-y-elefantes-del-desierto", "el-kalahari-de-la-sal-a-la-arena"],
  author: "Inés Duarte",
  author_guide_id: "ines-duarte",
  featured_image: "camp",
  published_at: "2026-08-14T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
