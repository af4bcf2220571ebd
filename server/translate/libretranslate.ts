import type { Adapter } from "./adapter.ts";

/** `POST /translate` of LibreTranslate. Lines are HTML, because it changes placeholders in plain text. */
export const libretranslate: Adapter = {
  request: ({ lines, language }, { key }) => ({
    path: "/translate",
    body: {
      q: lines,
      source: "es",
      target: language,
      format: "html",
      ...(key !== undefined && { api_key: key }),
    },
  }),
  read(answer) {
    const { translatedText } = Object(answer);
    return Array.isArray(translatedText) ? translatedText : undefined;
  },
};
