import { isDeepStrictEqual } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type ContentType, contentTypes } from "#content/index.ts";
import { hasFixedSlugs } from "#content/properties.ts";
import { siteTexts } from "#content/texts/index.ts";
import { type Brand, brandOf } from "#shared/brand/brand.ts";
import type { ContentList } from "#shared/content-pages.ts";
import type { Database, Row, SiteTextRow, TourFacts } from "#shared/database.types.ts";
import { firstSettings } from "#shared/first-settings.ts";
import { locales } from "#shared/locales.ts";
import { companyOf } from "~/entries/settings.server";
import { wordingOf } from "~/i18n/facts.server";
import type { FooterList } from "~/page-list";
import type { Logger } from "../observe/log.ts";
import { tablesByFunction, untagged } from "./page-cache/cache-tags.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { RememberedRow } from "./remembered-row.ts";

const settingsTable = "site_settings";
const brandTable = "site_brand";

const textsTable = "site_texts";

/** Tag of pages with links to the entries that have fixed addresses: all of them. */
const fixedPagesTag = "fixed_pages";
const fixedTypes = contentTypes.filter(hasFixedSlugs);

/** Database function, and tag of pages whose texts mention facts of the active tours: all of them. */
const tourFactsTag = "tour_facts";

/** Tag of pages that link the lists outside the navigation: all of them. */
const publishedListsTag = "published_lists";

/** Types whose lists are linked once an entry is published. */
const footerTypes = contentTypes.flatMap(({ table, visible, site }: ContentType) =>
  site?.path && site.navigationPosition === undefined
    ? [{ table, visible, list: site.path.slice(1) as ContentList }]
    : [],
);

interface Options {
  /** Reads as an anonymous visitor. */
  supabase: SupabaseClient<Database>;
  /** Maximum age if not all changes are announced. */
  freshForMs: number | undefined;
  log: Pick<Logger, "error">;
}

/** Settings, brand, the owner's words, facts of the active tours and lists with entries, which all pages need, in memory. */
export class SiteFacts {
  readonly settings: RememberedRow<Row<"site_settings">>;
  /** Null if it was never read. Without a row it is the demonstration's. */
  readonly brand: RememberedRow<Brand>;
  readonly texts: RememberedRow<readonly SiteTextRow[]>;
  readonly tourFacts: RememberedRow<TourFacts>;
  /** Slugs of the visible entries with fixed addresses. */
  readonly fixedPages: RememberedRow<string[]>;
  readonly publishedLists: RememberedRow<readonly FooterList[]>;

  constructor({ supabase, ...options }: Options) {
    this.settings = new RememberedRow({
      ...options,
      tag: settingsTable,
      read: async () => {
        const { data, error } = await supabase.from(settingsTable).select("*").maybeSingle();
        if (error) throw error;
        return data;
      },
    });
    this.texts = new RememberedRow({
      ...options,
      tag: textsTable,
      read: async () => {
        // Rows of other keys do not count: programs may have written any number of them.
        const keys = [...siteTexts.keys()];
        const { data, error } = await supabase.from(textsTable).select("*").in("key", keys);
        if (error) throw error;
        return data;
      },
    });
    this.brand = new RememberedRow({
      ...options,
      tag: brandTable,
      read: async () => {
        const { data, error } = await supabase.from(brandTable).select("*").maybeSingle();
        if (error) throw error;
        return brandOf(data);
      },
    });
    this.tourFacts = new RememberedRow({
      ...options,
      tag: tourFactsTag,
      // Few changes of tours change their facts: pages that do not show tours must not depend on the table.
      read: () =>
        untagged(async () => {
          const { data, error } = await supabase
            .rpc(tourFactsTag, undefined, { get: true })
            .single();
          if (error) throw error;
          return data;
        }),
    });
    this.fixedPages = new RememberedRow({
      ...options,
      tag: fixedPagesTag,
      // A change of a text does not change the links.
      read: () => untagged(() => readFixedPages(supabase)),
    });
    this.publishedLists = new RememberedRow({
      ...options,
      tag: publishedListsTag,
      read: () => untagged(() => readPublishedLists(supabase)),
    });
  }

