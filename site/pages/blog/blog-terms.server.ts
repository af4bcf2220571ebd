import { data, type LoaderFunctionArgs } from "react-router";
import { compareIn } from "#shared/collator.ts";
import type { Locale } from "#shared/locales.ts";
import { type ListPage, listPage, pageOf, pageSizes, rowsOf } from "#shared/paging.ts";
import { type AppContext, appContext, languageContext } from "~/context";
import { clientMessages } from "~/i18n/catalogue.server";
import { wordingContext } from "~/i18n/facts.server";
import { listResponse } from "~/lists/list-response.server";
import { type BlogTermKind, type BlogTermPath, blogTermPath } from "~/seo/blog-term-path.server";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";
import { blogTermHead } from "./blog-term-head.server";
import { type PostSummary, summaryColumns } from "./post.server";
import { toPostSummaries } from "./queries.server";

/** Posts of a category or tag, whose name is Spanish only. */
export interface BlogTerm {
  kind: BlogTermKind;
  name: string;
  /** Bare path. */
  path: BlogTermPath;
  list: ListPage<PostSummary>;
}

export interface Category {
  name: string;
  /** Bare path. */
  path: BlogTermPath;
}

/** More categories are not listed. */
const maxCategories = 12;

/** The categories with the most posts, by the alphabet of the page. Empty if reading fails. */
export async function readCategories(
  { supabase, log }: AppContext,
  locale: Locale,
): Promise<Category[]> {
  const { data, error } = await supabase.rpc("blog_terms", undefined, { get: true });
  if (error) log.error("blog terms not read", { error: error.message });
  return (data ?? [])
    .filter(({ kind }) => kind === "category")
    .toSorted((a, b) => b.posts - a.posts)
    .slice(0, maxCategories)
    .toSorted((a, b) => compareIn(locale)(a.name, b.name))
    .map(({ slug, name }) => ({ name, path: `/blog/category/${slug}` as const }));
}

/** Beyond any list. The database parameter is a 32-bit integer. */
const maxOffset = 1_000_000;

/** Undefined if the category or tag does not exist; `unavailable` if reading fails. */
export async function readBlogTerm(
  context: AppContext,
  locale: Locale,
  kind: BlogTermKind,
  slug: string,
  page: number,
): Promise<Omit<BlogTerm, "path"> | undefined | "unavailable"> {
  const { supabase, log } = context;
  const size = pageSizes.blog;
  const ask = (first: number, limit: number) =>
    supabase.rpc(
      "blog_term_posts",
      { kind, term: slug, row_offset: Math.min(first, maxOffset), row_limit: limit },
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
  const [term] = any.data ?? [];
  if (!term) return undefined;
  const rows = (posts.data ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const entries = await toPostSummaries(context, locale, rows);
  return { kind, name: term.name, list: listPage(entries, page, size, term.total) };
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
  const path = blogTermPath(kind, given.slice(0, 1000));
  const slug = path?.split("/").at(-1);
  if (!path || !slug) throw data(null, { status: 404 });
  const term = await readBlogTerm(app, locale, kind, slug, pageOf(input.url.search) ?? 1);
  // 503, so that search engines retry and keep the page.
  if (term === "unavailable") throw data(null, { status: 503 });
  if (!term) throw data(null, { status: 404 });
  if (slug !== given) throw redirectTo(input, path, { status: 301 });
  const pageData = { ...term, path };
  return listResponse({
    messages: {
      ...clientMessages(input.context.get(wordingContext), "blog"),
      ...clientMessages(locale, "paging"),
    },
    head: blogTermHead(input, pageData),
    ...pageData,
    categories: await readCategories(app, locale),
  });
}
