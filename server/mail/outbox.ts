import { type Delivery, deliverDue } from "../../supabase/functions/_shared/outbox.ts";

interface OutboxOptions extends Omit<Delivery, "signal" | "log"> {
  log: Delivery["log"] & { error(message: string, details?: Record<string, unknown>): void };
  /** True when no other process can be sending from this database. */
  alone: boolean;
  /** Milliseconds between two looks at what has become due. */
  every?: number;
}

export interface Outbox {
  /** Looks at once; also while it is sending, when it looks again afterwards. */
  wake(): void;
  /** Waits a moment for what is on its way, then breaks it off; whatever is left goes out at the next start. */
  stop(patience?: number): Promise<void>;
}

/** Milliseconds after which what only counted against limits is forgotten. */
const forgetEvery = 600_000;

/** Sends the outbox's mail for as long as the process lives (checklist G7). */
export function startOutbox({ alone, every = 5000, log, ...delivery }: OutboxOptions): Outbox {
  const { store } = delivery;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  let resumed = false;
  let forgotAt = Number.NEGATIVE_INFINITY;

  async function round() {
    if (!resumed) {
      const waiting = await store.resumeMails(alone);
      resumed = true;
      if (waiting > 0) log.info("mail left from before", { waiting });
    }
    if (performance.now() - forgotAt > forgetEvery) {
      await store.forgetAttempts();
      forgotAt = performance.now();
    }
    do {
      again = false;
      await deliverDue({ ...delivery, log, signal: stopping.signal });
    } while (again && !stopping.signal.aborted);
  }

  function wake() {
    again = true;
    if (running || stopping.signal.aborted) return;
    running = round()
      .catch((error) => log.error("outbox failed", { error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, every);
  timer.unref();
  wake();
  return {
    wake,
    async stop(patience = 2000) {
      clearInterval(timer);
      const broken = setTimeout(
        () => stopping.abort(new Error("the server is stopping")),
        patience,
      );
      // What was said while it sent is still to be sent, unless it takes too long.
      while (running) await running;
      stopping.abort();
      clearTimeout(broken);
    },
  };
}
