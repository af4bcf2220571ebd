import { defineTexts } from "./define.ts";

export const reviewsTexts = defineTexts({
  page: "reviews",
  label: "Reseñas",
  path: "/reviews",
  sections: { head: "Cabecera", seo: "Buscadores" },
  texts: {
    "reviews.title": {
      label: "Título",
      section: "head",
      max: 60,
      words: {
        es: "Reseñas de viajeros",
        en: "Guest reviews",
        fr: "Avis de voyageurs",
      },
    },
    "reviews.checked": {
      label: "Cómo se comprueban las reseñas (la ley pide decirlo, y que sea verdad)",
      section: "head",
      max: 500,
      words: {
        es: "Antes de publicar una reseña comprobamos en nuestras reservas que su autor viajó con nosotros y le pedimos permiso; elegimos cuáles mostramos, no cambiamos lo que dicen y no pagamos por ellas.",
        en: "Before we publish a review, we check in our bookings that its author travelled with us, and ask for permission; we choose which ones to show, do not change what they say, and do not pay for them.",
        fr: "Avant de publier un avis, nous vérifions dans nos réservations que son auteur a voyagé avec nous et lui demandons son accord ; nous choisissons ceux que nous montrons, sans changer ce qu’ils disent ni les rémunérer.",
      },
    },
    "reviews.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      seo: "title",
      words: {
        es: "Reseñas de viajeros: qué cuentan de nuestros safaris",
        en: "Guest reviews: what travellers say about our safaris",
        fr: "Avis de voyageurs : ce qu’ils disent de nos safaris",
      },
    },
    "reviews.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      seo: "description",
      words: {
        es: "Lo que cuentan quienes han viajado con nosotros, con nombre, fecha, tour y fuente, en el idioma en que lo escribieron y traducido.",
        en: "What people who travelled with us say, with name, date, tour and source, in the language in which they wrote it and in translation.",
        fr: "Ce que racontent ceux qui ont voyagé avec nous, avec nom, date, circuit et source, dans la langue où ils l’ont écrit et en traduction.",
      },
    },
  },
});
