import type { MessageTable } from "~/i18n/message-table";

/** Texts of a tour's page that the browser needs. */
export const tour = {
  "tour.from": { es: "Desde", en: "From", fr: "À partir de" },
  "tour.perPerson": { es: "por persona", en: "per person", fr: "par personne" },
  "tour.inquire": {
    es: "Preguntar por este tour",
    en: "Ask about this tour",
    fr: "Demander un devis pour ce circuit",
  },
  "tour.brochure": { es: "Folleto (PDF)", en: "Brochure (PDF)", fr: "Brochure (PDF)" },
  "tour.brochure.of": {
    es: "Folleto (PDF): {name}",
    en: "Brochure (PDF): {name}",
    fr: "Brochure (PDF) : {name}",
  },
  "tour.popular": {
    es: "De los más populares",
    en: "Most popular",
    fr: "Parmi les plus demandés",
  },
  "tour.places": {
    es: "Destinos del viaje",
    en: "Where it goes",
    fr: "Les destinations du voyage",
  },
  "tour.posts": { es: "Para leer antes", en: "Worth reading first", fr: "À lire avant de partir" },
  "tour.related": {
    es: "Otros tours por aquí",
    en: "Other tours this way",
    fr: "D’autres circuits par ici",
  },
  "tour.all": { es: "Ver todos los tours", en: "See all tours", fr: "Voir tous les circuits" },
  "tour.enquiry": {
    es: "Preguntar por este tour",
    en: "Ask about this tour",
    fr: "Demander un devis pour ce circuit",
  },
  "tour.enquiry.text": {
    es: "Responde una persona en {reply} y en tu idioma, con disponibilidad y precio para tus fechas. No se reserva ni se paga nada todavía.",
    en: "A person answers within {reply}, in your language, with availability and a price for your dates. Nothing is booked or paid yet.",
    fr: "Une personne vous répond sous {reply}, dans votre langue, avec les disponibilités et un prix pour vos dates. Rien n’est encore réservé ni payé.",
  },
} satisfies MessageTable;
