import { type Locale, locales } from "../../shared/locales.ts";
import { consent } from "../../site/consent/messages.ts";
import { thirdParties } from "../../site/consent/third-parties.messages.ts";
import { enquiry } from "../../site/enquiry/messages.ts";
import { entriesBody } from "../../site/entries/body.messages.ts";
import { entries } from "../../site/entries/messages.ts";
import { common } from "../../site/layout/messages.ts";
import { paging } from "../../site/lists/messages.ts";
import {
  fixedPaths,
  navigation as inNavigation,
  type PageName,
  type sitePages,
} from "../../site/page-list.ts";
import { about } from "../../site/pages/about/messages.ts";
import { blog } from "../../site/pages/blog/messages.ts";
import { contact } from "../../site/pages/contact/messages.ts";
import { destinationBody } from "../../site/pages/destination/body.messages.ts";
import { climate } from "../../site/pages/destination/climate/messages.ts";
import { destination } from "../../site/pages/destination/messages.ts";
import { destinations } from "../../site/pages/destinations/messages.ts";
import { home } from "../../site/pages/home/messages.ts";
import { privacy } from "../../site/pages/privacy/messages.ts";
import { search } from "../../site/pages/search/messages.ts";
import { tourBody } from "../../site/pages/tour/body.messages.ts";
import { brochure } from "../../site/pages/tour/brochure/messages.ts";
import { tour } from "../../site/pages/tour/messages.ts";
import { routeMap } from "../../site/pages/tour/route-map/messages.ts";
import { tours } from "../../site/pages/tours/messages.ts";
import { closing } from "../../site/ui/closing.messages.ts";

export { type Locale, locales };

const deep = Boolean(process.env.TEST_DEEP);

/** Languages of a test that is run once per language: this one in `npm test`, the others in `npm run test:deep`. */
export const inOne = (locale: Locale): readonly Locale[] =>
  deep ? locales.filter((other) => other !== locale) : [locale];

/** Cycles through the languages. */
export const localeInTurn = (index: number): Locale => locales[index % locales.length] ?? "es";

export const catalogue = {
  ...common,
  ...home,
  ...about,
  ...destinations,
  ...destination,
  ...destinationBody,
  ...tours,
  ...tour,
  ...tourBody,
  ...routeMap,
  ...climate,
  ...brochure,
  ...paging,
  ...blog,
  ...closing,
  ...contact,
  ...enquiry,
  ...entries,
  ...entriesBody,
  ...privacy,
  ...search,
  ...consent,
  ...thirdParties,
};

/** Text of the interface in one language. Texts that requirements specify are literal in tests. */
export function say(
  locale: Locale,
  key: keyof typeof catalogue,
  values: Record<string, string | number> = {},
): string {
  const row: Record<Locale, string> = catalogue[key];
  return row[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Pages of the navigation in the order of A1. */
export const navigation = inNavigation.map(({ name, path }) => [path, `nav.${name}`] as const);

/** Slugs of the demonstration content. */
export const aPost = "/blog/el-arbol-carcaj";
export const aTour = "/tours/el-delta-en-mokoro";
export const aDestination = "/destinations/okavango-y-chobe";

type NamedPage = {
  [Name in PageName]: (typeof sitePages)[Name]["path"] extends `${string}:${string}` ? Name : never;
}[PageName];
/** One entry page of each kind. */
const anEntryOf: Record<NamedPage, string> = {
  "destinations/entry": aDestination,
  "tours/entry": aTour,
  "blog/entry": aPost,
  category: "/blog/category/fauna",
  tag: "/blog/tag/namibia",
};

/** Every public page with status 200, as a path without prefix. */
export const publicPages = [...fixedPaths(), ...Object.values(anEntryOf)];

const inEachRun = ["/", "/tours", aTour, "/contact"];

/** Tags of a test that is repeated for each page: four pages run always, all in the deep run. */
export const tagsOf = (path: string) => (inEachRun.includes(path) ? [] : ["@deep"]);

/** Adds a language prefix to a path. */
export const at = (locale: Locale, path: string) =>
  path === "/" ? `/${locale}` : `/${locale}${path}`;
