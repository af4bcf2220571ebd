/** Requests of `/rest/v1`: filters, selects, writes and functions. */
import type { Random } from "../../integration/functions/generate-body.ts";
import type { Asked } from "./request.ts";
import { damagedJson, disguised, oddPart, oddValue, queryValue } from "./words.ts";

const shown = ["tours", "destinations", "blog_posts"];
const tables = [
  ...shown,
  ...shown,
  ...shown,
  "contact_submissions",
  "contact_submissions",
  "outbox",
  "user_roles",
  "users",
  "auth.users",
  "objects",
  "storage.objects",
  "buckets",
  "sessions",
  "refresh_tokens",
  "private.attempts",
  "captcha_passes",
  "pg_authid",
  "pg_catalog.pg_authid",
  "information_schema.tables",
  "schema_migrations",
  "nothing",
  "",
];
const columns = [
  "id",
  "slug",
  "name",
  "title",
  "email",
  "message",
  "content",
  "is_active",
  "is_published",
  "created_at",
  "title_en",
  "itinerary",
  "image_details",
  "tags",
  "price_per_person",
  "user_id",
  "role",
  "last_error",
  "encrypted_password",
  "open_locales",
  "xmin",
  "ctid",
  "tableoid",
  "nothing",
  '"id"',
  "*",
];
const related = [
  "user_roles",
  "contact_submissions",
  "outbox",
  "outbox!inner",
  "outbox!left",
  "outbox!outbox_enquiry_id_fkey",
  "contact_submissions!enquiry_id",
  "users",
  "users!user_roles_user_id_fkey",
  "tours",
  "blog_posts!inner",
  "nothing",
];
const operators = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
  "in",
  "is",
  "isdistinct",
  "fts",
  "plfts",
  "phfts(spanish)",
  "wfts(nothing)",
  "cs",
  "cd",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
  "not.eq",
  "not.is",
  "not.in",
  "not.not.eq",
  "eq(any)",
  "like(all)",
  "ilike(any)",
  "nothing",
];
const values = [
  "x",
  "",
  "true",
  "null",
  "unknown",
  "0",
  "9999999999999999999",
  "1e999",
  "a-la-vista",
  "*",
  "zq*",
  "%",
  "_%",
  "(",
  "((a+)+)+$",
  "[[:<:]]",
  "(a,b)",
  '("a\\"b",c)',
  "()",
  "{1,2}",
  "{",
  "[1,10)",
  '{"a":1}',
  "2026-01-01",
  "infinity",
  "00000000-0000-0000-0000-000000000000",
  "a & | b",
  "'quoted'",
];
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
  const path = random.below(5) === 0 ? random.pick(jsonPaths) : "";
  return random.pick(columns) + path;
}

function selected(random: Random, depth = 0): string {
  const items = Array.from({ length: 1 + random.below(4) }, () => {
    switch (random.below(depth > 2 ? 5 : 8)) {
      case 0:
        return "*";
      case 1:
        return `${random.pick(["alias", "a b", "", '"', "x"])}:${column(random)}`;
      case 2:
        return `${column(random)}::${random.pick(casts)}`;
      case 3:
        return `${random.pick(["", `${column(random)}.`])}${random.pick(calls)}()`;
      case 5:
        return `${random.pick(["", "", "...", "r:"])}${random.pick(related)}(${selected(random, depth + 1)})`;
      case 6:
        return random.pick(["*,user_roles(*)", "outbox(*)", "()", "(", ")", ",", "a(b(c(d(e())))"]);
      default:
        return column(random);
    }
  });
  return items.join(",");
}

function condition(random: Random, depth = 0): string {
  if (depth < 4 && random.below(4) === 0) {
    const parts = Array.from({ length: random.below(4) }, () => condition(random, depth + 1));
    return `${random.pick(["or", "and", "not.or", "not.and", ""])}(${parts.join(",")})`;
  }
  return `${column(random)}.${random.pick(operators)}.${random.pick(values)}`;
}

