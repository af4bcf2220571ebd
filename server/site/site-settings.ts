import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database, Row } from "#shared/database.types.ts";
import type { Logger } from "../observe/log.ts";
import { tagTable } from "./page-cache/cache-tags.ts";

export const settingsTable = "site_settings";

type Settings = Row<typeof settingsTable>;

interface Options {
  /** Reads as an anonymous visitor. */
  supabase: SupabaseClient<Database>;
  /** Maximum age if not all changes are announced. */
  freshForMs: number | undefined;
  log: Logger;
}

/**
 * Company data in memory. Every page needs it, including pages without other queries, which clients may
 * request in any number.
 */
export class SiteSettings {
  readonly #options: Options;
  #reading: Promise<Settings | null> | undefined;
  #last: Settings | null = null;
  /** Monotonic clock in milliseconds. */
  #readAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Reads the settings and adds their cache tag to the page.
   * @returns the last known settings if they cannot be read; null if there are none.
   */
  read = async (): Promise<Settings | null> => {
    const { freshForMs = Number.POSITIVE_INFINITY } = this.#options;
    if (performance.now() - this.#readAt > freshForMs) this.invalidate();
    this.#reading ??= this.#readNow();
    const reading = this.#reading;
    try {
      const settings = await reading;
      // A result requested before a change must not be stored after it.
      if (this.#reading === reading) this.#last = settings;
      tagTable(settingsTable, false);
      return settings;
    } catch {
      // The next page tries again.
      if (this.#reading === reading) this.invalidate();
      tagTable(settingsTable, true);
      return this.#last;
    }
  };

  /** Discards cached settings. */
  invalidate(): void {
    this.#reading = undefined;
  }

  async #readNow(): Promise<Settings | null> {
    const { supabase, log } = this.#options;
    this.#readAt = performance.now();
    const { data, error } = await supabase.from(settingsTable).select("*").maybeSingle();
    if (error) {
      log.error("settings not read", { error: error.message });
      throw error;
    }
    return data;
  }
}
