import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "el-arbol-carcaj",
  title: {
    es: "El árbol carcaj, un vecino que zumba",
    en: "The quiver tree, a neighbour who hums",
    fr: "L’arbre à carquois, un voisin qui bourdonne",
  },
  excerpt: {
    es: "No es del todo un árbol, guarda el agua en el tronco y en julio zumba. Presentación de un buen vecino del sur de Namibia.",
    en: "It is not quite a tree, it keeps its water in the trunk, and in July it hums. An introduction to a good neighbour in southern Namibia.",
    fr: "Ce n’est pas tout à fait un arbre, il garde son eau dans le tronc et en juillet il bourdonne. Portrait d’un bon voisin du sud de la Namibie.",
  },
  content: {
    es: `No es del todo un árbol, da una sombra que no llega para dos y en julio zumba. Yo lo saludo cada vez que paso, como se saluda a un vecino que lleva en la calle más que nadie.

Se llama Aloidendron dichotomum. Hasta 2013 era un áloe como los demás; ese año los botánicos lo mudaron a un género propio, que viene a significar «árbol parecido a un áloe» y no aclara gran cosa. Dichotomum sí es exacto: cada rama se parte en dos, y cada una de esas en otras dos, hasta que la copa parece un candelabro que no supo parar. Por dentro no tiene madera como la del roble, sino una fibra esponjosa y ligera. Tampoco tiene anillos. Para saber su edad hay que compararlo con fotografías antiguas o calcular, y los cálculos dicen que los grandes pasan de los doscientos años. Los más altos llegan a unos nueve metros, sin prisa.

El nombre se lo deben las lenguas europeas a los san, que vaciaban las ramas, las cerraban por un extremo con un trozo de cuero y guardaban dentro las flechas. Una rama seca pesa muy poco y lo de dentro sale con facilidad: viene casi hecha. Simon van der Stel, gobernador del Cabo, lo vio en 1685 camino de las montañas del cobre, en Namaqualand, y lo hizo dibujar. En afrikáans se quedó en kokerboom, de koker, carcaj. Con los troncos muertos, vaciados, se hacían además fresqueras: el aire pasa por la fibra húmeda, se enfría, y la carne aguanta un día más.

Vivir donde vive tiene su técnica. En buena parte de su territorio caen menos de doscientos milímetros al año, y hay años que no caen. Guarda agua en las hojas, las ramas y el tronco. Cubre las ramas con un polvo blanco que devuelve parte del sol. Abre los poros de noche, cuando el aire está fresco, y los cierra de día. Y si la sequía se alarga, deja morir una rama entera y sella el muñón para no perder lo demás. En los árboles viejos se ven esas cicatrices redondas. Son las cuentas de los años malos.

El zumbido tiene explicación. Florece en pleno invierno, en junio y julio, cuando casi nada más lo hace, con espigas amarillas cargadas de néctar. Si la mañana sale templada, hacia las once hay abejas en todas las copas, y un bosque de árboles carcaj se oye antes de distinguir de dónde sale el ruido. Vienen también suimangas, con su pico curvo, y babuinos, que no liban sino que se comen la flor entera y dejan el suelo como después de una boda. El resto del año zumba el viento, en otro tono.

Tiene inquilinos. Los tejedores republicanos, pájaros del tamaño de un gorrión, cuelgan de sus horquillas unos nidos comunales que parecen un pajar olvidado arriba y donde caben docenas de parejas. La corteza ayuda: es lisa, dorada, y al descascarillarse deja unas láminas con bordes que cortan. A una serpiente le cuesta subir. A nosotros también nos cuesta abrazarlo, y es mejor así.

El sitio clásico para verlos es una finca, Gariganus, a unos catorce kilómetros al noreste de Keetmanshoop. Lo llaman bosque, y es monumento nacional desde 1955. Son unos doscientos cincuenta, de pie entre bloques de dolerita negra, cada uno a una distancia educada del siguiente. Conviene llegar una hora antes de la puesta de sol, quedarse a dormir y volver antes del amanecer. En invierno, abrigados: la noche puede bajar de cero. Y conviene apagar la linterna al menos un rato, porque la Vía Láctea ya alumbra lo que hace falta.

No todo son buenas noticias. A principios de este siglo, una ecóloga sudafricana, Wendy Foden, recorrió con su equipo más de cincuenta poblaciones, desde el sur, cerca de Nieuwoudtville, hasta el Brandberg, en el norte. Comparó fotos de hace décadas, contó vivos y muertos. Cuanto más al norte y más abajo en la ladera, más árboles muertos: donde hace más calor. El árbol se está retirando hacia el sur y hacia arriba, todo lo deprisa que puede alguien que no camina. Entre que germina una semilla y el árbol tiene aspecto de adulto puede pasar un siglo.

Por eso no pisamos los pequeños, que al principio son un puñado de hojas entre piedras, ni traemos semillas en el bolsillo. Nos sentamos debajo, que es donde la sombra no llega para dos, y hacemos turnos. Hacia las once empieza a zumbar.`,
    en: `It is not quite a tree, its shade is not quite enough for two, and in July it hums. I greet it whenever I pass, as you would a neighbour who has been in the street longer than anyone.

The name is Aloidendron dichotomum. Until 2013 it was an aloe like the rest; that year the botanists moved it to a genus of its own, whose name means more or less “tree that looks like an aloe” and clears up very little. Dichotomum is more exact. Every branch forks in two, and each of those in two again, until the crown looks like a candlestick that did not know when to stop. Inside there is no wood of the kind an oak has, only a light, spongy fibre, and no rings to count. To guess an age you must find an old photograph, or do sums, and the sums say that the big ones are past two hundred. The tallest reach about nine metres. They were not in a hurry.

The common name comes from the San, who hollowed out the branches, closed one end with a piece of hide, and kept their arrows inside. A dry branch weighs almost nothing and the pith comes out easily: the thing is half made already. Simon van der Stel, governor at the Cape, saw it in 1685 on his way to the copper mountains of Namaqualand and had it drawn. In Afrikaans it is the kokerboom, from koker, a quiver. Dead trunks, hollowed out, also served as larders. Air moves through the damp fibre and cools, and the meat keeps for another day.

Living where it lives takes some method. Much of its country gets less than two hundred millimetres of rain a year, and there are years when it gets none. The tree stores water in leaves, branches and trunk. It dusts its branches with a white powder that sends some of the sun back. It opens its pores at night, when the air is cool, and shuts them by day. And if the drought goes on, it will let a whole branch die and seal the stump to save the remainder. On old trees you can see the round scars. They are the record of the bad years.

The hum can be explained. It flowers in the middle of winter, in June and July, when hardly anything else does, in yellow spikes heavy with nectar. On a mild morning, by about eleven, there are bees in every crown, and you hear a stand of quiver trees before you work out where the sound is coming from. Sunbirds come too, with their bent beaks, and baboons, who do not sip but eat the whole flower and leave the ground looking like the morning after a wedding. For the rest of the year it is the wind that hums, in another key.

There are lodgers. Sociable weavers, birds about the size of a sparrow, hang communal nests in the forks, great untidy things like a haystack somebody left upstairs, with room for dozens of pairs. The bark helps. It is smooth and golden, and where it flakes it leaves plates with edges that cut, so a snake finds the climb hard going. It is not a good tree to hug either, which is probably for the best.

The classic place to meet them is a farm called Gariganus, about fourteen kilometres north-east of Keetmanshoop. It is known as a forest and has been a national monument since 1955. There are some two hundred and fifty trees, standing among blocks of black dolerite, each at a polite distance from the next. Come an hour before sunset, stay the night, and go back before dawn. In winter bring a proper coat, because it can drop below freezing. And switch off your torch for a while. The Milky Way is light enough.

The news is not all good. Early in this century a South African ecologist, Wendy Foden, and her team visited more than fifty populations, from near Nieuwoudtville in the south to the Brandberg in the north. They matched photographs decades old; they counted the living and the dead. The farther north, and the lower on the slope, the more trees had died: the hotter places. The quiver tree is retreating southwards and uphill, as fast as something can that does not walk. Between a seed coming up and a tree that looks like an adult there may be a hundred years.

So we step around the young ones, which begin as a handful of leaves between stones, and we carry no seeds away in our pockets. We sit underneath, where the shade is not quite enough for two, and take turns. Around eleven it starts to hum.`,
    fr: `Ce n’est pas tout à fait un arbre, son ombre ne suffit pas tout à fait à deux personnes, et en juillet il bourdonne. Je le salue chaque fois que je passe, comme on salue un voisin qui habite la rue depuis plus longtemps que tout le monde.

Il s’appelle Aloidendron dichotomum. Jusqu’en 2013, c’était un aloès comme les autres ; cette année-là, les botanistes l’ont déménagé dans un genre à lui, dont le nom veut dire à peu près « arbre qui ressemble à un aloès » et n’éclaire pas grand-chose. Dichotomum est plus précis : chaque branche fourche en deux, chacune des deux encore en deux, jusqu’à ce que la couronne ressemble à un chandelier qui n’aurait pas su s’arrêter. À l’intérieur, pas de bois comme celui du chêne, mais une fibre spongieuse et légère, et aucun cerne à compter. Pour connaître son âge, il faut retrouver une vieille photographie ou faire des calculs, et les calculs disent que les grands ont passé deux cents ans. Les plus hauts atteignent neuf mètres environ, sans se presser.

Son nom courant lui vient des San, qui évidaient les branches, en fermaient un bout avec un morceau de cuir et y rangeaient leurs flèches. Une branche sèche ne pèse presque rien et la moelle sort facilement : l’objet est à moitié fait. Simon van der Stel, gouverneur du Cap, l’a vu en 1685 en allant vers les montagnes de cuivre du Namaqualand, et l’a fait dessiner. En afrikaans, c’est le kokerboom, de koker, carquois. Les troncs morts, une fois creusés, servaient aussi de garde-manger : l’air traverse la fibre humide, se rafraîchit, et la viande tient un jour de plus.

Vivre là où il vit demande de la méthode. Une bonne partie de son territoire reçoit moins de deux cents millimètres de pluie par an, et certaines années rien du tout. Il garde l’eau dans les feuilles, les branches et le tronc. Il poudre ses branches de blanc pour renvoyer une partie du soleil. Il ouvre ses pores la nuit, quand l’air est frais, et les ferme le jour. Et si la sécheresse dure, il laisse mourir une branche entière et scelle le moignon pour sauver le reste. Sur les vieux sujets, on voit ces cicatrices rondes. C’est la comptabilité des mauvaises années.

Le bourdonnement s’explique. Il fleurit en plein hiver, en juin et en juillet, quand presque rien d’autre ne le fait, en épis jaunes chargés de nectar. Si la matinée est douce, vers onze heures, il y a des abeilles dans toutes les couronnes, et l’on entend les arbres avant de comprendre d’où vient le bruit. Viennent aussi les souimangas au bec courbe, et les babouins, qui ne butinent pas mais mangent la fleur entière et laissent le sol dans l’état d’un lendemain de noces. Le reste de l’année, c’est le vent qui bourdonne, dans un autre ton.

Il a des locataires. Les républicains sociaux, des oiseaux de la taille d’un moineau, suspendent à ses fourches des nids collectifs qui ont l’air d’une meule de foin oubliée à l’étage et qui logent des dizaines de couples. L’écorce y est pour quelque chose : lisse, dorée, elle s’écaille en plaques dont les bords coupent. Un serpent a du mal à monter. Nous avons du mal à l’embrasser, et c’est sans doute mieux ainsi.

L’endroit classique pour faire connaissance est une ferme, Gariganus, à quatorze kilomètres environ au nord-est de Keetmanshoop. On l’appelle forêt, et elle est monument national depuis 1955. Ils sont à peu près deux cent cinquante, debout parmi des blocs de dolérite noire, chacun à distance polie du suivant. Mieux vaut arriver une heure avant le coucher du soleil, dormir sur place et y retourner avant l’aube. En hiver, bien couvert : il peut geler. Et la lampe éteinte un moment ; la Voie lactée suffit.

Les nouvelles ne sont pas toutes bonnes. Au début de ce siècle, une écologue sud-africaine, Wendy Foden, a visité avec son équipe plus de cinquante populations, de Nieuwoudtville, au sud, au Brandberg, au nord. Ils ont comparé des photos vieilles de plusieurs décennies, compté les vivants et les morts. Plus on va vers le nord, plus on est bas sur la pente, plus il y a d’arbres morts : là où il fait le plus chaud. L’arbre se retire vers le sud et vers le haut, aussi vite que peut le faire quelqu’un qui ne marche pas. Entre la graine qui lève et l’arbre qui a l’air d’un adulte, il peut s’écouler un siècle.

C’est pourquoi nous contournons les jeunes, qui commencent par une poignée de feuilles entre deux pierres, et n’emportons pas de graines dans nos poches. Nous nous asseyons dessous, là où l’ombre ne suffit pas tout à fait à deux, et c’est chacun son tour. Vers onze heures, il se met à bourdonner.`,
  },
  category: "Flora",
  tags: ["Namibia", "Keetmanshoop", "Aloidendron"],
  tour_ids: ["el-sur-del-namib-y-el-fish-river", "dunas-y-elefantes-del-desierto"],
  author: "Naledi Mokoena",
  author_guide_id: "naledi-mokoena",
  featured_image: "quiver-trees",
  published_at: "2026-10-09T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
