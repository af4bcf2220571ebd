import { data, type LoaderFunctionArgs } from "react-router";
import { compareIn } from "#shared/collator.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageOf, pageSizes, rowsOf } from "#shared/paging.ts";
import { termOf } from "#shared/term.ts";
import { type AppContext, appContext, languageContext } from "~/context";
import { redirectFormerSlug } from "~/entries/former-slug.server";
import { redirectOtherSlug, switchPaths } from "~/entries/slugs.server";
import { clientMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { listResponse } from "~/lists/list-response.server";
import { type BlogTermKind, type BlogTermPath, blogTermPath } from "~/seo/blog-term-path.server";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { blogTermHead } from "./blog-term-head.server";
import { type PostSummary, summaryColumns } from "./post.server";
import { toPostSummaries } from "./queries.server";
import {
  readTerms,
  type Term,
  type TermName,
  type Terms,
  termPaths,
  termTypes,
  untranslatedTerm,
} from "./terms.server";

/** Posts of a category or tag. */
export interface BlogTerm extends TermName {
  kind: BlogTermKind;
  description: string;
  descriptionLang?: Locale | undefined;
  /** Bare path. */
  path: BlogTermPath;
  list: ListPage<PostSummary>;
}

export interface Category extends TermName {
  /** Bare path. */
  path: BlogTermPath;
}

/** More categories are not listed. */
const maxCategories = 12;

/** The categories with the most posts, by their position and the alphabet of the page. */
export function categoriesOf({ all }: Terms, locale: Locale): Category[] {
  const compare = compareIn(locale);
  return all
    .filter(({ kind }) => kind === "category")
    .toSorted((a, b) => b.posts - a.posts)
    .slice(0, maxCategories)
    .toSorted((a, b) => a.position - b.position || compare(a.name, b.name))
    .map(({ name, lang, slugs }) => ({
      name,
      lang,
      path: blogTermPath("category", slugs[locale]),
    }));
}

/** Beyond any list. The database parameter is a 32-bit integer. */
const maxOffset = 1_000_000;

/**
 * Posts of a category or tag, with its name in the newest one. Undefined if the term does not exist; `unavailable` if
 * reading fails.
 */
export async function readTermPosts(
  context: AppContext,
  locale: Locale,
  kind: BlogTermKind,
  term: string,
  page: number,
  terms: Terms,
): Promise<{ name: string; list: ListPage<PostSummary> } | undefined | "unavailable"> {
  const { supabase, log } = context;
  const size = pageSizes.blog;
  const ask = (first: number, limit: number) =>
    supabase.rpc(
      "blog_term_posts",
      { kind, term, row_offset: Math.min(first, maxOffset), row_limit: limit },
      { get: true },
    );
  const found = await ask(rowsOf(page, size)[0], size);
  // A page past the end has no rows, like a missing category; row 0 tells them apart.
  const any = found.data?.length || page === 1 ? found : await ask(0, 1);
  const ids = (found.data ?? []).map(({ id }) => id);
  const posts =
    ids.length > 0
      ? await supabase
          .from("blog_posts")
          .select(summaryColumns(locale))
          .eq("is_published", true)
          .in("id", ids)
      : { data: [], error: null };
  const error = found.error ?? any.error ?? posts.error;
  if (error) {
    log.error("term not read", { error: error.message });
    return "unavailable";
  }
  const [first] = any.data ?? [];
  if (!first) return undefined;
  const rows = (posts.data ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const entries = await toPostSummaries(context, locale, rows, terms);
  return { name: first.name, list: listPage(entries, page, size, first.total) };
}

/** The term with this slug in any language, else the one whose name has it. */
function termAt({ all }: Terms, kind: BlogTermKind, slug: string): Term | undefined {
  const ofKind = all.filter((each) => each.kind === kind);
  return (
    ofKind.find(({ slugs }) => Object.values(slugs).includes(slug)) ??
    ofKind.find(({ term }) => term === slug)
  );
}

/**
 * Loader of category and tag pages.
 * @throws {Response} 301 to the canonical slug, 404 if it does not exist, 503 if reading fails
 */
export async function loadBlogTerm(
  input: HeadInput & Pick<LoaderFunctionArgs, "context">,
  kind: BlogTermKind,
  given: string,
) {
  const { locale } = input.context.get(languageContext);
  const app = input.context.get(appContext);
  const pathOf = (slug: string) => blogTermPath(kind, slug);
  const slug = termOf(given.slice(0, 1000));
  if (!slug) throw data(null, { status: 404 });
  const terms = await readTerms(app, locale);
  // 503, so that search engines retry and keep the page.
  if (terms.error) throw data(null, { status: 503 });
  const known = termAt(terms, kind, slug);
  if (!known) await redirectFormerSlug(input, termTypes[kind], slug, pathOf);
  const page = pageOf(input.url.search) ?? 1;
  const found = await readTermPosts(app, locale, kind, known?.term ?? slug, page, terms);
  if (found === "unavailable") throw data(null, { status: 503 });
  if (!found) throw data(null, { status: 404 });
  // Very many terms are not all listed.
  const term = known ?? { kind, ...untranslatedTerm(found.name, slug, locale) };
  redirectOtherSlug(input, term.slugs, slug, pathOf);
  if (slug !== given) throw redirectTo(input, pathOf(slug), { status: 301 });
  const { name, lang, description, descriptionLang } = term;
  const { list } = found;
  const paths = termPaths(term);
  return listResponse({
    messages: {
      ...clientMessages(input.context.get(wordingContext), "blog"),
      ...clientMessages(locale, "paging"),
    },
    head: blogTermHead(input, { kind, name, description, paths, list }),
    ...{ kind, name, lang, description, descriptionLang, list },
    path: paths[locale],
    ...switchPaths(paths),
    categories: categoriesOf(terms, locale),
  });
}
