import pg from "pg";
import type { ServerAddress } from "./server-address.ts";
import { getTypeParser } from "./value-types.ts";

/** The connection to PostgreSQL is lost, with all running statements. */
export class ConnectionLost extends Error {
  readonly code = "CONNECTION_CLOSED";
  override readonly name = "ConnectionLost";
}

/** A result exceeds the limit of its session. */
export class ResultTooLarge extends Error {
  /** SQLSTATE `program_limit_exceeded`. */
  readonly code = "54000";
  override readonly name = "ResultTooLarge";
}

export interface SessionOptions {
  address: ServerAddress;
  /** `application_name` of the session. */
  applicationName: string;
  /** PostgreSQL settings of the session. */
  settings?: Record<string, string | number>;
  /** Maximum size of one statement's result. */
  maxResultBytes?: number;
}

const connectTimeoutMs = 5_000;

const sessionSettings = {
  TimeZone: "UTC",
  // The site's statements take milliseconds, compiling one of the search's takes seconds.
  jit: "off",
};

/**
 * Sets the session's settings after it has connected, because poolers reject them as startup parameters.
 * `transaction_timeout` exists since PostgreSQL 17.
 */
const applySettings = `
  select set_config(name, value, false) from json_each_text($1) as setting(name, value)
  where name <> 'transaction_timeout' or current_setting(name, true) is not null`;

/** One connection to PostgreSQL. It is never reopened. */
export class Session extends pg.Client {
  /** Whether the server has announced the end of the session. The connection closes a moment later. */
  isEnding = false;
  readonly #settings: Record<string, string | number>;
  /** Why this side has closed the connection. The driver may report it as connected first. */
  #refusal: Error | undefined;

  constructor({ address, applicationName, settings, maxResultBytes = Infinity }: SessionOptions) {
    super({
      ...address.client,
      application_name: applicationName,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 15_000,
      types: { getTypeParser },
    });
    this.#settings = { ...sessionSettings, ...address.settings, ...settings };
    // The running statement fails with the same error. Without a listener the process would exit.
    this.on("error", () => {});
    if (maxResultBytes < Infinity) this.#limitResults(maxResultBytes);
    if (address.isBindingRequired) this.#requireChannelBinding();
  }

  /** Call it once, before the first statement. */
  async prepare(): Promise<void> {
    await this.run(applySettings, [JSON.stringify(this.#settings)]);
  }

  /**
   * Runs one statement.
   * @throws {ConnectionLost} if the connection ends before the result.
   */
  async run<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    parameters: readonly unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    // The extended protocol rejects a second statement, which an injection might add.
    const query = { text, values: [...parameters], queryMode: "extended" };
    return this.query<Row>(query).catch((error: Error) => this.#fail(error));
  }

  /** Runs any number of statements without parameters. */
  async exec(text: string): Promise<void> {
    await this.query(text).catch((error: Error) => this.#fail(error));
  }

  #fail(error: Error): never {
    this.isEnding ||= (error as Partial<pg.DatabaseError>).severity === "FATAL";
    return throwConnectionLost(this.#refusal ?? error);
  }

  get #connection(): pg.Connection {
    return (this as unknown as { connection: pg.Connection }).connection;
  }

  /**
   * Closes the connection before a password is sent to a server that does not offer channel binding, or
   * that accepts the session without it. The driver itself uses it only if it is offered.
   */
  #requireChannelBinding(): void {
    const connection = this.#connection;
    let isBound = false;
    const refuse = () => {
      this.#refusal = new Error(
        "channel_binding=require, but the server does not authenticate with it",
      );
      connection.stream.destroy(this.#refusal);
    };
    connection.on("authenticationSASL", ({ mechanisms }: { mechanisms: string[] }) => {
      if (!mechanisms.includes("SCRAM-SHA-256-PLUS")) refuse();
    });
    connection.on("authenticationCleartextPassword", refuse);
    connection.on("authenticationMD5Password", refuse);
    connection.on("authenticationSASLFinal", () => {
      isBound = true;
    });
    connection.on("authenticationOk", () => {
      if (!isBound) refuse();
    });
  }

  #limitResults(maxBytes: number): void {
    const connection = this.#connection;
    let receivedBytes = 0;
    connection.on("readyForQuery", () => {
      receivedBytes = 0;
    });
    connection.on("dataRow", ({ length }: { length: number }) => {
      receivedBytes += length;
      if (receivedBytes > maxBytes)
        connection.stream.destroy(
          new ResultTooLarge(`the answer is larger than ${maxBytes} bytes`),
        );
    });
  }
}

/** Throws an error of a session. Errors that PostgreSQL has not reported come from the connection. */
export function throwConnectionLost(error: Error): never {
  const isReported = error instanceof pg.DatabaseError || error instanceof ResultTooLarge;
  throw isReported ? error : new ConnectionLost(error.message, { cause: error });
}
