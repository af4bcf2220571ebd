import {
  type Delivery,
  deliverDue,
  deliverNotices,
} from "../../supabase/functions/_shared/outbox.ts";

interface OutboxOptions extends Omit<Delivery, "signal" | "slow" | "log"> {
  log: Delivery["log"] & { error(message: string, details?: Record<string, unknown>): void };
  /** Whether no other process can send from this database: claims of a former process end at once. */
  isOnlyServer: boolean;
  /** Removes the files of mails whose enquiry was erased. */
  removeSaved(ids: readonly string[]): Promise<void>;
  /** Removes files of old sign-in mails. */
  removeExpired(): Promise<void>;
  /** Milliseconds between two checks for due mail. */
  checkEveryMs?: number;
}

export interface Outbox {
  /** Checks for due mails now, or after the running check. */
  wake(): void;
  /**
   * Waits for mails being sent, and aborts them after the timeout. The rest is sent after the next start.
   */
  stop(timeoutMs?: number): Promise<void>;
}

/** Between two calls of `purge_expired_form_data`. */
const purgeIntervalMs = 600_000;

/** Between two checks for files of erased enquiries. */
const removeIntervalMs = 60_000;

/**
 * Sends due mails of the outbox until it is stopped. `supabase/functions/_shared/outbox.ts` delivers them, also in Deno.
 * `supabase/schemas/19_outbox.sql` decides which mail is due, and has the pauses after failures.
 */
export function startOutbox({
  isOnlyServer,
  checkEveryMs = 5000,
  removeSaved,
  removeExpired,
  log,
  ...options
}: OutboxOptions): Outbox {
  const stopping = new AbortController();
  const slow = new Set<Promise<void>>();
  const delivery: Delivery = { ...options, log, signal: stopping.signal, slow };
  const { store } = delivery;
  let running: Promise<void> | undefined;
  let notices: Promise<void> | undefined;
  let again = false;
  let resumed = false;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let removedAt = Number.NEGATIVE_INFINITY;

  async function removeErased() {
    let ids = await store.erasedMails([]);
    while (ids.length > 0) {
      await removeSaved(ids);
      ids = await store.erasedMails(ids);
    }
  }

  async function round() {
    if (!resumed) {
      const waiting = await store.resumeMails(isOnlyServer);
      resumed = true;
      if (waiting > 0) log.info("mail left from before", { waiting });
    }
    if (performance.now() - purgedAt > purgeIntervalMs) {
      await store.purgeExpiredFormData();
      await removeExpired();
      purgedAt = performance.now();
    }
    if (performance.now() - removedAt > removeIntervalMs) {
      await removeErased();
      removedAt = performance.now();
    }
    do {
      again = false;
      await deliverDue(delivery);
    } while (again && !stopping.signal.aborted);
  }

  function wake() {
    again = true;
    if (stopping.signal.aborted) return;
    const fail = (error: unknown) => log.error("outbox failed", { error: String(error) });
    // All lanes of the running round may be waiting for slow recipients.
    if (running)
      notices ??= deliverNotices(delivery)
        .catch(fail)
        .finally(() => {
          notices = undefined;
        });
    running ??= round()
      .catch(fail)
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, checkEveryMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop(timeoutMs = 2000) {
      clearInterval(timer);
      const timeout = setTimeout(
        () => stopping.abort(new Error("the server is stopping")),
        timeoutMs,
      );
      // A wake-up during a check starts another one, until the timeout.
      while (running || notices || slow.size > 0) await Promise.all([running, notices, ...slow]);
      stopping.abort();
      clearTimeout(timeout);
    },
  };
}
