import type { MessageTable } from "~/i18n/message-table";

export const legal = {
  "legal.effective": {
    es: "En vigor desde el {date}.",
    en: "In force since {date}.",
    fr: "En vigueur depuis le {date}.",
  },
} satisfies MessageTable;
