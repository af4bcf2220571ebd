import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "el-barco-que-se-quedo-el-desierto",
  title: {
    es: "El barco que se quedó el desierto",
    en: "The ship that the desert kept",
    fr: "Le bateau que le désert a gardé",
  },
  excerpt: {
    es: "El Eduard Bohlen encalló en la orilla en 1909 y hoy está a unos cuatrocientos metros del mar. El barco no se ha movido. La costa, sí.",
    en: "The Eduard Bohlen ran aground at the water’s edge in 1909. She is now some four hundred metres inland, and she has not moved.",
    fr: "L’Eduard Bohlen s’est échoué au bord de l’eau en 1909. Il est aujourd’hui à quelque quatre cents mètres de la mer, et il n’a pas bougé.",
  },
  content: {
    es: `La niebla entra a las cuatro de la mañana y se va cuando quiere. Casi ningún día se ve el barco antes de tenerlo encima. Primero se oye: un golpe seco de hierro cuando el viento mueve una plancha suelta, como si quedara alguien abajo, ocupado en algo lento con un martillo. Luego aparece una mancha más oscura que el resto, y la mancha tiene costillas.

Se llama Eduard Bohlen. Era un vapor de la naviera Woermann, de Hamburgo, de noventa y cuatro metros de eslora y con camarotes para cuarenta y seis pasajeros. El 5 de septiembre de 1909 iba de Swakopmund a Ciudad del Cabo, la niebla se cerró y encalló en Conception Bay, a poco más de cien kilómetros al sur de Walvis Bay. Intentaron sacarlo tirando de él hacia el mar y no salió. Después sirvió un tiempo de alojamiento a los trabajadores de una mina de diamantes, lo que lo convierte en el único hotel de la zona que llegó por sus propios medios.

Hoy está a unos cuatrocientos metros de la orilla. La cifra depende de quién mida y de cuándo. Yo la mido en pasos, desde el casco hasta la raya de algas que deja la marea, y me han salido quinientos doce un año y quinientos cuarenta otro. Mis pasos no son un instrumento. Pero si se reparten cuatrocientos metros entre los ciento diecisiete años que lleva ahí, salen unos tres metros y medio al año, aunque la costa no trabaja a plazos fijos: hay inviernos en que pone arena y otros en que se la lleva.

Al barco no lo ha arrastrado nadie tierra adentro. El río Orange, que hace frontera con Sudáfrica, lleva al Atlántico la arena de medio subcontinente. El oleaje llega casi siempre del suroeste y la va empujando hacia el norte, playa a playa; el viento del sur hace lo mismo con la que ya está seca. Donde la costa dibuja un recodo, la arena se para a descansar. Conception Bay era uno de esos recodos. Cada año es un poco menos bahía.

La niebla tiene la misma paciencia. La corriente de Benguela sube fría, el aire húmedo del océano se enfría al pasar por encima, y el resultado son más de ciento ochenta días de niebla al año en una costa donde apenas llueve. De ella beben los líquenes y un escarabajo que al amanecer se pone cabeza abajo en la cresta de la duna y deja que las gotas le bajen hasta la boca. En 1909 un capitán no tenía radar. Tenía una sonda de plomo, un hombre en la proa y la costumbre de escuchar.

Conviene decir que esto, en los mapas oficiales, no es la Costa de los Esqueletos. El parque que lleva ese nombre empieza en la desembocadura del Ugab, más de trescientos kilómetros al norte, y sigue hasta el Kunene, donde empieza Angola. El nombre lo popularizó un libro, el que John Marsh publicó en 1944 sobre el Dunedin Star, un mercante que acabó en esa playa en 1942 con ciento seis personas a bordo. Se salvaron las ciento seis. Murieron dos hombres del remolcador que fue a buscarlas.

Al Eduard Bohlen se llega en todoterreno desde Walvis Bay o desde Lüderitz, solo con un operador que tenga concesión, o se mira desde una avioneta: los vuelos de Swakopmund a Sossusvlei suelen volver por la costa, y desde arriba se entiende en un segundo. Quien quiera un naufragio sin permisos tiene el Zeila, un pesquero que en 2008 iba camino del desguace y se soltó del remolque al sur de Henties Bay. Sigue en el agua, lleno de cormoranes. Es un naufragio para principiantes.

Más al norte, a unos ciento veinte kilómetros de Swakopmund, está Cape Cross, donde Diogo Cão plantó en 1486 una cruz de piedra. La que hay ahora es una réplica; los lobos marinos del Cabo son auténticos, y en temporada pasan de cien mil. Las crías nacen entre noviembre y diciembre. El olor se sube al coche con uno y hace el resto del viaje en el asiento de atrás.

Donde hay crías hay chacales, y de noche, hienas pardas. Junto al barco no cría nadie, pero siempre hay un chacal, y siempre a la misma distancia. Mientras cuento los pasos me acompaña en paralelo, sin prisa. Ha aprendido que la gente que mira barcos deja el bocadillo en el suelo.`,
    en: `The fog comes in at four in the morning and leaves when it likes. On most days you do not see the ship until you are almost under her. You hear her first: a low iron knock when the wind works at a loose plate, as if someone were still below, doing something slow with a hammer. Then part of the grey turns darker than the rest, and the dark part has ribs.

Her name is Eduard Bohlen. She was a steamer of the Woermann Line of Hamburg, ninety-four metres long, with berths for forty-six passengers. On 5 September 1909, bound from Swakopmund for Cape Town, she ran aground in thick fog at Conception Bay, a little over a hundred kilometres south of Walvis Bay. They tried to tow her off and she would not come. For a while after that she lodged workers from a diamond mine nearby, which makes her the only hotel on this coast to have arrived under her own steam.

Today she lies some four hundred metres from the water. The figure depends on who measures, and when. I do it in paces, from the hull to the line of kelp at the top of the tide, and have made it five hundred and twelve one year and five hundred and forty another. My legs are not an instrument. Still, share four hundred metres among the hundred and seventeen years she has been there and you get about three and a half metres a year, though the coast does not pay in instalments. Some winters it adds sand. Some winters it takes it back.

Nobody dragged the ship inland. The Orange River, down on the South African border, carries the sand of half a subcontinent into the Atlantic. The swell, nearly always from the south-west, nudges it north beach by beach, and the south wind does the same for whatever has dried. Where the shore bends, the sand stops for a rest. Conception Bay was one of those bends. Each year it is a little less of a bay.

The fog is patient in the same way. The Benguela Current comes up cold, the damp ocean air cools as it passes over, and the result is fog on more than a hundred and eighty days of the year along a shore where it hardly ever rains. Lichens live on it. So does a beetle that stands on its head on the crest of a dune at dawn and lets the drops run down to its mouth. A captain in 1909 had no radar. He had a lead line, a man in the bow, and the habit of listening.

Strictly speaking this is not the Skeleton Coast. The park of that name begins at the mouth of the Ugab, more than three hundred kilometres to the north, and runs up to the Kunene and the border with Angola. The name was made famous by a book, John Marsh’s of 1944, about the Dunedin Star, a cargo liner that ended up on that beach in 1942 with a hundred and six people aboard. All hundred and six were saved. Two men from the tug sent to help them were not.

You reach the Eduard Bohlen by four-wheel drive from Walvis Bay or Lüderitz, and only with an operator who holds the concession. Or you look down on her: the scenic flights from Swakopmund to Sossusvlei often come home along the coast, and from the air the whole story takes one second to understand. For a wreck without paperwork there is the Zeila, a trawler on her way to the scrapyard in 2008 when she slipped her tow south of Henties Bay. She is still in the surf, covered in cormorants. I think of her as a wreck for beginners.

Farther up, about a hundred and twenty kilometres north of Swakopmund, is Cape Cross, where Diogo Cão put up a stone cross in 1486. The one you see is a replica. The Cape fur seals are original, and in season there are more than a hundred thousand of them. The pups are born in November and December. The smell gets into the car with you and travels in the back for the rest of the trip.

Where there are pups there are jackals, and after dark brown hyenas. Nothing breeds beside the ship, and yet there is always a jackal, and it is always the same distance away. While I count my paces it keeps level with me, in no hurry. It has learned that people who look at ships put their sandwiches down.`,
    fr: `Le brouillard arrive à quatre heures du matin et repart quand bon lui semble. La plupart du temps, on ne voit le bateau qu’une fois dessous. On l’entend d’abord : un coup sourd de ferraille quand le vent remue une tôle, comme si quelqu’un était resté en bas, occupé à une tâche lente, un marteau à la main. Puis un morceau de gris devient plus foncé que les autres, et ce morceau a des côtes.

Il s’appelle Eduard Bohlen. C’était un vapeur de la compagnie Woermann, de Hambourg, long de quatre-vingt-quatorze mètres, avec des cabines pour quarante-six passagers. Le 5 septembre 1909, il allait de Swakopmund au Cap quand le brouillard s’est refermé ; il s’est échoué à Conception Bay, un peu plus de cent kilomètres au sud de Walvis Bay. On a essayé de le tirer vers le large, il n’a pas voulu. Il a ensuite logé quelque temps les ouvriers d’une mine de diamants, ce qui en fait le seul hôtel de la région à être venu par ses propres moyens.

Il se trouve aujourd’hui à quelque quatre cents mètres de l’eau. Le chiffre dépend de qui mesure, et quand. Moi, je compte mes pas, de la coque jusqu’au liseré d’algues que laisse la marée : cinq cent douze une année, cinq cent quarante une autre. Mes jambes ne sont pas un instrument. Mais si l’on répartit quatre cents mètres sur les cent dix-sept ans qu’il a passés là, on obtient à peu près trois mètres et demi par an, même si la côte ne paie pas à échéances fixes. Certains hivers elle apporte du sable, d’autres elle en reprend.

Personne n’a traîné le bateau à l’intérieur des terres. L’Orange, le fleuve qui fait frontière avec l’Afrique du Sud, déverse dans l’Atlantique le sable d’un demi-sous-continent. La houle, qui vient presque toujours du sud-ouest, le pousse vers le nord, plage après plage ; le vent du sud se charge de celui qui a séché. Là où le rivage fait un coude, le sable se repose. Conception Bay était un de ces coudes. Chaque année, elle est un peu moins une baie.

Le brouillard a la même patience. Le courant de Benguela remonte, froid ; l’air humide de l’océan se refroidit en passant au-dessus, et cela donne plus de cent quatre-vingts jours de brouillard par an sur une côte où il ne pleut presque jamais. Les lichens en vivent. Un coléoptère aussi, un ténébrion qui à l’aube se met tête en bas sur la crête de la dune et laisse les gouttes descendre jusqu’à sa bouche. En 1909, un capitaine n’avait pas de radar. Il avait une sonde à plomb, un homme à la proue et l’habitude d’écouter.

À proprement parler, nous ne sommes pas ici sur la côte des Squelettes. Le parc de ce nom commence à l’embouchure de l’Ugab, plus de trois cents kilomètres au nord, et va jusqu’au Kunene, où commence l’Angola. Le nom doit sa fortune à un livre, celui que John Marsh a publié en 1944 sur le Dunedin Star, un cargo mixte qui a fini sur cette plage en 1942 avec cent six personnes à bord. Les cent six ont été sauvées. Deux hommes du remorqueur parti à leur secours sont morts.

On rejoint l’Eduard Bohlen en 4x4 depuis Walvis Bay ou Lüderitz, et seulement avec un opérateur titulaire de la concession. Ou bien on le regarde d’en haut : les vols de Swakopmund à Sossusvlei rentrent souvent par la côte, et vue du ciel l’histoire se comprend en une seconde. Pour une épave sans formalités, il y a le Zeila, un chalutier en route pour la casse qui a rompu sa remorque en 2008 au sud de Henties Bay. Il est toujours dans les vagues, couvert de cormorans. C’est une épave pour débutants.

Plus haut, à cent vingt kilomètres environ au nord de Swakopmund, voici Cape Cross, où Diogo Cão a dressé en 1486 une croix de pierre. Celle qu’on voit est une réplique. Les otaries à fourrure du Cap sont d’origine, et en saison elles dépassent les cent mille. Les petits naissent en novembre et en décembre. L’odeur monte en voiture avec vous et fait le reste du voyage sur la banquette arrière.

Où il y a des petits, il y a des chacals et, la nuit, des hyènes brunes. Rien ne naît à côté du bateau, et pourtant il y a toujours un chacal, toujours à la même distance. Pendant que je compte mes pas, il avance à ma hauteur, sans se presser. Il a appris que les gens qui regardent les bateaux posent leur sandwich par terre.`,
  },
  category: "Safari",
  tags: ["Namibia", "Skeleton Coast", "Cape Cross", "Namib"],
  tour_ids: ["dunas-y-elefantes-del-desierto"],
  author: "Naledi Mokoena",
  author_guide_id: "naledi-mokoena",
  featured_image: "skeleton-coast",
  published_at: "2026-11-12T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
