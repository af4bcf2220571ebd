import type { MessageTable } from "~/i18n/message-table";

export const home = {
  "home.meta.title": {
    es: "{name}: safaris a medida por el sur de África",
    en: "{name}: tailor-made safaris in southern Africa",
    fr: "{name} : safaris sur mesure en Afrique australe",
  },
  "home.meta.description": {
    es: "Safaris privados y en grupo pequeño por Namibia, Botsuana, Zimbabue, Sudáfrica, Zambia y Lesoto, a medida y con guía en español, inglés o francés.",
    en: "Tailor-made private and small-group safaris in Namibia, Botswana, Zimbabwe, South Africa, Zambia and Lesotho, guided in English, French or Spanish.",
    fr: "Safaris privés ou en petit groupe, sur mesure : Namibie, Botswana, Zimbabwe, Afrique du Sud, Zambie, Lesotho. Guides en français, anglais ou espagnol.",
  },
  "home.hero.title": {
    es: "Caminos lentos,\ncielos anchos.",
    en: "Slow roads,\nwide skies.",
    fr: "Pistes lentes,\nciels immenses.",
  },
  "home.hero.subtitle": {
    es: "Safaris privados y en grupo pequeño por el sur de África, diseñados a tu medida y guiados en tu idioma.",
    en: "Private and small-group safaris across southern Africa, designed around you and guided in your language.",
    fr: "Safaris privés et en petit groupe à travers l’Afrique australe, conçus sur mesure et guidés dans votre langue.",
  },
  "home.hero.tours": { es: "Explorar tours", en: "Explore tours", fr: "Voir les circuits" },
  "home.hero.contact": { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
  "home.welcome.label": { es: "Bienvenida", en: "Welcome", fr: "Bienvenue" },
  "home.welcome.lead": {
    es: "Somos una pequeña empresa de guías de Johannesburgo, llevada por sus dueños, con {years} de servicio. En todos ellos tomamos el camino largo: la pista en vez del asfalto, el río en vez de la carretera, una hora más en la charca en vez de una parada más.",
    en: "We are a small owner-run company of guides in Johannesburg, with {years} of service. In all of them we have taken the long way round: the gravel instead of the tarmac, the river instead of the road, one more hour at the waterhole instead of one more stop.",
    fr: "Nous sommes une petite agence de guides de Johannesburg, tenue par ses propriétaires, avec {years} de métier. Depuis le début, nous prenons le chemin le plus long : la piste plutôt que le goudron, la rivière plutôt que la route, une heure de plus au point d’eau plutôt qu’une étape de plus.",
  },
  "home.welcome.text": {
    es: "Viajas con gente que ha crecido aquí y que habla español, inglés y francés. Construimos cada viaje en torno a lo que quieres ver al despertar, y en torno a las comunidades y los lugares salvajes por los que vale la pena despertarse.",
    en: "You travel with people who grew up here and who speak Spanish, English and French. We build each journey around what you want to wake up to, and around the communities and wild places that make it worth getting up for.",
    fr: "Vous voyagez avec des gens qui ont grandi ici et qui parlent espagnol, anglais et français. Nous construisons chaque voyage autour de ce que vous voulez voir au réveil, et autour des communautés et des terres sauvages qui donnent envie de se réveiller.",
  },
  "home.fruit.alt": {
    es: "Un melón tsamma en su mata, entero y cortado",
    en: "A tsamma melon on its vine, whole and cut",
    fr: "Un melon tsamma sur sa tige, entier et coupé",
  },
  "home.fruit.caption": {
    es: ", la tsamma. En los meses secos es así como bebe el Kalahari. Tomamos su nombre para recordar lo que debe llevar un viaje: solo lo necesario.",
    en: ", the tsamma. In the dry months it is how the Kalahari drinks. We took its name to remember what a journey should carry: only what is needed.",
    fr: ", la tsamma. Pendant les mois secs, c’est ainsi que boit le Kalahari. Nous avons pris son nom pour nous rappeler ce qu’un voyage doit emporter : le nécessaire, rien de plus.",
  },
  "home.point.1": { es: "A medida", en: "Tailor-made", fr: "Sur mesure" },
  "home.point.1.text": {
    es: "Sin salidas fijas en las que encajar. Tú traes las fechas y el sueño; nosotros, los mapas, los permisos y la paciencia.",
    en: "No fixed departures to fit into. You bring the dates and the daydream; we bring the maps, permits and patience.",
    fr: "Aucun départ fixe auquel se plier. Vous apportez les dates et la rêverie ; nous apportons les cartes, les permis et la patience.",
  },
  "home.point.2": {
    es: "Guiado en tu idioma",
    en: "Guided in your language",
    fr: "Guidé dans votre langue",
  },
  "home.point.2.text": {
    es: "Español, inglés o francés al volante y junto al fuego, con gente que conoce las huellas por su nombre.",
    en: "Spanish, English or French at the wheel and around the fire, from people who know the tracks by name.",
    fr: "Espagnol, anglais ou français au volant et autour du feu, avec des gens qui connaissent les traces par leur nom.",
  },
  "home.point.3": {
    es: "Tres formas de dormir",
    en: "Three ways to sleep",
    fr: "Trois façons de dormir",
  },
  "home.point.3.text": {
    es: "Bajo la lona, en un lodge cómodo o con lujo de verdad. Combínalas noche a noche.",
    en: "Under canvas, in a comfortable lodge or somewhere very fine indeed. Mix them night by night.",
    fr: "Sous la toile, dans un lodge confortable ou dans un lieu vraiment raffiné. À mélanger nuit après nuit.",
  },
  "home.point.4": {
    es: "Respeto por el lugar",
    en: "Care for the place",
    fr: "Le respect du lieu",
  },
  "home.point.4.text": {
    es: "Equipos locales, campamentos comunitarios y tasas de conservación pagadas íntegras. Que la sabana se alegre de que hayamos venido.",
    en: "Local crews, community campsites, conservation fees paid in full. The bush should be glad that we came.",
    fr: "Équipes locales, campements communautaires, droits de conservation payés en entier. Que la brousse se réjouisse de notre passage.",
  },
  "home.featured.title": {
    es: "Viajes para empezar a soñar",
    en: "Journeys to set you dreaming",
    fr: "Des voyages pour commencer à rêver",
  },
  "home.featured.all": {
    es: "Ver todos los tours",
    en: "See all tours",
    fr: "Voir tous les circuits",
  },
  "home.featured.view": { es: "Ver detalles", en: "View details", fr: "Voir les détails" },
  "home.featured.view.of": {
    es: "Ver detalles: {name}",
    en: "View details: {name}",
    fr: "Voir les détails : {name}",
  },
  "home.featured.popular": {
    es: "De los más populares",
    en: "Most popular",
    fr: "Parmi les plus demandés",
  },
  "home.featured.days_one": { es: "{n} día", en: "{n} day", fr: "{n} jour" },
  "home.featured.days_other": { es: "{n} días", en: "{n} days", fr: "{n} jours" },
  "home.featured.from": { es: "desde {price}", en: "from {price}", fr: "à partir de {price}" },
  "home.vista.label": { es: "Isla de Kubu", en: "Kubu Island", fr: "Île de Kubu" },
  "home.vista.alt": {
    es: "Baobabs en el salar bajo la Vía Láctea",
    en: "Baobabs on the salt pan under the Milky Way",
    fr: "Des baobabs sur la saline, sous la Voie lactée",
  },
  "home.vista.quote": {
    es: "Más allá de la última valla, las estrellas bajan hasta el suelo.",
    en: "Somewhere past the last fence the stars come down to the ground.",
    fr: "Quelque part après la dernière clôture, les étoiles descendent jusqu’au sol.",
  },
  "home.vista.text": {
    es: "Isla de Kubu, salares de Makgadikgadi. Noche tres de doce, ni una luz en treinta kilómetros.",
    en: "Kubu Island, Makgadikgadi Pans. Night three of twelve, no lights for thirty kilometres.",
    fr: "Île de Kubu, salines du Makgadikgadi. Troisième nuit sur douze, aucune lumière à trente kilomètres à la ronde.",
  },
  "home.reviews.title": {
    es: "Lo que cuentan quienes ya están de vuelta en casa",
    en: "What people say when they are home again",
    fr: "Ce que disent nos voyageurs, une fois rentrés",
  },
  "home.reviews.text": {
    es: "Nuestros huéspedes escriben sobre nosotros en sitios independientes. No elegimos qué opiniones ves.",
    en: "Our guests write about us on independent sites. We do not choose which reviews you see.",
    fr: "Nos voyageurs parlent de nous sur des sites indépendants. Nous ne choisissons pas les avis que vous lisez.",
  },
  "home.reviews.badge": {
    es: "Estamos en {site}",
    en: "Find us on {site}",
    fr: "Retrouvez-nous sur {site}",
  },
  "home.reviews.badge.text": {
    es: "Opiniones escritas por viajeros, no por nosotros",
    en: "Reviews written by travellers, not by us",
    fr: "Des avis écrits par les voyageurs, pas par nous",
  },
  "home.reviews.read": { es: "Leer en {site}", en: "Read on {site}", fr: "Lire sur {site}" },
  "home.reviews.latest": { es: "Últimas opiniones", en: "Latest reviews", fr: "Derniers avis" },
  "home.reviews.elsewhere": {
    es: "Las opiniones más recientes están en {sites}. Se abren allí, en páginas que pueden usar sus propias cookies.",
    en: "The newest reviews are on {sites}. They open there, on pages that may set their own cookies.",
    fr: "Les avis les plus récents se trouvent sur {sites}. Ils s’ouvrent là-bas, sur des pages qui peuvent déposer leurs propres cookies.",
  },
  "home.partners": {
    es: "Asociaciones y colaboradores",
    en: "Associations and partners",
    fr: "Associations et partenaires",
  },
  "home.partners.example": {
    es: "Nombres y logotipos de ejemplo",
    en: "Sample names and logos",
    fr: "Noms et logos d’exemple",
  },
} satisfies MessageTable;
