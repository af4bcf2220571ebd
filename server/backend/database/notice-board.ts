import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Sql } from "postgres";
import { repeat } from "../repeat.ts";

/** Our own channel, through which we hear that we still hear. */
const echo = "tsamma_echo";

/** Milliseconds after which a notice that we sent ourselves counts as lost. */
const patience = 3000;
const heartbeat = 5000;
const betweenAttempts = 500;

interface Listener {
  onNotice: (payload: string) => void;
  onGap: () => void;
}

/**
 * Notices of a PostgreSQL server on a connection of its own. A connection that is lost, or only silent
 * because something between us forgot it, is replaced, and all who listen are told that notices may have
 * been missed.
 */
export class NoticeBoard {
  readonly #connect: () => Sql;
  readonly #notify: (channel: string, payload: string) => Promise<void>;
  readonly #listeners = new Map<string, Listener>();
  readonly #echoes = new Map<string, () => void>();
  #sql: Sql | undefined;
  #closed = false;
  #endHeartbeat: (() => Promise<void>) | undefined;
  #renewing: Promise<void> | undefined;

  /**
   * @param connect gives a client that is used for nothing else.
   * @param notify sends a notice over another connection.
   */
  constructor(connect: () => Sql, notify: (channel: string, payload: string) => Promise<void>) {
    this.#connect = connect;
    this.#notify = notify;
  }

  /** @throws when the server cannot be reached. */
  async listen(channel: string, onNotice: Listener["onNotice"], onGap: Listener["onGap"]) {
    this.#listeners.set(channel, { onNotice, onGap });
    await this.#open();
    this.#endHeartbeat ??= repeat(() => this.caughtUp(), { first: heartbeat, every: heartbeat });
  }

  /**
   * Resolves once all notices that were sent before it was called have been heard, or, where that cannot
   * be known, once all listeners have been told so. Notices come in the order of their commits.
   */
  async caughtUp(): Promise<void> {
    if (this.#listeners.size === 0 || this.#closed) return;
    const id = randomUUID();
    const giveUp = new AbortController();
    const heard = new Promise<true>((resolve) => this.#echoes.set(id, () => resolve(true)));
    try {
      const late = setTimeout(patience, false as const, { signal: giveUp.signal, ref: false });
      const sent = this.#notify(echo, id).then(() => heard);
      if (await Promise.race([sent, late.catch(() => false as const)])) return;
    } catch {
      // The server is gone: so is our connection.
    } finally {
      giveUp.abort();
      this.#echoes.delete(id);
    }
    this.#lost();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#endHeartbeat?.();
    await this.#sql?.end({ timeout: 0 });
    await this.#renewing;
    await this.#sql?.end({ timeout: 0 });
  }

  async #open(): Promise<void> {
    await this.#sql?.end({ timeout: 0 });
    const sql = this.#connect();
    this.#sql = sql;
    for (const [channel, { onNotice }] of this.#listeners) await sql.listen(channel, onNotice);
    // The last: as long as we hear it, we hear all others.
    let first = true;
    await sql.listen(
      echo,
      (id) => this.#echoes.get(id)?.(),
      () => {
        // The driver has found the connection lost and listens on another, but to which of the channels?
        // Where one is refused it keeps silent.
        if (!first) this.#lost();
        first = false;
      },
    );
  }

  #lost(): void {
    if (this.#closed) return;
    this.#tellOfGap();
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renew(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#open();
        this.#tellOfGap();
        return;
      } catch {
        // The driver would connect anew by itself, and then nobody knew of the gap.
        await this.#sql?.end({ timeout: 0 });
        await setTimeout(betweenAttempts, undefined, { ref: false });
      }
    }
  }

  #tellOfGap(): void {
    for (const { onGap } of this.#listeners.values()) onGap();
  }
}
