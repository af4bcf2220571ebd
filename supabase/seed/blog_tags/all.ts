import type { blogTags } from "../../../content/types/blog-terms.ts";
import type { SeedOf } from "../seed-of.ts";

export default [
  {
    slug: "okavango",
    name: { es: "Okavango", en: "Okavango", fr: "Okavango" },
    description: {
      es: "Un delta de agua dulce del norte de Botsuana que no llega al mar. La crecida viene de Angola y suele estar alta de junio a agosto.",
      en: "A freshwater delta in northern Botswana that never reaches the sea. Its flood comes down from Angola and tends to be high from June to August.",
      fr: "Un delta d’eau douce du nord du Botswana, qui n’atteint jamais la mer. Sa crue vient d’Angola et reste souvent haute de juin à août.",
    },
  },
  {
    slug: "chobe",
    name: { es: "Chobe", en: "Chobe", fr: "Chobe" },
    description: {
      es: "Un río y un parque del norte de Botsuana. En la estación seca los elefantes bajan a beber en grandes grupos.",
      en: "A river and a park in northern Botswana. In the dry season the elephants come down to drink in large herds.",
      fr: "Une rivière et un parc du nord du Botswana. À la saison sèche, les éléphants y descendent boire en grands groupes.",
    },
  },
  {
    slug: "etosha",
    name: { es: "Etosha", en: "Etosha", fr: "Etosha" },
    description: {
      es: "Un salar inmenso del norte de Namibia y el parque que lo rodea, con charcas donde se juntan los animales.",
      en: "A vast salt pan in northern Namibia and the park around it, with waterholes where the animals gather.",
      fr: "Une immense cuvette de sel du nord de la Namibie et le parc qui l’entoure, avec des points d’eau où les animaux se rassemblent.",
    },
  },
  {
    slug: "kruger",
    name: { es: "Kruger", en: "Kruger", fr: "Kruger" },
    description: {
      es: "El parque nacional más grande de Sudáfrica, en el noreste, junto a la frontera con Mozambique.",
      en: "The largest national park in South Africa, in the north-east, along the border with Mozambique.",
      fr: "Le plus grand parc national d’Afrique du Sud, dans le nord-est, le long de la frontière du Mozambique.",
    },
  },
  {
    slug: "namibia",
    slug_fr: "namibie",
    name: { es: "Namibia", en: "Namibia", fr: "Namibie" },
    description: {
      es: "Dunas, salares y una costa de niebla: el país que va del Kalahari al Atlántico.",
      en: "Dunes, salt pans and a foggy coast: the country between the Kalahari and the Atlantic.",
      fr: "Dunes, étendues de sel et côte de brume, du Kalahari à l’Atlantique.",
    },
  },
  {
    slug: "keetmanshoop",
    name: { es: "Keetmanshoop", en: "Keetmanshoop", fr: "Keetmanshoop" },
    description: {
      es: "Una ciudad del sur de Namibia, a la puerta del bosque de árboles carcaj.",
      en: "A town in southern Namibia, next door to the quiver tree forest.",
      fr: "Une ville du sud de la Namibie, aux portes de la forêt d’arbres à carquois.",
    },
  },
  {
    slug: "aloidendron",
    name: { es: "Aloidendron", en: "Aloidendron", fr: "Aloidendron" },
    description: {
      es: "El género de los áloes con porte de árbol, entre ellos el árbol carcaj.",
      en: "The genus of the aloes that grow into trees, the quiver tree among them.",
      fr: "Le genre des aloès qui poussent en arbre, dont l’arbre à carquois.",
    },
  },
  {
    slug: "skeleton-coast",
    slug_fr: "cote-des-squelettes",
    name: { es: "Skeleton Coast", en: "Skeleton Coast", fr: "Côte des Squelettes" },
    description: {
      es: "La costa de niebla y naufragios del noroeste de Namibia. El parque va del río Ugab al Kunene.",
      en: "The coast of fog and shipwrecks in north-western Namibia. The park runs from the Ugab River to the Kunene.",
      fr: "La côte de brume et d’épaves du nord-ouest de la Namibie. Le parc va de la rivière Ugab au Kunene.",
    },
  },
  {
    slug: "cape-cross",
    name: { es: "Cape Cross", en: "Cape Cross", fr: "Cape Cross" },
    description: {
      es: "Un cabo de la costa de Namibia con una colonia de lobos marinos que en temporada pasa de cien mil.",
      en: "A headland on the coast of Namibia with a colony of fur seals, more than a hundred thousand in season.",
      fr: "Un cap de la côte namibienne et sa colonie d’otaries, plus de cent mille en saison.",
    },
  },
  {
    slug: "namib",
    name: { es: "Namib", en: "Namib", fr: "Namib" },
    description: {
      es: "Un desierto a lo largo del Atlántico, de los más antiguos que se conocen, donde muchos seres beben de la niebla.",
      en: "A desert along the Atlantic, among the oldest known, where many creatures drink from the fog.",
      fr: "Un désert au bord de l’Atlantique, parmi les plus anciens que l’on connaisse, où beaucoup d’êtres boivent la brume.",
    },
  },
  {
    slug: "drakensberg",
    name: { es: "Drakensberg", en: "Drakensberg", fr: "Drakensberg" },
    description: {
      es: "La cordillera más alta de Sudáfrica, en la frontera con Lesoto.",
      en: "The highest mountains of South Africa, on the border with Lesotho.",
      fr: "Les plus hautes montagnes d’Afrique du Sud, à la frontière du Lesotho.",
    },
  },
  {
    slug: "tugela",
    name: { es: "Tugela", en: "Tugela", fr: "Tugela" },
    description: {
      es: "Un río que nace arriba, en Mont-aux-Sources, y cae unos novecientos metros por el borde del Anfiteatro.",
      en: "A river that rises on Mont-aux-Sources and falls some nine hundred metres over the rim of the Amphitheatre.",
      fr: "Une rivière qui naît au Mont-aux-Sources et tombe d’environ neuf cents mètres au bord de l’Amphithéâtre.",
    },
  },
  {
    slug: "sentinel",
    name: { es: "Sentinel", en: "Sentinel", fr: "Sentinel" },
    description: {
      es: "El pico desde cuyo aparcamiento sale el sendero de las escaleras de cadena.",
      en: "The peak whose car park is the start of the path to the chain ladders.",
      fr: "Le pic dont le parking est le départ du sentier des échelles de chaînes.",
    },
  },
  {
    slug: "kwazulu-natal",
    name: { es: "KwaZulu-Natal", en: "KwaZulu-Natal", fr: "KwaZulu-Natal" },
    description: {
      es: "La provincia del este de Sudáfrica, entre el Drakensberg y el océano Índico.",
      en: "The province in the east of South Africa, between the Drakensberg and the Indian Ocean.",
      fr: "La province de l’est de l’Afrique du Sud, entre le Drakensberg et l’océan Indien.",
    },
  },
  {
    slug: "kalahari",
    name: { es: "Kalahari", en: "Kalahari", fr: "Kalahari" },
    description: {
      es: "Sabana sobre arena que cubre gran parte de Botsuana y llega a Namibia y Sudáfrica.",
      en: "Savanna on sand that covers much of Botswana and reaches into Namibia and South Africa.",
      fr: "Une savane sur sable qui couvre une grande partie du Botswana et s’étend en Namibie et en Afrique du Sud.",
    },
  },
  {
    slug: "tsamma",
    name: { es: "Tsamma", en: "Tsamma", fr: "Tsamma" },
    description: {
      es: "El melón silvestre del Kalahari, que da de beber a personas y animales cuando no hay otra agua.",
      en: "The wild melon of the Kalahari, a drink for people and animals where there is no other water.",
      fr: "Le melon sauvage du Kalahari, qui donne à boire aux gens et aux bêtes quand il n’y a pas d’autre eau.",
    },
  },
  {
    slug: "san",
    name: { es: "San", en: "San", fr: "San" },
    description: {
      es: "Pueblos del sur de África con una larga tradición de caza y recolección.",
      en: "Peoples of southern Africa with a long tradition of hunting and gathering.",
      fr: "Des peuples d’Afrique australe, de longue tradition de chasse et de cueillette.",
    },
  },
  {
    slug: "citrullus",
    name: { es: "Citrullus", en: "Citrullus", fr: "Citrullus" },
    description: {
      es: "El género botánico de la sandía y de la tsamma.",
      en: "The botanical genus of the watermelon and of the tsamma.",
      fr: "Le genre botanique de la pastèque et de la tsamma.",
    },
  },
  {
    slug: "potbrood",
    name: { es: "Potbrood", en: "Potbrood", fr: "Potbrood" },
    description: {
      es: "Pan de olla: masa en hierro fundido, con brasas debajo y sobre la tapa.",
      en: "Pot bread: dough in cast iron, with coals below and on the lid.",
      fr: "Le pain en marmite, de la pâte dans la fonte, avec des braises dessous et sur le couvercle.",
    },
  },
  {
    slug: "roosterkoek",
    name: { es: "Roosterkoek", en: "Roosterkoek", fr: "Roosterkoek" },
    description: {
      es: "Panecillos asados en la parrilla, sobre las brasas.",
      en: "Small breads grilled over the coals.",
      fr: "De petits pains cuits sur le gril, au-dessus des braises.",
    },
  },
  {
    slug: "kaokoveld",
    name: { es: "Kaokoveld", en: "Kaokoveld", fr: "Kaokoveld" },
    description: {
      es: "Montañas y valles secos del noroeste de Namibia, tierra de los himba.",
      en: "Dry mountains and valleys in north-western Namibia, the land of the Himba.",
      fr: "Des montagnes et des vallées sèches du nord-ouest de la Namibie, le pays des Himbas.",
    },
  },
  {
    slug: "madikwe",
    name: { es: "Madikwe", en: "Madikwe", fr: "Madikwe" },
    description: {
      es: "Una reserva de la provincia del Noroeste de Sudáfrica, junto a la frontera con Botsuana.",
      en: "A reserve in the North West province of South Africa, on the border with Botswana.",
      fr: "Une réserve de la province du Nord-Ouest, en Afrique du Sud, à la frontière du Botswana.",
    },
  },
  {
    slug: "pilanesberg",
    name: { es: "Pilanesberg", en: "Pilanesberg", fr: "Pilanesberg" },
    description: {
      es: "Un parque dentro de los anillos de un volcán muy antiguo, al noroeste de Johannesburgo.",
      en: "A park inside the rings of a very old volcano, north-west of Johannesburg.",
      fr: "Un parc dans les anneaux d’un très ancien volcan, au nord-ouest de Johannesburg.",
    },
  },
  {
    slug: "waterberg",
    name: { es: "Waterberg", en: "Waterberg", fr: "Waterberg" },
    description: {
      es: "Una meseta de Limpopo, en el norte de Sudáfrica, reserva de la biosfera.",
      en: "A plateau in Limpopo, in the north of South Africa, and a biosphere reserve.",
      fr: "Un plateau du Limpopo, dans le nord de l’Afrique du Sud, réserve de biosphère.",
    },
  },
  {
    slug: "hwange",
    name: { es: "Hwange", en: "Hwange", fr: "Hwange" },
    description: {
      es: "El parque nacional más grande de Zimbabue, con charcas que en la estación seca se llenan a fuerza de bombas.",
      en: "The largest national park in Zimbabwe, with waterholes that pumps keep full in the dry season.",
      fr: "Le plus grand parc national du Zimbabwe, dont les points d’eau sont remplis par des pompes à la saison sèche.",
    },
  },
  {
    slug: "zimbabwe",
    name: { es: "Zimbabwe", en: "Zimbabwe", fr: "Zimbabwe" },
    description: {
      es: "El país al sur del Zambeze, conocido por sus safaris a pie.",
      en: "The country south of the Zambezi, known for its walking safaris.",
      fr: "Le pays au sud du Zambèze, connu pour ses safaris à pied.",
    },
  },
  {
    slug: "masuma",
    name: { es: "Masuma", en: "Masuma", fr: "Masuma" },
    description: {
      es: "Una presa de Hwange con un puesto de observación sobre el agua.",
      en: "A dam in Hwange with a hide above the water.",
      fr: "Un barrage de Hwange, avec un affût au-dessus de l’eau.",
    },
  },
  {
    slug: "safari",
    name: { es: "Safari", en: "Safari", fr: "Safari" },
    description: {
      es: "Textos sobre el propio viaje, más que sobre un lugar.",
      en: "Pieces about the journey itself rather than a place.",
      fr: "Des textes sur le voyage lui-même plutôt que sur un lieu.",
    },
  },
] satisfies SeedOf<typeof blogTags>[];
