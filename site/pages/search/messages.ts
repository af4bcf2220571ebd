import { wordsOf } from "#content/texts/define.ts";
import { searchTexts } from "#content/texts/search.ts";
import type { MessageTable } from "~/i18n/message-table";

export const search = {
  ...wordsOf(searchTexts),
  "search.meta.found": {
    es: "Buscar «{q}»",
    en: "Search for “{q}”",
    fr: "Recherche de « {q} »",
  },
  "search.title": { es: "Buscar", en: "Search", fr: "Rechercher" },
  "search.empty": {
    es: "Escribe un lugar, un animal o lo que te gustaría vivir: buscamos entre los tours, los destinos y los artículos.",
    en: "Type a place, an animal or something you would like to experience: we look among the tours, the destinations and the articles.",
    fr: "Écrivez un lieu, un animal ou ce que vous aimeriez vivre : nous cherchons parmi les circuits, les destinations et les articles.",
  },
  "search.found_one": {
    es: "{n} resultado",
    en: "{n} result",
    fr: "{n} résultat",
  },
  "search.found_other": {
    es: "{n} resultados",
    en: "{n} results",
    fr: "{n} résultats",
  },
  "search.similar": {
    es: "No hay resultados exactos. Esto es lo que más se parece.",
    en: "There are no exact results. These are the closest.",
    fr: "Il n’y a pas de résultat exact. Voici ce qui s’en rapproche le plus.",
  },
  "search.language": {
    es: "Esas palabras están en los textos de otro idioma. Estas son las mismas páginas en español.",
    en: "Those words are in the texts of another language. These are the same pages in English.",
    fr: "Ces mots figurent dans les textes d’une autre langue. Voici les mêmes pages en français.",
  },
  "search.none": {
    es: "No hemos encontrado nada. Prueba con menos palabras o con otras.",
    en: "We have found nothing. Try fewer words, or others.",
    fr: "Nous n’avons rien trouvé. Essayez avec moins de mots, ou d’autres.",
  },
  "search.long": {
    es: "Son demasiadas letras para una búsqueda: bastan unas pocas palabras, hasta 100 letras.",
    en: "That is too long for a search: a few words will do, up to 100 letters.",
    fr: "C’est trop long pour une recherche : quelques mots suffisent, jusqu’à 100 lettres.",
  },
  "search.busy": {
    es: "Hay muchas búsquedas a la vez. Vuelve a intentarlo dentro de un momento.",
    en: "There are many searches at once. Please try again in a moment.",
    fr: "Il y a beaucoup de recherches à la fois. Réessayez dans un instant.",
  },
  "search.failed": {
    es: "Ahora mismo no podemos buscar. Vuelve a intentarlo dentro de un momento.",
    en: "We cannot search just now. Please try again in a moment.",
    fr: "La recherche ne répond pas pour le moment. Réessayez dans un instant.",
  },
  "search.tours": { es: "Ver los tours", en: "See the tours", fr: "Voir les circuits" },
  "search.destinations": {
    es: "Ver los destinos",
    en: "See the destinations",
    fr: "Voir les destinations",
  },
  "search.blog": { es: "Leer el blog", en: "Read the blog", fr: "Lire le blog" },
} satisfies MessageTable;
