/** Requests of `/rest/v1`: reading and writing tables. */
import { destination, enquiry, post, tour } from "../../integration/backend/harness.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, oddValue } from "./odd-json.ts";
import { oddPart, withNeedlessEscapes } from "./odd-strings.ts";
import type { RequestSpec } from "./request-spec.ts";
import { columns, values } from "./rest-parts.ts";
import { query } from "./rest-query.ts";

const shown = ["tours", "destinations", "blog_posts"];
const tables = [
  ...shown,
  ...shown,
  ...shown,
  ...shown,
  ...shown,
  "contact_submissions",
  "contact_submissions",
  "outbox",
  "enquiry_notes",
  "enquiry_answers",
  "enquiry_contacts",
  "departures",
  "departure_log",
  "proposals",
  "proposal_versions",
  "proposal_replies",
  "user_roles",
  "users",
  "auth.users",
  "objects",
  "storage.objects",
  "buckets",
  "sessions",
  "refresh_tokens",
  "private.rate_limit_events",
  "captcha_passes",
  "pg_authid",
  "pg_catalog.pg_authid",
  "information_schema.tables",
  "schema_migrations",
  "nothing",
  "",
];

/** Rows as an administrator writes them, and such that would create one. */
const whole: unknown[] = [
  { ...tour, slug: "of-a-stranger" },
  { ...tour, slug: "shown", name: "Other" },
  { ...destination, slug: "of-a-stranger" },
  { ...post, slug: "of-a-stranger", is_published: true },
  enquiry,
  { user_id: "00000000-0000-0000-0000-000000000000", role: "admin" },
  { name: "Other" },
  { title: "Other", is_published: true },
  { is_active: true },
  { next_attempt_at: "2020-01-01" },
];

function row(random: Random): unknown {
  if (random.below(8) === 0) return oddValue(random);
  if (random.below(2) === 0) return random.pick(whole);
  const made: Record<string, unknown> = {};
  for (let count = 1 + random.below(5); count > 0; count--)
    made[random.pick(columns)] = random.below(2) ? random.pick(values) : oddValue(random);
  return made;
}

const reading = ["GET", "GET", "GET", "GET", "HEAD"];
const writing = ["POST", "PATCH", "DELETE", "PUT"];
const odd = ["OPTIONS", "TRACE", "PROPFIND", "PURGE", "SEARCH"];

export function restRequest(random: Random): RequestSpec {
  const table = random.below(15) === 0 ? oddPart(random) : random.pick(tables);
  const path = withNeedlessEscapes(random, `/rest/v1/${table}`) + query(random);
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
