import { setTimeout } from "node:timers/promises";
import { type Connect, ConnectionLost, type Result, Session } from "./session.ts";

/** More wait for a connection than can be served soon. */
export class PoolExhausted extends Error {
  /** PostgreSQL's own for "too many connections". */
  readonly code = "53300";
  override readonly name = "PoolExhausted";
}

export interface PoolOptions {
  connect: Connect;
  maxSessions: number;
  /** Statement that each new session begins with. */
  prepare?: string;
  /** To be called with what {@link prepare} answers. */
  onOpen?: (rows: Result) => void;
  /** Called when the server has no connection left for a further session. */
  onRefused?: (error: Error) => void;
  /** How many may wait for a session. */
  maxWaiting?: number;
  /** How long each of them may. */
  waitTimeoutMs?: number;
  maxResultBytes?: number;
  /** Sessions beyond the first two that nobody has used for so long are closed. */
  idleTimeoutMs?: number;
}

/** Idle sessions that stay open: opening one takes tens of milliseconds. */
const minIdle = 2;

interface Waiting {
  resolve(session: Session): void;
  reject(error: Error): void;
}

/** For how long a pool without sessions tries to connect before its callers fail. */
const retryTimeoutMs = 2_000;
/** The same while the server has no connection left: other processes give some back. */
const fullRetryTimeoutMs = 8_000;
const betweenAttemptsMs = 100;
/** A pool with sessions tries to grow again after so long, doubled with each refusal. */
const growAgainMs = { first: 1_000, max: 30_000 };
/** How long one attempt may take. */
const connectTimeoutMs = 5_000;

