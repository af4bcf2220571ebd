import type { Locale } from "#shared/locales.ts";

/** `TRANSLATE_…` */
export interface TranslationSettings {
  provider: "deepl" | "libretranslate" | "openai";
  /** Without a slash at the end. */
  url: string;
  key: string | undefined;
  /** Only for `openai`. */
  model: string | undefined;
  monthlyCharacters: number;
}

/** Lines to be translated from Spanish. */
export interface TranslationTask {
  lines: readonly string[];
  language: Locale;
  /** Title of the entry, which helps to understand the lines. */
  context: string;
}

/** A provider's request and how to read its answer. */
export interface Adapter {
  request: (task: TranslationTask, settings: TranslationSettings) => ProviderRequest;
  /** Lines in the JSON of an answer; undefined if it has another form. */
  read: (answer: unknown) => unknown[] | undefined;
}

export interface ProviderRequest {
  /** Below the configured address. */
  path: string;
  headers?: Record<string, string>;
  body: object;
}
