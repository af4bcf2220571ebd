import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { runPeriodically } from "../run-periodically.ts";
import type { Session } from "./session.ts";

/** Our own channel, by whose notices we know that we hear. */
const echoChannel = "tsamma_echo";

/** A notice that we sent ourselves counts as lost after so long. */
const echoTimeoutMs = 3_000;
const heartbeatMs = 5_000;
const betweenAttemptsMs = 200;

interface Listener {
  onNotification: (payload: string) => void;
  onGap: () => void;
}

interface Options {
  /** Opens a session for this alone; both callbacks are called for as long as it lives. */
  open: (onNotification: (channel: string, payload: string) => void, onEnd: () => void) => Session;
  /** Sends a notice over another session. */
  notify: (channel: string, payload: string) => Promise<void>;
}

/**
 * Hears notices of PostgreSQL on a session of its own. A session that is lost, or that only keeps silent
 * because something between us forgot it, is replaced, and all who listen are told that they may have
 * missed notices.
 */
export class NotificationListener {
  readonly #options: Options;
  readonly #listeners = new Map<string, Listener>();
  readonly #echoes = new Map<string, () => void>();
  #session: Session | undefined;
  #closed = false;
  #stopHeartbeat: (() => Promise<void>) | undefined;
  #renewing: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws when the server cannot be reached. */
  async listen(
    channel: string,
    onNotification: Listener["onNotification"],
    onGap: Listener["onGap"],
  ) {
    this.#listeners.set(channel, { onNotification, onGap });
    if (this.#session) await subscribe(this.#session, channel);
    else await this.#open();
    this.#stopHeartbeat ??= runPeriodically(() => this.flushNotifications(), {
      firstMs: heartbeatMs,
      everyMs: heartbeatMs,
    });
  }

  /**
   * Resolves once all notices that were sent before it was called have been heard, or, where that cannot
   * be known, once all listeners have been told so. Notices come in the order of their commits.
   */
  async flushNotifications(): Promise<void> {
    if (this.#listeners.size === 0 || this.#closed) return;
    // It is being replaced: until then nothing is heard.
    if (!this.#session) return this.#notifyOfGap();
    const id = randomUUID();
    const done = new AbortController();
    // Also where the session is lost meanwhile, of which all listeners are told.
    const heard = new Promise<true>((resolve) => this.#echoes.set(id, () => resolve(true)));
    try {
      const late = setTimeout(echoTimeoutMs, false as const, { signal: done.signal, ref: false });
      const sent = this.#options.notify(echoChannel, id).then(() => heard);
      if (await Promise.race([heard, sent, late.catch(() => false as const)])) return;
    } catch {
      // The server is gone, and our session with it.
    } finally {
      done.abort();
      this.#echoes.delete(id);
    }
    this.#lost();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#stopHeartbeat?.();
    this.#session?.end();
    await this.#renewing;
  }

  async #open(): Promise<void> {
    const session = this.#options.open(
      (channel, payload) => {
        if (channel === echoChannel) this.#echoes.get(payload)?.();
        else this.#listeners.get(channel)?.onNotification(payload);
      },
      () => {
        if (this.#session === session) this.#lost();
      },
    );
    try {
      for (const channel of [...this.#listeners.keys(), echoChannel])
        await subscribe(session, channel);
    } catch (error) {
      session.end();
      throw error;
    }
    if (this.#closed) session.end();
    this.#session = session;
    if (session.dead) this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    this.#session?.end();
    this.#session = undefined;
    this.#notifyOfGap();
    for (const heard of this.#echoes.values()) heard();
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renew(): Promise<void> {
    while (!this.#closed && !this.#session) {
      try {
        await this.#open();
        this.#notifyOfGap();
      } catch {
        await setTimeout(betweenAttemptsMs, undefined, { ref: false });
      }
    }
  }

  #notifyOfGap(): void {
    for (const { onGap } of this.#listeners.values()) onGap();
  }
}

async function subscribe(session: Session, channel: string): Promise<void> {
  await session.run(`listen "${channel}"`);
}
