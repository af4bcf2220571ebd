import { itinerary } from "../itineraries/03-el-zambeze-sin-prisa.ts";
import type { TourSeed } from "../tour-seed.ts";

export default {
  slug: "el-zambeze-sin-prisa",
  name: { es: "El Zambeze, sin prisa", en: "The Zambezi, slowly", fr: "Le Zambèze, sans hâte" },
  short_description: {
    es: "Safari de lujo de 13 días en un lodge y dos campamentos junto al Zambeze: canoa de día, sábanas de hilo de noche y, por la mañana, la luz azul de Mana Pools.",
    en: "A 13-day luxury safari in a lodge and two camps on the Zambezi: canoes by day, linen by night, and the blue light of Mana Pools in the morning.",
    fr: "Un safari de luxe de 13 jours dans un lodge et deux camps au bord du Zambèze : le canoë le jour, des draps de lin la nuit et, au matin, la lumière bleue de Mana Pools.",
  },
  full_description: {
    es: `Un viaje de río para quien sabe estarse quieto. Un lodge y dos campamentos, cuatro noches en cada uno, dos canoas y un solo río: primero por encima de las cataratas Victoria, luego la orilla zambiana del Bajo Zambeze y por último Mana Pools, enfrente, donde uno se baja del coche y camina.

Nuestros guías llevan más de 20 años leyendo estas llanuras de inundación y todavía discuten por dónde irá el canal el año que viene. De los vuelos en avioneta, las comidas y la colada nos ocupamos nosotros. Salimos de mayo a octubre, cuando los campamentos están abiertos y secos; septiembre y octubre son los meses de más calor y de más animales. Mana Pools se reserva con un año.`,
    en: `A river journey for people who like to sit still. A lodge and two camps, four nights in each, two canoes, one great river: first above Victoria Falls, then the Zambian bank of the Lower Zambezi, then Mana Pools on the far side, where you may get out and walk.

Our guides have read these floodplains for over 20 years, and they still disagree about where the channel will be next season. Charter flights, meals and laundry are taken care of, which leaves you with the river. We go from May to October, when the camps are open and dry; September and October are the hottest months and the best for game. Mana Pools is booked a year ahead.`,
    fr: `Un voyage de fleuve pour ceux qui savent rester assis. Un lodge et deux camps, quatre nuits dans chacun, deux canoës, un seul fleuve : d’abord en amont des chutes Victoria, puis la rive zambienne du Bas-Zambèze, enfin Mana Pools, en face, où l’on descend de voiture pour marcher.

Nos guides lisent ces plaines inondables depuis plus de 20 ans et ne sont toujours pas d’accord sur l’endroit où passera le chenal l’an prochain. Petits avions, repas et lessive, tout est réglé ; il vous reste le fleuve. Nous partons de mai à octobre, quand les camps sont ouverts et au sec ; septembre et octobre sont les mois les plus chauds et les plus riches en animaux. Mana Pools se réserve un an à l’avance.`,
  },
  destination: { es: "Zambia y Zimbabue", en: "Zambia and Zimbabwe", fr: "Zambie et Zimbabwe" },
  destination_ids: ["luangwa-y-bajo-zambeze", "cataratas-victoria-y-hwange"],
  countries: ["ZM", "ZW"],
  gallery_images: ["lower-zambezi", "lodge", "mana-pools", "victoria-falls"],
  style: "luxury",
  months: [5, 6, 7, 8, 9, 10],
  min_group_size: 2,
  max_group_size: 6,
  fitness: 3,
  min_age: 12,
  malaria: "year-round",
  start_place: {
    es: "Aeropuerto de Livingstone",
    en: "Livingstone airport",
    fr: "Aéroport de Livingstone",
  },
  end_place: { es: "Aeropuerto de Harare", en: "Harare airport", fr: "Aéroport de Harare" },
  vehicle: {
    es: "Todoterrenos abiertos de los campamentos, lanchas, canoas de dos plazas y avionetas de hasta doce asientos. Se comparten con otros huéspedes; en privado, a petición.",
    en: "The camps’ open 4x4s, motorboats, two-seater canoes, and light aircraft of up to twelve seats. They are shared with other guests; private on request.",
    fr: "4x4 ouverts des camps, bateaux à moteur, canoës biplaces et petits avions de douze sièges au plus. Partagés avec d’autres hôtes ; en privé, sur demande.",
  },
  vehicle_guests: 6,
  is_featured: true,
  price_per_person: 10980,
  single_supplement: 2160,
  child_rates: [{ from_age: 12, to_age: 15, discount: 15 }],
  child_terms: {
    es: "Mínimo 12 años en el lodge y en los dos campamentos, y 16 para las caminatas, también la de los rinocerontes, por norma de los guías: mientras los demás caminan, los más jóvenes salen en todoterreno con otro guía. De 12 a 15, un 15 % menos en tienda compartida. Para familias podemos reservar un campamento entero y bajar la edad de 12, pero no la de caminar.",
    en: "From 12 at the lodge and in both camps, and 16 for the walks, the one to the rhinos included, which is the guides’ rule: while the others walk, younger ones go out by 4x4 with another guide. Those of 12 to 15 pay 15% less in a shared tent. For a family we can book a whole camp and take children under 12, but not on the walks.",
    fr: "À partir de 12 ans au lodge et dans les deux camps, et de 16 ans pour les marches, celle des rhinocéros comprise, c’est la règle des guides : pendant que les autres marchent, les plus jeunes sortent en 4x4 avec un autre guide. De 12 à 15 ans, 15 % de moins en tente partagée. En famille, on peut réserver un camp entier et abaisser l’âge de 12 ans, mais pas celui de la marche.",
  },
  seasons: [
    {
      name: {
        es: "Río alto: mayo y junio",
        en: "High water: May and June",
        fr: "Hautes eaux : mai et juin",
      },
      months: [5, 6],
      price_2: 11980,
      price_4: 11280,
      price_6: 10980,
    },
    {
      name: {
        es: "Temporada alta: de julio a octubre",
        en: "High season: July to October",
        fr: "Haute saison : de juillet à octobre",
      },
      months: [7, 8, 9, 10],
      price_2: 13640,
      price_4: 12890,
      price_6: 12540,
    },
  ],
  included_services: {
    es: [
      "Doce noches: cuatro en un lodge y cuatro en cada uno de los dos campamentos",
      "Todas las comidas, de la cena del día 1 al desayuno del día 13, con vinos de la casa, cervezas locales, destilados y refrescos",
      "Vuelo de Livingstone a Lusaka y dos vuelos en avioneta (Bajo Zambeze y Harare)",
      "Guía en español, inglés o francés, y guías titulados de canoa y de marcha",
      "Entradas a los parques y a las dos orillas de las cataratas",
      "Lancha a Chirundu y traslado por carretera a Mana Pools",
      "Lavandería",
    ],
    en: [
      "Twelve nights: four in a lodge and four in each of two camps",
      "All meals from dinner on day 1 to breakfast on day 13, with house wines, local beers, spirits and soft drinks",
      "The flight from Livingstone to Lusaka and two charters (Lower Zambezi and Harare)",
      "English-, French- or Spanish-speaking guide, plus licensed canoe and walking guides",
      "Park fees, and entry to both banks of the falls",
      "Boat to Chirundu and road transfer to Mana Pools",
      "Laundry",
    ],
    fr: [
      "Douze nuits : quatre dans un lodge et quatre dans chacun des deux camps",
      "Tous les repas, du dîner du jour 1 au petit déjeuner du jour 13, vins de la maison, bières locales, spiritueux et boissons sans alcool",
      "Le vol Livingstone-Lusaka et deux vols en petit avion (Bas-Zambèze et Harare)",
      "Guide francophone, hispanophone ou anglophone, guides diplômés de canoë et de marche",
      "Entrées des parcs et des deux rives des chutes",
      "Bateau jusqu’à Chirundu et transfert par la route à Mana Pools",
      "Blanchisserie",
    ],
  },
  excluded_services: {
    es: [
      "Vuelos internacionales, a Livingstone y desde Harare",
      "Visado de Zimbabue, con doble entrada (se entra dos veces), y el de Zambia si el pasaporte lo exige",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Vinos y destilados de gama alta",
      "Exceso de equipaje: en las avionetas van 15 kg por persona, en bolsa blanda",
      "Propinas",
    ],
    en: [
      "International flights, to Livingstone and from Harare",
      "Zimbabwean visa, double entry (we go in twice), and a Zambian one if your passport needs it",
      "Travel insurance with medical evacuation, which is compulsory",
      "Premium wines and spirits",
      "Excess luggage: light aircraft take 15 kg a person, in soft bags",
      "Tips",
    ],
    fr: [
      "Vols internationaux, vers Livingstone et depuis Harare",
      "Visa du Zimbabwe à double entrée (on y entre deux fois), et celui de Zambie si votre passeport l’exige",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Grands vins et grands spiritueux",
      "Excédent de bagages : 15 kg par personne, en sac souple, dans les petits avions",
      "Pourboires",
    ],
  },
  itinerary,
} satisfies TourSeed;
