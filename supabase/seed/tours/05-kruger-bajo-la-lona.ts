import { itinerary } from "../itineraries/05-kruger-bajo-la-lona.ts";
import type { TourSeed } from "../tour-seed.ts";

export default {
  slug: "kruger-bajo-la-lona",
  name: { es: "Kruger bajo la lona", en: "Kruger under canvas", fr: "Le Kruger sous la toile" },
  short_description: {
    es: "Safari de camping de ocho días en los campamentos públicos del Kruger: polvo, brasas, hienas al otro lado de la valla y, de este lado, un buen colchón.",
    en: "An eight-day camping safari in Kruger’s public rest camps: dust, embers, hyenas on the far side of the fence and, on this side, a good mattress.",
    fr: "Un safari-camping de huit jours dans les camps publics du Kruger : poussière, braises, hyènes derrière la clôture et, de ce côté-ci, un bon matelas.",
  },
  full_description: {
    es: `El Kruger mide unos 350 km de punta a punta y mucha gente solo conoce una esquina. Lo recorremos de sur a centro, unos 1500 km contando la ida y la vuelta, con tiendas, colchones y cocina nuestros, y dormimos en los campamentos públicos del parque: Berg-en-Dal, Lower Sabie, Satara y Letaba. El vehículo no se comparte: el grupo es el que uno trae, de dos a diez personas.

Salimos cuando abre la puerta, porque a esa hora los leones vuelven a casa. El regreso va por el cañón del Blyde y la Ruta Panorámica. De mayo a septiembre, monte despejado y amaneceres fríos; de noviembre en adelante, verde, crías y tormentas. De enero a abril una crecida puede cerrar un campamento: cambiamos a otro sin recargo. Las parcelas de julio y diciembre se agotan: conviene reservarlas con nueve a doce meses.`,
    en: `The Kruger is some 350 km long, and plenty of people see one corner of it. We work our way up from the south, some 1,500 km counting the roads there and back, with our own tents, mattresses and kitchen, sleeping in the park’s public rest camps: Berg-en-Dal, Lower Sabie, Satara and Letaba. The vehicle is not shared; the group is whoever you bring, from two people to ten.

We leave when the gate opens, because that is when the lions are going home. The way back is by the Blyde River Canyon and the Panorama Route. May to September means open bush and cold dawns; from November it is green, with calves and thunderstorms. From January to April floods may close a camp: we move to another at no charge. Sites for July and December sell out, so book nine to twelve months ahead.`,
    fr: `Le Kruger s’étire sur quelque 350 km et bien des gens n’en voient qu’un coin. Nous le remontons depuis le sud, quelque 1 500 km avec l’aller et le retour, avec nos tentes, nos matelas et notre cuisine, et dormons dans les camps publics du parc : Berg-en-Dal, Lower Sabie, Satara et Letaba. Le véhicule ne se partage pas : le groupe, c’est le vôtre, de deux à dix personnes.

Départ à l’ouverture de la barrière, puisque c’est l’heure où les lions rentrent. Le retour passe par le canyon de la Blyde et la Route Panorama. De mai à septembre, brousse dégagée et aubes froides ; à partir de novembre, du vert, des petits et des orages. De janvier à avril, une crue peut fermer un camp : nous en changeons, sans supplément. Les emplacements de juillet et de décembre partent vite : réservez neuf à douze mois à l’avance.`,
  },
  destination: { es: "Sudáfrica", en: "South Africa", fr: "Afrique du Sud" },
  destination_ids: ["el-cabo-y-kruger"],
  countries: ["ZA"],
  gallery_images: ["kruger", "camp"],
  style: "camping",
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  min_group_size: 2,
  max_group_size: 10,
  fitness: 1,
  min_age: 6,
  malaria: "seasonal",
  start_place: {
    es: "Johannesburgo, tu hotel",
    en: "Johannesburg, your hotel",
    fr: "Johannesburg, votre hôtel",
  },
  end_place: {
    es: "Johannesburgo, tu hotel o el aeropuerto O. R. Tambo",
    en: "Johannesburg, your hotel or O. R. Tambo airport",
    fr: "Johannesburg, votre hôtel ou l’aéroport O. R. Tambo",
  },
  vehicle: {
    es: "Furgoneta de safari alta, con ventanas correderas, enchufes, botiquín y una fila por pareja, y un remolque con la cocina; con más de seis viajeros, un segundo vehículo.",
    en: "A high-roofed safari van with sliding windows, sockets, a first-aid kit and a row for each couple, and a trailer for the kitchen; above six travellers, a second vehicle.",
    fr: "Van de safari haut, fenêtres coulissantes, prises, trousse de secours et une rangée par couple, avec une remorque-cuisine ; au-delà de six voyageurs, un second véhicule.",
  },
  vehicle_guests: 6,
  is_featured: false,
  price_per_person: 2390,
  single_supplement: 210,
  child_rates: [
    { from_age: 6, to_age: 11, discount: 50 },
    { from_age: 12, to_age: 15, discount: 20 },
  ],
  child_terms: {
    es: "A partir de 6 años, el mínimo de los vehículos abiertos del parque y, por tanto, de la salida al atardecer. De 6 a 11, mitad de precio en la tienda familiar; de 12 a 15, un 20 % menos. Con menores de seis años preparamos otro viaje, sin esa salida ni horarios de puerta.",
    en: "From 6, the minimum for the park’s open vehicles and so for the sunset drive. From 6 to 11 it is half price in the family tent; from 12 to 15, 20% less. For children under six we plan another journey, without that drive and without gate times.",
    fr: "Dès 6 ans, le minimum des véhicules ouverts du parc, donc de la sortie au coucher du soleil. De 6 à 11 ans, demi-tarif dans la tente familiale ; de 12 à 15 ans, 20 % de moins. Pour de plus petits, nous préparons un autre voyage, sans cette sortie ni horaires de barrière.",
  },
  seasons: [
    {
      name: {
        es: "Primavera y verano: de enero a abril, octubre y noviembre",
        en: "Spring and summer: January to April, October and November",
        fr: "Printemps et été : de janvier à avril, octobre et novembre",
      },
      months: [1, 2, 3, 4, 10, 11],
      price_2: 3180,
      price_4: 2640,
      price_6: 2390,
    },
    {
      name: {
        es: "Seca: mayo, junio, agosto y septiembre",
        en: "Dry: May, June, August and September",
        fr: "Sèche : mai, juin, août et septembre",
      },
      months: [5, 6, 8, 9],
      price_2: 3420,
      price_4: 2860,
      price_6: 2590,
    },
    {
      name: {
        es: "Vacaciones escolares: julio y diciembre",
        en: "School holidays: July and December",
        fr: "Vacances scolaires : juillet et décembre",
      },
      months: [7, 12],
      price_2: 3650,
      price_4: 3060,
      price_6: 2780,
    },
  ],
  included_services: {
    es: [
      "Guía en español, inglés o francés y vehículo privado, hasta 6 viajeros en cada uno",
      "Siete noches de acampada en campamentos públicos",
      "Tiendas propias, colchones de verdad, ropa de cama y cocina de campaña; las montamos y cocinamos nosotros",
      "Todas las comidas, del almuerzo del día 1 al almuerzo del día 8",
      "Tasas de conservación del Kruger y entradas de la Ruta Panorámica",
      "Una salida al atardecer con los guardas del parque",
      "Recogida y regreso en Johannesburgo",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a private vehicle, up to 6 travellers in each",
      "Seven nights camping in public rest camps",
      "Our own tents, real mattresses, bedding and a field kitchen; we pitch and we cook",
      "All meals from lunch on day 1 to lunch on day 8",
      "Kruger conservation fees and Panorama Route entries",
      "One sunset drive with the park’s rangers",
      "Pick-up and drop-off in Johannesburg",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et véhicule privé, 6 voyageurs au plus dans chacun",
      "Sept nuits sous la tente dans des camps publics",
      "Nos propres tentes, de vrais matelas, la literie et la cuisine de camp ; nous montons et cuisinons",
      "Tous les repas, du déjeuner du jour 1 au déjeuner du jour 8",
      "Droits de conservation du Kruger et entrées de la Route Panorama",
      "Une sortie au coucher du soleil avec les rangers du parc",
      "Prise en charge et retour à Johannesburg",
    ],
  },
  excluded_services: {
    es: [
      "Vuelos a Johannesburgo (internos no hay)",
      "Noche previa en Johannesburgo (la reservamos si hace falta)",
      "Otras salidas o marchas con los guardas del parque",
      "Seguro de viaje con evacuación médica",
      "Bebidas, salvo agua, café y té",
      "Propinas",
    ],
    en: [
      "Flights to Johannesburg (there are no internal ones)",
      "The night before in Johannesburg (we book it if you need it)",
      "Further drives or walks with the park’s rangers",
      "Travel insurance with medical evacuation",
      "Drinks other than water, coffee and tea",
      "Tips",
    ],
    fr: [
      "Vols vers Johannesburg (aucun vol intérieur)",
      "La nuit précédente à Johannesburg (nous la réservons au besoin)",
      "Autres sorties ou marches avec les rangers du parc",
      "Assurance voyage avec évacuation médicale",
      "Boissons autres que l’eau, le café et le thé",
      "Pourboires",
    ],
  },
  itinerary,
} satisfies TourSeed;
