import type { posts } from "../../../content/types/posts.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "cuando-ir-y-adonde",
  title: {
    es: "Cuándo ir y adónde: el año en el sur de África",
    en: "When to go where: the year in southern Africa",
    fr: "Quand partir, et où : l’année en Afrique australe",
  },
  excerpt: {
    es: "No hay un mes mejor: hay doce, y cada uno falla en algo. El calendario que usamos en la oficina, mes a mes.",
    en: "There is no best month. There are twelve, and each is wrong for something. The calendar we use in the office.",
    fr: "Il n’y a pas de meilleur mois : il y en a douze, et chacun a un défaut. Le calendrier que nous gardons au bureau.",
  },
  content: {
    es: `Nos escriben a menudo para preguntar cuál es el mejor mes. No lo hay: hay doce, y cada uno falla en algo. Lo que sigue es el calendario que usamos en la oficina de Johannesburgo, con lo que solemos añadir por teléfono.

Primero, la regla que lo explica casi todo. En la mayor parte de la región llueve en verano, de noviembre a marzo, y muy poco el resto del año. Cuando llueve, los animales beben en cualquier charco y hay que buscarlos. Cuando no, van al agua que queda y basta con sentarse. Ciudad del Cabo, que es muy suya, lo hace al revés.

Enero. Calor, verde y pájaros por todas partes. En el Kalahari Central brota hierba en los valles fósiles y llegan los springboks y los órix, y detrás quien se los come. El Cabo está seco, con tardes largas y mucha gente.

Febrero. Calor serio y barro en el norte de Botsuana. Las cataratas Victoria empiezan a crecer. Pocos coches y una luz muy limpia. No es mes para un primer safari; para el segundo, sí.

Marzo. Las cebras siguen en los pastos de Nxai Pan y Makgadikgadi, adonde acuden con las lluvias. En el Cabo se vendimia. El agua empieza a aflojar, unos años antes que otros.

Abril. El Zambeze suele llegar a su máximo. En algunos miradores de Victoria no se ve más que blanco y uno sale calado; vale la pena, con impermeable. El caudal sigue alto hasta mayo. En el Drakensberg el cielo se despeja y Namibia conserva el verde.

Mayo. Nuestro favorito discreto. Días templados y noches frescas. Los elefantes empiezan a bajar al Chobe, y no dejarán de hacerlo hasta octubre. La hierba aún está alta: hace falta algo más de paciencia.

Junio. Invierno. La lluvia que cayó en Angola hace meses se extiende por el Okavango. En el Kruger el monte se aclara y hay menos mosquitos. Al amanecer, en un coche abierto, puede rondar los cero grados. Trae gorro; no es una forma de hablar.

Julio. En la mayoría de los años la crecida llega a Maun por estas fechas, bajo un cielo que lleva meses sin soltar una gota. En Etosha las charcas se llenan de compañía hasta octubre. En Lesoto nieva: por el paso de Sani se sube en 4x4 y después de preguntar. Hay vacaciones escolares sudafricanas, así que el Kruger se reserva con tiempo.

Agosto. El delta sigue alto. Si el invierno ha sido generoso, Namaqualand florece durante unas semanas. Hay ballenas francas frente a Hermanus. Tierra adentro, viento y polvo.

Septiembre. Lo que respondo cuando insisten. Seco, templado, con los animales cerca del agua. Los abejarucos carmesíes excavan sus nidos en las orillas del Zambeze y los elefantes del Chobe se cuentan por cientos, si uno tiene ganas de contar.

Octubre. Los mejores avistamientos y las peores temperaturas: en el valle del Zambeze se alcanzan los cuarenta grados. Mana Pools, Hwange y Etosha están en su momento. Las cataratas, no: en el lado de Zambia queda sobre todo roca.

Noviembre. Las primeras tormentas. Mejora el humor de todos, incluidos los árboles. Hacia finales nacen los impalas en el Kruger, muchísimos a la vez. Es un mes imprevisible y nos gusta por eso.

Diciembre. Verde, crías y vacaciones. La costa sudafricana y el Kruger se llenan; el Cabo está espléndido y no es ningún secreto. Los elefantes del Chobe se han dispersado por el bosque.

Dos advertencias. En el norte y el este hay malaria, sobre todo en los meses de lluvia: habla con tu médico antes que con nosotros. Y el agua no lee calendarios. La crecida puede retrasarse tres semanas, y la lluvia, no venir.

Si tienes fechas fijas, dínoslas y buscaremos el lugar. Si tienes el lugar, buscaremos las fechas. Si tienes las dos cosas, te diremos con franqueza qué va a faltar, y llevaremos algo para leer.`,
    en: `People write to ask which month is best. None of them is. There are twelve, and each one is wrong for something. What follows is the calendar we use in the office in Johannesburg, together with what we usually add on the telephone.

First, the rule that explains nearly everything. In most of this region it rains in summer, from November to March, and very little for the rest of the year. When it rains, animals can drink from any puddle and you have to go and find them. When it does not, they come to whatever water is left and you only have to sit down. The Cape, which likes to differ, does it the other way round.

January. Hot, green and loud with birds. In the Central Kalahari, grass comes up in the fossil valleys, springbok and gemsbok come for the grass, and somebody comes for them. The Cape is dry, with long evenings and plenty of company.

February. Serious heat, and mud in northern Botswana. Victoria Falls begins to rise. Few vehicles, and very clean light. Not the month for a first safari; a good one for a second.

March. Zebra are still on the grass around Nxai Pan and Makgadikgadi, where the rains called them. The Cape is picking its grapes. The rain loosens its hold, in some years sooner than in others.

April. The Zambezi usually peaks. From some of the viewpoints at the falls you see nothing but white, and come away soaked; go anyway, in a raincoat. The water stays high into May. Skies clear over the Drakensberg, and Namibia is still wearing its green.

May. Our quiet favourite. Mild days, cool nights. The elephants begin to come down to the Chobe and will go on coming until October. The grass is still tall, so allow a little more patience.

June. Winter. The rain that fell on Angola months ago is spreading through the Okavango. In Kruger the bush thins out and so do the mosquitoes. At dawn, in an open vehicle, it can be close to freezing. When we say bring a hat, we mean it.

July. In most years the flood reaches Maun about now, under a sky that has not let go of a drop since autumn. At Etosha the waterholes fill with company, and stay that way until October. In Lesotho it snows: Sani Pass is for four-wheel drive, and for asking first. South African schools break up, so book Kruger early.

August. The delta is still high. If the winter has been generous, Namaqualand flowers for a few weeks. Southern right whales lie off Hermanus. Inland, wind and dust.

September. My answer, when people insist. Dry, warm, with the animals close to water. Carmine bee-eaters dig their nests in the banks of the Zambezi, and the Chobe elephants come in hundreds, if you feel like counting.

October. The best sightings and the worst temperatures: forty degrees in the Zambezi valley is not unusual. Mana Pools, Hwange and Etosha are at their finest. The falls are not; on the Zambian side you will be looking mostly at rock.

November. The first storms. Everyone’s temper improves, including the trees’. Towards the end of the month the impala of Kruger drop their lambs, a great many at once. It is an unpredictable month, which is why we like it.

December. Green, young animals, school holidays. The South African coast and Kruger are full; the Cape is splendid, and this is not a secret. The Chobe elephants have wandered off into the woodland.

Two cautions. There is malaria in the north and the east, chiefly in the wet months: talk to your doctor before you talk to us. And water does not read calendars. The flood may be three weeks late, and the rain may not come.

If your dates are fixed, tell us and we will find the place. If the place is fixed, we will find the dates. If both are, we will tell you honestly what is going to be missing, and bring something to read.`,
    fr: `On nous écrit souvent pour demander quel est le meilleur mois. Il n’y en a pas : il y en a douze, et chacun a un défaut. Voici le calendrier dont nous nous servons au bureau de Johannesburg, avec ce que nous ajoutons d’habitude au téléphone.

D’abord, la règle qui explique presque tout. Dans la plus grande partie de la région, il pleut en été, de novembre à mars, et très peu le reste de l’année. Quand il pleut, les animaux boivent à n’importe quelle flaque et il faut aller les chercher. Quand il ne pleut pas, ils viennent à l’eau qui reste et il suffit de s’asseoir. Le Cap, qui n’aime pas faire comme les autres, fait l’inverse.

Janvier. Chaud, vert, plein d’oiseaux. Dans le Kalahari central, l’herbe pousse au fond des vallées fossiles, springboks et oryx viennent pour l’herbe, et d’autres viennent pour eux. Au Cap, temps sec, longues soirées et du monde.

Février. Une chaleur sérieuse, et de la boue dans le nord du Botswana. Les chutes Victoria commencent à gonfler. Peu de voitures, une lumière très propre. Pas le mois d’un premier safari ; un bon mois pour le deuxième.

Mars. Les zèbres sont encore sur les pâturages de Nxai Pan et du Makgadikgadi, où les pluies les ont appelés. Au Cap, on vendange. L’eau desserre son étreinte, plus ou moins tôt selon les années.

Avril. Le Zambèze atteint en général son maximum. De certains points de vue, aux chutes, on ne voit que du blanc et l’on repart trempé ; allez-y quand même, en imperméable. Le débit reste fort jusqu’en mai. Le ciel se dégage sur le Drakensberg, et la Namibie garde son vert.

Mai. Notre préféré, discrètement. Journées douces, nuits fraîches. Les éléphants commencent à descendre vers la Chobe, et ils continueront jusqu’en octobre. L’herbe est encore haute : prévoyez un peu plus de patience.

Juin. L’hiver. La pluie tombée sur l’Angola des mois plus tôt se répand dans l’Okavango. Au Kruger, la brousse s’éclaircit et les moustiques aussi. À l’aube, en voiture ouverte, il peut faire près de zéro. Quand nous disons d’apporter un bonnet, ce n’est pas une formule.

Juillet. La plupart des années, la crue arrive à Maun à peu près à cette période, sous un ciel qui n’a pas lâché une goutte depuis l’automne. À Etosha, les points d’eau se remplissent de visiteurs, et cela dure jusqu’en octobre. Au Lesotho, il neige : le col de Sani se monte en 4x4, et après s’être renseigné. Les écoles sud-africaines sont en vacances ; pour le Kruger, réservez tôt.

Août. Le delta reste haut. Si l’hiver a été généreux, le Namaqualand fleurit quelques semaines. Des baleines franches croisent devant Hermanus. Dans les terres, du vent et de la poussière.

Septembre. C’est ma réponse, quand on insiste. Sec, doux, les animaux près de l’eau. Les guêpiers carmin creusent leurs nids dans les berges du Zambèze et les éléphants de la Chobe viennent par centaines, si l’on a envie de compter.

Octobre. Les plus belles observations et les pires températures : quarante degrés dans la vallée du Zambèze n’étonnent personne. Mana Pools, Hwange et Etosha sont à leur sommet. Les chutes, non : du côté zambien, on regarde surtout de la roche.

Novembre. Les premiers orages. L’humeur de chacun s’améliore, y compris celle des arbres. Vers la fin du mois naissent les petits impalas du Kruger, beaucoup à la fois. C’est un mois imprévisible, et c’est pour cela que nous l’aimons.

Décembre. Du vert, des petits, des vacances scolaires. La côte sud-africaine et le Kruger sont pleins ; Le Cap est superbe, et cela se sait. Les éléphants de la Chobe se sont dispersés dans les bois.

Deux mises en garde. Il y a du paludisme dans le nord et dans l’est, surtout pendant les pluies : parlez-en à votre médecin avant de nous en parler. Et l’eau ne lit pas les calendriers. La crue peut avoir trois semaines de retard, et la pluie ne pas venir.

Si vos dates sont fixées, dites-les-nous et nous trouverons le lieu. Si c’est le lieu, nous trouverons les dates. Si ce sont les deux, nous vous dirons franchement ce qui manquera, et nous apporterons de quoi lire.`,
  },
  category: "Safari",
  tags: ["Okavango", "Chobe", "Etosha", "Kruger"],
  tour_ids: ["el-delta-en-mokoro", "dunas-y-elefantes-del-desierto", "hwange-y-mana-pools-a-pie"],
  author: "Naledi Mokoena",
  author_guide_id: "naledi-mokoena",
  featured_image: "okavango",
  published_at: "2026-07-23T08:00:00+02:00",
  is_published: true,
} satisfies SeedOf<typeof posts>;
