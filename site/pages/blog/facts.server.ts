import type { Locale } from "#shared/locales.ts";
import { formatDate } from "~/i18n/format.server";

/** Note of a post in search results: its publication date. */
export const postFacts = {
  fields: ["published_at"],
  note: ({ publishedAt }: Readonly<Record<string, unknown>>, locale: Locale, timeZone: string) =>
    typeof publishedAt === "string" ? formatDate(publishedAt, locale, "short", timeZone) : "",
};
