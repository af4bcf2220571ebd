import { defineTexts } from "./define.ts";

export const searchTexts = defineTexts({
  page: "search",
  label: "Buscador",
  path: "/search",
  sections: { seo: "Buscadores" },
  texts: {
    "search.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: { es: "Buscar", en: "Search", fr: "Recherche" },
    },
    "search.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      seo: "description",
      words: {
        es: "Busca entre nuestros tours, destinos y artículos sobre el sur de África.",
        en: "Search our tours, destinations and articles on southern Africa.",
        fr: "Cherchez parmi nos circuits, nos destinations et nos articles sur l’Afrique australe.",
      },
    },
  },
});
