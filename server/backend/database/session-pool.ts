import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { Session, type SessionOptions, throwConnectionLost } from "./session.ts";

/** Too many callers wait for a session, or one has waited too long. */
export class PoolExhausted extends Error {
  /** SQLSTATE `too_many_connections`. */
  readonly code = "53300";
  override readonly name = "PoolExhausted";
}

export interface PoolOptions extends SessionOptions {
  maxSessions: number;
  /** Called when the server has no connection left for another session. */
  onRefused?: (error: Error) => void;
  /** Maximum number of callers without a session. */
  maxWaiting?: number;
  /** Maximum wait of a caller. */
  waitTimeoutMs?: number;
  /** Idle sessions kept open: opening one takes tens of milliseconds. */
  minSessions?: number;
  /** Further idle sessions are closed after so long, for other processes. */
  idleTimeoutMs?: number;
}

/** A pool without sessions tries for so long to open one; later callers fail at once until one opens. */
const retryTimeoutMs = 2_000;
/** The same if the server has no connection left: other processes may release some. */
const fullRetryTimeoutMs = 8_000;
/** A start waits for longer than other processes keep idle sessions. */
const reserveTimeoutMs = 30_000;
const betweenAttemptsMs = 100;
/** Delay before a pool that was refused a further session tries again. */
const growAgainMs = 5_000;

/** Pool of sessions. Dead ones are replaced. */
export class SessionPool {
  readonly #options: PoolOptions;
  readonly #pool: pg.Pool;
  readonly #open = new Set<Session>();
  /** Number of callers without a session. */
  #waiting = 0;
  /** Settles when the server accepts sessions again, or is given up. */
  #recovery: Promise<void> | undefined;
  /** Start of the current series of failed connections; undefined if the last one was opened. */
  #failingSince: number | undefined;
  readonly #closing = new AbortController();

  constructor(options: PoolOptions) {
    this.#options = options;
    const {
      maxSessions,
      minSessions = 1,
      waitTimeoutMs = 30_000,
      idleTimeoutMs = 20_000,
    } = options;
    this.#pool = new pg.Pool({
      Client: class extends Session {
        constructor() {
          super(options);
        }
      },
      onConnect: (session) => (session as Session).prepare(),
      max: maxSessions,
      min: minSessions,
      idleTimeoutMillis: idleTimeoutMs,
      connectionTimeoutMillis: waitTimeoutMs,
    });
    // An idle session was lost. The pool has removed it.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (session) => {
      this.#open.add(session as PooledSession);
      session.once("end", () => this.#open.delete(session as PooledSession));
    });
  }

  /**
   * Acquires a session, to be returned with {@link release}.
   * @throws {PoolExhausted} if too many callers wait, or after the wait timeout.
   * @throws {ConnectionLost} if the server cannot be reached.
   */
  async acquire(): Promise<PooledSession> {
    const { maxWaiting = 1_000 } = this.#options;
    if (this.#waiting >= maxWaiting) throw exhausted();
    this.#waiting += 1;
    try {
      for (;;) {
        await this.#recovery;
        try {
          return await this.#connect();
        } catch (error) {
          if (error instanceof PoolExhausted || this.#closing.signal.aborted) throw error;
          if (this.#open.size > 0) this.#stopGrowing(error as Error);
          else await this.#recover(error as Error);
        }
      }
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Returns a session. One that is dead or still in a transaction is not used again. */
  release(session: PooledSession): void {
    session.release(session.isEnding || session.getTransactionStatus() !== "I");
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
        await session.run("rollback").catch(() => {});
        throw error;
      }
    });
  }

  /**
   * Opens sessions of an unused pool, so that other processes cannot take their connections.
   * @throws {ConnectionLost} if one of them cannot be opened.
   */
  async reserve(count: number): Promise<void> {
    const began = performance.now();
    const opened: PooledSession[] = [];
    try {
      while (opened.length < count) {
        try {
          opened.push(await this.#connect());
        } catch (error) {
          if (!isFull(error)) await this.#recover(error as Error);
          else if (performance.now() - began > reserveTimeoutMs) throw error;
          else await setTimeout(betweenAttemptsMs);
        }
      }
    } finally {
      for (const session of opened) this.release(session);
    }
  }

  /** Ends all sessions and their running statements. */
  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    void this.#pool.end();
    for (const session of this.#open) void session.end();
  }

  async #connect(): Promise<PooledSession> {
    try {
      const session = (await this.#pool.connect()) as PooledSession;
      this.#failingSince = undefined;
      return session;
    } catch (error) {
      if ((error as Error).message === waitTimeoutMessage) throw exhausted();
      return throwConnectionLost(error as Error);
    }
  }

  /** Opens no further sessions for a while: until then callers wait for one of the open ones. */
  #stopGrowing(reason: Error): void {
    const { options } = this.#pool;
    options.max = this.#open.size;
    void setTimeout(growAgainMs, undefined, { ref: false }).then(() => {
      options.max = this.#options.maxSessions;
    });
    if (isFull(reason)) this.#options.onRefused?.(reason);
  }

  /** Waits until the database server accepts connections again, once for all callers. @throws {ConnectionLost} if it does not come back. */
  async #recover(reason: Error): Promise<void> {
    this.#recovery ??= this.#retry(reason).finally(() => {
      this.#recovery = undefined;
    });
    await this.#recovery;
  }

  async #retry(reason: Error): Promise<void> {
    this.#failingSince ??= performance.now();
    for (let last = reason; ; ) {
      const timeoutMs = isFull(last) ? fullRetryTimeoutMs : retryTimeoutMs;
      const isLate = performance.now() - this.#failingSince > timeoutMs;
      if (isLate || this.#closing.signal.aborted) throw last;
      await setTimeout(betweenAttemptsMs);
      try {
        this.release(await this.#connect());
        return;
      } catch (error) {
        last = error as Error;
      }
    }
  }
}

/** Session of a pool. */
export type PooledSession = Session & Pick<pg.PoolClient, "release">;

/** Message of an error of pg-pool that has no code. */
const waitTimeoutMessage = "timeout exceeded when trying to connect";

/** Whether the server's or the account's connection limit is reached (SQLSTATE `too_many_connections`). */
export function isFull(error: unknown): boolean {
  return (error as { code?: unknown }).code === "53300";
}

function exhausted(): PoolExhausted {
  return new PoolExhausted("too many requests wait for the database");
}
