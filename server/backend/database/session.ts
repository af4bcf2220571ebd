import type postgres from "postgres";

/** The connection to PostgreSQL is lost, with all running statements. */
export class ConnectionLost extends Error {
  readonly code = "CONNECTION_CLOSED";
  /** SQLSTATE or system code of a refused connection. */
  readonly refused: unknown;
  override readonly name = "ConnectionLost";

  constructor(message: string, refused?: unknown) {
    super(message);
    this.refused = refused;
  }
}

/** A result exceeds the limit of its pool. */
export class ResultTooLarge extends Error {
  /** SQLSTATE `program_limit_exceeded`. */
  readonly code = "54000";
  override readonly name = "ResultTooLarge";
}

export type Result = postgres.RowList<postgres.Row[]>;
type Parameters = readonly unknown[];

interface SessionHooks {
  /** Called when the connection has ended, for whatever reason. */
  onclose: () => void;
  /** Called with the approximate size of each received row. */
  onrow: (bytes: number) => void;
  /** Called with each notification. */
  onnotify?: (channel: string, payload: string) => void;
}

interface SessionOptions {
  connect: Connect;
  onEnd?: (session: Session) => void;
  onNotification?: (channel: string, payload: string) => void;
  /** Maximum size of one statement's result. */
  maxResultBytes?: number;
}

/** Creates a postgres.js client with one connection, opened by its first statement. */
export type Connect = (hooks: SessionHooks) => postgres.Sql;

/**
 * One connection to PostgreSQL that is never reopened. The driver would reconnect and continue with queued
 * statements, outside of their transaction and as the database owner.
 */
export class Session {
  readonly #sql: postgres.Sql;
  readonly #onEnd: (session: Session) => void;
  #lastStatement: Promise<unknown> = Promise.resolve();
  /** Rejects the running statement. */
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
   * Runs a statement after those queued before. Without parameters, `text` may contain several.
   * @param options.prepare keeps the statement prepared for the session's lifetime: for few, frequent
   * statements.
   * @throws {ConnectionLost} if the connection ends before the result.
   */
  run(text: string, parameters: Parameters = [], { prepare = false } = {}): Promise<Result> {
    // One at a time: statements queued in the driver would run on its next connection.
    const result = this.#lastStatement.then(() => {
      if (this.#dead) throw this.#dead;
      this.#receivedBytes = 0;
      return new Promise<Result>((resolve, reject) => {
        // The driver leaves some statements pending when their connection ends.
        this.#fail = reject;
        this.#sql
          .unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare })
          .then(resolve, (error: Error) => {
            // Before the connection is closed: later statements would make the driver reconnect.
            if (error.name !== "PostgresError")
              this.#end(new ConnectionLost(error.message, (error as { code?: unknown }).code));
            reject(error);
          });
      });
    });
    this.#lastStatement = result.catch(() => {});
    return result;
  }

  /** Closes the connection; running statements fail. */
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
