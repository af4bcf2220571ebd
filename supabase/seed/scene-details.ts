import type { ImageDetail } from "../../shared/pictures/image-details.ts";
import type { Trilingual } from "./trilingual.ts";

interface SceneDetail {
  /** Alternative text, one sentence. */
  alt: Trilingual;
  /** Where it is to be seen, if that is off the middle. */
  focus?: ImageDetail["focus"];
}

/**
 * What the demonstration content says of each scene that it shows: written in front of the picture
 * that `scenes.ts` makes of the drawing, for those who do not see it. A scene that changes wants
 * another look here.
 */
export const sceneDetails = {
  camp: {
    alt: {
      es: "Una tienda de lona iluminada por dentro y una hoguera bajo las estrellas, junto a una acacia y un todoterreno.",
      en: "A canvas tent lit from within and a campfire under the stars, beside an acacia and a four-wheel drive.",
      fr: "Une tente de toile éclairée de l’intérieur et un feu de camp sous les étoiles, près d’un acacia et d’un 4x4.",
    },
    focus: { x: 0.35, y: 0.75 },
  },
  cape: {
    alt: {
      es: "La montaña de la Mesa con su mantel de nubes al otro lado de la bahía, y proteas rosas en primer plano.",
      en: "Table Mountain under its tablecloth of cloud across the bay, with pink proteas in the foreground.",
      fr: "La montagne de la Table sous sa nappe de nuages, de l’autre côté de la baie, et des protéas roses au premier plan.",
    },
  },
  chobe: {
    alt: {
      es: "Una manada de elefantes bebe a la orilla del Chobe mientras el sol se pone entre palmeras y papiros.",
      en: "A herd of elephants drinks at the edge of the Chobe as the sun sets among palms and papyrus.",
      fr: "Une harde d’éléphants s’abreuve au bord de la Chobe tandis que le soleil se couche entre palmiers et papyrus.",
    },
    focus: { x: 0.6, y: 0.7 },
  },
  drakensberg: {
    alt: {
      es: "Dos caminantes en un sendero entre prados, ante la muralla del Anfiteatro, desde la que cae la cascada del Tugela.",
      en: "Two hikers on a path through green hills below the wall of the Amphitheatre, with the Tugela Falls dropping from its rim.",
      fr: "Deux randonneurs sur un sentier entre les prairies, face à la muraille de l’Amphithéâtre d’où tombent les chutes de la Tugela.",
    },
    focus: { x: 0.6, y: 0.6 },
  },
  etosha: {
    alt: {
      es: "Elefantes, una jirafa y antílopes en una charca, con el salar blanco de Etosha y una tormenta al fondo.",
      en: "Elephants, a giraffe and antelope at a waterhole, with the white pan of Etosha and a storm behind them.",
      fr: "Des éléphants, une girafe et des antilopes à un point d’eau, devant la saline blanche d’Etosha et un orage.",
    },
    focus: { x: 0.5, y: 0.65 },
  },
  "fish-river": {
    alt: {
      es: "Un río verde serpentea por el fondo del cañón del Fish River, entre paredes rojizas, con un árbol carcaj en el borde.",
      en: "A green river winds along the floor of the Fish River Canyon between red walls, with a quiver tree on the rim.",
      fr: "Une rivière verte serpente au fond du canyon de la Fish River, entre des parois rouges, un arbre à carquois au bord.",
    },
    focus: { x: 0.2, y: 0.55 },
  },
  "gravel-road": {
    alt: {
      es: "Un todoterreno verde levanta polvo en una pista de grava, al pie de una montaña puntiaguda y cerca de una acacia con un gran nido de tejedores.",
      en: "A green four-wheel drive raises dust on a gravel road below a pointed mountain, near an acacia with a huge weaver nest.",
      fr: "Un 4x4 vert soulève la poussière d’une piste de gravier, au pied d’une montagne pointue, près d’un acacia au gros nid de tisserins.",
    },
    focus: { x: 0.62, y: 0.55 },
  },
  hwange: {
    alt: {
      es: "Elefantes con sus crías beben en una charca al anochecer, con la luna llena entre las palmeras.",
      en: "Elephants and their calves drink at a waterhole at nightfall, with a full moon among the palms.",
      fr: "Des éléphants et leurs petits boivent à un point d’eau à la nuit tombante, la pleine lune entre les palmiers.",
    },
    focus: { x: 0.65, y: 0.6 },
  },
  kruger: {
    alt: {
      es: "Tres jirafas y un grupo de antílopes en la sabana dorada, con el sol bajo detrás de una acacia.",
      en: "Three giraffes and a group of antelope on golden savanna, with the sun low behind an acacia.",
      fr: "Trois girafes et quelques antilopes dans la savane dorée, le soleil bas derrière un acacia.",
    },
    focus: { x: 0.48, y: 0.55 },
  },
  lesotho: {
    alt: {
      es: "Un jinete envuelto en una manta se acerca a una aldea de chozas de piedra y paja, ante las montañas nevadas de Lesoto.",
      en: "A rider wrapped in a blanket nears a village of thatched stone huts below the snowy mountains of Lesotho.",
      fr: "Un cavalier enveloppé dans une couverture approche d’un village de huttes de pierre et de chaume, devant les montagnes enneigées du Lesotho.",
    },
    focus: { x: 0.55, y: 0.65 },
  },
  lodge: {
    alt: {
      es: "La terraza de un lodge al anochecer, con faroles, una piscina y un telescopio, y unos elefantes abajo en el valle.",
      en: "A lodge deck at dusk, with lanterns, a pool and a telescope, and elephants down in the valley.",
      fr: "La terrasse d’un lodge au crépuscule, avec des lanternes, une piscine et un télescope, et des éléphants en bas dans la vallée.",
    },
    focus: { x: 0.5, y: 0.6 },
  },
  "lower-zambezi": {
    alt: {
      es: "Dos personas reman en una canoa naranja por el Zambeze en calma, junto a un gran árbol y bajo un sol pálido.",
      en: "Two people paddle an orange canoe on the calm Zambezi, past a great tree and under a pale sun.",
      fr: "Deux personnes pagaient en canoë orange sur le Zambèze tranquille, près d’un grand arbre et sous un soleil pâle.",
    },
    focus: { x: 0.42, y: 0.7 },
  },
  makgadikgadi: {
    alt: {
      es: "Alguien con un farol al pie de un baobab enorme, de noche en el salar, bajo la Vía Láctea.",
      en: "Somebody with a lantern at the foot of a huge baobab, at night on the salt pan, under the Milky Way.",
      fr: "Quelqu’un, une lanterne à la main, au pied d’un immense baobab, la nuit sur la saline, sous la Voie lactée.",
    },
    focus: { x: 0.75, y: 0.6 },
  },
  maletsunyane: {
    alt: {
      es: "La cascada de Maletsunyane cae en un desfiladero profundo, y un jinete la mira desde el borde.",
      en: "Maletsunyane Falls plunges into a deep gorge while a rider looks on from the edge.",
      fr: "La chute de Maletsunyane plonge dans une gorge profonde, et un cavalier la regarde depuis le bord.",
    },
  },
  "mana-pools": {
    alt: {
      es: "Un elefante solo levanta la trompa entre árboles altos, en la bruma atravesada por rayos de sol.",
      en: "A lone elephant lifts its trunk between tall trees, in a haze cut by shafts of sunlight.",
      fr: "Un éléphant solitaire lève la trompe entre de grands arbres, dans une brume traversée de rayons de soleil.",
    },
    focus: { x: 0.5, y: 0.68 },
  },
  okavango: {
    alt: {
      es: "Un guía lleva con pértiga un mokoro con un viajero por un canal del delta, entre islas de palmeras y nenúfares.",
      en: "A poler steers a mokoro with one traveller along a channel of the delta, between palm islands and water lilies.",
      fr: "Un piroguier mène à la perche un mokoro et son passager sur un chenal du delta, entre îles à palmiers et nénuphars.",
    },
    focus: { x: 0.55, y: 0.65 },
  },
  "quiver-trees": {
    alt: {
      es: "Un árbol carcaj se recorta contra el cielo del atardecer, entre rocas redondeadas y otros más pequeños.",
      en: "A quiver tree stands out against the evening sky, among rounded boulders and smaller trees of its kind.",
      fr: "Un arbre à carquois se découpe sur le ciel du soir, parmi des rochers arrondis et d’autres plus petits.",
    },
    focus: { x: 0.64, y: 0.5 },
  },
  "sani-pass": {
    alt: {
      es: "Un todoterreno amarillo sube las curvas del paso de Sani entre laderas con restos de nieve.",
      en: "A yellow four-wheel drive climbs the hairpins of Sani Pass between slopes streaked with snow.",
      fr: "Un 4x4 jaune grimpe les lacets du col de Sani entre des versants striés de neige.",
    },
    focus: { x: 0.54, y: 0.6 },
  },
  "skeleton-coast": {
    alt: {
      es: "Un barco oxidado, varado en la Costa de los Esqueletos, con cormoranes en la arboladura y un chacal en la playa.",
      en: "A rusted ship aground on the Skeleton Coast, with cormorants in the rigging and a jackal on the beach.",
      fr: "Un navire rouillé, échoué sur la côte des Squelettes, avec des cormorans dans le gréement et un chacal sur la plage.",
    },
    focus: { x: 0.38, y: 0.55 },
  },
  sossusvlei: {
    alt: {
      es: "Una gran duna naranja de cresta afilada, a medias en sombra, detrás de los árboles secos de una cuenca de arcilla blanca.",
      en: "A great orange dune with a sharp crest, half in shadow, behind the dead trees of a white clay pan.",
      fr: "Une grande dune orange à la crête tranchante, à moitié dans l’ombre, derrière les arbres morts d’une cuvette d’argile blanche.",
    },
    focus: { x: 0.6, y: 0.35 },
  },
  "south-luangwa": {
    alt: {
      es: "Hipopótamos en el río Luangwa y abejarucos carmesíes ante el talud donde anidan, con tres caminantes en lo alto.",
      en: "Hippos in the Luangwa River and carmine bee-eaters in front of the bank where they nest, with three walkers on top.",
      fr: "Des hippopotames dans la Luangwa et des guêpiers carmin devant la berge où ils nichent, avec trois marcheurs au-dessus.",
    },
    focus: { x: 0.45, y: 0.6 },
  },
  "victoria-falls": {
    alt: {
      es: "Las cataratas Victoria caen en una larga cortina de agua, con un arcoíris en la bruma y dos visitantes en el borde.",
      en: "Victoria Falls comes down in a long curtain of water, with a rainbow in the spray and two visitors on the rim.",
      fr: "Les chutes Victoria tombent en un long rideau d’eau, avec un arc-en-ciel dans les embruns et deux visiteurs au bord.",
    },
    focus: { x: 0.58, y: 0.45 },
  },
} satisfies Record<string, SceneDetail>;

/** A scene in `art/scenes/`, without `.svg`, that the content may show. */
export type SceneName = keyof typeof sceneDetails;
