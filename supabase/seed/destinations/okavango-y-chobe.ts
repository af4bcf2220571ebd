import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "okavango-y-chobe",
  name: {
    es: "Okavango y Chobe",
    en: "Okavango and Chobe",
    fr: "Okavango et Chobe",
  },
  country: {
    es: "Botsuana",
    en: "Botswana",
    fr: "Botswana",
  },
  countries: ["BW"],
  latitude: -19.983,
  longitude: 23.417,
  short_description: {
    es: "Un río que no llega al mar, otro que reúne a los elefantes y, donde se acaba el agua, sal.",
    en: "One river that never finds the sea, another that gathers the elephants and, where the water ends, salt.",
    fr: "Un fleuve qui n’arrive jamais à la mer, un autre qui rassemble les éléphants et, là où l’eau s’arrête, du sel.",
  },
  full_description: {
    es: `Botsuana es llana, así que el agua hace lo que quiere. La lluvia que cae en Angola tarda meses en bajar y llena el delta del Okavango en plena estación seca: islas, nenúfares y mokoros que no hacen ruido. Al nordeste, el río Chobe junta cada tarde tantos elefantes que uno deja de contar, apaga el motor y se queda. Y donde el agua ya no llega empiezan los salares de Makgadikgadi, blancos hasta el horizonte y un rato más. Las tasas de parque son altas y las camas, pocas. Por eso sigue habiendo sitio.

Se vuela a Maun o a Kasane, casi siempre por Johannesburgo; de Kasane a las cataratas Victoria hay 80 km por carretera. El delta o el Kalahari piden doce o trece días. La hora es UTC+2, se habla inglés y los enchufes son británicos o sudafricanos.`,
    en: `Botswana is flat, so the water does as it pleases. Rain that falls in Angola takes months to come down and fills the Okavango delta in the middle of the dry season: islands, lilies, and mekoro that make no noise at all. In the north-east, the Chobe river draws so many elephants of an afternoon that you stop counting, cut the engine and stay. And where the water gives up, the Makgadikgadi pans begin, white to the horizon and some way past it. Park fees are high and beds are few. That is why there is still room.

You fly to Maun or Kasane, nearly always by way of Johannesburg; Victoria Falls is 80 km from Kasane by road. Allow twelve or thirteen days for the delta or the Kalahari. The time is UTC+2, English is spoken, and sockets are British or South African.`,
    fr: `Le Botswana est plat, alors l’eau n’en fait qu’à sa tête. La pluie tombée en Angola met des mois à descendre et remplit le delta de l’Okavango en pleine saison sèche : des îles, des nénuphars, des mokoros qui ne font aucun bruit. Au nord-est, la rivière Chobe réunit chaque après-midi tant d’éléphants qu’on cesse de compter, qu’on coupe le moteur et qu’on reste. Et là où l’eau renonce commencent les salines du Makgadikgadi, blanches jusqu’à l’horizon et un peu au-delà. Les droits de parc sont élevés et les lits peu nombreux. C’est pour cela qu’il reste de la place.

On vole vers Maun ou Kasane, presque toujours par Johannesburg ; de Kasane aux chutes Victoria, il y a 80 km de route. Comptez douze ou treize jours pour le delta ou pour le Kalahari. L’heure est UTC+2, on parle anglais et les prises sont britanniques ou sud-africaines.`,
  },
  best_time_to_visit: {
    es: "De mayo a octubre, con la crecida en el delta y los elefantes en el Chobe, aunque octubre roza los 40 °C; las cebras de los salares llegan con la lluvia, de diciembre a marzo. Las temperaturas y la lluvia son las de Maun.",
    en: "May to October, with the flood in the delta and the elephants on the Chobe, though October touches 40 °C; the zebra reach the pans with the rain, from December to March. Temperatures and rain are those of Maun.",
    fr: "De mai à octobre, la crue dans le delta et les éléphants sur la Chobe, même si octobre frôle les 40 °C ; les zèbres gagnent les salines avec la pluie, de décembre à mars. Températures et pluies relevées à Maun.",
  },
  climate: [
    { month: 1, min: 20, max: 33, rain: 106 },
    { month: 2, min: 19, max: 32, rain: 96 },
    { month: 3, min: 18, max: 32, rain: 57 },
    { month: 4, min: 15, max: 31, rain: 24 },
    { month: 5, min: 10, max: 28, rain: 6 },
    { month: 6, min: 7, max: 25, rain: 1 },
    { month: 7, min: 6, max: 25, rain: 0 },
    { month: 8, min: 9, max: 29, rain: 0 },
    { month: 9, min: 14, max: 33, rain: 4 },
    { month: 10, min: 18, max: 35, rain: 17 },
    { month: 11, min: 20, max: 35, rain: 45 },
    { month: 12, min: 20, max: 33, rain: 85 },
  ],
  entry_rules: {
    es: `Los ciudadanos de la Unión Europea, el Reino Unido y Estados Unidos no necesitan visado para hacer turismo hasta 90 días al año. Se pide un pasaporte con seis meses de validez y páginas para los sellos. Quien cruza a Victoria Falls y vuelve recibe un sello nuevo, sin más trámite.

Botsuana ha anunciado más de una vez una tasa turística en la frontera, de unos 30 US$; al confirmar la reserva te decimos si ya se cobra. Los niños necesitan su partida de nacimiento. Y un aviso que no es de inmigración: por las vallas veterinarias no pasa carne fresca. Ante la duda, la embajada manda más que nosotros.`,
    en: `Citizens of the European Union, Britain and the United States come in without a visa for up to 90 days of holiday in a year. A passport valid for six months, with room for stamps, is enough. Those who cross to Victoria Falls and come back get another stamp and nothing worse.

Botswana has more than once announced a tourism levy at the border, of some US$30; when we confirm your booking we tell you whether it is being collected. Children need their birth certificates. And a warning that has nothing to do with immigration: no fresh meat passes the veterinary fences. In doubt, the embassy outranks us.`,
    fr: `Les citoyens de l’Union européenne, du Royaume-Uni et des États-Unis entrent sans visa pour 90 jours de tourisme au plus par an. Il suffit d’un passeport valable six mois et de place pour les tampons. Qui passe à Victoria Falls et revient reçoit un tampon de plus, sans autre formalité.

Le Botswana a plus d’une fois annoncé une taxe de séjour à la frontière, une trentaine de dollars ; à la confirmation, nous vous disons si elle est perçue. Les enfants ont besoin de leur acte de naissance. Et un avis qui n’a rien à voir avec l’immigration : la viande fraîche ne passe pas les barrières vétérinaires. En cas de doute, l’ambassade a le dernier mot.`,
  },
  health: {
    es: `El norte, con el Okavango, el Chobe y los salares, es zona de malaria: más riesgo de noviembre a junio, poco en plena estación seca. En el Kalahari Central es bajo todo el año. Nuestras tiendas llevan mosquitera; del tratamiento preventivo habla con un centro de vacunación.

El certificado de fiebre amarilla es solo para quien procede de un país donde la hay. En Maun y Kasane hay clínicas; lo serio se evacua a Johannesburgo, y por eso el seguro con rescate aéreo es obligatorio en nuestros viajes. En el campamento bebemos agua de pozo filtrada.`,
    en: `The north, meaning the Okavango, the Chobe and the pans, has malaria: more of it from November to June, little in the depth of the dry season. In the Central Kalahari the risk is low all year. Our tents have nets; about tablets, ask a travel clinic.

A yellow fever certificate is only for people who have been where it occurs. Maun and Kasane have clinics; anything serious is flown to Johannesburg, which is why insurance with air rescue is compulsory with us. In camp we drink filtered borehole water.`,
    fr: `Le nord, c’est-à-dire l’Okavango, la Chobe et les salines, est une zone de paludisme : plus de risque de novembre à juin, peu au cœur de la saison sèche. Dans le Kalahari central, il est faible toute l’année. Nos tentes ont des moustiquaires ; pour le traitement, voyez un centre de vaccination.

Le certificat de fièvre jaune n’est demandé qu’à ceux qui viennent d’un pays touché. Maun et Kasane ont des cliniques ; ce qui est grave part en avion pour Johannesburg, d’où l’assurance couvrant l’évacuation aérienne, obligatoire chez nous. Au camp, on boit l’eau filtrée des forages.`,
  },
  money: {
    es: "Se paga en pulas, palabra que también significa lluvia y sirve para brindar. Cajeros y tarjetas funcionan en Maun y Kasane; en los campamentos, muy poco, y casi nada queda por pagar allí, porque las tasas de parque van en el precio. A los barqueros se les da propina en pulas, unas 100 por mokoro y día. Los lodges aceptan dólares nuevos y sin pliegues.",
    en: "You pay in pula, a word that also means rain and does for a toast. Cash machines and cards work in Maun and Kasane; hardly at all in the camps, where there is little left to pay, since park fees are in the price. Polers are tipped in pula, about 100 per mokoro and day. Lodges take US dollars, provided the notes are new and unfolded.",
    fr: "On paie en pulas, mot qui veut aussi dire pluie et sert à trinquer. Distributeurs et cartes fonctionnent à Maun et à Kasane ; presque pas dans les camps, où il ne reste guère à payer, les droits de parc étant compris. Les piroguiers reçoivent leur pourboire en pulas, une centaine par mokoro et par jour. Les lodges prennent les dollars, à condition qu’ils soient neufs et sans pli.",
  },
  highlights: {
    es: [
      "Mokoro en el delta",
      "Elefantes del Chobe en barca",
      "Isla de Kubu",
      "Moremi y Khwai",
      "Kalahari Central",
    ],
    en: [
      "The delta by mokoro",
      "Chobe’s elephants by boat",
      "Kubu Island",
      "Moremi and Khwai",
      "Central Kalahari",
    ],
    fr: [
      "Le delta en mokoro",
      "Les éléphants de la Chobe en bateau",
      "L’île de Kubu",
      "Moremi et Khwai",
      "Kalahari central",
    ],
  },
  gallery_images: ["okavango", "chobe", "makgadikgadi"],
} satisfies SeedOf<typeof destinations>;
