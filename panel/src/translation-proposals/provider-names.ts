/** Names of translation services. */
export const providerNames = {
  deepl: "DeepL",
  libretranslate: "LibreTranslate",
  openai: "OpenAI",
};
