import { choice, choices, date, defineTable, money, number, text } from "./define.ts";
import { maxUsd } from "./shared-fields.ts";

/** Stored states of a departure. Whether it is full follows from the places that are left. */
const states = {
  open: { es: "Abierta", en: "Open", fr: "Ouvert" },
  guaranteed: { es: "Garantizada", en: "Guaranteed", fr: "Garanti" },
  cancelled: { es: "Cancelada", en: "Cancelled", fr: "Annulé" },
};

/** Languages that guides speak. Options are added, never removed. */
const guideLanguages = {
  es: { es: "Español", en: "Spanish", fr: "Espagnol" },
  en: { es: "Inglés", en: "English", fr: "Anglais" },
  fr: { es: "Francés", en: "French", fr: "Français" },
  de: { es: "Alemán", en: "German", fr: "Allemand" },
  it: { es: "Italiano", en: "Italian", fr: "Italien" },
  pt: { es: "Portugués", en: "Portuguese", fr: "Portugais" },
};

/** Group departures: a tour on a date, with a number of places. */
export const departures = defineTable({
  table: "departures",
  others: ["id", "tour_id", "places_left", "shown_left", "created_at", "updated_at"],
  fields: {
    starts_on: date({
      label: "Fecha de salida",
      required: true,
      requiredMessage: "Escribe la fecha",
    }),
    places: number({
      label: "Plazas",
      min: 1,
      max: 60,
      whole: true,
      required: true,
      requiredMessage: "Escribe cuántas plazas hay",
    }),
    guaranteed_from: number({
      label: "Se garantiza con",
      min: 1,
      max: 60,
      whole: true,
      admin: { hint: "Viajeros a partir de los que sale. Solo lo veis vosotros." },
    }),
    state: choice({
      label: "Estado",
      options: states,
      initial: "open",
      required: true,
      requiredMessage: "Elige el estado",
    }),
    price: money({
      label: "Precio por persona (USD)",
      max: maxUsd,
      admin: { hint: "Vacío: el de la temporada del tour" },
    }),
    guide_languages: choices({ label: "Idiomas del guía", options: guideLanguages }),
    note: text({ label: "Nota en la web", max: 200, translated: true }),
  },
});
