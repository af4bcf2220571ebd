import type { MessageTable } from "~/i18n/message-table";

export const brochure = {
  "brochure.contact": { es: "Hablemos", en: "Talk to us", fr: "Parlons-en" },
  "brochure.web": {
    es: "Este tour en la web",
    en: "This tour on the web",
    fr: "Ce circuit sur le site",
  },
  "brochure.address": { es: "Dirección", en: "Address", fr: "Adresse" },
  "brochure.phone": { es: "Teléfono", en: "Phone", fr: "Téléphone" },
  "brochure.mail": { es: "Correo", en: "Email", fr: "E-mail" },
  "brochure.note": {
    es: "Contenido a {date}. La versión al día está en la web.",
    en: "As of {date}. The website has the latest version.",
    fr: "Informations au {date}. La dernière version se trouve sur le site.",
  },
  "brochure.from": {
    es: "Desde, por persona",
    en: "From, per person",
    fr: "À partir de, par personne",
  },
  "brochure.climate": { es: "Cuándo ir", en: "When to go", fr: "Quand partir" },
  "brochure.missing": {
    es: "En esta dirección no hay ningún folleto.",
    en: "There is no brochure at this address.",
    fr: "Aucune brochure ne se trouve à cette adresse.",
  },
  "brochure.later": {
    es: "El folleto no está disponible en este momento. Inténtalo de nuevo dentro de un rato.",
    en: "The brochure is not available right now. Please try again in a little while.",
    fr: "La brochure n’est pas disponible pour l’instant. Réessayez un peu plus tard.",
  },
} satisfies MessageTable;
