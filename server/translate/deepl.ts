import type { Adapter } from "./adapter.ts";

/** `POST /v2/translate` of DeepL. Lines are XML; the content of `<x>` is not translated. */
export const deepl: Adapter = {
  request: ({ lines, language, context }, { key }) => ({
    path: "/v2/translate",
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    body: {
      text: lines,
      source_lang: "ES",
      // English needs a variant.
      target_lang: language === "en" ? "EN-GB" : language.toUpperCase(),
      context,
      tag_handling: "xml",
      tag_handling_version: "v2",
      ignore_tags: ["x"],
      // A line is a paragraph: sentences must not become lines.
      split_sentences: "nonewlines",
    },
  }),
  read(answer) {
    const { translations } = Object(answer);
    return Array.isArray(translations) ? translations.map((one) => Object(one).text) : undefined;
  },
};
