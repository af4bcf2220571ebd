import type { Logger } from "../observe/log.ts";
import { tagTable } from "./page-cache/cache-tags.ts";

interface Options<Value> {
  /** Reads the current value; null if there is none. Throws if it cannot be read. */
  read: () => Promise<Value | null>;
  /** Cache tag of pages that use the value. */
  tag: string;
  /** Maximum age if not all changes are announced. */
  freshForMs: number | undefined;
  log: Pick<Logger, "error">;
}

/**
 * A row, or the rows of a small table, in memory. Every page needs it, including pages without other queries, which clients may request in any
 * number.
 */
export class RememberedRow<Value> {
  readonly #options: Options<Value>;
  #reading: Promise<Value | null> | undefined;
  #last: Value | null = null;
  /** Monotonic clock in milliseconds. */
  #readAt = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  /**
   * Reads the value and adds its cache tag to the page.
   * @returns the last known value if it cannot be read; null if there is none.
   */
  read = async (): Promise<Value | null> => {
    const { tag, freshForMs = Number.POSITIVE_INFINITY } = this.#options;
    if (performance.now() - this.#readAt > freshForMs) this.invalidate();
    this.#reading ??= this.#readNow();
    const reading = this.#reading;
    try {
      const value = await reading;
      // A result requested before a change must not be stored after it.
      if (this.#reading === reading) this.#last = value;
      tagTable(tag, false);
      return value;
    } catch {
      // The next page tries again.
      if (this.#reading === reading) this.invalidate();
      tagTable(tag, true);
      return this.#last;
    }
  };

  /** The value of the last successful read. */
  get last(): Value | null {
    return this.#last;
  }

  /** Whether the value is being read, or has been read since the last change. */
  get isCurrent(): boolean {
    return this.#reading !== undefined;
  }

  /** Discards the cached value. */
  invalidate(): void {
    this.#reading = undefined;
  }

  async #readNow(): Promise<Value | null> {
    const { read, tag, log } = this.#options;
    this.#readAt = performance.now();
    try {
      return await read();
    } catch (error) {
      log.error(`${tag} not read`, {
        error: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
  }
}
