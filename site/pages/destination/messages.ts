import type { MessageTable } from "~/i18n/message-table";

/** Texts of a destination's page that the browser needs. */
export const destination = {
  "destination.tours": {
    es: "Tours que pasan por aquí",
    en: "Tours that go here",
    fr: "Les circuits qui y passent",
  },
  "destination.tours.none": {
    es: "Ahora mismo ningún tour publicado pasa por aquí, pero sí podemos preparar uno a tu medida.",
    en: "No published tour goes here at the moment, but we can plan one around you.",
    fr: "Aucun circuit publié n’y passe en ce moment, mais nous pouvons en préparer un sur mesure.",
  },
  "destination.tours.see": { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
  "destination.tours.all": {
    es: "Ver todos los tours",
    en: "See all tours",
    fr: "Voir tous les circuits",
  },
  "destination.inquire": { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
  "destination.ask": {
    es: "¿Te gustaría ir?",
    en: "Thinking of going?",
    fr: "Envie d’y aller ?",
  },
  "destination.ask.text": {
    es: "Dinos cuándo y para cuántas personas: te responde una persona en {reply} y en tu idioma, con una propuesta de ruta y precio.",
    en: "Tell us when, and how many you are: a person answers within {reply}, in your language, with a route and a price.",
    fr: "Dites-nous quand, et combien vous êtes : une personne vous répond sous {reply}, dans votre langue, avec un itinéraire et un prix.",
  },
} satisfies MessageTable;
