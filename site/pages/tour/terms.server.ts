import { intlLocales } from "#shared/locales.ts";
import type { LocalizedText } from "~/entries/days.server";
import { numberFormat } from "~/i18n/intl";
import type { PageContext } from "~/seo/page-context";

/** The company's booking terms. Unknown terms are undefined. */
export interface Terms {
  /** `30%` */
  deposit?: string;
  /** Line breaks separate paragraphs. */
  text?: LocalizedText;
}

export function toTerms({ company, locale }: Pick<PageContext, "company" | "locale">): Terms {
  const { depositPercent, terms, lang } = company;
  const percent = numberFormat(intlLocales[locale], { style: "percent" });
  return {
    ...(depositPercent && { deposit: percent.format(depositPercent / 100) }),
    ...(terms.trim() && { text: { text: terms, lang: lang?.terms } }),
  };
}
