import { type ContentType, contentTypes } from "#content/index.ts";
import { slugColumnsOf } from "#content/properties.ts";
import { hasSlugIn, slugsOf } from "#content/slugs.ts";
import type { Locale } from "#shared/locales.ts";
import { parseMarked } from "#shared/rich-text/parse.ts";
import { linksOf } from "#shared/rich-text/text-of.ts";
import type { TextFormat } from "#shared/rich-text/types.ts";
import { isSlug } from "#shared/slug.ts";
import type { AppContext } from "~/context";
import { splitLocale } from "~/i18n/paths";
import { pageConfig } from "~/page-config";
import { pageAt } from "~/page-list";
import { entryPath } from "~/seo/addresses";

/** Target of a link: a bare path of the site's pages, or any other address. */
export type LinkTarget = { path: string } | { href: string };

/** Resolves the address of a link; undefined if it leads to an entry that is not visible any more. */
export type ResolveLink = (address: string) => LinkTarget | undefined;

interface LinkedEntry {
  type: ContentType;
  list: `/${string}` | "";
  slug: string;
  /** Query and fragment. */
  rest: string;
}

/**
 * Looks up the entries that texts link to, so that links have the slugs of the language. Links stay as they are if reading
 * fails.
 */
export async function readLinks(
  context: Pick<AppContext, "supabase" | "siteUrl" | "log">,
  locale: Locale,
  texts: readonly (readonly [text: string, format: TextFormat])[],
): Promise<ResolveLink> {
  const { siteUrl } = context;
  const addresses = texts.flatMap(([text, format]) =>
    format === "marked" ? linksOf(parseMarked(text)) : [],
  );
  const entries = addresses.flatMap((address) => {
    const path = pathIn(address, siteUrl);
    return (path !== undefined && entryIn(path)) || [];
  });
  const found = await Promise.all(
    Array.from(
      Map.groupBy(entries, ({ type }) => type),
      async ([type, linked]) =>
        [
          type,
          await currentSlugs(context, locale, type, [...new Set(linked.map(({ slug }) => slug))]),
        ] as const,
    ),
  );
  const slugs = new Map(found);
  return (address) => {
    const path = pathIn(address, siteUrl);
    if (path === undefined) return { href: address };
    const entry = entryIn(path);
    if (!entry) return pageAt(pathOnly(path)) ? { path } : { href: path };
    const { type, list, slug, rest } = entry;
    const known = slugs.get(type);
    const current = known ? known.get(slug) : slug;
    return current === undefined ? undefined : { path: entryPath(list, current) + rest };
  };
}

/** Bare path of an address on this site, without language; undefined for other addresses. */
function pathIn(address: string, siteUrl: string): string | undefined {
  const local = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
  return local.startsWith("/") && !local.startsWith("//") ? splitLocale(local).path : undefined;
}

const pathOnly = (path: string) => path.replace(/[?#].*$/, "");

function entryIn(path: string): LinkedEntry | undefined {
  const [, list = "", slug = "", rest = ""] =
    /^(\/[a-z0-9-]+)?\/([^/?#]+)\/?([?#].*)?$/.exec(path) ?? [];
  const type: ContentType | undefined = contentTypes.find(
    ({ site }: ContentType) => site?.path === list && !site?.onePage,
  );
  if (!type?.site || !isSlug(slug)) return undefined;
  const [page] = pageAt(pathOnly(path)) ?? [];
  // Other pages with a fixed address are always there.
  if (list === "" && !(page && pageConfig[page].sitemap === "entries")) return undefined;
  return { type, list: type.site.path, slug, rest };
}

/** Current slugs in a language by the ones in links, of any language. Row-level security hides entries that visitors may not see. */
async function currentSlugs(
  { supabase, log }: Pick<AppContext, "supabase" | "log">,
  locale: Locale,
  type: ContentType,
  slugs: readonly string[],
): Promise<Map<string, string> | undefined> {
  const { table } = type;
  const columns = slugColumnsOf(type);
  const visible = await supabase
    .from(table as "tours")
    .select(columns.join() as "*")
    .or(hasSlugIn(type, ...slugs));
  const current = new Map<string, string>();
  for (const row of visible.data ?? [])
    for (const slug of Object.values(slugsOf(row))) current.set(slug, slugsOf(row)[locale]);
  const missing = slugs.filter((slug) => !current.has(slug));
  if (!visible.error && missing.length === 0) return current;
  const former = await supabase
    .from("former_slugs")
    .select("slug, entry_id")
    .eq("entry_type", table)
    .in("slug", missing);
  const ids = (former.data ?? []).map(({ entry_id }) => entry_id);
  const renamed =
    ids.length > 0
      ? await supabase
          .from(table as "tours")
          .select(["id", ...columns].join() as "*")
          .in("id", ids)
      : undefined;
  const error = visible.error ?? former.error ?? renamed?.error;
  if (error) {
    log.error("linked entries not read", { error: error.message });
    return undefined;
  }
  for (const { slug, entry_id } of former.data ?? []) {
    const entry = renamed?.data?.find(({ id }) => id === entry_id);
    if (entry) current.set(slug, slugsOf(entry)[locale]);
  }
  return current;
}
