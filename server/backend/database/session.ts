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

/** An answer is larger than its pool lets one be. */
export class ResultTooLarge extends Error {
  /** SQLSTATE `program_limit_exceeded`. */
  readonly code = "54000";
  override readonly name = "ResultTooLarge";
}

export type Result = postgres.RowList<postgres.Row[]>;
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
 * One connection to PostgreSQL. When it ends it is over for good: the driver would reconnect and go on
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
            // Said before the connection is closed: what is run meanwhile would have the driver reconnect.
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
