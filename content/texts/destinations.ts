import { defineTexts } from "./define.ts";

export const destinationsTexts = defineTexts({
  page: "destinations",
  label: "Destinos",
  path: "/destinations",
  sections: { head: "Cabecera", list: "Lista", seo: "Buscadores" },
  texts: {
    "destinations.title": {
      label: "Título",
      section: "head",
      max: 80,
      facts: ["countries"],
      words: {
        es: "{Countries}, un horizonte",
        en: "{Countries}, one horizon",
        fr: "{Countries}, un seul horizon",
      },
    },
    "destinations.subtitle": {
      label: "Subtítulo",
      section: "head",
      max: 250,
      words: {
        es: "Namibia, Botsuana, Zimbabue, Sudáfrica, Zambia y Lesoto. De cada uno: qué ver, cuándo ir, visado, salud y dinero.",
        en: "Namibia, Botswana, Zimbabwe, South Africa, Zambia and Lesotho. For each: what to see, when to go, visas, health and money.",
        fr: "Namibie, Botswana, Zimbabwe, Afrique du Sud, Zambie et Lesotho. Pour chacun : que voir, quand partir, visa, santé et argent.",
      },
    },
    "destinations.tours": {
      label: "Título de los viajes de un destino",
      section: "list",
      max: 40,
      words: { es: "Viajes:", en: "Trips:", fr: "Voyages :" },
    },
    "destinations.empty": {
      label: "Texto si no hay destinos",
      section: "list",
      max: 200,
      words: {
        es: "Estamos redibujando el mapa. Escríbenos y te contamos adónde ir.",
        en: "We are redrawing the map. Write to us and we will tell you where to go.",
        fr: "Nous redessinons la carte. Écrivez-nous : nous vous dirons où aller.",
      },
    },
    "destinations.empty.contact": {
      label: "Botón de contacto si no hay destinos",
      section: "list",
      max: 30,
      words: { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
    },
    "destinations.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      facts: ["countries"],
      seo: "title",
      words: {
        es: "Destinos: {countries} del sur de África",
        en: "Destinations: {countries} of southern Africa",
        fr: "Destinations : {countries} d’Afrique australe",
      },
    },
    "destinations.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      seo: "description",
      words: {
        es: "Las dunas del Namib, el delta del Okavango, las cataratas Victoria, el Kruger, el Luangwa y los Maluti: qué ver, y cuál es la mejor época para ir.",
        en: "The dunes of the Namib, the Okavango delta, Victoria Falls, Kruger, the Luangwa and the Maluti: what to see, and the best time to go.",
        fr: "Les dunes du Namib, le delta de l’Okavango, les chutes Victoria, le Kruger, la Luangwa et les Maluti : que voir, et la meilleure saison pour y aller.",
      },
    },
  },
});
