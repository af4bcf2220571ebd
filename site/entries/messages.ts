import type { MessageTable } from "~/i18n/message-table";

/** Texts of tours and destinations that the browser needs, on several pages. */
export const entries = {
  "entries.travellers_one": {
    es: "{range} viajero",
    en: "{range} traveller",
    fr: "{range} voyageur",
  },
  "entries.travellers_other": {
    es: "{range} viajeros",
    en: "{range} travellers",
    fr: "{range} voyageurs",
  },
  "entries.days_one": { es: "{n} día", en: "{n} day", fr: "{n} jour" },
  "entries.days_other": { es: "{n} días", en: "{n} days", fr: "{n} jours" },
  "entries.from": { es: "desde {price}", en: "from {price}", fr: "à partir de {price}" },
  "entries.whatsapp": { es: "WhatsApp", en: "WhatsApp", fr: "WhatsApp" },
  "entries.mail": { es: "Correo", en: "Email", fr: "E-mail" },
  "entries.mail.of": {
    es: "Escribir un correo sobre {name}",
    en: "Email us about {name}",
    fr: "Nous écrire un e-mail au sujet de {name}",
  },
  "entries.whatsapp.of": {
    es: "Escribir por WhatsApp sobre {name}",
    en: "Ask about {name} on WhatsApp",
    fr: "Nous écrire sur WhatsApp au sujet de {name}",
  },
  "entries.best": {
    es: "Mejor época para visitar:",
    en: "Best time to visit:",
    fr: "Meilleure période :",
  },
  "entries.highlights": { es: "Lo más destacado", en: "Highlights", fr: "Temps forts" },
  "entries.share": { es: "Compartir", en: "Share", fr: "Partager" },
  "entries.share.of": { es: "Compartir: {name}", en: "Share: {name}", fr: "Partager : {name}" },
  "entries.share.copied": { es: "Enlace copiado.", en: "Link copied.", fr: "Lien copié." },
} satisfies MessageTable;
