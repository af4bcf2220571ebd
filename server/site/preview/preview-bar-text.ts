import { company } from "#shared/company.ts";
import { intlLocales, type Locale } from "#shared/locales.ts";

const words: Record<Locale, { preview: string; until: (when: string) => string }> = {
  es: { preview: "Vista previa", until: (when) => `caduca el ${when}` },
  en: { preview: "Preview", until: (when) => `expires on ${when}` },
  fr: { preview: "Aperçu", until: (when) => `expire le ${when}` },
};

/**
 * For example `Vista previa – caduca el 2 de diciembre de 2026, 10:30 (UTC+2)`, in the company's time zone.
 */
export function previewBarText(
  locale: Locale,
  expiresAt: string,
  timeZone: string = company.timeZone,
) {
  const when = new Intl.DateTimeFormat(intlLocales[locale], {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(expiresAt));
  const { preview, until } = words[locale];
  return { label: preview, text: `${preview} – ${until(when)}` };
}
