import type { MessageTable } from "~/i18n/message-table";

/** Texts of tours and destinations that only the server renders: heads and static HTML. */
export const entriesBody = {
  "entries.included": { es: "Incluido", en: "Included", fr: "Compris" },
  "entries.excluded": { es: "No incluido", en: "Not included", fr: "Non compris" },
  "entries.ask.subject": {
    es: "Consulta: {name}",
    en: "Enquiry: {name}",
    fr: "Demande : {name}",
  },
  "entries.ask.text": {
    es: "Hola: me interesa «{name}» ({url}). Quisiera más información, por favor.",
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
  "days.day": { es: "Día", en: "Day", fr: "Jour" },
  "days.place": { es: "Lugar", en: "Place", fr: "Lieu" },
  "days.night": { es: "Noche", en: "Night", fr: "Nuit" },
  "days.meals": { es: "Comidas", en: "Meals", fr: "Repas" },
  "days.route": { es: "Trayecto", en: "Travel", fr: "Trajet" },
  "days.bath.own": { es: "baño propio", en: "own bathroom", fr: "salle de bains privée" },
  "days.bath.shared": {
    es: "baño compartido",
    en: "shared bathroom",
    fr: "salle de bains commune",
  },
} satisfies MessageTable;