function parameter(random: Random): string {
  switch (random.below(12)) {
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
      return `${encodeURIComponent(column(random))}=${queryValue(random, `${random.pick(operators)}.${random.pick(values)}`)}`;
  }
}

function query(random: Random): string {
  const parts = Array.from({ length: random.below(5) }, () => parameter(random));
  if (random.below(60) === 0) parts.push("a=eq.1&".repeat(800));
  if (random.below(60) === 0) parts.push(`select=${"outbox(".repeat(400)}`);
  if (random.below(60) === 0) parts.push(`or=${"(and".repeat(400)}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function row(random: Random): unknown {
  if (random.below(8) === 0) return oddValue(random);
  const made: Record<string, unknown> = {};
  for (let count = 1 + random.below(5); count > 0; count--)
    made[random.pick(columns)] = random.below(2) ? random.pick(values) : oddValue(random);
  return made;
}

const reading = ["GET", "GET", "GET", "GET", "HEAD"];
const writing = ["POST", "PATCH", "DELETE", "PUT"];
const odd = ["OPTIONS", "TRACE", "PROPFIND", "PURGE", "SEARCH"];

export function askRest(random: Random): Asked {
  const table = random.below(15) === 0 ? oddPart(random) : random.pick(tables);
  const path = disguised(random, `/rest/v1/${table}`) + query(random);
  const kind = random.below(20);
  if (kind < 13) return { method: random.pick(reading), path };
  if (kind === 19) return { method: random.pick(odd), path };
  const rows = random.below(3)
    ? row(random)
    : Array.from({ length: random.below(4) }, () => row(random));
  return {
    method: random.pick(writing),
    path,
    headers: { "content-type": "application/json" },
    body: damagedJson(random, rows),
  };
}

const functions: Record<string, readonly string[]> = {
  schema_version: [],
  stored_pictures: ["keys"],
  begin_seed: [],
  finish_seed: ["pictures"],
  count_captcha_attempt: ["sender", "most", "at"],
  issue_captcha_pass: ["token", "pass", "at"],
  holds_captcha_pass: ["pass", "at"],
  submit_enquiry: ["enquiry", "sender", "pass", "at"],
  claim_mails: ["most", "at"],
  settle_mail: ["enquiry", "claim", "error"],
  resume_mails: ["alone", "at"],
  forget_attempts: ["at"],
  retry_mails: ["enquiry"],
  tour_span: [],
  tour_position: ["slug"],
  destination_position: ["slug"],
  post_parts: ["size"],
  announce_content_change: [],
  is_admin: [],
  begin_guess: ["of_account"],
  version: [],
  pg_sleep: ["x"],
  pg_read_file: ["filename"],
  current_setting: ["x"],
  query_to_xml: ["query"],
  nothing: ["x"],
};
const names = Object.keys(functions);

export function askRpc(random: Random): Asked {
  const name = random.pick(names);
  const known = functions[name] ?? [];
  const path = disguised(random, `/rest/v1/rpc/${random.below(15) ? name : oddPart(random)}`);
  const given = known.filter(() => random.below(5) > 0);
  if (random.below(6) === 0) given.push(random.pick(["x", "", "__proto__", "select"]));
  if (random.below(3) === 0) {
    const parts = given.map((each) => `${each}=${queryValue(random, random.pick(values))}`);
    if (random.below(3) === 0) parts.push(parameter(random));
    return {
      method: random.pick(["GET", "GET", "HEAD", "DELETE"]),
      path: `${path}?${parts.join("&")}`,
    };
  }
  const body: Record<string, unknown> = {};
  for (const each of given)
    body[each] = random.below(2) ? random.pick([...values, 1, 0, -1, null]) : oddValue(random);
  return {
    method: "POST",
    path: path + (random.below(4) === 0 ? query(random) : ""),
    headers: { "content-type": "application/json" },
    body: damagedJson(random, body),
  };
}
