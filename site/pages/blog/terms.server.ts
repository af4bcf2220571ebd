import type { ContentType } from "#content/index.ts";
import { pathsOf, type Slugs, slugsOf } from "#content/slugs.ts";
import { blogCategories, blogTags } from "#content/types/blog-terms.ts";
import { posts } from "#content/types/posts.ts";
import { viewOf } from "#content/view.ts";
import type { Database } from "#shared/database.types.ts";
import { defaultLocale, type Locale, locales } from "#shared/locales.ts";
import { termOf } from "#shared/term.ts";
import type { AppContext } from "~/context";
import { type BlogTermKind, type BlogTermPath, blogTermPath } from "~/seo/blog-term-path.server";

/** Content types with the texts and addresses of terms. */
export const termTypes = { category: blogCategories, tag: blogTags };

/** Name of a category or tag on a page. */
export interface TermName {
  name: string;
  /** Language of the name, if it is not the page's. */
  lang?: Locale | undefined;
}

/** A category or tag that published posts have. */
export interface Term extends TermName {
  kind: BlogTermKind;
  /** Identifies it in all languages: `termOf` its Spanish name. */
  term: string;
  slugs: Slugs;
  description: string;
  descriptionLang?: Locale | undefined;
  position: number;
  /** Number of published posts. */
  posts: number;
}

export interface Terms {
  all: readonly Term[];
  /** Reading failed: pages show the names as the posts write them. */
  error: { message: string } | null;
}

/** Categories and tags of published posts with their names in one language, as far as they are translated. */
export async function readTerms({ supabase, log }: AppContext, locale: Locale): Promise<Terms> {
  const { data, error } = await supabase.rpc("blog_terms", undefined, { get: true });
  if (error) log.error("blog terms not read", { error: error.message });
  return { all: termsIn(data ?? [], locale), error };
}

type TermRow = Database["public"]["Functions"]["blog_terms"]["Returns"][number];

/** Result of `blog_terms` in one language. */
export const termsIn = (rows: readonly TermRow[], locale: Locale): Term[] =>
  rows.map(({ kind, slug, name, posts, term: row }): Term => {
    const untranslated = { kind, term: slug, posts, ...untranslatedTerm(name, slug, locale) };
    if (!row) return untranslated;
    const { lang, ...view } = viewOf(termTypes[kind], ["name", "description"], row, {
      locale,
      pictures: () => [],
    });
    return {
      ...untranslated,
      ...view,
      lang: lang?.name,
      descriptionLang: lang?.description,
      slugs: slugsOf(row),
      position: Number(row.position) || 0,
    };
  });

/** A term without a row, or with a hidden one. */
export const untranslatedTerm = (
  name: string,
  term: string,
  locale: Locale,
): Omit<Term, "kind" | "term" | "posts"> => ({
  ...untranslatedName(name, locale),
  slugs: Object.fromEntries(locales.map((each) => [each, term])) as Slugs,
  description: "",
  position: 0,
});

/** The term of a name in a post. */
function findTerm({ all }: Terms, kind: BlogTermKind, name: string): Term | undefined {
  const term = termOf(name);
  return all.find((each) => each.kind === kind && each.term === term);
}

/** A name in a post in the page's language, with the bare path of its page. */
export function termNamed(
  terms: Terms,
  kind: BlogTermKind,
  name: string,
  locale: Locale,
): TermName & { path: BlogTermPath | undefined } {
  const slug = termOf(name);
  if (!slug) return { ...untranslatedName(name, locale), path: undefined };
  const term = findTerm(terms, kind, name) ?? untranslatedTerm(name, slug, locale);
  return {
    name: term.name,
    lang: term.lang,
    path: blogTermPath(kind, term.slugs[locale]),
  };
}

const untranslatedName = (name: string, locale: Locale): TermName => ({
  name,
  lang: locale === defaultLocale ? undefined : defaultLocale,
});

/** Bare paths of a term's page by language. */
export const termPaths = ({ kind, slugs }: Pick<Term, "kind" | "slugs">) =>
  pathsOf(slugs, (slug) => blogTermPath(kind, slug));

/** Place of an entry (`site.place`) in a language; of posts it is the category. */
export async function translatePlace(
  context: AppContext,
  { table }: ContentType,
  locale: Locale,
): Promise<(place: string) => string> {
  if (table !== posts.table) return (place) => place;
  const terms = await readTerms(context, locale);
  return (place) => findTerm(terms, "category", place)?.name ?? place;
}
