import { setTimeout } from "node:timers/promises";
import { type Connect, ConnectionLost, type Result, Session } from "./session.ts";

/** Too many requests wait for a session, or one has waited too long. */
export class PoolExhausted extends Error {
  /** SQLSTATE `too_many_connections`. */
  readonly code = "53300";
  override readonly name = "PoolExhausted";
}

export interface PoolOptions {
  connect: Connect;
  maxSessions: number;
  /** First statement of each new session. */
  prepare?: string;
  /** Called with the result of {@link prepare}. */
  onOpen?: (rows: Result) => void;
  /** Called when the server has no connection left for another session. */
  onRefused?: (error: Error) => void;
  /** Maximum number of waiting callers. */
  maxWaiting?: number;
  /** Maximum wait of a caller. */
  waitTimeoutMs?: number;
  maxResultBytes?: number;
  /** Sessions idle for so long are closed, except {@link minIdle}. */
  idleTimeoutMs?: number;
}

/** Idle sessions kept open: opening one takes tens of milliseconds. */
const minIdle = 2;

interface Waiting {
  resolve(session: Session): void;
  reject(error: Error): void;
}

/** A pool without sessions retries for so long before its callers fail. */
const retryTimeoutMs = 2_000;
/** The same if the server has no connection left: other processes may release some. */
const fullRetryTimeoutMs = 8_000;
const betweenAttemptsMs = 100;
/** Delay before a pool with sessions tries to grow again, doubled after each refusal. */
const growAgainMs = { first: 1_000, max: 30_000 };
/** Timeout of one connection attempt. */
const connectTimeoutMs = 5_000;

/** Pool of sessions. Dead ones are replaced. */
export class SessionPool {
  readonly #options: Required<PoolOptions>;
  /** Most recently used last. */
  readonly #idle: { session: Session; since: number }[] = [];
  readonly #all = new Set<Session>();
  readonly #waiting: Waiting[] = [];
  /** Number of sessions being opened. */
  #opening = 0;
  /** Start of the current series of failures; undefined if the last attempt succeeded. */
  #failingSince: number | undefined;
  /** Refusals since a session was last opened, and the time of the next attempt to grow. */
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
   * Acquires a session, to be returned with {@link release}.
   * @throws {PoolExhausted} if too many callers wait, or after the wait timeout.
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

  /** Runs a task with an exclusive session. */
  async use<Result>(task: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await this.acquire();
    try {
      return await task(session);
    } finally {
      this.release(session);
    }
  }

  /** Runs a task in a transaction: commits, or rolls back if the task fails. */
  transaction<Result>(task: (session: Session) => Promise<Result>): Promise<Result> {
    return this.use(async (session) => {
      await session.run("begin");
      try {
        const result = await task(session);
        await session.run("commit");
        return result;
      } catch (error) {
        // A dead session has nothing to roll back. The first error is the relevant one.
        await session.run("rollback").catch(() => session.end());
        throw error;
      }
    });
  }

  /** Ends all sessions and their running statements. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
    for (const session of this.#all) session.end();
    const reason = new ConnectionLost("the database is being closed");
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  /**
   * Opens at least `count` sessions, so that other processes cannot take their connections.
   * @throws {ConnectionLost} if one of them cannot be opened.
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
   * Replaces idle sessions, for example after the login has changed.
   * @throws {ConnectionLost} if one of them cannot be reopened.
   */
  async reopenIdle(): Promise<void> {
    const replaced = [...this.#idle];
    for (const { session } of replaced) session.end();
    await this.reserve(replaced.length);
  }

  /** Starts to open a session if none is open. @returns whether one is open. */
  ensureOpen(): boolean {
    if (this.#all.size > 0) return true;
    if (this.#opening === 0 && performance.now() >= this.#growAgainAt) void this.#open();
    return false;
  }

  #mayOpen(): boolean {
    if (this.#all.size + this.#opening >= this.#options.maxSessions) return false;
    return this.#all.size === 0 || performance.now() >= this.#growAgainAt;
  }

  /** Opens sessions for waiting callers, up to the limit. */
  #grow(): void {
    while (!this.#closed && this.#opening < this.#waiting.length && this.#mayOpen())
      void this.#open();
  }

  /**
   * Opens a session for the first waiting caller. If that fails, callers wait for the other sessions, or
   * fail if there are none.
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

  /**
   * @returns the session or the connection error: at once if the pool has others, otherwise after retries.
   */
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
    // The connection was lost after its first statement.
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

/**
 * Whether the server's or the account's connection limit is reached (SQLSTATE `too_many_connections`).
 */
export function isFull(error: unknown): boolean {
  const { code, refused } = error as { code?: unknown; refused?: unknown };
  return (refused ?? code) === "53300";
}

/** Maps a connection error to an outage, whatever its code. */
function unreachable(error: Error): Error {
  return new ConnectionLost(error.message, (error as { code?: unknown }).code);
}

function exhausted(): PoolExhausted {
  return new PoolExhausted("too many requests wait for the database");
}
