import type { MessageTable } from "~/i18n/message-table";

/**
 * Sent only if third-party scripts are configured. The code in this folder keeps what these texts
 * promise.
 */
export const consent = {
  "consent.title": {
    es: "Servicios de terceros",
    en: "Third-party services",
    fr: "Services tiers",
  },
  "consent.text.widget": {
    es: "Las opiniones de la portada vienen de otro sitio, que puede usar sus propias cookies. Solo se cargan si aceptas.",
    en: "The reviews on our home page come from another site, which may set its own cookies. They load only if you accept.",
    fr: "Les avis de la page d’accueil viennent d’un autre site, qui peut déposer ses propres cookies. Ils ne se chargent que si vous acceptez.",
  },
  "consent.text.script": {
    es: "Estas páginas pueden cargar un servicio externo, que puede usar sus propias cookies. Solo se carga si aceptas.",
    en: "These pages can load an outside service, which may set its own cookies. It loads only if you accept.",
    fr: "Ces pages peuvent charger un service externe, qui peut déposer ses propres cookies. Il ne se charge que si vous acceptez.",
  },
  "consent.text.both": {
    es: "Las opiniones y otro servicio vienen de fuera y pueden usar sus propias cookies. Solo se cargan si aceptas.",
    en: "The reviews and one other service come from outside and may set their own cookies. They load only if you accept.",
    fr: "Les avis et un autre service viennent d’ailleurs et peuvent déposer leurs propres cookies. Ils ne se chargent que si vous acceptez.",
  },
  "consent.accept": { es: "Aceptar", en: "Accept", fr: "Accepter" },
  "consent.refuse": { es: "Rechazar", en: "Reject", fr: "Refuser" },
  "consent.accepted": {
    es: "Ahora están aceptados.",
    en: "At present they are accepted.",
    fr: "Pour l’instant, ils sont acceptés.",
  },
  "consent.refused": {
    es: "Ahora están rechazados.",
    en: "At present they are rejected.",
    fr: "Pour l’instant, ils sont refusés.",
  },
  "consent.none": {
    es: "Todavía no has elegido, así que no se carga nada.",
    en: "You have not chosen yet, so nothing loads.",
    fr: "Vous n’avez pas encore choisi : rien ne se charge.",
  },
  "consent.change": {
    es: "Cambiar mi elección",
    en: "Change my choice",
    fr: "Modifier mon choix",
  },
  "consent.reviews.show": {
    es: "Mostrar las opiniones",
    en: "Show the reviews",
    fr: "Afficher les avis",
  },
  "consent.reviews.show.text": {
    es: "Vienen de otro sitio, que puede usar sus propias cookies. Se cargan solo esta vez.",
    en: "They come from another site, which may set its own cookies. They load this once.",
    fr: "Ils viennent d’un autre site, qui peut déposer ses propres cookies. Ils ne se chargent que cette fois.",
  },
  "consent.reviews.loading": {
    es: "Cargando las opiniones…",
    en: "Loading the reviews…",
    fr: "Chargement des avis…",
  },
  "consent.reviews.failed": {
    es: "No se han podido cargar. Los enlaces llevan a ellas.",
    en: "They could not be loaded. The links lead to them.",
    fr: "Ils n’ont pas pu se charger. Les liens y mènent.",
  },
} satisfies MessageTable;
