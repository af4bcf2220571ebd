import type { MessageTable } from "~/i18n/message-table";

/** Optional details of the enquiry form. Server only: they are rendered as static HTML. */
export const tripFields = {
  "trip.title": {
    es: "Ayúdanos a acertar (opcional)",
    en: "Help us get it right (optional)",
    fr: "Aidez-nous à viser juste (facultatif)",
  },
  "trip.when": { es: "¿Cuándo?", en: "When?", fr: "Quand ?" },
  "trip.when.open": {
    es: "Todavía no lo sé",
    en: "I don’t know yet",
    fr: "Je ne sais pas encore",
  },
  "trip.dates": { es: "Tengo fechas", en: "I have dates", fr: "J’ai des dates" },
  "trip.from": { es: "Desde", en: "From", fr: "Du" },
  "trip.to": { es: "Hasta", en: "To", fr: "Au" },
  "trip.flexible": {
    es: "Puedo moverme unos días",
    en: "I can move by a few days",
    fr: "Je peux décaler de quelques jours",
  },
  "trip.adults": { es: "Adultos", en: "Adults", fr: "Adultes" },
  "trip.ages": {
    es: "Edades de los niños, por ejemplo 8, 11",
    en: "Ages of children, such as 8, 11",
    fr: "Âge des enfants, par exemple 8, 11",
  },
  "trip.style": { es: "Estilo", en: "Style", fr: "Style" },
  "trip.budget": {
    es: "Presupuesto por persona, en US$",
    en: "Budget per person, in US$",
    fr: "Budget par personne, en $US",
  },
  "trip.first_time": {
    es: "¿Primera vez en África?",
    en: "First time in Africa?",
    fr: "Première fois en Afrique ?",
  },
  "trip.yes": { es: "Sí", en: "Yes", fr: "Oui" },
  "trip.no": { es: "No", en: "No", fr: "Non" },
  "trip.none": { es: "Sin elegir", en: "Not chosen", fr: "Non précisé" },
} satisfies MessageTable;