  /** Phrases that texts mention, by language and placeholder, for the panel. */
  async inAllLanguages() {
    const [settings, brand, tours] = await Promise.all([
      this.settings.read(),
      this.brand.read(),
      this.tourFacts.read(),
    ]);
    return Object.fromEntries(
      locales.map((locale) => {
        const company = companyOf(settings ?? firstSettings, locale);
        return [locale, wordingOf(company, tours, locale, undefined, brand ?? undefined).facts];
      }),
    );
  }

  /** Call for each change of content, before `PageCache.invalidate` with the same tags. */
  invalidate(changed: readonly string[], cache: Pick<PageCache, "invalidate" | "invalidateAll">) {
    // An entry's tag is `table/slug`.
    const tables = new Set(changed.map((tag) => tag.split("/")[0]));
    if (changed.includes(brandTable)) this.brand.invalidate();
    const hasSettings = changed.includes(settingsTable);
    if (hasSettings) this.settings.invalidate();
    if (changed.includes(textsTable)) this.texts.invalidate();
    if (hasSettings || changed.some((tag) => tablesByFunction.get(tourFactsTag)?.includes(tag)))
      void refresh(this.tourFacts, tourFactsTag, cache);
    if (fixedTypes.some(({ table }) => tables.has(table)))
      void refresh(this.fixedPages, fixedPagesTag, cache);
    // A hidden entry hides its departures. Before the first read, no page has the links.
    const isLinked = this.publishedLists.last !== null;
    if (
      tables.has("departures") ||
      (isLinked && contentTypes.some((type) => tables.has(type.table)))
    )
      void refresh(this.publishedLists, publishedListsTag, cache);
  }

  /** Call if any content may have changed. */
  invalidateAll(): void {
    this.settings.invalidate();
    this.texts.invalidate();
    this.brand.invalidate();
    this.tourFacts.invalidate();
    this.fixedPages.invalidate();
    this.publishedLists.invalidate();
  }
}

/** Reads a value again. Makes pages stale if it differs, or if it cannot be read. */
async function refresh<Value>(
  remembered: RememberedRow<Value>,
  tag: string,
  cache: Pick<PageCache, "invalidate" | "invalidateAll">,
) {
  const before = remembered.last;
  remembered.invalidate();
  const after = await remembered.read();
  if (!remembered.isCurrent) cache.invalidateAll();
  else if (!isDeepStrictEqual(before, after)) cache.invalidate([tag]);
}

/** Names of the lists outside the navigation that have an entry, or a coming departure. */
async function readPublishedLists(supabase: SupabaseClient<Database>): Promise<FooterList[]> {
  const { data: departures, error } = await supabase
    .from("departures")
    .select("id")
    .neq("state", "cancelled")
    .limit(1);
  if (error) throw error;
  const lists = await Promise.all(
    footerTypes.map(async ({ table, visible, list }) => {
      const { data, error } = await supabase
        .from(table as "tours")
        .select("id")
        .eq(visible as "is_active", true)
        .limit(1);
      if (error) throw error;
      return data.length > 0 ? [list] : [];
    }),
  );
  return [...(departures.length > 0 ? ["departures" as const] : []), ...lists.flat()];
}

/** Slugs of the visible entries with fixed addresses. */
async function readFixedPages(supabase: SupabaseClient<Database>): Promise<string[]> {
  const slugs = await Promise.all(
    fixedTypes.map(async ({ table, visible }) => {
      const { data, error } = await supabase
        .from(table as "legal_pages")
        .select("slug")
        .eq(visible as "is_active", true);
      if (error) throw error;
      return data.map(({ slug }) => slug);
    }),
  );
  return slugs.flat().toSorted();
}
