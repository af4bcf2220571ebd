import postgres from "postgres";
import { parse } from "postgres-array";
import type { Connect } from "./session.ts";

type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Address of a PostgreSQL server: a URL, or options of the driver. */
export interface ServerAddress {
  url?: string;
  options?: DriverOptions;
}

interface ConnectOptions {
  /** `application_name` of the session. */
  applicationName: string;
  /** PostgreSQL settings of the session. */
  settings?: Record<string, string | number>;
  types?: DriverOptions["types"];
  /** Whether the sizes of rows are reported. */
  measured?: boolean;
}

/** Creates the connect function of a pool or a single session. */
export function connectTo(address: ServerAddress, options: ConnectOptions): Connect {
  const { applicationName, settings, types = ownTypes, measured } = options;
  return ({ onclose, onrow, onnotify }) =>
    postgres(address.url ?? "", {
      ...address.options,
      max: 1,
      fetch_types: false,
      connect_timeout: 5,
      // No backoff: the driver would connect after `end()`.
      backoff: () => 0,
      keep_alive: 15,
      // Both would end a session inside a transaction.
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

/** Array type by element type (OIDs of PostgreSQL's built-in types). */
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

/** Converts `bigint` as PostgREST does. */
function bigint(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Converts `numeric` as PostgREST does. */
function numeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/**
 * Array types with their element parsers. Otherwise the driver would query them in each new session, and a
 * connection lost meanwhile would crash the process.
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

/** Serialises an array in PostgreSQL's syntax. Strings are passed through. */
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

/** lite passes function arguments as JSON text. */
const jsonText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Types for our own code: the driver's, plus arrays. */
const ownTypes = arrayTypes({ ...common, 1082: date, 1184: date });

/**
 * Types for the Data API, as PostgREST returns them: JSON numbers; dates and times as PostgreSQL text.
 */
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
