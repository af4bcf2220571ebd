import { setTimeout } from "node:timers/promises";
import type postgres from "postgres";

/** The connection to PostgreSQL is gone, and with it everything that was under way on it. */
export class ConnectionLost extends Error {
  readonly code = "CONNECTION_CLOSED";
  /** SQLSTATE or system code with which connecting was refused. */
  readonly refused: unknown;
  override readonly name = "ConnectionLost";

  constructor(message: string, refused?: unknown) {
    super(message);
    this.refused = refused;
  }
}

/** More wait for a connection than can be served soon. */
export class PoolExhausted extends Error {
  /** PostgreSQL's own for "too many connections". */
  readonly code = "53300";
  override readonly name = "PoolExhausted";
}

/** An answer is larger than its pool lets one be. */
export class ResultTooLarge extends Error {
  /** SQLSTATE `program_limit_exceeded`. */
  readonly code = "54000";
  override readonly name = "ResultTooLarge";
}

type Result = postgres.RowList<postgres.Row[]>;
type Parameters = readonly unknown[];

interface SessionHooks {
  /** To be called when the connection ends, however it ends. */
  onclose: () => void;
  /** To be called with the size of each row that arrives, about in bytes. */
  onrow: (bytes: number) => void;
  /** To be called with each notice that arrives. */
  onnotify?: (channel: string, payload: string) => void;
}

interface SessionOptions {
  connect: Connect;
  onEnd?: (session: Session) => void;
  onNotification?: (channel: string, payload: string) => void;
  /** That one statement may answer. */
  maxResultBytes?: number;
}

/** Makes a client of postgres.js with one connection, which connects with its first statement. */
export type Connect = (hooks: SessionHooks) => postgres.Sql;

/**
 * One connection to PostgreSQL. When it ends it is over for good: the driver would connect anew and go on
 * with what waits, outside of its transaction and as the database's owner.
 */
export class Session {
  readonly #sql: postgres.Sql;
  readonly #onEnd: (session: Session) => void;
  #lastStatement: Promise<unknown> = Promise.resolve();
  /** Fails the statement that is under way. */
  #fail: ((reason: Error) => void) | undefined;
  #receivedBytes = 0;
  #dead: Error | undefined;

  constructor(options: SessionOptions) {
    const { connect, onEnd = () => {}, onNotification, maxResultBytes = Infinity } = options;
    this.#onEnd = onEnd;
    this.#sql = connect({
      onclose: () => this.#end(new ConnectionLost("the connection to the database was lost")),
      onrow: (bytes) => {
        this.#receivedBytes += bytes;
        if (this.#receivedBytes > maxResultBytes)
          this.#end(new ResultTooLarge(`the answer is larger than ${maxResultBytes} bytes`));
      },
      onnotify: onNotification,
    });
  }

  get dead(): boolean {
    return this.#dead !== undefined;
  }

  /**
   * Runs one statement, after those that were given before it. Without parameters it may be several.
   * @param options.prepare leaves the statement prepared for as long as the session lives: for those that
   *   come often and are few.
   * @throws {ConnectionLost} when the connection ends before the answer.
   */
  run(text: string, parameters: Parameters = [], { prepare = false } = {}): Promise<Result> {
    // One at a time: what waited inside of the driver would go over its next connection.
    const result = this.#lastStatement.then(() => {
      if (this.#dead) throw this.#dead;
      this.#receivedBytes = 0;
      return new Promise<Result>((resolve, reject) => {
        // The driver leaves some statements without an answer when their connection ends.
        this.#fail = reject;
        this.#sql
          .unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare })
          .then(resolve, (error: Error) => {
            // Said before the connection is closed: what is run meanwhile would have the driver connect anew.
            if (error.name !== "PostgresError")
              this.#end(new ConnectionLost(error.message, (error as { code?: unknown }).code));
            reject(error);
          });
      });
    });
    this.#lastStatement = result.catch(() => {});
    return result;
  }

  /** Ends the connection; what is under way fails. */
  end(): void {
    this.#end(new ConnectionLost("the connection to the database was closed"));
  }

  #end(reason: Error): void {
    if (this.#dead) return;
    this.#dead = reason;
    this.#fail?.(reason);
    void this.#sql.end({ timeout: 0 });
    this.#onEnd(this);
  }
}

export interface PoolOptions {
  connect: Connect;
  maxSessions: number;
  /** Statement that each new session begins with. */
  prepare?: string;
  /** To be called with what {@link prepare} answers. */
  onOpen?: (rows: Result) => void;
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

/** For how long a new connection is tried again before those who wait for it hear of the failure. */
const retryTimeoutMs = 2_000;
const betweenAttemptsMs = 100;
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
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  constructor(options: PoolOptions) {
    this.#options = {
      prepare: "select 1",
      onOpen: () => {},
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
    const { maxSessions, maxWaiting, waitTimeoutMs } = this.#options;
    if (this.#all.size + this.#opening < maxSessions) return this.#open();

    if (this.#waiting.length >= maxWaiting) throw exhausted();
    const { promise, resolve, reject } = Promise.withResolvers<Session>();
    const waiting = { resolve, reject };
    this.#waiting.push(waiting);
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

  /** @throws what connecting throws, once it has failed for as long as anybody waits. */
  async #open(): Promise<Session> {
    this.#opening += 1;
    try {
      for (;;) {
        try {
          const session = await this.#connect();
          this.#failingSince = undefined;
          return session;
        } catch (error) {
          this.#failingSince ??= performance.now();
          if (this.#closed || performance.now() - this.#failingSince > retryTimeoutMs)
            throw unreachable(error as Error);
        }
        await setTimeout(betweenAttemptsMs);
      }
    } catch (error) {
      // Nobody else is going to open one for them.
      if (this.#all.size === 0 && this.#opening === 1)
        for (const { reject } of this.#waiting.splice(0)) reject(error as Error);
      throw error;
    } finally {
      this.#opening -= 1;
    }
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
    this.#replace();
  }

  /** Whoever waited for the place of a dead session gets a new one. */
  #replace(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    if (this.#all.size + this.#opening >= this.#options.maxSessions) return;
    this.#open().then(
      (session) => this.release(session),
      (error: Error) => this.#waiting.shift()?.reject(error),
    );
  }

  #closeIdle(idleTimeoutMs: number): void {
    const before = performance.now() - idleTimeoutMs;
    for (const { session, since } of this.#idle.slice(0, -minIdle))
      if (since < before) session.end();
  }
}

/** Why no session could be opened, as an outage whatever its code. */
function unreachable(error: Error): Error {
  return new ConnectionLost(error.message, (error as { code?: unknown }).code);
}

function exhausted(): PoolExhausted {
  return new PoolExhausted("too many requests wait for the database");
}
