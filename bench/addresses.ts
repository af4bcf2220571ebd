import { fixedPaths } from "../site/page-list.ts";
import { locales } from "../supabase/functions/_shared/locales.ts";

export interface Address {
  /** As it is asked for. */
  path: string;
  /** As it is called in a row: a post's slug says nothing. */
  name: string;
}

/** The pages that are looked at most closely, in every language, by their own addresses. */
export async function mainPages(url: string): Promise<Address[]> {
  const post = await aPost(url);
  return ["", "/tours", "/destinations", "/blog", post, "/contact"].flatMap((page) =>
    locales.map((locale) => ({
      path: `/${locale}${page}`,
      name: page === post ? `/${locale}/blog/{slug}` : `/${locale}${page}`,
    })),
  );
}

/** Every kind of public page, and what machines read. */
export async function allKinds(url: string): Promise<Address[]> {
  const post = await aPost(url);
  return [...fixedPaths(), post, "/rss.xml"].map((path) => ({
    path,
    name: path === post ? "/blog/{slug}" : path,
  }));
}

/** The bare address of the newest post. */
export async function aPost(url: string): Promise<string> {
  const html = await (await fetch(`${url}/es/blog`)).text();
  const found = html.match(/href="\/es(\/blog\/[a-z0-9-]+)"/)?.[1];
  if (!found) throw new Error("bench: the journal shows no post");
  return found;
}
