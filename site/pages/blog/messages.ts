import type { MessageTable } from "~/i18n/message-table";

export const blog = {
  "blog.meta.title": { es: "Blog de safari", en: "Safari blog", fr: "Blog safari" },
  "blog.meta.description": {
    es: "Historias y consejos de viaje de quienes conducen, cocinan y rastrean por el sur de África.",
    en: "Safari stories and travel tips by the people who drive, cook and track across southern Africa.",
    fr: "Récits de safari et conseils de voyage par ceux qui conduisent, cuisinent et pistent à travers l’Afrique australe.",
  },
  "blog.title": { es: "Apuntes del camino", en: "Notes from the road", fr: "Carnets de piste" },
  "blog.subtitle": {
    es: "Escritos por quienes conducen, cocinan y rastrean. Un par de veces al mes, cuando hay cobertura.",
    en: "Written by the people who drive, cook and track. About twice a month, when there is signal.",
    fr: "Écrits par ceux qui conduisent, cuisinent et pistent. À peu près deux fois par mois, quand il y a du réseau.",
  },
  "blog.empty": {
    es: "Todavía no hay artículos. ¡Vuelve pronto para leer historias de safari y consejos de viaje!",
    en: "No blog posts yet. Check back soon for exciting safari stories and travel tips!",
    fr: "Pas encore d’articles. Revenez bientôt pour des récits de safari et des conseils de voyage !",
  },
  "blog.categories": { es: "Temas", en: "Subjects", fr: "Rubriques" },
  "blog.all": { es: "Todos los artículos", en: "All articles", fr: "Tous les articles" },
  "blog.category.title": {
    es: "Artículos de {name}",
    en: "Articles: {name}",
    fr: "Articles : {name}",
  },
  "blog.category.description": {
    es: "Artículos de {name}: historias y consejos de viaje de quienes conducen, cocinan y rastrean por el sur de África.",
    en: "Articles under {name}: stories and travel tips by the people who drive, cook and track across southern Africa.",
    fr: "Articles de la rubrique {name} : récits et conseils de voyage par ceux qui conduisent, cuisinent et pistent à travers l’Afrique australe.",
  },
  "blog.tag.title": {
    es: "Artículos sobre {name}",
    en: "Articles about {name}",
    fr: "Articles sur {name}",
  },
  "blog.tag.description": {
    es: "Todo lo que hemos escrito sobre {name}: historias y consejos de viaje por el sur de África.",
    en: "All that we have written about {name}: stories and travel tips from southern Africa.",
    fr: "Tout ce que nous avons écrit sur {name} : récits et conseils de voyage en Afrique australe.",
  },
  "blog.category": { es: "Tema:", en: "Subject:", fr: "Rubrique :" },
  "blog.tag": { es: "Etiqueta:", en: "Tag:", fr: "Mot-clé :" },
  "blog.found_one": { es: "{n} artículo", en: "{n} article", fr: "{n} article" },
  "blog.found_other": { es: "{n} artículos", en: "{n} articles", fr: "{n} articles" },
  "blog.back": { es: "Volver al blog", en: "Back to the blog", fr: "Retour au blog" },
  "blog.tours": {
    es: "Tours relacionados",
    en: "Related tours",
    fr: "Circuits en lien avec cet article",
  },
  "blog.feed": { es: "Suscribirse por RSS", en: "Subscribe by RSS", fr: "S’abonner par RSS" },
} satisfies MessageTable;
