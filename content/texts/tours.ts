import { defineTexts } from "./define.ts";

export const toursTexts = defineTexts({
  page: "tours",
  label: "Tours",
  path: "/tours",
  sections: { head: "Cabecera", other: "Otro viaje", empty: "Sin resultados", seo: "Buscadores" },
  texts: {
    "tours.title": {
      label: "Título",
      section: "head",
      max: 60,
      words: {
        es: "Viajes, no paquetes",
        en: "Journeys, not packages",
        fr: "Des voyages, pas des forfaits",
      },
    },
    "tours.subtitle": {
      label: "Subtítulo",
      section: "head",
      max: 300,
      facts: ["days", "group", "price"],
      words: {
        es: "Viajes de {days} en grupos de {group}, desde {price} por persona. Todos se adaptan: quitamos, añadimos o cambiamos etapas.",
        en: "Journeys of {days} in groups of {group}, from {price} per person. Every one can be changed: we drop, add or swap stages.",
        fr: "Des voyages de {days} en groupes de {group}, à partir de {price} par personne. Chacun s’adapte à vos envies : on retire, on ajoute, on change des étapes.",
      },
    },
    "tours.experience": {
      label: "Frase sobre los guías",
      section: "head",
      max: 160,
      facts: ["guideYears"],
      words: {
        es: "Nuestros guías llevan {guideYears} leyendo estas tierras.",
        en: "Our guides have been reading this land for {guideYears}.",
        fr: "Nos guides lisent ces terres depuis {guideYears}.",
      },
    },
    "tours.request": {
      label: "Botón del tour a medida",
      section: "head",
      max: 40,
      words: {
        es: "Pedir un tour a medida",
        en: "Request a custom tour",
        fr: "Demander un circuit sur mesure",
      },
    },
    "tours.other.title": {
      label: "Título",
      section: "other",
      max: 60,
      words: {
        es: "¿Buscas algo distinto?",
        en: "Looking for something different?",
        fr: "Vous cherchez autre chose ?",
      },
    },
    "tours.other.text": {
      label: "Texto",
      section: "other",
      max: 320,
      words: {
        es: "Una luna de miel, un mes de fotografía, una familia con niños pequeños, un cumpleaños en un salar. Dinos qué, cuándo y cuántos, y dibujamos el mapa.",
        en: "A honeymoon, a photographic month, a family with small children, a birthday on a salt pan. Tell us what, when and how many, and we will draw the map.",
        fr: "Une lune de miel, un mois de photographie, une famille avec de jeunes enfants, un anniversaire sur une saline. Dites-nous quoi, quand et combien vous êtes : nous dessinerons la carte.",
      },
    },
    "tours.other.contact": {
      label: "Botón",
      section: "other",
      max: 40,
      words: {
        es: "Cuéntanos tu idea",
        en: "Tell us your idea",
        fr: "Racontez-nous votre idée",
      },
    },
    "tours.none": {
      label: "Texto si ningún tour cumple los filtros",
      section: "empty",
      max: 200,
      words: {
        es: "Ningún tour reúne todo eso. Lo que no está en la lista, lo preparamos a medida.",
        en: "No tour matches all of that. What is not on the list, we can plan for you.",
        fr: "Aucun circuit ne réunit tout cela. Ce qui n’est pas sur la liste, nous le préparons sur mesure.",
      },
    },
    "tours.empty": {
      label: "Texto si no hay tours",
      section: "empty",
      max: 200,
      words: {
        es: "Estamos preparando los próximos viajes. Mientras tanto, preparamos uno solo para ti.",
        en: "We are preparing the next journeys. Meanwhile we will plan one just for you.",
        fr: "Nous préparons les prochains voyages. En attendant, nous en préparons un rien que pour vous.",
      },
    },
    "tours.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: {
        es: "Tours y safaris a medida",
        en: "Safari tours",
        fr: "Circuits et safaris",
      },
    },
    "tours.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      facts: ["headlineDays", "headlinePrice", "headlineGroup", "countries"],
      seo: "description",
      words: {
        es: "Safaris {headlineDays} {headlinePrice}, {headlineGroup}: camping, gama media o lujo en Namibia, Botsuana, Zimbabue, Sudáfrica, Zambia y Lesoto.",
        en: "{HeadlineDays} tours {headlinePrice}, {headlineGroup}: camping, mid-range or luxury safaris in Namibia, Botswana, Zimbabwe, South Africa, Zambia and Lesotho.",
        fr: "Circuits {headlineDays} {headlinePrice}, {headlineGroup} : camping, milieu de gamme ou luxe dans {countries} d’Afrique australe.",
      },
    },
    "tours.meta.description.none": {
      label: "Descripción en buscadores si no hay tours",
      section: "seo",
      max: 320,
      seo: "description",
      words: {
        es: "Safaris privados, en grupo pequeño y a medida: camping, gama media o lujo en Namibia, Botsuana, Zimbabue, Sudáfrica, Zambia y Lesoto.",
        en: "Private, small-group and tailor-made safaris: camping, mid-range or luxury in Namibia, Botswana, Zimbabwe, South Africa, Zambia and Lesotho.",
        fr: "Safaris privés, en petit groupe et sur mesure : camping, milieu de gamme ou luxe en Afrique australe, avec un guide qui parle votre langue.",
      },
    },
  },
});
