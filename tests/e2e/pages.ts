import { globSync } from "node:fs";
import { join } from "node:path";
import { type ContentType, contentTypes } from "../../content/index.ts";
import { type Locale, locales } from "../../shared/locales.ts";
import { type MessageKey, namespaces } from "../../site/i18n/catalogue.server.ts";
import { fillFacts } from "../../site/i18n/facts.server.ts";
import { fixedPaths, navigation as inNavigation } from "../../site/page-list.ts";
import { testWording } from "../../site/seo/test-page.ts";

export { type Locale, locales };

const deep = Boolean(process.env.TEST_DEEP);

/** Languages of a test that is run once per language: this one in `npm test`, the others in `npm run test:deep`. */
export const inOne = (locale: Locale): readonly Locale[] =>
  deep ? locales.filter((other) => other !== locale) : [locale];

/** Cycles through the languages. */
export const localeInTurn = (index: number): Locale => locales[index % locales.length] ?? "es";

export const catalogue: Record<MessageKey, Record<Locale, string>> = Object.assign(
  {},
  ...Object.values(namespaces),
);

/** Facts of the demonstration; tests of other entries leave them as they are. */
const demonstration = {
  es: testWording("es").facts,
  en: testWording("en").facts,
  fr: testWording("fr").facts,
};

/** Text of the interface in one language. Texts that requirements specify are literal in tests. */
export function say(
  locale: Locale,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return fillFacts(catalogue[key][locale], demonstration[locale]).replace(
    /\{(\w+)\}/g,
    (_, name: string) => String(values[name]),
  );
}

/** Pages of the navigation in the order of A1. */
export const navigation = inNavigation.map(({ name, path }) => [path, `nav.${name}`] as const);

/** Slugs of the demonstration content. */
export const aPost = "/blog/el-arbol-carcaj";
export const aTour = "/tours/el-delta-en-mokoro";
export const aDestination = "/destinations/okavango-y-chobe";

const seed = join(import.meta.dirname, "../../supabase/seed");
/** The first demonstration entry of each content type with pages, by the path of its list. */
const firstEntries = contentTypes.flatMap(({ site, table }: ContentType) => {
  const [file] = globSync("*.ts", { cwd: join(seed, table) }).sort();
  if (!site?.path || site.onePage || !file) return [];
  return [[site.path, `${site.path}/${file.replace(/^\d+-|\.ts$/g, "")}`] as const];
});
const entries = { "/tours": aTour, "/blog": aPost, "/destinations": aDestination };

/** Every public page with status 200, as a path without prefix. */
export const publicPages: string[] = [
  ...fixedPaths(),
  ...new Map([...firstEntries, ...Object.entries(entries)]).values(),
  ...["/blog/category/safari", "/blog/tag/okavango"],
];

const inEachRun = ["/", "/tours", aTour, "/contact"];

/** Tags of a test that is repeated for each page: four pages run always, all in the deep run. */
export const tagsOf = (path: string) => (inEachRun.includes(path) ? [] : ["@deep"]);

/** Adds a language prefix to a path. */
export const at = (locale: Locale, path: string) =>
  path === "/" ? `/${locale}` : `/${locale}${path}`;
