import type { destinations } from "../../../content/types/destinations.ts";
import type { SeedOf } from "../seed-of.ts";

export default {
  slug: "el-cabo-y-kruger",
  name: {
    es: "El Cabo y el Kruger",
    en: "The Cape and Kruger",
    fr: "Le Cap et le Kruger",
  },
  country: {
    es: "Sudáfrica",
    en: "South Africa",
    fr: "Afrique du Sud",
  },
  countries: ["ZA"],
  latitude: -24.993,
  longitude: 31.589,
  short_description: {
    es: "Ciudad del Cabo y sus viñedos, los leones del Kruger y, entre medias, los senderos del Drakensberg.",
    en: "Cape Town and its vineyards, the lions of Kruger and, in between, the trails of the Drakensberg.",
    fr: "Le Cap et ses vignobles, les lions du Kruger et, entre les deux, les sentiers du Drakensberg.",
  },
  full_description: {
    es: `Son dos países con las estaciones cambiadas. En el Cabo llueve en invierno: el verano es para la montaña, los viñedos, los pingüinos y un mar bastante más frío de lo que promete. En el Kruger llueve en verano, y es en invierno, seco y sin hojas, cuando se ve al león; el parque, casi tan grande como Eslovenia, tiene asfalto, gasolineras y campamentos públicos, por si es el primer safari. Entre ambos, el Drakensberg: 200 km de muralla con pinturas san en los abrigos. Es nuestra casa. Unir el Cabo y el Kruger pide doce días y un vuelo.

A Johannesburgo y a Ciudad del Cabo llegan vuelos directos de Europa; de una a otra hay dos horas de avión. Para el Kruger bastan ocho días; para el Cabo, la costa y el Drakensberg, doce. La hora es UTC+2, se habla inglés y los enchufes son de tres clavijas redondas: trae adaptador.`,
    en: `It is two countries with opposite seasons. The Cape has its rain in winter, so summer is for the mountain, the vineyards, the penguins and a sea a good deal colder than it looks. Kruger has its rain in summer, so winter, dry and leafless, is when you see the lion; the park is nearly the size of Wales and has tarmac roads, petrol stations and public rest camps, in case it is your first safari. Between them, the Drakensberg: 200 km of rampart with San paintings in its shelters. It is home. Joining the Cape and Kruger takes twelve days and a flight.

There are direct flights from Europe to Johannesburg and Cape Town, which are two hours apart by air. Kruger alone takes eight days; the Cape, the coast and the Drakensberg, twelve. The time is UTC+2, English is spoken, and plugs have three round pins: bring an adaptor.`,
    fr: `Ce sont deux pays aux saisons inversées. Au Cap, il pleut l’hiver : l’été est pour la montagne, les vignes, les manchots et une mer nettement plus froide qu’elle n’en a l’air. Au Kruger, il pleut l’été, et c’est l’hiver, sec et sans feuilles, que l’on voit le lion ; le parc, presque aussi grand que la Slovénie, a du goudron, des stations-service et des camps publics, pour un premier safari. Entre les deux, le Drakensberg : 200 km de muraille, avec des peintures san sous les abris. C’est chez nous. Réunir Le Cap et le Kruger demande douze jours et un vol.

Des vols directs d’Europe desservent Johannesburg et Le Cap, à deux heures d’avion l’une de l’autre. Comptez huit jours pour le Kruger seul, douze pour Le Cap, la côte et le Drakensberg. L’heure est UTC+2, on parle anglais et les prises ont trois broches rondes : prenez un adaptateur.`,
  },
  best_time_to_visit: {
    es: "De mayo a septiembre para el Kruger, de noviembre a marzo para el Cabo; si quieres unir los dos en un viaje a medida, abril y septiembre son el mejor arreglo. Las temperaturas y la lluvia son las de Skukuza, en el Kruger; en Ciudad del Cabo llueve de mayo a agosto y el verano ronda los 27 °C.",
    en: "May to September for Kruger, November to March for the Cape; to join both in a tailor-made journey, April and September are the best compromise. Temperatures and rain are those of Skukuza, in Kruger; Cape Town has its rain from May to August and summers of about 27 °C.",
    fr: "De mai à septembre pour le Kruger, de novembre à mars pour Le Cap ; pour réunir les deux en un voyage sur mesure, avril et septembre sont le meilleur compromis. Températures et pluies relevées à Skukuza, au Kruger ; au Cap, il pleut de mai à août et l’été tourne autour de 27 °C.",
  },
  climate: [
    { month: 1, min: 21, max: 33, rain: 94 },
    { month: 2, min: 20, max: 32, rain: 96 },
    { month: 3, min: 19, max: 31, rain: 66 },
    { month: 4, min: 15, max: 29, rain: 38 },
    { month: 5, min: 10, max: 28, rain: 14 },
    { month: 6, min: 6, max: 26, rain: 11 },
    { month: 7, min: 6, max: 26, rain: 11 },
    { month: 8, min: 9, max: 27, rain: 8 },
    { month: 9, min: 13, max: 29, rain: 28 },
    { month: 10, min: 16, max: 30, rain: 40 },
    { month: 11, min: 18, max: 31, rain: 63 },
    { month: 12, min: 20, max: 32, rain: 92 },
  ],
  entry_rules: {
    es: `Con pasaporte español, francés, británico o estadounidense no se necesita visado para estancias de turismo de hasta 90 días; otros países de la Unión Europea tienen menos días, o lo necesitan. El pasaporte ha de tener dos páginas libres seguidas y caducar al menos un mes después de la salida.

Con menores, lleva la partida de nacimiento literal, con los nombres de los padres, y el permiso notarial del que no viaje: no siempre la piden, pero las aerolíneas sí. Sudáfrica está introduciendo una autorización electrónica de viaje para quienes hoy necesitan visado y podría ampliarla; consulta a su embajada qué rige en tus fechas.`,
    en: `British, US, Spanish and French passports need no visa for a holiday of up to 90 days; some other EU countries are given fewer days, or need one. The passport must have two blank pages side by side and be valid for at least a month after you leave.

With children, carry the full birth certificate naming the parents, and a sworn consent from whoever stays at home: immigration does not always ask, but airlines do. South Africa is bringing in an electronic travel authorisation for those who need a visa today, and may extend it; ask the embassy what applies on your dates.`,
    fr: `Avec un passeport français, espagnol, britannique ou américain, aucun visa pour un séjour touristique de 90 jours au plus ; d’autres pays de l’Union européenne ont droit à moins de jours, ou doivent en demander un. Le passeport doit avoir deux pages vierges en vis-à-vis et rester valable un mois au moins après la sortie.

Avec des mineurs, emportez l’acte de naissance intégral, où figurent les parents, et l’autorisation certifiée de celui qui ne voyage pas : la police ne la demande pas toujours, les compagnies aériennes, si. L’Afrique du Sud met en place une autorisation électronique pour ceux qui ont aujourd’hui besoin d’un visa et pourrait l’étendre ; demandez à l’ambassade ce qui s’appliquera à vos dates.`,
  },
  health: {
    es: `En el Cabo, la Ruta Jardín y el Drakensberg no hay malaria. En el Kruger y el bajo Limpopo, sí, de septiembre a mayo sobre todo; en los meses de invierno el riesgo es bajo. Manga larga al anochecer, repelente y, según lo que diga tu médico, pastillas.

La fiebre amarilla solo importa a quien viene de un país donde existe, o hace allí una escala de más de doce horas: ha de enseñar el certificado. Los hospitales privados son excelentes y piden una garantía de pago antes de atender: viaja asegurado. El agua del grifo es potable en las ciudades y en los campamentos del Kruger.`,
    en: `There is no malaria at the Cape, on the Garden Route or in the Drakensberg. There is in Kruger and the low-lying Limpopo country, chiefly from September to May; in the winter months the risk is low. Long sleeves at dusk, repellent and, if your doctor says so, tablets.

Yellow fever concerns only people who come from where it exists, or change planes there for more than twelve hours: they must show a certificate. Private hospitals are excellent and want a guarantee of payment before they begin: come insured. The tap water is safe in the cities and in Kruger’s rest camps.`,
    fr: `Au Cap, sur la Route des Jardins et dans le Drakensberg, pas de paludisme. Au Kruger et dans le bas Limpopo, oui, surtout de septembre à mai ; pendant les mois d’hiver, le risque est faible. Manches longues au crépuscule, répulsif et, si votre médecin le dit, des comprimés.

La fièvre jaune ne concerne que ceux qui viennent d’un pays où elle existe, ou y font une escale de plus de douze heures : ils doivent montrer le certificat. Les cliniques privées sont excellentes et demandent une garantie de paiement avant de soigner : partez assuré. L’eau du robinet est potable en ville et dans les camps du Kruger.`,
  },
  money: {
    es: "La moneda es el rand. La tarjeta se acepta en casi todas partes, gasolineras y campamentos del Kruger incluidos, y cajeros hay de sobra; usa los que están dentro de un banco o un centro comercial. En los restaurantes se deja entre el 10 y el 15 %, y unas monedas a quien vigila los coches. Con 500 rands en billetes pequeños se llega lejos.",
    en: "The currency is the rand. Cards are taken nearly everywhere, petrol stations and Kruger’s camps included, and there are plenty of cash machines; choose those inside a bank or a shopping centre. Restaurants expect 10 to 15%, and whoever watches the parked cars a few coins. Five hundred rand in small notes goes a long way.",
    fr: "La monnaie est le rand. La carte passe presque partout, stations-service et camps du Kruger compris, et les distributeurs ne manquent pas ; préférez ceux d’une banque ou d’un centre commercial. Au restaurant, on laisse 10 à 15 %, et quelques pièces à qui surveille les voitures. Avec 500 rands en petites coupures, on va loin.",
  },
  highlights: {
    es: [
      "Montaña de la Mesa",
      "Pingüinos de Boulders",
      "Viñedos de Stellenbosch y Franschhoek",
      "Campamentos públicos del Kruger",
      "Senderos del Drakensberg",
      "Ballenas en Tsitsikamma, de julio a noviembre",
    ],
    en: [
      "Table Mountain",
      "The penguins at Boulders",
      "Stellenbosch and Franschhoek vineyards",
      "Kruger’s public rest camps",
      "Drakensberg trails",
      "Whales off Tsitsikamma, July to November",
    ],
    fr: [
      "Montagne de la Table",
      "Manchots de Boulders",
      "Vignobles de Stellenbosch et de Franschhoek",
      "Camps publics du Kruger",
      "Sentiers du Drakensberg",
      "Baleines à Tsitsikamma, de juillet à novembre",
    ],
  },
  gallery_images: ["cape", "kruger", "drakensberg"],
} satisfies SeedOf<typeof destinations>;
