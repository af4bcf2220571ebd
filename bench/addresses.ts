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
  const names = new Map([
    [await aTour(url), "/tours/{slug}"],
    [await aPost(url), "/blog/{slug}"],
  ]);
  return ["", "/tours", "/destinations", "/blog", ...names.keys(), "/contact"].flatMap((page) =>
    locales.map((locale) => ({
      path: `/${locale}${page}`,
      name: `/${locale}${names.get(page) ?? page}`,
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
export const aPost = (url: string) => firstOf(url, "/blog");

/** The bare address of the first tour of the list. */
export const aTour = (url: string) => firstOf(url, "/tours");

async function firstOf(url: string, list: string): Promise<string> {
  const html = await (await fetch(`${url}/es${list}`)).text();
  const found = html.match(new RegExp(`href="/es(${list}/[a-z0-9-]+)"`))?.[1];
  if (!found) throw new Error(`bench: ${list} shows nothing`);
  return found;
}
