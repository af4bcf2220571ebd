import { defineTexts } from "./define.ts";

export const destinationTexts = defineTexts({
  page: "destination",
  label: "Página de un destino",
  entries: "destinations",
  sections: { tours: "Tours del destino", invitation: "Invitación", seo: "Buscadores" },
  texts: {
    "destination.tours": {
      label: "Título de los tours",
      section: "tours",
      max: 60,
      words: {
        es: "Tours que pasan por aquí",
        en: "Tours that go here",
        fr: "Les circuits qui y passent",
      },
    },
    "destination.tours.none": {
      label: "Texto si ningún tour pasa por el destino",
      section: "tours",
      max: 200,
      words: {
        es: "Ahora mismo ningún tour publicado pasa por aquí, pero sí podemos preparar uno a tu medida.",
        en: "No published tour goes here at the moment, but we can plan one around you.",
        fr: "Aucun circuit publié n’y passe en ce moment, mais nous pouvons en préparer un sur mesure.",
      },
    },
    "destination.tours.see": {
      label: "Botón de los tours",
      section: "tours",
      max: 40,
      words: { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
    },
    "destination.tours.all": {
      label: "Enlace a todos los tours",
      section: "tours",
      max: 40,
      words: {
        es: "Ver todos los tours",
        en: "See all tours",
        fr: "Voir tous les circuits",
      },
    },
    "destination.inquire": {
      label: "Botón de contacto",
      section: "invitation",
      max: 30,
      words: { es: "Escríbenos", en: "Write to us", fr: "Écrivez-nous" },
    },
    "destination.ask": {
      label: "Título",
      section: "invitation",
      max: 60,
      words: {
        es: "¿Te gustaría ir?",
        en: "Thinking of going?",
        fr: "Envie d’y aller ?",
      },
    },
    "destination.ask.text": {
      label: "Texto",
      section: "invitation",
      max: 300,
      facts: ["reply"],
      words: {
        es: "Dinos cuándo y para cuántas personas: te responde una persona en {reply} y en tu idioma, con una propuesta de ruta y precio.",
        en: "Tell us when, and how many you are: a person answers within {reply}, in your language, with a route and a price.",
        fr: "Dites-nous quand, et combien vous êtes : une personne vous répond sous {reply}, dans votre langue, avec un itinéraire et un prix.",
      },
    },
    "destination.meta.title": {
      label: "Título en buscadores",
      section: "seo",
      max: 90,
      needs: ["name"],
      facts: ["country"],
      seo: "title",
      words: {
        es: "{name}, {country}: qué ver y cuándo ir",
        en: "{name}, {country}: what to see and when to go",
        fr: "{name}, {country} : que voir et quand partir",
      },
    },
    "destination.meta.description": {
      label: "Descripción en buscadores",
      section: "seo",
      max: 320,
      needs: ["text"],
      facts: ["best"],
      seo: "description",
      words: {
        es: "{text} Mejor época: {best}",
        en: "{text} Best time: {best}",
        fr: "{text} Meilleure période : {best}",
      },
    },
  },
});
