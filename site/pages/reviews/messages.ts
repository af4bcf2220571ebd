import type { MessageTable } from "~/i18n/message-table";

export const reviews = {
  "reviews.meta.title": {
    es: "Reseñas de viajeros: qué cuentan de nuestros safaris",
    en: "Guest reviews: what travellers say about our safaris",
    fr: "Avis de voyageurs : ce qu’ils disent de nos safaris",
  },
  "reviews.meta.description": {
    es: "Lo que cuentan quienes han viajado con nosotros, con nombre, fecha, tour y fuente, en el idioma en que lo escribieron y traducido.",
    en: "What people who travelled with us say, with name, date, tour and source, in the language in which they wrote it and in translation.",
    fr: "Ce que racontent ceux qui ont voyagé avec nous, avec nom, date, circuit et source, dans la langue où ils l’ont écrit et en traduction.",
  },
  "reviews.title": {
    es: "Reseñas de viajeros",
    en: "Guest reviews",
    fr: "Avis de voyageurs",
  },
  "reviews.checked": {
    es: "Antes de publicar una reseña comprobamos en nuestras reservas que su autor viajó con nosotros y le pedimos permiso; elegimos cuáles mostramos, no cambiamos lo que dicen y no pagamos por ellas.",
    en: "Before we publish a review, we check in our bookings that its author travelled with us, and ask for permission; we choose which ones to show, do not change what they say, and do not pay for them.",
    fr: "Avant de publier un avis, nous vérifions dans nos réservations que son auteur a voyagé avec nous et lui demandons son accord ; nous choisissons ceux que nous montrons, sans changer ce qu’ils disent ni les rémunérer.",
  },
  "reviews.translated": { es: "Traducido", en: "Translated", fr: "Traduit" },
  "reviews.original": {
    es: "Ver el original",
    en: "Show the original",
    fr: "Voir l’original",
  },
  "reviews.travelled": {
    es: "Viajó en {date}",
    en: "Travelled in {date}",
    fr: "A voyagé en {date}",
  },
  "reviews.received": { es: "Recibida en {date}", en: "Received in {date}", fr: "Reçu en {date}" },
  "reviews.source": { es: "Fuente: {source}", en: "Source: {source}", fr: "Source : {source}" },
  "reviews.all": { es: "Todas las reseñas", en: "All reviews", fr: "Tous les avis" },
} satisfies MessageTable;
