import { defineTexts } from "./define.ts";

export const tourTexts = defineTexts({
  page: "tour",
  label: "Página de un tour",
  entries: "tours",
  sections: { invitation: "Invitación", related: "Relacionados", seo: "Buscadores" },
  texts: {
    "tour.inquire": {
      label: "Botón que lleva al formulario",
      section: "invitation",
      max: 50,
      words: {
        es: "Preguntar por este tour",
        en: "Ask about this tour",
        fr: "Demander un devis pour ce circuit",
      },
    },
    "tour.enquiry": {
      label: "Título del formulario",
      section: "invitation",
      max: 60,
      words: {
        es: "Preguntar por este tour",
        en: "Ask about this tour",
        fr: "Demander un devis pour ce circuit",
      },
    },
    "tour.enquiry.text": {
      label: "Texto del formulario",
      section: "invitation",
      max: 320,
      facts: ["reply"],
      words: {
        es: "Responde una persona en {reply} y en tu idioma, con disponibilidad y precio para tus fechas. No se reserva ni se paga nada todavía.",
        en: "A person answers within {reply}, in your language, with availability and a price for your dates. Nothing is booked or paid yet.",
        fr: "Une personne vous répond sous {reply}, dans votre langue, avec les disponibilités et un prix pour vos dates. Rien n’est encore réservé ni payé.",
      },
    },
    "tour.popular": {
      label: "Etiqueta de los destacados",
      section: "related",
      max: 40,
      words: {
        es: "De los más populares",
        en: "Most popular",
        fr: "Parmi les plus demandés",
      },
    },
    "tour.places": {
      label: "Título de los destinos",
      section: "related",
      max: 60,
      words: {
        es: "Destinos del viaje",
        en: "Where it goes",
        fr: "Les destinations du voyage",
      },
    },
    "tour.posts": {
      label: "Título de los artículos",
      section: "related",
      max: 60,
      words: { es: "Para leer antes", en: "Worth reading first", fr: "À lire avant de partir" },
    },
    "tour.related": {
      label: "Título de otros tours",
      section: "related",
      max: 60,
      words: {
        es: "Otros tours por aquí",
        en: "Other tours this way",
        fr: "D’autres circuits par ici",
      },
    },
    "tour.all": {
      label: "Enlace a todos los tours",
      section: "related",
      max: 40,
      words: { es: "Ver todos los tours", en: "See all tours", fr: "Voir tous les circuits" },
    },
    "tour.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      needs: ["name"],
      facts: ["days", "place"],
      seo: "title",
      words: {
        es: "{name}: {days} ({place})",
        en: "{name}: {days} ({place})",
        fr: "{name} : {days} ({place})",
      },
    },
    "tour.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      needs: ["text"],
      facts: ["days", "price"],
      seo: "description",
      words: {
        es: "{text} {days}, desde {price} por persona.",
        en: "{text} {days}, from {price} per person.",
        fr: "{text} {days}, à partir de {price} par personne.",
      },
    },
  },
});
