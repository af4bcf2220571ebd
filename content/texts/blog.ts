import { defineTexts } from "./define.ts";

export const blogTexts = defineTexts({
  page: "blog",
  label: "Blog",
  path: "/blog",
  sections: { head: "Cabecera", post: "Artículo", seo: "Buscadores" },
  texts: {
    "blog.title": {
      label: "Título",
      section: "head",
      max: 60,
      words: { es: "Apuntes del camino", en: "Notes from the road", fr: "Carnets de piste" },
    },
    "blog.subtitle": {
      label: "Subtítulo",
      section: "head",
      max: 250,
      words: {
        es: "Escritos por quienes conducen, cocinan y rastrean. Un par de veces al mes, cuando hay cobertura.",
        en: "Written by the people who drive, cook and track. About twice a month, when there is signal.",
        fr: "Écrits par ceux qui conduisent, cuisinent et pistent. À peu près deux fois par mois, quand il y a du réseau.",
      },
    },
    "blog.empty": {
      label: "Texto si no hay artículos",
      section: "head",
      max: 200,
      words: {
        es: "Todavía no hay artículos. ¡Vuelve pronto para leer historias de safari y consejos de viaje!",
        en: "No blog posts yet. Check back soon for exciting safari stories and travel tips!",
        fr: "Pas encore d’articles. Revenez bientôt pour des récits de safari et des conseils de voyage !",
      },
    },
    "blog.categories": {
      label: "Título de los temas",
      section: "head",
      max: 40,
      words: { es: "Temas", en: "Subjects", fr: "Rubriques" },
    },
    "blog.tours": {
      label: "Título de los tours de un artículo",
      section: "post",
      max: 60,
      words: {
        es: "Tours relacionados",
        en: "Related tours",
        fr: "Circuits en lien avec cet article",
      },
    },
    "blog.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: { es: "Blog de safari", en: "Safari blog", fr: "Blog safari" },
    },
    "blog.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      seo: "description",
      words: {
        es: "Historias y consejos de viaje de quienes conducen, cocinan y rastrean por el sur de África.",
        en: "Safari stories and travel tips by the people who drive, cook and track across southern Africa.",
        fr: "Récits de safari et conseils de voyage par ceux qui conduisent, cuisinent et pistent à travers l’Afrique australe.",
      },
    },
    "blog.category.title": {
      label: "Título de un tema",
      section: "seo",
      max: 90,
      needs: ["name"],
      seo: "title",
      words: {
        es: "Artículos de {name}",
        en: "Articles: {name}",
        fr: "Articles : {name}",
      },
    },
    "blog.category.description": {
      label: "Descripción de un tema",
      section: "seo",
      max: 320,
      needs: ["name"],
      seo: "description",
      words: {
        es: "Artículos de {name}: historias y consejos de viaje de quienes conducen, cocinan y rastrean por el sur de África.",
        en: "Articles under {name}: stories and travel tips by the people who drive, cook and track across southern Africa.",
        fr: "Articles de la rubrique {name} : récits et conseils de voyage par ceux qui conduisent, cuisinent et pistent à travers l’Afrique australe.",
      },
    },
    "blog.tag.title": {
      label: "Título de una etiqueta",
      section: "seo",
      max: 90,
      needs: ["name"],
      seo: "title",
      words: {
        es: "Artículos sobre {name}",
        en: "Articles about {name}",
        fr: "Articles sur {name}",
      },
    },
    "blog.tag.description": {
      label: "Descripción de una etiqueta",
      section: "seo",
      max: 320,
      needs: ["name"],
      seo: "description",
      words: {
        es: "Todo lo que hemos escrito sobre {name}: historias y consejos de viaje por el sur de África.",
        en: "All that we have written about {name}: stories and travel tips from southern Africa.",
        fr: "Tout ce que nous avons écrit sur {name} : récits et conseils de voyage en Afrique australe.",
      },
    },
  },
});
