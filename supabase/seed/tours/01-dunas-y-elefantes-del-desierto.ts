import { itinerary } from "../itineraries/01-dunas-y-elefantes-del-desierto.ts";
import type { TourSeed } from "../tour-seed.ts";

export default {
  slug: "dunas-y-elefantes-del-desierto",
  name: {
    es: "Dunas y elefantes del desierto",
    en: "Dunes and desert elephants",
    fr: "Dunes et éléphants du désert",
  },
  short_description: {
    es: "Safari de 14 días por Namibia, con nueve noches de camping y cuatro bajo techo: de las dunas rojas de Sossusvlei a los elefantes de Damaraland y las charcas de Etosha.",
    en: "A 14-day safari in Namibia, nine nights camping and four under a roof: from the red dunes of Sossusvlei to the elephants of Damaraland and Etosha’s waterholes.",
    fr: "Un safari de 14 jours en Namibie, neuf nuits de camping et quatre sous un toit : des dunes rouges de Sossusvlei aux éléphants du Damaraland et aux points d’eau d’Etosha.",
  },
  full_description: {
    es: `Dos semanas en un gran círculo de unos 3200 km desde Windhoek, casi todo por pista y nunca más de siete horas al día. Subimos a las dunas antes que el sol, seguimos la Costa de los Esqueletos hasta donde se acaba la carretera abierta al público y buscamos elefantes del desierto en dos ríos secos, el Huab y el Hoanib, con gente que los conoce por su nombre.

Terminamos en las charcas de Etosha, donde nadie tiene prisa, y el rinoceronte menos que nadie. La época va de mayo a octubre: mañanas frías, días limpios y animales que tarde o temprano tienen que bajar a beber. Nueve noches en tienda y cuatro bajo techo. Las parcelas de Sesriem se agotan: mejor reservar con nueve meses o más.`,
    en: `Two weeks in a wide circle of some 3,200 km out of Windhoek, most of it on gravel and never more than seven hours a day. We climb the dunes before the sun does, follow the Skeleton Coast to where the public road gives out, and look for desert-adapted elephants in two dry rivers, the Huab and the Hoanib, with people who know them by name.

It ends at the waterholes of Etosha, where nobody is in a hurry, least of all the rhino. May to October is the season: cold mornings, clear days, and animals that have to come down to drink sooner or later. Nine nights in a tent, four under a roof. The sites at Sesriem sell out: nine months ahead is not too early.`,
    fr: `Une grande boucle de deux semaines et de quelque 3 200 km au départ de Windhoek, presque entièrement sur piste, jamais plus de sept heures par jour. On grimpe sur les dunes avant le soleil, on longe la côte des Squelettes jusqu’à l’endroit où la route publique s’arrête, puis on cherche les éléphants du désert dans deux rivières à sec, le Huab et le Hoanib, avec des gens qui les appellent par leur nom.

Le voyage s’achève aux points d’eau d’Etosha, où personne n’est pressé, le rhinocéros moins que quiconque. La bonne saison va de mai à octobre : matins froids, ciel net, et des animaux bien obligés de venir boire. Neuf nuits sous la tente, quatre sous un toit. Sesriem affiche complet tôt : mieux vaut réserver neuf mois à l’avance.`,
  },
  destination: { es: "Namibia", en: "Namibia", fr: "Namibie" },
  destination_ids: ["namib-y-etosha"],
  countries: ["NA"],
  gallery_images: ["sossusvlei", "quiver-trees", "skeleton-coast", "gravel-road", "etosha"],
  style: "mixed",
  months: [5, 6, 7, 8, 9, 10],
  min_group_size: 2,
  max_group_size: 8,
  fitness: 3,
  min_age: 6,
  malaria: "seasonal",
  start_place: {
    es: "Aeropuerto Hosea Kutako, Windhoek",
    en: "Hosea Kutako airport, Windhoek",
    fr: "Aéroport Hosea-Kutako, Windhoek",
  },
  end_place: {
    es: "Aeropuerto Hosea Kutako, Windhoek",
    en: "Hosea Kutako airport, Windhoek",
    fr: "Aéroport Hosea-Kutako, Windhoek",
  },
  vehicle: {
    es: "Todoterreno largo con techo elevable, nevera, enchufes, botiquín y teléfono por satélite, y una ventanilla para cada uno; a partir de siete viajeros van dos. El equipaje, en bolsas blandas.",
    en: "Long-wheelbase 4x4 with a pop-up roof, a fridge, sockets, a first-aid kit, a satellite phone and a window for everybody; from seven travellers up there are two. Luggage in soft bags.",
    fr: "4x4 long à toit relevable, réfrigérateur, prises, trousse de secours et téléphone satellite à bord, une fenêtre pour chacun ; à partir de sept voyageurs, il y en a deux. Bagages en sacs souples.",
  },
  vehicle_guests: 6,
  is_featured: true,
  price_per_person: 6480,
  single_supplement: 540,
  child_rates: [{ from_age: 6, to_age: 11, discount: 25 }],
  child_terms: {
    es: "A partir de 6 años. De 6 a 11, un 25 % menos si duermen en la tienda de sus padres; desde los 12, precio de adulto. Las tiendas son de tres plazas. Junto al Aba-Huab no hay valla: de noche, un niño solo sale de la tienda con un adulto. Con niños pequeños acortamos la etapa de Sesfontein a Etosha con una noche más en Kamanjab.",
    en: "From the age of 6. Children of 6 to 11 pay 25% less if they sleep in their parents’ tent; from 12 they pay as adults. Our tents take three. On the Aba-Huab there is no fence: at night a child leaves the tent only with an adult. With small children we break the long drive from Sesfontein to Etosha with an extra night in Kamanjab.",
    fr: "À partir de 6 ans. De 6 à 11 ans, 25 % de moins dans la tente des parents ; dès 12 ans, prix adulte. Nos tentes ont trois places. Au bord de l’Aba-Huab, pas de clôture : la nuit, un enfant ne sort de la tente qu’avec un adulte. Avec de jeunes enfants, nous coupons l’étape de Sesfontein à Etosha par une nuit de plus à Kamanjab.",
  },
  seasons: [
    {
      name: { es: "Otoño: mayo y junio", en: "Autumn: May and June", fr: "Automne : mai et juin" },
      months: [5, 6],
      price_2: 7980,
      price_4: 6980,
      price_6: 6480,
    },
    {
      name: {
        es: "Temporada alta: de julio a octubre",
        en: "High season: July to October",
        fr: "Haute saison : de juillet à octobre",
      },
      months: [7, 8, 9, 10],
      price_2: 8480,
      price_4: 7420,
      price_6: 6890,
    },
  ],
  included_services: {
    es: [
      "Guía en español, inglés o francés y todoterreno privado, hasta 6 viajeros en cada uno",
      "Nueve noches de acampada y cuatro en alojamiento con techo y ducha caliente",
      "Tiendas, colchones de verdad, ropa de cama y cocina de campaña; montar, cocinar y fregar es cosa nuestra",
      "Entradas a los parques (Namib-Naukluft, Costa de los Esqueletos, Etosha) y tasas de las comunidades",
      "Todas las comidas, de la cena del día 1 al desayuno del día 14, salvo las cenas en Swakopmund",
      "Jornadas con guardas comunitarios en el Huab y el Hoanib",
      "Excursión en todoterreno a Sandwich Harbour, si la marea lo permite",
      "Traslados de aeropuerto y agua para todo el viaje",
    ],
    en: [
      "English-, French- or Spanish-speaking guide, and a private 4x4, up to 6 travellers in each",
      "Nine nights camping and four with a roof and a hot shower",
      "Tents, real mattresses, bedding and a field kitchen; pitching, cooking and washing-up are our business",
      "Park fees (Namib-Naukluft, Skeleton Coast, Etosha) and community fees",
      "All meals from dinner on day 1 to breakfast on day 14, except dinners in Swakopmund",
      "Days with community rangers on the Huab and the Hoanib",
      "Sandwich Harbour by 4x4, tide permitting",
      "Airport transfers and drinking water throughout",
    ],
    fr: [
      "Guide francophone, hispanophone ou anglophone et 4x4 privé, 6 voyageurs au plus dans chacun",
      "Neuf nuits sous la tente et quatre sous un toit, douche chaude comprise",
      "Tentes, vrais matelas, literie et cuisine de camp ; monter, cuisiner et laver, c’est notre affaire",
      "Entrées des parcs (Namib-Naukluft, côte des Squelettes, Etosha) et redevances aux communautés",
      "Tous les repas, du dîner du jour 1 au petit déjeuner du jour 14, sauf les dîners à Swakopmund",
      "Journées avec les gardes communautaires sur le Huab et le Hoanib",
      "Sandwich Harbour en 4x4, si la marée le veut bien",
      "Transferts d’aéroport et eau potable pendant tout le voyage",
    ],
  },
  excluded_services: {
    es: [
      "Vuelos internacionales (internos no hay: todo se hace por tierra)",
      "Visado de Namibia: desde abril de 2025 lo pagan, entre otros, los pasaportes español, francés, británico y estadounidense",
      "Seguro de viaje con evacuación médica, obligatorio",
      "Cenas en Swakopmund y bebidas",
      "Propinas",
    ],
    en: [
      "International flights (there are no internal ones: it is all by road)",
      "Namibian visa: since April 2025 British, French, Spanish and US passports, among others, pay for one",
      "Travel insurance with medical evacuation, which is compulsory",
      "Dinners in Swakopmund, and drinks",
      "Tips",
    ],
    fr: [
      "Vols internationaux (aucun vol intérieur : tout se fait par la piste)",
      "Visa namibien : depuis avril 2025, payant entre autres pour les passeports français, espagnol, britannique et américain",
      "Assurance voyage avec évacuation médicale, obligatoire",
      "Dîners à Swakopmund et boissons",
      "Pourboires",
    ],
  },
  itinerary,
} satisfies TourSeed;
