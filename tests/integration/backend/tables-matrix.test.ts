import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Cast,
  content,
  everybody,
  putContent,
  putEnquiry,
  shown,
  startCast,
  type Who,
} from "./cast.ts";
import { enquiry } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

/** "42501" is PostgreSQL's refusal, a number how many rows were read or changed. */
type Outcome = "42501" | number;
type Operation = "select" | "insert" | "update" | "delete" | "upsert";

const noAccess = {
  select: "42501",
  insert: "42501",
  update: "42501",
  delete: "42501",
  upsert: "42501",
} as const;
/** Two rows each, one of them hidden. */
const ofContent: Record<Who, Record<Operation, Outcome>> = {
  anonymous: { ...noAccess, select: 1 },
  traveller: { select: 1, insert: "42501", update: 0, delete: 0, upsert: "42501" },
  admin: { select: 2, insert: 1, update: 2, delete: 2, upsert: 2 },
};
const expected: Record<string, Record<Who, Record<Operation, Outcome>>> = {
  tours: ofContent,
  destinations: ofContent,
  blog_posts: ofContent,
  contact_submissions: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, delete: 0 },
    admin: { ...noAccess, select: 1, delete: 1 },
  },
  outbox: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0, update: 0 },
    admin: { ...noAccess, select: 1, update: 1 },
  },
  user_roles: {
    anonymous: noAccess,
    traveller: { ...noAccess, select: 0 },
    admin: { ...noAccess, select: 1 },
  },
};

const operations = Object.keys(noAccess) as Operation[];
const cells = Object.entries(expected).flatMap(([table, byUser]) =>
  everybody.flatMap((who) =>
    operations.map((operation) => ({ table, who, operation, outcome: byUser[who][operation] })),
  ),
);

describe("I2: tables", () => {
  let before: unknown;

  beforeEach(async () => {
    await cast.service.from("tours").delete().neq("slug", "");
    await cast.service.from("destinations").delete().neq("slug", "");
    await cast.service.from("blog_posts").delete().neq("slug", "");
    await putContent(cast.service);
    before = await everything();
  });
  afterEach(async () => {
    // What an admin may erase is put back.
    const { data } = await cast.service.from("contact_submissions").select("id");
    if (data?.length === 0) await putEnquiry(cast.service);
  });

  test.each(cells)(
    "$who, $operation, $table: $outcome",
    async ({ table, who, operation, outcome }) => {
      expect(await attempt(who, table, operation)).toBe(outcome);
      if (operation === "select" || outcome === "42501" || outcome === 0)
        expect(await everything()).toEqual(before);
      else expect(await everything()).not.toEqual(before);
    },
  );
});

async function attempt(who: Who, name: string, operation: Operation): Promise<Outcome> {
  // Without the tables' types: what is written differs from table to table.
  const table = (cast[who] as unknown as SupabaseClient).from(name);
  const { row, key, change } = await material(name);
  const asked = {
    select: () => table.select("*"),
    insert: () => table.insert(key === "slug" ? { ...row, slug: "nuevo" } : row).select(),
    update: () => table.update(change).not(key, "is", null).select(),
    delete: () => table.delete().not(key, "is", null).select(),
    upsert: () =>
      key === "slug"
        ? table
            .upsert(
              [shown, "nuevo"].map((slug) => ({ ...row, slug })),
              { onConflict: key },
            )
            .select()
        : table.upsert(row).select(),
  };
  const { data, error } = await asked[operation]();
  return error ? (error.code as "42501") : (data?.length ?? -1);
}

interface Material {
  row: Record<string, unknown>;
  /** A column that no row leaves empty. */
  key: string;
  change: Record<string, unknown>;
}

async function material(table: string): Promise<Material> {
  const found = content.find((entry) => entry.table === table);
  if (found) return { row: found.row, key: "slug", change: { created_at: "2001-01-01T00:00:00Z" } };
  if (table === "contact_submissions") return { row: enquiry, key: "id", change: { name: "Otra" } };
  if (table === "outbox") {
    const { data } = await cast.service.from("outbox").select("enquiry_id");
    return { row: { ...data?.[0] }, key: "enquiry_id", change: { next_attempt_at: new Date() } };
  }
  const { data } = await cast.traveller.auth.getUser();
  const row = { user_id: data.user?.id, role: "admin" };
  return { row, key: "user_id", change: row };
}

/** Every row of every table, as the secret key sees it. */
async function everything() {
  const tables = [
    "tours",
    "destinations",
    "blog_posts",
    "contact_submissions",
    "outbox",
    "user_roles",
  ] as const;
  const rows = await Promise.all(tables.map((table) => cast.service.from(table).select("*")));
  return rows.map(({ data }) => JSON.stringify(data?.map((row) => JSON.stringify(row)).sort()));
}
