import type { MessageTable } from "~/i18n/message-table";

/** Texts of pagination. */
export const paging = {
  paging: { es: "Páginas", en: "Pages", fr: "Pages" },
  "paging.one": { es: "Página {n}", en: "Page {n}", fr: "Page {n}" },
  "paging.previous": { es: "Anterior", en: "Previous", fr: "Précédente" },
  "paging.next": { es: "Siguiente", en: "Next", fr: "Suivante" },
  "paging.title": { es: "{title}, página {n}", en: "{title}, page {n}", fr: "{title}, page {n}" },
  "paging.beyond": {
    es: "La lista se acaba antes de llegar a esta página.",
    en: "The list ends before it gets to this page.",
    fr: "La liste s’arrête avant d’arriver à cette page.",
  },
  "paging.last": {
    es: "Ir a la última página",
    en: "Go to the last page",
    fr: "Aller à la dernière page",
  },
} satisfies MessageTable;