/** Sessions that are handed out one by one, and replaced when they die. */
export class SessionPool {
  readonly #options: Required<PoolOptions>;
  /** The one used last is the last. */
  readonly #idle: { session: Session; since: number }[] = [];
  readonly #all = new Set<Session>();
  readonly #waiting: Waiting[] = [];
  /** Sessions that are being opened. */
  #opening = 0;
  /** When connecting began to fail; undefined while it succeeds. */
  #failingSince: number | undefined;
  /** Refusals since the last session was opened, and until when the pool makes do with its sessions. */
  #refusals = 0;
  #growAgainAt = 0;
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: PoolOptions) {
    this.#options = {
      prepare: "select 1",
      onOpen: () => {},
      onRefused: () => {},
      maxWaiting: Infinity,
      waitTimeoutMs: 30_000,
      maxResultBytes: Infinity,
      idleTimeoutMs: 60_000,
      ...options,
    };
    const { idleTimeoutMs } = this.#options;
    this.#sweep = setInterval(() => this.#closeIdle(idleTimeoutMs), idleTimeoutMs / 2).unref();
  }

  /**
   * A session for the caller alone, who must give it back by {@link release}.
   * @throws {PoolExhausted} when too many wait already, or for too long.
   */
  async acquire(): Promise<Session> {
    if (this.#closed) throw new ConnectionLost("the database is being closed");
    const idle = this.#idle.pop();
    if (idle) return idle.session;
    const { maxWaiting, waitTimeoutMs } = this.#options;
    if (!this.#mayOpen() && this.#waiting.length - this.#opening >= maxWaiting) throw exhausted();
    const { promise, resolve, reject } = Promise.withResolvers<Session>();
    const waiting = { resolve, reject };
    this.#waiting.push(waiting);
    this.#grow();
    const given = new AbortController();
    const late = setTimeout(waitTimeoutMs, undefined, { signal: given.signal, ref: false });
    late.then(
      () => {
        const at = this.#waiting.indexOf(waiting);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(exhausted());
      },
      () => {},
    );
    return promise.finally(() => given.abort());
  }

  release(session: Session): void {
    if (session.dead) return;
    const next = this.#waiting.shift();
    if (this.#closed) session.end();
    else if (next) next.resolve(session);
    else this.#idle.push({ session, since: performance.now() });
  }

  /** Runs a task with a session of its own. */
  async use<Result>(task: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await this.acquire();
    try {
      return await task(session);
    } finally {
      this.release(session);
    }
  }

  /** Runs a task in a transaction, which ends with it: committed, or rolled back where it fails. */
  transaction<Result>(task: (session: Session) => Promise<Result>): Promise<Result> {
    return this.use(async (session) => {
      await session.run("begin");
      try {
        const result = await task(session);
        await session.run("commit");
        return result;
      } catch (error) {
        // A session that is dead has nothing to roll back; the first error is the one that tells.
        await session.run("rollback").catch(() => session.end());
        throw error;
      }
    });
  }

  /** Ends all sessions, and what is under way on them. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
    for (const session of this.#all) session.end();
    const reason = new ConnectionLost("the database is being closed");
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  /**
   * Has `count` sessions open, so that other processes cannot take their connections.
   * @throws {ConnectionLost} when one of them cannot be opened.
   */
  async reserve(count: number): Promise<void> {
    const missing = Math.max(0, count - this.#all.size);
    await Promise.all(
      Array.from({ length: missing }, async () => {
        const opened = await this.#openOne();
        if (!(opened instanceof Session)) throw unreachable(opened);
        this.release(opened);
      }),
    );
  }

  /**
   * Replaces the idle sessions, such as after the login has changed.
   * @throws {ConnectionLost} when one of them cannot be opened again.
   */
  async reopenIdle(): Promise<void> {
    const replaced = [...this.#idle];
    for (const { session } of replaced) session.end();
    await this.reserve(replaced.length);
  }

  /** Starts to open a session if none is open. @returns whether one is. */
  ensureOpen(): boolean {
    if (this.#all.size > 0) return true;
    if (this.#opening === 0 && performance.now() >= this.#growAgainAt) void this.#open();
    return false;
  }

  #mayOpen(): boolean {
    if (this.#all.size + this.#opening >= this.#options.maxSessions) return false;
    return this.#all.size === 0 || performance.now() >= this.#growAgainAt;
  }

  /** Opens a session for each caller who waits, as far as the pool may grow. */
  #grow(): void {
    while (!this.#closed && this.#opening < this.#waiting.length && this.#mayOpen())
      void this.#open();
  }

  /**
   * Opens a session for the first caller who waits. Where it cannot be opened, callers go on waiting for the
   * other sessions, or fail if there are none.
   */
  async #open(): Promise<void> {
    const opened = await this.#openOne();
    if (opened instanceof Session) this.release(opened);
    else {
      if (this.#all.size > 0 || isFull(opened)) this.#makeDo(opened);
      if (this.#all.size === 0 && this.#opening === 0)
        for (const { reject } of this.#waiting.splice(0)) reject(unreachable(opened));
    }
  }

  /** @returns why no session could be opened: at once if the pool has others, else after a while. */
  async #openOne(): Promise<Session | Error> {
    this.#opening += 1;
    try {
      for (;;) {
        try {
          const session = await this.#connect();
          this.#failingSince = undefined;
          this.#refusals = 0;
          return session;
        } catch (error) {
          this.#failingSince ??= performance.now();
          const timeoutMs = isFull(error) ? fullRetryTimeoutMs : retryTimeoutMs;
          const isLate = performance.now() - this.#failingSince > timeoutMs;
          if (this.#closed || this.#all.size > 0 || isLate) return error as Error;
        }
        await setTimeout(betweenAttemptsMs);
      }
    } finally {
      this.#opening -= 1;
    }
  }

  #makeDo(reason: Error): void {
    const pauseMs = Math.min(growAgainMs.first * 2 ** this.#refusals, growAgainMs.max);
    this.#refusals += 1;
    this.#growAgainAt = performance.now() + pauseMs;
    if (isFull(reason)) this.#options.onRefused(reason);
  }

  async #connect(): Promise<Session> {
    const { connect, maxResultBytes, prepare, onOpen } = this.#options;
    const session = new Session({
      connect,
      onEnd: (dead) => this.#forget(dead),
      maxResultBytes,
    });
    const done = new AbortController();
    const late = setTimeout(connectTimeoutMs, undefined, { signal: done.signal }).then(
      () => session.end(),
      () => {},
    );
    try {
      onOpen(await session.run(prepare));
    } catch (error) {
      session.end();
      throw error;
    } finally {
      done.abort();
      await late;
    }
    // It died between its first answer and here.
    if (session.dead) throw new ConnectionLost("the connection to the database was lost");
    if (this.#closed) {
      session.end();
      throw new ConnectionLost("the database is being closed");
    }
    this.#all.add(session);
    return session;
  }

  #forget(session: Session): void {
    if (!this.#all.delete(session)) return;
    const at = this.#idle.findIndex((idle) => idle.session === session);
    if (at >= 0) this.#idle.splice(at, 1);
    this.#grow();
  }

  #closeIdle(idleTimeoutMs: number): void {
    const before = performance.now() - idleTimeoutMs;
    for (const { session, since } of this.#idle.slice(0, -minIdle))
      if (since < before) session.end();
  }
}

/** Whether the server, or the account's own limit, has no connection left (SQLSTATE `too_many_connections`). */
export function isFull(error: unknown): boolean {
  const { code, refused } = error as { code?: unknown; refused?: unknown };
  return (refused ?? code) === "53300";
}

/** Why no session could be opened, as an outage whatever its code. */
function unreachable(error: Error): Error {
  return new ConnectionLost(error.message, (error as { code?: unknown }).code);
}

function exhausted(): PoolExhausted {
  return new PoolExhausted("too many requests wait for the database");
}
