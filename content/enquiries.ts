import type { Locale } from "#shared/locales.ts";
import { choice, defineTable, text, type Words } from "./define.ts";

const languages = {
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
  others: ["id", "created_at", "search_text", "answered_at"],
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
  },
});
