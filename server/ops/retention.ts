import type { Store } from "../../supabase/functions/_shared/store.ts";
import { guardDeletion, type ServerCall } from "../backend/deletion-guard.ts";
import { runPeriodically } from "../backend/run-periodically.ts";
import type { Logger } from "../observe/log.ts";

interface RetentionOptions {
  store: Pick<Store, "purgeEnquiries">;
  call: ServerCall;
  /** `ENQUIRY_RETENTION_MONTHS`; 0: enquiries are kept. */
  months: number;
  /** The setting is missing. Then nothing is erased for 30 days after the first run, see decision 44. */
  isDefault: boolean;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds until the first run, which must not slow the start down, and between runs. */
  firstMs?: number;
  everyMs?: number;
  /** Current time in milliseconds since the epoch. */
  now?: () => number;
}

/** Result of `public.announce_default_retention`. */
interface Announced {
  starts_at: string;
  enquiries: number;
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
  isDefault,
  log,
  firstMs = 5000,
  everyMs = 6 * hourMs,
  now = Date.now,
}: RetentionOptions): () => Promise<void> {
  // The time that the guard has checked, not the database's own.
  const eraseAll = async (at: Date) => {
    let enquiries = 0;
    for (;;) {
      const erased = await store.purgeEnquiries(months, at);
      enquiries += erased;
      if (erased < batch) return enquiries;
    }
  };

  /** True if the warning period of the default is over. */
  const isDue = async (at: Date) => {
    const announced = await call<Announced | null>("announce_default_retention", {
      months: isDefault ? months : null,
      at: at.toISOString(),
    });
    if (!announced || at.getTime() >= Date.parse(announced.starts_at)) return true;
    const { enquiries, starts_at: from } = announced;
    if (enquiries > 0)
      log.warn("old enquiries will be erased unless ENQUIRY_RETENTION_MONTHS is set", {
        enquiries,
        months,
        from,
      });
    return false;
  };

  const task = async () => {
    try {
      const at = now();
      const enquiries = await guardDeletion({
        job: "retention",
        call,
        log,
        now: at,
        task: async () => {
          const isErasing = (await isDue(new Date(at))) && months > 0;
          return isErasing ? eraseAll(new Date(at)) : 0;
        },
      });
      if (enquiries) log.info("erased enquiries that were too old", { enquiries, months });
    } catch (error) {
      log.error("old enquiries not erased", { error: String(error) });
    }
  };
  return runPeriodically(task, { firstMs, everyMs });
}
