import { type Locale, locales } from "#shared/locales.ts";
import { consent } from "~/consent/messages";
import { thirdParties } from "~/consent/third-parties.messages";
import { common } from "~/layout/messages";
import { pages } from "~/lists/messages";
import { about } from "~/pages/about/messages";
import { blog } from "~/pages/blog/messages";
import { contact } from "~/pages/contact/messages";
import { destinations } from "~/pages/destinations/messages";
import { home } from "~/pages/home/messages";
import { privacy } from "~/pages/privacy/messages";
import { tours } from "~/pages/tours/messages";

const namespaces = {
  common,
  home,
  about,
  destinations,
  tours,
  blog,
  contact,
  privacy,
  pages,
  consent,
  thirdParties,
};

/** The strings of one language that a page brought with it, by key. */
export type Messages = Readonly<Record<string, string>>;

export type Namespace = keyof typeof namespaces;
type KeyOf<T> = T extends unknown ? keyof T : never;
export type MessageKey = KeyOf<(typeof namespaces)[Namespace]>;
export type PluralKey = MessageKey extends infer K
  ? K extends `${infer Base}_other`
    ? Base
    : never
  : never;

/** French keeps its high punctuation and its thousands on the line of the word before. */
function typeset(text: string, locale: Locale): string {
  if (locale !== "fr") return text;
  return text
    .replace(/ ([:;?!»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (\d{3})/g, "$1\u202f$2");
}

const catalogues = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(namespaces).map(([name, rows]) => [
        name,
        Object.fromEntries(
          Object.entries(rows).map(([key, row]) => [key, typeset(row[locale], locale)]),
        ),
      ]),
    ),
  ]),
) as Record<Locale, Record<Namespace, Messages>>;

/**
 * The strings that a page needs, for its loader to return as `messages`. They travel with the
 * page's data instead of in its JavaScript, so that a visitor never downloads the other languages.
 */
export function messagesFor(locale: Locale, namespace: Namespace): Messages {
  return catalogues[locale][namespace];
}
