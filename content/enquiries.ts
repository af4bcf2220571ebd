import type { Locale } from "#shared/locales.ts";
import { maxAdults, tourStyles, tripBudgets } from "../supabase/functions/_shared/trip-fields.ts";
import { choice, date, defineTable, flag, number, text, type Words } from "./define.ts";

/** Languages of enquiries and proposals. */
export const languages = {
  es: { es: "Español", en: "Spanish", fr: "Espagnol" },
  en: { es: "Inglés", en: "English", fr: "Anglais" },
  fr: { es: "Francés", en: "French", fr: "Français" },
} satisfies Record<Locale, Words>;

/** States of an enquiry, in order. */
const states = {
  new: { es: "Nueva", en: "New", fr: "Nouvelle" },
  active: { es: "En curso", en: "In progress", fr: "En cours" },
  proposed: { es: "Propuesta enviada", en: "Proposal sent", fr: "Proposition envoyée" },
  confirmed: { es: "Confirmada", en: "Confirmed", fr: "Confirmée" },
  lost: { es: "Perdida", en: "Lost", fr: "Perdue" },
  spam: { es: "Spam", en: "Spam", fr: "Spam" },
};

/** Visitors' enquiries, stored by the function `send-contact-email`. */
export const enquiries = defineTable({
  table: "contact_submissions",
  others: [
    "id",
    "created_at",
    "search_text",
    "answered_at",
    "tour_id",
    "child_ages",
    "departure_id",
    "estimate",
  ],
  fields: {
    name: text({
      label: "Nombre",
      required: true,
      requiredMessage: "Escribe el nombre",
      min: 2,
      max: 100,
    }),
    email: text({
      label: "Correo",
      required: true,
      requiredMessage: "Escribe el correo",
      max: 255,
      format: "email",
    }),
    phone: text({ label: "Teléfono", max: 20 }),
    preferred_contact: text({ label: "Contacto preferido", max: 50 }),
    message: text({
      label: "Mensaje",
      required: true,
      requiredMessage: "Escribe el mensaje",
      min: 10,
      max: 2000,
      admin: { rows: 6 },
    }),
    language: choice({ label: "Idioma", options: languages }),
    source: text({ label: "Página", max: 500 }),
    state: choice({ label: "Estado", options: states, initial: "new" }),
    // Optional details of the journey (`supabase/functions/_shared/trip-schema.ts`).
    tour_name: text({ label: "Tour", max: 200 }),
    travel_from: date({ label: "Viaje desde" }),
    travel_to: date({ label: "Viaje hasta" }),
    travel_flexible: flag({ label: "Puede moverse unos días" }),
    first_time: flag({ label: "Primera vez en África" }),
    adults: number({ label: "Adultos", min: 1, max: maxAdults, whole: true }),
    style: choice({ label: "Estilo", options: tourStyles }),
    budget: choice({ label: "Presupuesto", options: tripBudgets }),
  },
});
