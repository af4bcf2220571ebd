import { type Locale, locales } from "./locales";
import { about } from "./messages/about";
import { blog } from "./messages/blog";
import { common } from "./messages/common";
import { consent } from "./messages/consent";
import { contact } from "./messages/contact";
import { destinations } from "./messages/destinations";
import { home } from "./messages/home";
import { pages } from "./messages/pages";
import { privacy } from "./messages/privacy";
import { thirdParties } from "./messages/third-parties";
import { tours } from "./messages/tours";

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
