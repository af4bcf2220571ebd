import { choice, date, defineType, flag, relations, text } from "../define.ts";
import { fragmentField, visibleField } from "../shared-fields.ts";

/** Languages of the site: an original in another one has no column. */
const languages = {
  es: { es: "Español", en: "Spanish", fr: "Espagnol" },
  en: { es: "Inglés", en: "English", fr: "Anglais" },
  fr: { es: "Francés", en: "French", fr: "Français" },
};

const sources = {
  direct: { es: "Mensaje directo", en: "Direct message", fr: "Message direct" },
  google: { es: "Google", en: "Google", fr: "Google" },
  tripadvisor: { es: "Tripadvisor", en: "Tripadvisor", fr: "Tripadvisor" },
  safaribookings: { es: "SafariBookings", en: "SafariBookings", fr: "SafariBookings" },
  elsewhere: { es: "Otro sitio", en: "Another site", fr: "Autre site" },
};

export const guestReviews = defineType({
  table: "guest_reviews",
  visible: "is_active",
  labels: { singular: "reseña", plural: "reseñas", gender: "f" },
  admin: {
    position: 6,
    icon: "star",
    useAsTitle: "guest",
    order: { by: "received_on", descending: true },
    sortBy: ["updated_at"],
  },
  site: {
    path: "/reviews",
    onePage: true,
    singular: { es: "Reseña", en: "Review", fr: "Avis" },
    plural: { es: "Reseñas de viajeros", en: "Guest reviews", fr: "Avis de voyageurs" },
    description: "text",
    place: "origin",
  },
  rules: [
    {
      flag: "is_active",
      needs: "consent",
      message: "Sin su permiso la reseña no se puede mostrar",
    },
  ],
  form: [
    { title: "Textos", rows: ["language", "text"] },
    { title: "Viajero", rows: [["guest", "origin"], ["travelled_on", "received_on"], "tour_ids"] },
    { title: "Origen", aside: true, rows: ["source", "source_url", "slug"] },
    { title: "Estado", aside: true, rows: ["consent", "is_active"] },
  ],
  fields: {
    guest: text({
      label: "Nombre",
      max: 120,
      required: true,
      requiredMessage: "Escribe el nombre",
      search: "A",
      admin: { hint: "Como quiere aparecer: «Marta y Luis», «J. P.»" },
    }),
    origin: text({ label: "De dónde es", max: 120, translated: true }),
    language: choice({
      label: "Idioma en que se escribió",
      options: languages,
      required: true,
      requiredMessage: "Elige el idioma",
    }),
    text: text({
      label: "Texto",
      max: 4000,
      translated: true,
      required: true,
      requiredMessage: "Escribe el texto",
      search: "D",
      admin: {
        rows: 5,
        hint: "Lo que escribió, sin cambios, en su idioma; en los otros, la traducción",
      },
    }),
    travelled_on: date({ label: "Viajó el" }),
    received_on: date({
      label: "Recibida el",
      required: true,
      requiredMessage: "Escribe cuándo llegó",
    }),
    tour_ids: relations({
      label: "Tour",
      to: "tours",
      maxItems: 1,
      add: "Elegir el tour",
      empty: "Ninguno. La reseña se ve también en la página de su tour.",
    }),
    source: choice({
      label: "De dónde viene",
      options: sources,
      required: true,
      requiredMessage: "Elige de dónde viene",
    }),
    source_url: text({
      label: "Dirección de la reseña",
      max: 2000,
      format: "https",
      admin: { hint: "Donde se publicó, para que se pueda comprobar" },
    }),
    consent: flag({ label: "Tenemos su permiso para publicarla", initial: false }),
    slug: fragmentField({ from: "guest" }),
    is_active: visibleField({ initial: false }),
  },
});
