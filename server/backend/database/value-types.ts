import { parse } from "postgres-array";

type Parser = (text: string) => unknown;

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

/** Parsers by OID of PostgreSQL's built-in types. Other values, such as dates, remain PostgreSQL's text. */
const parsers: Record<number, Parser> = {
  16: (text) => text === "t", // boolean
  20: bigint,
  21: Number, // smallint
  23: Number, // integer
  26: Number, // oid
  114: JSON.parse, // json
  700: Number, // real
  701: Number, // double precision
  1700: numeric,
  3802: JSON.parse, // jsonb
};

/** Element types by OID of their array type. */
const elementTypes: Record<number, number> = {
  199: 114, // json
  1000: 16, // boolean
  1002: 18, // "char"
  1003: 19, // name
  1005: 21, // smallint
  1007: 23, // integer
  1009: 25, // text
  1015: 1043, // varchar
  1016: 20, // bigint
  1021: 700, // real
  1022: 701, // double precision
  1028: 26, // oid
  1115: 1114, // timestamp
  1182: 1082, // date
  1185: 1184, // timestamptz
  1231: 1700, // numeric
  2951: 2950, // uuid
  3807: 3802, // jsonb
};

const asText: Parser = (text) => text;

/** Parser of a column's values, by the OID of its type. */
export function getTypeParser(oid: number): Parser {
  const elementType = elementTypes[oid];
  if (elementType === undefined) return parsers[oid] ?? asText;
  return (text) => parse(text, parsers[elementType] ?? asText);
}
