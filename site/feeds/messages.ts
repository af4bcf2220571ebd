import type { MessageTable } from "~/i18n/message-table";

/** Texts of `llms.txt`. */
export const llms = {
  "llms.pages": { es: "Páginas", en: "Pages", fr: "Pages" },
  "llms.note": {
    es: "Cada página responde en Markdown a peticiones con «Accept: text/markdown».",
    en: "Each page answers in Markdown to requests with “Accept: text/markdown”.",
    fr: "Chaque page répond en Markdown aux requêtes avec « Accept: text/markdown ».",
  },
} satisfies MessageTable;
