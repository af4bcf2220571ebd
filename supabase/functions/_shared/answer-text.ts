import { defaultLocale, type Locale, localeOfTag } from "./locales.ts";

const words: Record<Locale, { wrote: string; tag: string }> = {
  es: { wrote: "El {date} nos escribiste:", tag: "es-ES" },
  en: { wrote: "On {date} you wrote to us:", tag: "en-GB" },
  fr: { wrote: "Le {date}, vous nous avez écrit\u00a0:", tag: "fr-FR" },
};

interface Answered {
  /** ISO 8601 */
  created_at: string;
  message: string;
  language: string | null;
}

/**
 * Text of an answer mail: the answer, followed by the visitor's quoted message. Also used for the panel's
 * preview.
 */
export function answerText(
  { created_at, message, language }: Answered,
  body: string,
  timeZone: string,
): string {
  const { wrote, tag } = words[localeOfTag(language ?? "") ?? defaultLocale];
  const date = new Date(created_at).toLocaleDateString(tag, { timeZone, dateStyle: "long" });
  const quoted = message.trim().split(/\r\n|\r|\n/);
  return [
    body.trim(),
    "",
    wrote.replace("{date}", date),
    "",
    ...quoted.map((line) => `> ${line}`),
    "",
  ].join("\n");
}
