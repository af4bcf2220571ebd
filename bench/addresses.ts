import { fixedPaths } from "../site/page-list.ts";
import { locales } from "../supabase/functions/_shared/locales.ts";

export interface Address {
  /** Path of the request. */
  path: string;
  /** Name in a row, because a post's slug is not descriptive. */
  name: string;
}

/** Pages measured in most detail, in every language, at addresses with a prefix. */
export async function mainPages(url: string): Promise<Address[]> {
  const names = new Map([
    [await firstTourPath(url), "/tours/{slug}"],
    [await newestPostPath(url), "/blog/{slug}"],
  ]);
  return ["", "/tours", "/destinations", "/blog", ...names.keys(), "/contact"].flatMap((page) =>
    locales.map((locale) => ({
      path: `/${locale}${page}`,
      name: `/${locale}${names.get(page) ?? page}`,
    })),
  );
}

/** Every kind of public page and machine-readable file. */
export async function allPageKinds(url: string): Promise<Address[]> {
  const post = await newestPostPath(url);
  return [...fixedPaths(), post, "/rss.xml"].map((path) => ({
    path,
    name: path === post ? "/blog/{slug}" : path,
  }));
}

/** Path of the newest post, without language prefix. */
export const newestPostPath = (url: string) => firstOf(url, "/blog");

/** Path of the first tour in the list, without language prefix. */
export const firstTourPath = (url: string) => firstOf(url, "/tours");

async function firstOf(url: string, list: string): Promise<string> {
  const html = await (await fetch(`${url}/es${list}`)).text();
  const found = html.match(new RegExp(`href="/es(${list}/[a-z0-9-]+)"`))?.[1];
  if (!found) throw new Error(`bench: ${list} shows nothing`);
  return found;
}
