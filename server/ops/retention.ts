import type { Store } from "../../supabase/functions/_shared/store.ts";
import { repeat } from "../backend/repeat.ts";
import type { Logger } from "../observe/log.ts";

interface RetentionOptions {
  store: Pick<Store, "forgetEnquiries">;
  /** `ENQUIRY_RETENTION_MONTHS`; 0: nothing is ever erased. */
  months: number;
  log: Pick<Logger, "info" | "error">;
  /** Milliseconds until the first time, which must not slow the start down, and between two times. */
  first?: number;
  every?: number;
}

const minuteMs = 60_000;

/**
 * Erases enquiries that are older than the retention allows, with all that belongs to them, several times a day.
 * @returns a function that ends it: resolves once the erasing under way has ended.
 */
export function keepForgetting({
  store,
  months,
  log,
  first = minuteMs,
  every = 6 * 60 * minuteMs,
}: RetentionOptions): () => Promise<void> {
  if (months === 0) return async () => {};
  const task = async () => {
    try {
      const enquiries = await store.forgetEnquiries(months);
      if (enquiries > 0) log.info("erased enquiries that were too old", { enquiries, months });
    } catch (error) {
      log.error("old enquiries not erased", { error: String(error) });
    }
  };
  return repeat(task, { first, every });
}
