/** Query strings of `/rest/v1`: selects, filters, orders. */
import type { Random } from "../../support/random.ts";
import { oddPart, queryValue } from "./odd-strings.ts";
import { columns, common, conditions, operators, related, values } from "./rest-parts.ts";

const casts = ["text", "int", "json", "regclass", "uuid", "xml", "nothing", "text[]", "tours"];
const calls = ["count", "sum", "avg", "max", "min", "array_agg", "pg_sleep", "nothing"];
const jsonPaths = [
  "->en",
  "->>en",
  "->en->>name",
  "->0->>x",
  "->-1",
  "->",
  "->>",
  "->'x'",
  "->>$1",
];
const orders = ["", ".asc", ".desc", ".desc.nullslast", ".nullsfirst", ".sideways", ".asc.asc"];
const numbers = ["0", "1", "5", "1000", "-1", "many", "1.5", "99999999999999999999", "0x10", ""];

function column(random: Random): string {
  if (random.below(3) > 0) return random.pick(common);
  return random.pick(columns) + (random.below(3) === 0 ? random.pick(jsonPaths) : "");
}

function selected(random: Random, depth = 0): string {
  const items = Array.from({ length: 1 + random.below(4) }, () => {
    switch (random.below(depth > 2 ? 7 : 14)) {
      case 0:
        return "*";
      case 1:
        return `${random.pick(["alias", "a b", "", '"', "x"])}:${column(random)}`;
      case 2:
        return `${column(random)}::${random.pick(casts)}`;
      case 3:
        return `${random.pick(["", `${column(random)}.`])}${random.pick(calls)}()`;
      case 8:
        return `${random.pick(["", "", "...", "r:"])}${random.pick(related)}(${selected(random, depth + 1)})`;
      case 9:
        return random.pick(["*,user_roles(*)", "outbox(*)", "()", "(", ")", ",", "a(b(c(d(e())))"]);
      default:
        return column(random);
    }
  });
  return items.join(",");
}

const test = (random: Random) =>
  random.below(2) ? random.pick(conditions) : `${random.pick(operators)}.${random.pick(values)}`;

function condition(random: Random, depth = 0): string {
  if (depth < 4 && random.below(4) === 0) {
    const parts = Array.from({ length: random.below(4) }, () => condition(random, depth + 1));
    return `${random.pick(["or", "and", "not.or", "not.and", ""])}(${parts.join(",")})`;
  }
  return `${column(random)}.${test(random)}`;
}

/** A query parameter of every kind that PostgREST knows. */
export function parameter(random: Random): string {
  switch (random.below(16)) {
    case 0:
    case 1:
      return `select=${queryValue(random, selected(random))}`;
    case 2: {
      const name = random.pick(["or", "and", "not.or", "not.and", "outbox.or"]);
      const parts = Array.from({ length: random.below(5) }, () => condition(random));
      return `${name}=${queryValue(random, `(${parts.join(",")})`)}`;
    }
    case 3:
      return `order=${queryValue(random, `${column(random)}${random.pick(orders)},${random.pick([random.pick(columns), "outbox(id)", ""])}`)}`;
    case 4:
      return `limit=${queryValue(random, random.pick(numbers))}`;
    case 5:
      return `offset=${queryValue(random, random.pick(numbers))}`;
    case 6:
      return `on_conflict=${queryValue(random, `${random.pick(columns)},${random.pick(columns)}`)}`;
    case 7:
      return `columns=${queryValue(random, `${random.pick(columns)},${random.pick(columns)}`)}`;
    case 8:
      return `${random.pick(related)}.${random.pick(["id", "limit", "order", "select", ""])}=${queryValue(random, random.pick(values))}`;
    case 9:
      return `${oddPart(random)}=${queryValue(random, random.pick(values))}`;
    default:
      return `${encodeURIComponent(column(random))}=${queryValue(random, test(random))}`;
  }
}

export function query(random: Random): string {
  const parts = Array.from({ length: random.pick([0, 1, 1, 1, 2, 2, 3, 5]) }, () =>
    parameter(random),
  );
  if (random.below(60) === 0) parts.push("a=eq.1&".repeat(800));
  if (random.below(60) === 0) parts.push(`select=${"outbox(".repeat(400)}`);
  if (random.below(60) === 0) parts.push(`or=${"(and".repeat(400)}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
