import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { runPeriodically } from "../run-periodically.ts";
import type { Session } from "./session.ts";

/** Channel of our own notifications, which prove that the connection works. */
const echoChannel = "tsamma_echo";

/** Time after which an echo counts as lost. */
const echoTimeoutMs = 3_000;
const heartbeatMs = 5_000;
const betweenAttemptsMs = 200;

interface Listener {
  onNotification: (payload: string) => void;
  onGap: () => void;
}

interface Options {
  /** Creates a session that is not connected yet. */
  open: () => Session;
  /** Sends a notification over another session. */
  notify: (channel: string, payload: string) => Promise<void>;
}

/**
 * Listens to PostgreSQL notifications on a dedicated session. A lost or silently dead connection is
 * replaced, and all listeners are told that they may have missed notifications.
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

  /** @throws if the server cannot be reached. */
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
   * Resolves when all notifications sent before the call have been delivered, or, if that is unknown, when
   * all listeners have been told of a gap. Notifications arrive in commit order.
   */
  async flushNotifications(): Promise<void> {
    if (this.#listeners.size === 0 || this.#closed) return;
    // The session is being replaced: nothing is received.
    if (!this.#session) return this.#notifyOfGap();
    const id = randomUUID();
    const done = new AbortController();
    // Resolved, too, if the session is lost: all listeners are told of the gap.
    const heard = new Promise<true>((resolve) => this.#echoes.set(id, () => resolve(true)));
    try {
      const late = setTimeout(echoTimeoutMs, false as const, { signal: done.signal, ref: false });
      const sent = this.#options.notify(echoChannel, id).then(() => heard);
      if (await Promise.race([heard, sent, late.catch(() => false as const)])) return;
    } catch {
      // The server is gone, and the session with it.
    } finally {
      done.abort();
      this.#echoes.delete(id);
    }
    this.#lost();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#stopHeartbeat?.();
    void this.#session?.end();
    await this.#renewing;
  }

  async #open(): Promise<void> {
    const session = this.#options.open();
    session.on("notification", ({ channel, payload = "" }) => {
      if (channel === echoChannel) this.#echoes.get(payload)?.();
      else this.#listeners.get(channel)?.onNotification(payload);
    });
    session.once("end", () => {
      if (this.#session === session) this.#lost();
    });
    try {
      await session.connect();
      for (const channel of [...this.#listeners.keys(), echoChannel])
        await subscribe(session, channel);
    } catch (error) {
      void session.end();
      throw error;
    }
    if (this.#closed) void session.end();
    else this.#session = session;
  }

  #lost(): void {
    if (this.#closed) return;
    void this.#session?.end();
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
