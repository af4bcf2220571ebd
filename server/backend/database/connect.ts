import postgres from "postgres";
import { parse } from "postgres-array";
import type { Connect } from "./session.ts";

type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Where a PostgreSQL server is reached: by its address, or by options of the driver. */
export interface ServerAddress {
  url?: string;
  options?: DriverOptions;
}

interface ConnectOptions {
  /** Shown by the server among its sessions. */
  applicationName: string;
  /** Settings of PostgreSQL for the session. */
  settings?: Record<string, string | number>;
  types?: DriverOptions["types"];
  /** Whether the sizes of rows are reported. */
  measured?: boolean;
}

/** How a pool, or whoever wants a session of its own, connects to a server. */
export function connectTo(address: ServerAddress, options: ConnectOptions): Connect {
  const { applicationName, settings, types = ownTypes, measured } = options;
  return ({ onclose, onrow, onnotify }) =>
    postgres(address.url ?? "", {
      ...address.options,
      max: 1,
      fetch_types: false,
      connect_timeout: 5,
      // It would still connect after a session was ended that waits to do so.
      backoff: () => 0,
      keep_alive: 15,
      // Either would end a session between two statements of a transaction.
      idle_timeout: undefined,
      max_lifetime: null,
      onnotice: () => {},
      onnotify,
      onclose,
      types,
      transform: measured
        ? {
            undefined: undefined,
            row: {
              from(row: Record<string, unknown>) {
                onrow(sizeOf(row));
                return row;
              },
            },
          }
        : undefined,
      connection: { TimeZone: "UTC", application_name: applicationName, ...settings },
    } as DriverOptions);
}

function sizeOf(row: Record<string, unknown>): number {
  let bytes = 0;
  for (const value of Object.values(row)) {
    if (typeof value === "string") bytes += value.length;
    else if (typeof value === "object" && value !== null) bytes += JSON.stringify(value).length;
    else bytes += 8;
  }
  return bytes;
}

type Type = postgres.PostgresType;

/** Element types of PostgreSQL's own whose arrays come up, with the type of the array. */
const arrayOids: Record<number, number> = {
  16: 1000, // boolean
  18: 1002, // "char"
  19: 1003, // name
  20: 1016, // bigint
  21: 1005, // smallint
  23: 1007, // integer
  25: 1009, // text
  26: 1028, // oid
  114: 199, // json
  701: 1022, // double precision
  1043: 1015, // varchar
  1082: 1182, // date
  1184: 1185, // timestamptz
  1700: 1231, // numeric
  2950: 2951, // uuid
  3802: 3807, // jsonb
};

const number = (text: string) => Number(text);
const json = (text: string) => JSON.parse(text);
const date = (text: string) => new Date(text);
const asItIs = (text: string) => text;

/** How PostgREST gives `bigint`. */
function bigint(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** How PostgREST gives `numeric`. */
function numeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/**
 * Arrays of all of these, and how their elements are read. The driver would ask each new session for them,
 * and an end of the connection meanwhile would end the process.
 */
function arrayTypes(elements: Record<number, (text: string) => unknown>): Record<string, Type> {
  return Object.fromEntries(
    Object.entries(arrayOids).map(([oid, arrayOid]) => [
      `array_${oid}`,
      {
        to: arrayOid,
        from: [arrayOid],
        serialize: arrayText,
        parse: (text: string) => parse(text, elements[Number(oid)] ?? asItIs),
      },
    ]),
  );
}

/** As PostgreSQL reads arrays; a text is one already. */
function arrayText(value: unknown): string {
  return Array.isArray(value) ? `{${value.map(elementText).join()}}` : String(value);
}

function elementText(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return arrayText(value);
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

const boolean = (text: string) => text === "t";
const common = {
  16: boolean,
  21: number,
  23: number,
  26: number,
  114: json,
  701: number,
  3802: json,
};

const scalar = (
  oid: number,
  parse: Type["parse"],
  serialize: Type["serialize"] = String,
): Type => ({
  to: oid,
  from: [oid],
  serialize,
  parse,
});

/** lite hands over arguments of functions as text that is JSON already. */
const jsonText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** What our own code reads and writes; the driver's own types but for arrays. */
const ownTypes = arrayTypes({ ...common, 1082: date, 1184: date });

/** How PostgREST gives values: numbers as JSON has them, dates and times as PostgreSQL writes them. */
export const apiTypes: Record<string, Type> = {
  bigint: scalar(20, bigint),
  numeric: scalar(1700, numeric),
  json: scalar(114, json, jsonText),
  jsonb: scalar(3802, json, jsonText),
  date: scalar(1082, asItIs),
  time: scalar(1083, asItIs),
  timestamp: scalar(1114, asItIs),
  timestamptz: scalar(1184, asItIs),
  timetz: scalar(1266, asItIs),
  ...arrayTypes({ ...common, 20: bigint, 1700: numeric }),
};
