import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "seis-horas-junto-a-una-charca",
  title: {
    es: "Cómo pasar seis horas sentado junto a una charca",
    en: "How to sit at a waterhole for six hours",
    fr: "Comment rester six heures assis devant un point d’eau",
  },
  excerpt: {
    es: "Un sombrero, un termo y ninguna expectativa. Las dos primeras horas son para uno; las otras cuatro, para ellos.",
    en: "Bring a hat, a thermos and no expectations. The first two hours are for you; the other four are for them.",
    fr: "Un chapeau, un thermos et aucune attente. Les deux premières heures sont pour vous ; les quatre autres sont pour eux.",
  },
  content: {
    es: `Hacen falta un sombrero, un termo y ninguna expectativa. También un cojín, que no figura en las listas de equipaje y es lo que acaba decidiendo quién se queda y quién se va.

Hwange es el parque más grande de Zimbabue, más de catorce mil kilómetros cuadrados, y apenas tiene agua permanente. De mayo a octubre casi no llueve. Lo que queda son las charcas, y muchas quedan porque hay una bomba al lado, de gasóleo o solar, y alguien que la cuida. El primer guarda, Ted Davison, empezó a abrir pozos en los años treinta. Los elefantes tomaron nota: según los censos aéreos son hoy más de cuarenta mil.

Yo voy a Masuma, en el norte, entre Sinamatella y Shumba. Hay un mirador techado sobre la presa, una veintena de hipopótamos, unos cuantos cocodrilos y un encargado que barre. Con reserva se puede acampar al lado, y eso resuelve un problema, porque en el parque no se conduce de noche. Me siento a las doce y media. Es la peor hora, y por eso hay sitio.

La primera hora es de uno. Se limpian los prismáticos, se mira el teléfono por costumbre, se comprueba que no hay señal. En octubre se pasa con facilidad de treinta y cinco grados. Bajan tórtolas, pintadas en fila de colegio, unos babuinos que beben por turnos mientras otro vigila. Un hipopótamo resopla. El visitante nuevo apunta en su cuaderno: nada.

La segunda es del sueño, y no conviene resistirse mucho. Hacia las dos y media uno se despierta con la sensación de que le falta algo. Lo que falta es la prisa. Ahí empieza el trabajo.

En la tercera hora llegan las cebras; antes que ellas, su polvo. Se quedan veinte minutos en la línea de árboles, avanzan, se asustan de un pájaro, retroceden. El kudú tarda todavía más. No es timidez: beber es el rato del día en que menos se ve, y los cocodrilos lo saben. La jirafa abre las patas delanteras, se lo piensa, las cierra y vuelve a empezar. Cuando por fin baja la cabeza, unas válvulas en las yugulares y una red de vasos finos en la base del cráneo le ahorran el mareo. El mareo lo pasa el que mira.

La cuarta es la de las sorpresas pequeñas. Un grupo de antílopes sable, si hay suerte, con un macho negro que sabe perfectamente cómo le sienta. Un facóquero que se arrodilla para beber, como en misa. Un halcón que se lleva una tórtola con tanta limpieza que las demás tardan en darse por enteradas.

Hacia las cuatro y media cambia algo y no se oye qué. Los elefantes caminan sobre almohadillas de grasa y tejido elástico; una hembra de tres toneladas hace menos ruido que una persona con una bolsa de patatas. Salen de los mopanes en fila y los últimos cien metros los hacen casi al trote, con las crías detrás, agitando una trompa que aún no saben usar. Un adulto puede beber más de cien litros de una vez y en la trompa le caben unos ocho, así que la visita va para largo. Todos quieren el sitio donde cae el agua limpia del tubo, y en ese metro cuadrado se ve quién manda. Es una junta de vecinos, y la preside la señora mayor.

En la sexta hora dejo de contar. Una tarde llegué a doscientos y entonces salieron más. Con la última luz llegan las gangas bicintas, en bandadas cortas, hablando todas a la vez. En época de cría, el macho se empapa las plumas del vientre como una esponja y vuela con el agua hasta los pollos. Los cocodrilos no han hecho nada en toda la tarde. También eso es una técnica.

Las normas son pocas. Se habla bajo o no se habla. No se sale a pie del recinto. Si se espera en el coche, motor apagado y salida libre, porque un elefante no debería tener que pedir paso. Y no se cambia de charca: en el momento en que uno se marcha empieza lo que después le contarán los que se quedaron.

Hay quien lo lleva más lejos. Desde 1972, con la última luna llena de la estación seca, unos centenares de voluntarios se reparten por las charcas de Hwange y apuntan todo lo que bebe durante veinticuatro horas, de mediodía a mediodía. Los datos sirven. Al lado de eso, seis horas son una visita de cortesía.

Me preguntan qué se ve. Se ve quién espera a quién. Lo demás sale en las fotos.`,
    en: `Bring a hat, a thermos and no expectations. Bring a cushion too. It appears on no packing list, and it decides who stays and who goes.

Hwange is the largest park in Zimbabwe, more than fourteen thousand square kilometres of it, and it has almost no permanent water. Between May and October there is next to no rain. What remains are the pans, and many of them remain because there is a pump beside them, diesel or solar, and someone who looks after the pump. The first warden, Ted Davison, began putting down boreholes in the nineteen-thirties. The elephants took note. By the aerial counts there are now more than forty thousand.

I go to Masuma, in the north, between Sinamatella and Shumba. There is a thatched hide above the dam, twenty or so hippos, a few crocodiles, and an attendant who sweeps. You can book the campsite next to it, which settles the matter of getting home, since nobody may drive in the park after dark. I sit down at half past twelve. It is the worst time of day, so there is always a seat.

The first hour is for you. You clean your binoculars. You look at your telephone out of habit and confirm that there is no signal. In October it is often over thirty-five degrees. Doves come down, then guineafowl in a school line, then baboons, who drink in turns while one of them keeps watch. A hippo breathes out. The newcomer opens a notebook and writes: nothing.

The second hour is for sleep, and there is little point in resisting. Around half past two you wake with the feeling that something is missing. It is the hurry. Now the work can begin.

In the third hour come the zebras, and before the zebras their dust. They stand for twenty minutes at the edge of the trees, walk forward, take fright at a bird, and go back. Kudu are slower still. This is not shyness. Drinking is the moment of the day when an animal sees least, and the crocodiles are aware of it. A giraffe spreads its front legs, thinks better of it, closes them and starts again. When at last the head goes down, valves in the jugular veins and a net of fine vessels at the base of the skull save it from feeling faint. There is no such arrangement for the person watching.

The fourth hour is for small surprises. Sable, on a good day, with a black bull who knows exactly what he looks like. A warthog on its knees to drink, as if in church. A falcon that takes a dove so neatly that the other doves need a moment to be told.

At about half past four something changes, and you cannot hear what. Elephants walk on cushions of fat and springy tissue; a cow of three tonnes makes less noise than a man with a bag of crisps. They come out of the mopane in single file and cover the last hundred metres at something near a trot, the calves behind them waving trunks they have not yet learned to use. An adult can drink well over a hundred litres at a sitting, and the trunk holds about eight, so nobody is leaving soon. They all want the place where clean water falls from the pipe, and in that one square metre you find out who is who. It is a residents’ meeting, and the old lady is in the chair.

In the sixth hour I stop counting. One evening I had reached two hundred when more of them came out of the trees. With the last of the light the double-banded sandgrouse arrive in small parties, all talking at once. In the breeding season the male soaks his belly feathers like a sponge and flies the water home to his chicks. The crocodiles have done nothing all afternoon. That is also a technique.

There are few rules. Speak low or not at all. Stay inside the hide area. If you are waiting in a car, turn the engine off and leave a way out: an elephant should not have to ask. And do not change waterholes. The moment you drive off is the moment that those who stayed will tell you about.

Some people take it further. Every year since 1972, at the last full moon of the dry season, a few hundred volunteers have spread out among the waterholes of Hwange and written down everything that drinks, for twenty-four hours, noon to noon. The figures are put to use. Next to that, six hours is a courtesy call.

I am asked what there is to see. You see who waits for whom. The rest is in the photographs.`,
    fr: `Il faut un chapeau, un thermos et aucune attente. Il faut aussi un coussin. Il ne figure sur aucune liste de bagages, et c’est lui qui décide, à la fin, de qui reste et de qui s’en va.

Hwange est le plus grand parc du Zimbabwe, plus de quatorze mille kilomètres carrés, et il n’a presque pas d’eau permanente. De mai à octobre, il ne pleut pour ainsi dire pas. Restent les mares, et beaucoup ne restent que parce qu’il y a une pompe à côté, diesel ou solaire, et quelqu’un pour s’occuper de la pompe. Le premier garde, Ted Davison, a commencé à faire creuser des forages dans les années trente. Les éléphants en ont pris note : d’après les recensements aériens, ils sont aujourd’hui plus de quarante mille.

Je vais à Masuma, dans le nord, entre Sinamatella et Shumba. Il y a un affût couvert de chaume au-dessus de la retenue, une vingtaine d’hippopotames, quelques crocodiles et un gardien qui balaie. On peut réserver le camping d’à côté, ce qui règle la question du retour, puisqu’on ne roule pas de nuit dans le parc. Je m’assieds à midi et demi. C’est la pire heure, il y a donc de la place.

La première heure est pour vous. On nettoie ses jumelles, on regarde son téléphone par habitude, on vérifie qu’il n’y a pas de réseau. En octobre, il fait souvent plus de trente-cinq degrés. Descendent des tourterelles, puis des pintades en rang d’école, puis des babouins qui boivent chacun leur tour pendant qu’un autre fait le guet. Un hippopotame souffle. Le nouveau venu ouvre son carnet et note : rien.

La deuxième est pour le sommeil, et il ne sert pas à grand-chose de lutter. Vers deux heures et demie, on se réveille avec l’impression qu’il manque quelque chose. C’est la hâte. Le travail peut commencer.

À la troisième heure viennent les zèbres, et avant les zèbres leur poussière. Ils restent vingt minutes à la lisière, avancent, s’effraient d’un oiseau, reculent. Le koudou est plus lent encore. Ce n’est pas de la timidité : boire est le moment de la journée où l’on voit le moins, et les crocodiles ne l’ignorent pas. La girafe écarte les pattes avant, se ravise, les referme, recommence. Quand enfin la tête descend, des valvules dans les jugulaires et un réseau de vaisseaux fins à la base du crâne lui épargnent le vertige. Rien de tel n’est prévu pour celui qui regarde.

La quatrième est celle des petites surprises. Des hippotragues noirs, les bons jours, avec un mâle qui sait parfaitement de quoi il a l’air. Un phacochère qui s’agenouille pour boire, comme à la messe. Un faucon qui emporte une tourterelle si proprement que les autres mettent un moment à l’apprendre.

Vers quatre heures et demie, quelque chose change, et l’on n’entend pas quoi. L’éléphant marche sur des coussins de graisse et de tissu élastique ; une femelle de trois tonnes fait moins de bruit qu’un homme avec un paquet de chips. Ils sortent des mopanes en file et font les cent derniers mètres presque au trot, les petits derrière, agitant une trompe dont ils n’ont pas encore le mode d’emploi. Un adulte peut boire plus de cent litres d’affilée, la trompe en contient à peu près huit : personne n’est près de partir. Tous veulent l’endroit où l’eau propre tombe du tuyau, et c’est sur ce mètre carré que l’on voit qui est qui. C’est une réunion de copropriété, et la vieille dame préside.

À la sixième heure, je cesse de compter. Un soir, j’en étais à deux cents quand il en est sorti d’autres. Avec la dernière lumière arrivent les gangas bibandes, par petits groupes, parlant tous à la fois. En période de nidification, le mâle imbibe les plumes de son ventre comme une éponge et rapporte l’eau en vol à ses poussins. Les crocodiles n’ont rien fait de l’après-midi. C’est aussi une technique.

Les règles sont peu nombreuses. On parle bas, ou pas du tout. On ne sort pas à pied de l’enceinte. Si l’on attend en voiture, on coupe le moteur et on laisse le passage : un éléphant ne devrait pas avoir à le demander. Et l’on ne change pas de point d’eau. L’instant où vous partez est celui que vous raconteront ceux qui sont restés.

D’autres vont plus loin. Depuis 1972, à la dernière pleine lune de la saison sèche, quelques centaines de bénévoles se répartissent entre les points d’eau de Hwange et notent tout ce qui boit pendant vingt-quatre heures, de midi à midi. Les chiffres servent. À côté de cela, six heures ne sont qu’une visite de politesse.

On me demande ce qu’il y a à voir. On voit qui attend qui. Le reste est sur les photos.`,
  },
  category: "Fauna",
  tags: ["Hwange", "Zimbabwe", "Masuma", "Safari"],
  tour_ids: ["hwange-y-mana-pools-a-pie", "dunas-y-elefantes-del-desierto"],
  author: "Tendai Ncube",
  author_guide_id: "tendai-ncube",
  featured_image: "hwange",
  published_at: "2026-10-28T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
