import { type Locale, locales } from "../../shared/locales.ts";
import { consent } from "../../site/consent/messages.ts";
import { thirdParties } from "../../site/consent/third-parties.messages.ts";
import { common } from "../../site/layout/messages.ts";
import { about } from "../../site/pages/about/messages.ts";
import { blog } from "../../site/pages/blog/messages.ts";
import { contact } from "../../site/pages/contact/messages.ts";
import { destinations } from "../../site/pages/destinations/messages.ts";
import { home } from "../../site/pages/home/messages.ts";
import { privacy } from "../../site/pages/privacy/messages.ts";
import { tours } from "../../site/pages/tours/messages.ts";

export { type Locale, locales };

/** The languages of a test that looks at no words: one of them, all with `TEST_DEEP`. */
export const inOne = (locale: Locale): readonly Locale[] =>
  process.env.TEST_DEEP ? locales : [locale];

/** One language after the other. */
export const localeInTurn = (index: number): Locale => locales[index % locales.length] ?? "es";

export const catalogue = {
  ...common,
  ...home,
  ...about,
  ...destinations,
  ...tours,
  ...blog,
  ...contact,
  ...privacy,
  ...consent,
  ...thirdParties,
};

/** A text of the interface in one language; what the requirements word themselves, tests spell out. */
export function say(
  locale: Locale,
  key: keyof typeof catalogue,
  values: Record<string, string | number> = {},
): string {
  const row: Record<Locale, string> = catalogue[key];
  return row[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The navigation's pages in the order of A1. */
export const navigation = [
  ["/", "nav.home"],
  ["/about", "nav.about"],
  ["/destinations", "nav.destinations"],
  ["/tours", "nav.tours"],
  ["/blog", "nav.blog"],
  ["/contact", "nav.contact"],
] as const;

/** A post of the demonstration content. */
export const aPost = "/blog/el-arbol-carcaj";

/** Every public page that answers 200, as a bare path. */
export const publicPages = [...navigation.map(([path]) => path), aPost, "/privacy"];

/** A bare path under a language's prefix. */
export const at = (locale: Locale, path: string) =>
  path === "/" ? `/${locale}` : `/${locale}${path}`;
