import type { MessageTable } from "~/i18n/message-table";

/** Optional details of the enquiry form. Server only: they are rendered as static HTML. */
export const tripFields = {
  "tripForm.title": {
    es: "Ayúdanos a acertar (opcional)",
    en: "Help us get it right (optional)",
    fr: "Aidez-nous à viser juste (facultatif)",
  },
  "tripForm.when": { es: "¿Cuándo?", en: "When?", fr: "Quand ?" },
  "tripForm.when.open": {
    es: "Todavía no lo sé",
    en: "I don’t know yet",
    fr: "Je ne sais pas encore",
  },
  "tripForm.dates": { es: "Tengo fechas", en: "I have dates", fr: "J’ai des dates" },
  "tripForm.from": { es: "Desde", en: "From", fr: "Du" },
  "tripForm.to": { es: "Hasta", en: "To", fr: "Au" },
  "tripForm.flexible": {
    es: "Puedo moverme unos días",
    en: "I can move by a few days",
    fr: "Je peux décaler de quelques jours",
  },
  "tripForm.adults": { es: "Adultos", en: "Adults", fr: "Adultes" },
  "tripForm.ages": {
    es: "Edades de los niños, por ejemplo 8, 11",
    en: "Ages of children, such as 8, 11",
    fr: "Âge des enfants, par exemple 8, 11",
  },
  "tripForm.style": { es: "Estilo", en: "Style", fr: "Style" },
  "tripForm.budget": {
    es: "Presupuesto por persona, en US$",
    en: "Budget per person, in US$",
    fr: "Budget par personne, en $US",
  },
  "tripForm.firstTime": {
    es: "¿Primera vez en África?",
    en: "First time in Africa?",
    fr: "Première fois en Afrique ?",
  },
  "tripForm.yes": { es: "Sí", en: "Yes", fr: "Oui" },
  "tripForm.no": { es: "No", en: "No", fr: "Non" },
  "tripForm.none": { es: "Sin elegir", en: "Not chosen", fr: "Non précisé" },
} satisfies MessageTable;
