import type { Store } from "../../supabase/functions/_shared/store.ts";
import { guardJob, type ServerCall } from "../backend/job-guard.ts";
import { runPeriodically } from "../backend/run-periodically.ts";
import type { Logger } from "../observe/log.ts";

interface RetentionOptions {
  store: Pick<Store, "purgeEnquiries">;
  call: ServerCall;
  /** `ENQUIRY_RETENTION_MONTHS`; 0: enquiries are kept. */
  months: number;
  log: Pick<Logger, "info" | "error">;
  /** Milliseconds until the first run, which must not slow the start down, and between runs. */
  firstMs?: number;
  everyMs?: number;
  /** Current time in milliseconds since the epoch. */
  now?: () => number;
}

const hourMs = 3_600_000;

/** Must equal the batch size in SQL, otherwise the loop stops early. */
const batch = 1000;

/**
 * Deletes enquiries older than the retention period, with all related rows, soon after the start and
 * several times a day.
 * @returns a stop function, which waits for a running deletion.
 */
export function startRetention({
  store,
  call,
  months,
  log,
  firstMs = 5000,
  everyMs = 6 * hourMs,
  now = Date.now,
}: RetentionOptions): () => Promise<void> {
  if (months === 0) return async () => {};
  // The time that the guard has checked, not the database's own.
  const eraseAll = async (at: Date) => {
    let enquiries = 0;
    for (;;) {
      const erased = await store.purgeEnquiries(months, at);
      enquiries += erased;
      if (erased < batch) return enquiries;
    }
  };
  const task = async () => {
    try {
      const at = now();
      const enquiries = await guardJob({
        job: "retention",
        call,
        log,
        now: at,
        task: () => eraseAll(new Date(at)),
      });
      if (enquiries) log.info("erased enquiries that were too old", { enquiries, months });
    } catch (error) {
      log.error("old enquiries not erased", { error: String(error) });
    }
  };
  return runPeriodically(task, { firstMs, everyMs });
}
