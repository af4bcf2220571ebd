import type { Rows } from "~/i18n/rows";

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
  "blog.back": { es: "Volver al blog", en: "Back to the blog", fr: "Retour au blog" },
  "blog.tours": { es: "Ver los viajes", en: "See the journeys", fr: "Voir les voyages" },
  "blog.feed": { es: "Suscribirse por RSS", en: "Subscribe by RSS", fr: "S’abonner par RSS" },
} satisfies Rows;
