import type { MessageTable } from "~/i18n/message-table";

/** Texts that only the server renders: heads and static HTML. */
export const guidesBody = {
  "guides.meta.title": { es: "Nuestros guías", en: "Our guides", fr: "Nos guides" },
  "guides.meta.description": {
    es: "Quién te acompaña en el viaje: los guías, los idiomas que hablan, su licencia y los tours que llevan.",
    en: "Who travels with you: the guides, the languages they speak, their licences and the tours they lead.",
    fr: "Qui voyage avec vous : les guides, les langues qu’ils parlent, leur licence et les circuits qu’ils mènent.",
  },
  "guides.meta.entry": { es: "{name}, {role}", en: "{name}, {role}", fr: "{name}, {role}" },
  "guides.who": { es: "Quién te guía", en: "Who guides you", fr: "Qui vous guide" },
  "guides.bio": { es: "Sobre {name}", en: "About {name}", fr: "À propos de {name}" },
  "guides.languages": { es: "Idiomas", en: "Languages", fr: "Langues" },
  "guides.since": { es: "Guía desde", en: "Guiding since", fr: "Guide depuis" },
  "guides.countries": { es: "Países", en: "Countries", fr: "Pays" },
  "guides.licence": { es: "Licencia", en: "Licence", fr: "Licence" },
  "guides.all": { es: "Ver a todos los guías", en: "See all guides", fr: "Voir tous les guides" },
} satisfies MessageTable;

/** Texts that browsers need. */
export const guides = {
  "guides.title": { es: "Quién te guía", en: "Who guides you", fr: "Qui vous guide" },
  "guides.subtitle": {
    es: "Las personas con las que vas a compartir el coche, el fuego y las preguntas.",
    en: "The people with whom you will share the car, the fire and the questions.",
    fr: "Celles et ceux avec qui vous partagerez la voiture, le feu et les questions.",
  },
  "guides.posts": {
    es: "Artículos que firma",
    en: "Articles by this guide",
    fr: "Ses articles",
  },
  "guides.tours": { es: "Tours que guía", en: "Tours led by this guide", fr: "Circuits guidés" },
} satisfies MessageTable;
