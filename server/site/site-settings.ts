import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database, Row } from "#shared/database.types.ts";
import type { Logger } from "../observe/log.ts";
import { tagTable } from "./page-cache/cache-tags.ts";

export const settingsTable = "site_settings";

type Settings = Row<typeof settingsTable>;

interface Options {
  /** Reads as an anonymous visitor. */
  supabase: SupabaseClient<Database>;
  /** Until they are read again, where changes are not always announced. */
  freshForMs: number | undefined;
  log: Logger;
}

/**
 * The company's facts in memory: every page shows some of them, also one that asks the database for nothing
 * else, of which strangers may ask for any number.
 */
export class SiteSettings {
  readonly #options: Options;
  #reading: Promise<Settings | null> | undefined;
  #last: Settings | null = null;
  /** Milliseconds, by a clock that nobody sets. */
  #readAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Notes for the page that it depends on them.
   * @returns what was read last, where they cannot be read now; null where there are none.
   */
  read = async (): Promise<Settings | null> => {
    const { freshForMs = Number.POSITIVE_INFINITY } = this.#options;
    if (performance.now() - this.#readAt > freshForMs) this.invalidate();
    this.#reading ??= this.#readNow();
    const reading = this.#reading;
    try {
      const settings = await reading;
      // What was asked for before a change is no use to who asks after it.
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

  /** They may have changed. */
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
