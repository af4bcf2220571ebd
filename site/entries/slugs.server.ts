import { type Slugs, shortPaths } from "#content/slugs.ts";
import { defaultLocale, type Locale } from "#shared/locales.ts";
import { languageContext } from "~/context";
import type { HeadInput } from "~/seo/read-page.server";
import { redirectTo } from "~/seo/redirect.server";

/** Loader data for the language switch: bare paths by language, if they differ. */
export function switchPaths(paths: Readonly<Record<Locale, string>>): {
  paths?: Readonly<Record<Locale, string>>;
} {
  return typeof shortPaths(paths) === "string" ? {} : { paths };
}

/** Slug in the addresses of a request's language. Addresses without a language have the Spanish one. */
export function slugFor({ context }: Pick<HeadInput, "context">, slugs: Slugs): string {
  return slugs[context.get(languageContext).prefix ?? defaultLocale];
}

/**
 * Redirects an address with the slug of another language. Without a language prefix, the slug of the visitor's language
 * is accepted too, because links on such pages have it.
 * @param pathOf returns the bare path for a slug
 * @throws {Response} 301 if the slug is another language's
 */
export function redirectOtherSlug(
  input: HeadInput,
  slugs: Slugs,
  slug: string,
  pathOf: (slug: string) => string,
): void {
  const { locale, prefix } = input.context.get(languageContext);
  const own = slugFor(input, slugs);
  if (slug === own || (prefix === undefined && slug === slugs[locale])) return;
  // `no-cache`, because browsers cache a 301 indefinitely and slugs may change.
  throw redirectTo(input, pathOf(own), { status: 301, headers: { "cache-control": "no-cache" } });
}
