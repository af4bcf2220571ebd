import { itinerary } from "../itineraries/04-del-cabo-a-los-maluti.ts";
import type { TourSeed } from "../tour-seed.ts";

export default {
  slug: "del-cabo-a-los-maluti",
  name: { es: "Del Cabo a los Maluti", en: "From the Cape to the Maluti", fr: "Du Cap aux Maluti" },
  short_description: {
    es: "Viaje de gama media de 12 días, en casas de huéspedes y una cabaña de montaña: dos océanos, una muralla de basalto y un reino en las alturas.",
    en: "A 12-day mid-range journey in guesthouses and a mountain hut: two oceans, a wall of basalt and a kingdom in the sky.",
    fr: "Un voyage milieu de gamme de 12 jours, en maisons d’hôtes et en case de montagne : deux océans, une muraille de basalte et un royaume en altitude.",
  },
  full_description: {
    es: `Cuatro viajeros como mucho, un coche y dos mundos: los viñedos y los pingüinos del Cabo, y una cabaña de piedra a casi 2900 m de altitud, donde el agua hierve a noventa grados y el té exige paciencia. Entre medias, el Karoo por el paso de Swartberg, los bosques de la Ruta Jardín, un vuelo corto y un día a pie en el Drakensberg. Son unos 2100 km de carretera, ningún día más de seis horas y media.

Luego subimos a Lesoto por el paso de Sani, montamos ponis basoto, que conocen el oficio, y cruzamos los Maluti hasta Clarens. De dos a cuatro viajeros, que es lo que cabe en el coche con el equipaje. Los meses más amables son octubre, noviembre, marzo y abril; de junio a agosto, con nieve arriba, no salimos.`,
    en: `Four travellers at most, one vehicle and two worlds: the vineyards and penguins of the Cape, and a stone rondavel at nearly 2,900 m, where water boils at ninety degrees and tea needs patience. In between come the Karoo by the Swartberg Pass, the forests of the Garden Route, one short flight and a day’s walking in the Drakensberg. The roads come to some 2,100 km, no day longer than six and a half hours.

Then up Sani Pass into Lesotho, a day on Basotho ponies, which know their business, and over the Maluti to Clarens. Two to four travellers, because that is what fits in the vehicle with the luggage. October, November, March and April are the kindest months; from June to August, with snow on top, we stay at home.`,
    fr: `Quatre voyageurs au plus, une voiture et deux mondes : les vignes et les manchots du Cap, puis une case de pierre à près de 2 900 m, où l’eau bout à quatre-vingt-dix degrés et où le thé demande de la patience. Entre les deux, le Karoo par le col du Swartberg, les forêts de la Route des Jardins, un vol court et un jour de marche dans le Drakensberg. En tout, quelque 2 100 km de route, jamais plus de six heures et demie par jour.

Ensuite, le col de Sani jusqu’au Lesotho, des poneys basotho qui connaissent leur métier, et les Maluti jusqu’à Clarens. De deux à quatre voyageurs, parce que c’est ce qui tient dans la voiture avec les bagages. Octobre, novembre, mars et avril sont les plus doux ; de juin à août, il neige là-haut et nous ne partons pas.`,
  },
  destination: {
    es: "Sudáfrica y Lesoto",
    en: "South Africa and Lesotho",
    fr: "Afrique du Sud et Lesotho",
  },
  destination_ids: ["el-cabo-y-kruger", "tierras-altas-de-los-maluti"],
  countries: ["ZA", "LS"],
  gallery_images: ["cape", "sani-pass", "lesotho"],
  style: "mid-range",
  months: [1, 2, 3, 4, 5, 9, 10, 11, 12],
  min_group_size: 2,
  max_group_size: 4,
  fitness: 4,
  min_age: 8,
  malaria: "none",
  start_place: {
    es: "Aeropuerto de Ciudad del Cabo",
    en: "Cape Town airport",
    fr: "Aéroport du Cap",
  },
  end_place: {
    es: "Aeropuerto O. R. Tambo, Johannesburgo",
    en: "O. R. Tambo airport, Johannesburg",
    fr: "Aéroport O. R. Tambo, Johannesburg",
  },
  vehicle: {
    es: "Furgoneta de siete plazas hasta Gqeberha; desde Durban, todoterreno cerrado con reductora, que es lo que exige la frontera del paso de Sani.",
    en: "A seven-seat van as far as Gqeberha; from Durban a closed 4x4 with low range, which is what the border on Sani Pass demands.",
    fr: "Van de sept places jusqu’à Gqeberha ; à partir de Durban, 4x4 fermé à gamme courte, comme l’exige la frontière du col de Sani.",
  },
  vehicle_guests: 4,
  is_featured: false,
  price_per_person: 5950,
  single_supplement: 780,
  child_rates: [{ from_age: 8, to_age: 12, discount: 30 }],
  child_terms: {
    es: "A partir de 8 años, que es la edad de los ponis. Hasta los 12, un 30 % menos en cama supletoria; en Sani Top las cabañas son dobles, de modo que cada niño duerme con un adulto. Sillas de coche sin recargo.",
    en: "From 8, which is what the pony owners ask. Up to 12 it is 30% less on an extra bed; the huts at Sani Top are doubles, so each child shares with an adult. Car seats at no charge.",
    fr: "Dès 8 ans, l’âge que demandent les propriétaires des poneys. Jusqu’à 12 ans, 30 % de moins en lit d’appoint ; à Sani Top, les cases sont doubles : chaque enfant dort avec un adulte. Sièges auto sans supplément.",
  },
  seasons: [
    {
      name: {
        es: "Temporada tranquila: mayo y septiembre",
        en: "Quiet season: May and September",
        fr: "Saison calme : mai et septembre",
      },
      months: [5, 9],
      price_2: 6890,
      price_4: 5950,
    },
    {
      name: {
        es: "Primavera y otoño: octubre, noviembre, marzo y abril",
        en: "Spring and autumn: October, November, March and April",
        fr: "Printemps et automne : octobre, novembre, mars et avril",
      },
      months: [3, 4, 10, 11],
      price_2: 7260,
      price_4: 6290,
    },
    {
      name: {
        es: "Verano en el Cabo: de diciembre a febrero",
        en: "Cape summer: December to February",
        fr: "Été au Cap : de décembre à février",
      },
      months: [1, 2, 12],
      price_2: 7780,
      price_4: 6740,
    },
  ],
  included_services: {
    es: [
      "Guía en español, inglés o francés y vehículo solo para tu grupo, durante todo el viaje",
      "Once noches con desayuno; cena en el Drakensberg y en Lesoto",
      "Vuelo interno de Gqeberha a Durban",
      "Entradas a los parques: Cabo de Buena Esperanza, Boulders, Tsitsikamma, Drakensberg",
      "Todoterreno para el paso de Sani y los Maluti",
      "Día a caballo con jinetes basoto",
      "Traslados de aeropuerto",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a vehicle for your group alone, throughout",
      "Eleven nights with breakfast; dinners in the Drakensberg and Lesotho",
      "Internal flight from Gqeberha to Durban",
      "Park fees: Cape of Good Hope, Boulders, Tsitsikamma, Drakensberg",
      "A 4x4 for Sani Pass and the Maluti",
      "A day’s riding with Basotho horsemen",
      "Airport transfers",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et véhicule pour votre groupe seul, d’un bout à l’autre",
      "Onze nuits avec petit déjeuner ; dîners dans le Drakensberg et au Lesotho",
      "Vol intérieur de Gqeberha à Durban",
      "Entrées des parcs : cap de Bonne-Espérance, Boulders, Tsitsikamma, Drakensberg",
      "4x4 pour le col de Sani et les Maluti",
      "Journée à cheval avec des cavaliers basotho",
      "Transferts d’aéroport",
    ],
  },
  excluded_services: {
    es: [
      "Vuelos internacionales, a Ciudad del Cabo y desde Johannesburgo",
      "Almuerzos, las demás cenas y bebidas",
      "Teleférico de la montaña de la Mesa",
      "Tasa turística de Lesoto en el paso de Sani: 100 maloti por persona",
      "Seguro de viaje y visados, si hacen falta",
      "Propinas",
    ],
    en: [
      "International flights, to Cape Town and from Johannesburg",
      "Lunches, the other dinners, and drinks",
      "Table Mountain cableway",
      "Lesotho’s tourism levy at Sani Pass: 100 maloti a person",
      "Travel insurance, and visas if you need them",
      "Tips",
    ],
    fr: [
      "Vols internationaux, vers Le Cap et depuis Johannesburg",
      "Déjeuners, autres dîners et boissons",
      "Téléphérique de la montagne de la Table",
      "Taxe touristique du Lesotho au col de Sani : 100 maloti par personne",
      "Assurance voyage et, s’il en faut, visas",
      "Pourboires",
    ],
  },
  itinerary,
} satisfies TourSeed;
