import type { Rows } from "~/i18n/rows";

/** What several pages say of tours and destinations. */
export const entries = {
  "entries.meta.travellers": {
    es: "Parejas, familias y grupos pequeños",
    en: "Couples, families and small groups",
    fr: "Couples, familles et petits groupes",
  },
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
  "entries.included": { es: "Incluido", en: "Included", fr: "Compris" },
  "entries.excluded": { es: "No incluido", en: "Not included", fr: "Non compris" },
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
  "entries.ask.subject": {
    es: "Consulta: {name}",
    en: "Enquiry: {name}",
    fr: "Demande : {name}",
  },
  "entries.ask.text": {
    es: "Hola: me interesa «{name}» ({url}). ¿Me podéis dar más información?",
    en: "Hello, I am interested in “{name}” ({url}). Could you tell me more?",
    fr: "Bonjour, je m’intéresse à « {name} » ({url}). Pourriez-vous m’en dire plus ?",
  },
  "entries.practical.entry": {
    es: "Entrada y visados",
    en: "Entry and visas",
    fr: "Entrée et visas",
  },
  "entries.practical.health": { es: "Salud", en: "Health", fr: "Santé" },
  "entries.practical.money": { es: "Dinero", en: "Money", fr: "Argent" },
  "entries.share": { es: "Compartir", en: "Share", fr: "Partager" },
  "entries.share.of": { es: "Compartir: {name}", en: "Share: {name}", fr: "Partager : {name}" },
  "entries.share.copied": { es: "Enlace copiado.", en: "Link copied.", fr: "Lien copié." },
  "days.day": { es: "Día", en: "Day", fr: "Jour" },
  "days.place": { es: "Lugar", en: "Place", fr: "Lieu" },
  "days.night": { es: "Noche en", en: "Night at", fr: "Nuit à" },
  "days.meals": { es: "Comidas", en: "Meals", fr: "Repas" },
  "days.route": { es: "Trayecto", en: "Travel", fr: "Trajet" },
  "days.bath.own": { es: "baño propio", en: "own bathroom", fr: "salle de bains privée" },
  "days.bath.shared": {
    es: "baño compartido",
    en: "shared bathroom",
    fr: "salle de bains commune",
  },
} satisfies Rows;
