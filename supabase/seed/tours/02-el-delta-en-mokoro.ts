import { itinerary } from "../itineraries/02-el-delta-en-mokoro.ts";
import type { TourSeed } from "../tour-seed.ts";

export default {
  slug: "el-delta-en-mokoro",
  name: { es: "El delta en mokoro", en: "The delta by mokoro", fr: "Le delta en mokoro" },
  short_description: {
    es: "Safari de gama media de 12 días, en lodges y campamentos de tiendas, con dos noches de acampada en una isla del delta y, al final, las cataratas Victoria.",
    en: "A 12-day mid-range safari in lodges and tented camps, with two nights camping on an island in the delta and Victoria Falls at the end.",
    fr: "Un safari milieu de gamme de 12 jours, en lodges et camps de toile, avec deux nuits de bivouac sur une île du delta et, au bout, les chutes Victoria.",
  },
  full_description: {
    es: `El Okavango es un río que salió hacia el mar y cambió de idea. Empezamos por la sal del Makgadikgadi, para entender qué aspecto tiene este país sin agua, y desde Maun entramos en mokoro en la parte tranquila del delta, donde dormimos dos noches en una isla. Después viene la arena: Khwai, Savuti y el Chobe a última hora, cuando las manadas vuelven a casa a nado.

Las dos últimas noches son en las cataratas Victoria. Todo va por tierra y por agua: unos 1150 km de carretera y arena, ningún día más de siete horas. De mayo a octubre es lo mejor; la crecida llega en plena estación seca.`,
    en: `The Okavango is a river that set out for the sea and changed its mind. We begin on the salt of the Makgadikgadi, to see what this country looks like without water, then pole out from Maun into the quiet part of the delta and sleep two nights on an island. After that comes the sand: Khwai, Savuti, and the Chobe at sunset, when the herds swim home.

The last two nights are at Victoria Falls. It all goes by road and by water: some 1,150 km of tarmac and sand, no day longer than seven hours. May to October is best; the flood arrives in the middle of the dry season.`,
    fr: `L’Okavango est un fleuve parti pour la mer et qui a changé d’avis. On commence par le sel du Makgadikgadi, histoire de voir à quoi ressemble ce pays sans eau ; puis, depuis Maun, on entre en mokoro dans la partie tranquille du delta, pour deux nuits sur une île. Ensuite vient le sable : Khwai, Savuti, et la Chobe au couchant, quand les troupeaux rentrent à la nage.

Les deux dernières nuits se passent aux chutes Victoria. Tout se fait par la route et par l’eau : quelque 1 150 km de goudron et de sable, jamais plus de sept heures par jour. De mai à octobre, c’est parfait ; la crue arrive en pleine saison sèche.`,
  },
  destination: {
    es: "Botsuana y Zimbabue",
    en: "Botswana and Zimbabwe",
    fr: "Botswana et Zimbabwe",
  },
  destination_ids: ["okavango-y-chobe", "cataratas-victoria-y-hwange"],
  countries: ["BW", "ZW"],
  gallery_images: ["okavango", "makgadikgadi", "chobe", "victoria-falls"],
  style: "mid-range",
  months: [5, 6, 7, 8, 9, 10],
  min_group_size: 2,
  max_group_size: 10,
  fitness: 3,
  min_age: 12,
  malaria: "year-round",
  start_place: { es: "Aeropuerto de Maun", en: "Maun airport", fr: "Aéroport de Maun" },
  end_place: {
    es: "Aeropuerto de Victoria Falls",
    en: "Victoria Falls airport",
    fr: "Aéroport de Victoria Falls",
  },
  vehicle: {
    es: "Todoterreno abierto, con toldo, en parques y pistas de arena; minibús cerrado en el asfalto; mokoros de dos pasajeros y un barquero. En la isla y en los parques llevamos botiquín y teléfono por satélite.",
    en: "Open-sided 4x4 with a canopy in the parks and on sand, a closed minibus on tarmac, and mekoro for two passengers and a poler. On the island and in the parks we carry a first-aid kit and a satellite phone.",
    fr: "4x4 ouvert, avec auvent, dans les parcs et sur le sable ; minibus fermé sur le goudron ; mokoros de deux passagers et un piroguier. Sur l’île et dans les parcs, trousse de secours et téléphone satellite.",
  },
  vehicle_guests: 6,
  is_featured: true,
  price_per_person: 6950,
  single_supplement: 890,
  child_rates: [{ from_age: 12, to_age: 15, discount: 20 }],
  child_terms: {
    es: "Desde los 12 años, la edad habitual para el mokoro; la caminata por la isla, desde los 16: los más jóvenes se quedan en el campamento con un adulto. De 12 a 15, un 20 % de descuento al compartir tienda o habitación con dos adultos. Los barqueros deciden quién va en cada mokoro: un menor viaja siempre con un adulto.",
    en: "From 12, the usual age for a mokoro; the island walk is from 16, and younger ones stay in camp with an adult. From 12 to 15 there is 20% off when sharing a tent or room with two adults. The polers decide who sits where: a child always travels with an adult.",
    fr: "Dès 12 ans, l’âge habituel pour le mokoro ; la marche sur l’île, dès 16 : les plus jeunes restent au camp avec un adulte. De 12 à 15 ans, 20 % de réduction en partageant la tente ou la chambre de deux adultes. Les piroguiers répartissent les places : un mineur voyage toujours avec un adulte.",
  },
  seasons: [
    {
      name: {
        es: "Llega el agua: mayo y junio",
        en: "The water comes: May and June",
        fr: "L’eau arrive : mai et juin",
      },
      months: [5, 6],
      price_2: 8390,
      price_4: 7380,
      price_6: 6950,
    },
    {
      name: {
        es: "Temporada alta: de julio a octubre",
        en: "High season: July to October",
        fr: "Haute saison : de juillet à octobre",
      },
      months: [7, 8, 9, 10],
      price_2: 9240,
      price_4: 8160,
      price_6: 7690,
    },
  ],
  included_services: {
    es: [
      "Guía en español, inglés o francés, de Maun a las cataratas",
      "Nueve noches en lodges y campamentos de tiendas, dos acampando en la isla",
      "Mokoro con barqueros de la comunidad y lanchas en el Boro y el Chobe",
      "Entradas a Moremi, Chobe y las cataratas Victoria, y tasas de las comunidades",
      "Salidas en todoterreno abierto, solo para tu grupo, hasta 6 viajeros en cada uno",
      "Todas las comidas, de la cena del día 1 al desayuno del día 12, salvo almuerzos y cenas en Victoria Falls",
      "Traslados, incluido el paso de frontera en Kazungula",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, from Maun to the falls",
      "Nine nights in lodges and tented camps, two camping on the island",
      "Mokoro with polers from the community, and boats on the Boro and the Chobe",
      "Park fees for Moremi, Chobe and Victoria Falls, and community fees",
      "Game drives in open 4x4s for your group alone, up to 6 travellers in each",
      "All meals from dinner on day 1 to breakfast on day 12, except lunches and dinners at Victoria Falls",
      "Transfers, including the border at Kazungula",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone, de Maun aux chutes",
      "Neuf nuits en lodges et camps de toile, deux en bivouac sur l’île",
      "Mokoro avec les piroguiers de la communauté, bateaux sur le Boro et la Chobe",
      "Entrées de Moremi, de Chobe et des chutes Victoria, redevances aux communautés",
      "Sorties en 4x4 ouvert, pour votre groupe seul, 6 voyageurs au plus dans chacun",
      "Tous les repas, du dîner du jour 1 au petit déjeuner du jour 12, sauf déjeuners et dîners à Victoria Falls",
      "Transferts, passage de la frontière à Kazungula compris",
    ],
  },
  excluded_services: {
    es: [
      "Vuelos a Maun y desde Victoria Falls (internos no hay)",
      "Visado de Zimbabue",
      "Vuelo panorámico sobre el delta, opcional",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Bebidas y propinas",
    ],
    en: [
      "Flights to Maun and from Victoria Falls (there are none in between)",
      "Zimbabwean visa",
      "Optional scenic flight over the delta",
      "Travel insurance with medical evacuation, which is compulsory",
      "Drinks and tips",
    ],
    fr: [
      "Vols vers Maun et depuis Victoria Falls (aucun vol intérieur)",
      "Visa du Zimbabwe",
      "Survol du delta, en option",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Boissons et pourboires",
    ],
  },
  itinerary,
} satisfies TourSeed;
