import { isDeepStrictEqual } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import { siteTexts } from "#content/texts/index.ts";
import { type Brand, brandOf } from "#shared/brand/brand.ts";
import type { Database, Row, SiteTextRow, TourFacts } from "#shared/database.types.ts";
import { firstSettings } from "#shared/first-settings.ts";
import { locales } from "#shared/locales.ts";
import { companyOf } from "~/entries/settings.server";
import { wordingOf } from "~/i18n/facts.server";
import type { Logger } from "../observe/log.ts";
import { tableByFunction, untagged } from "./page-cache/cache-tags.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { RememberedRow } from "./remembered-row.ts";

const settingsTable = "site_settings";
const brandTable = "site_brand";

const textsTable = "site_texts";

/** Database function, and tag of pages whose texts mention facts of the active tours: all of them. */
const tourFactsTag = "tour_facts";

interface Options {
  /** Reads as an anonymous visitor. */
  supabase: SupabaseClient<Database>;
  /** Maximum age if not all changes are announced. */
  freshForMs: number | undefined;
  log: Pick<Logger, "error">;
}

/** Settings, brand, the owner's words and facts of the active tours, which all pages need, in memory. */
export class SiteFacts {
  readonly settings: RememberedRow<Row<"site_settings">>;
  /** Null if it was never read. Without a row it is the demonstration's. */
  readonly brand: RememberedRow<Brand>;
  readonly texts: RememberedRow<readonly SiteTextRow[]>;
  readonly tourFacts: RememberedRow<TourFacts>;

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
    if (changed.includes(brandTable)) this.brand.invalidate();
    const hasSettings = changed.includes(settingsTable);
    if (hasSettings) this.settings.invalidate();
    if (changed.includes(textsTable)) this.texts.invalidate();
    if (!hasSettings && !changed.some((tag) => tag === tableByFunction.get(tourFactsTag))) return;
    const before = this.tourFacts.last;
    this.tourFacts.invalidate();
    void this.#refresh(before, cache);
  }

  /** Call if any content may have changed. */
  invalidateAll(): void {
    this.settings.invalidate();
    this.texts.invalidate();
    this.brand.invalidate();
    this.tourFacts.invalidate();
  }

  /** Makes pages stale if the facts differ, or if they cannot be read. */
  async #refresh(before: TourFacts | null, cache: Pick<PageCache, "invalidate" | "invalidateAll">) {
    const after = await this.tourFacts.read();
    if (!this.tourFacts.isCurrent) cache.invalidateAll();
    else if (!isDeepStrictEqual(before, after)) cache.invalidate([tourFactsTag]);
  }
}
