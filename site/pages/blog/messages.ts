import { blogTexts } from "#content/texts/blog.ts";
import { wordsOf } from "#content/texts/define.ts";
import type { MessageTable } from "~/i18n/message-table";

export const blog = {
  ...wordsOf(blogTexts),
  "blog.all": { es: "Todos los artículos", en: "All articles", fr: "Tous les articles" },
  "blog.category": { es: "Tema:", en: "Subject:", fr: "Rubrique :" },
  "blog.tag": { es: "Etiqueta:", en: "Tag:", fr: "Mot-clé :" },
  "blog.found_one": { es: "{n} artículo", en: "{n} article", fr: "{n} article" },
  "blog.found_other": { es: "{n} artículos", en: "{n} articles", fr: "{n} articles" },
  "blog.back": { es: "Volver al blog", en: "Back to the blog", fr: "Retour au blog" },
  "blog.feed": { es: "Suscribirse por RSS", en: "Subscribe by RSS", fr: "S’abonner par RSS" },
} satisfies MessageTable;
