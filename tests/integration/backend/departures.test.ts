import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  admin,
  type Client,
  enquiry,
  startBackendWithTraveller,
  type TestBackend,
  tour,
  traveller,
} from "./harness.ts";

let backend: TestBackend;
const clients = {} as Record<"anonymous" | "traveller" | "admin" | "service", Client>;
let tourId: string;
let sql: postgres.Sql;
let heard: string[] = [];

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  clients.anonymous = backend.anonymous();
  clients.traveller = await backend.signedIn(traveller);
  clients.admin = await backend.signedIn(admin);
  clients.service = backend.service();
  sql = postgres(backend.place.databaseUrl ?? "", { max: 1, onnotice: () => {} });
  backend.backend.onContentChange((changed) => heard.push(...changed));
});
afterAll(async () => {
  await sql.end();
  await backend.dispose();
});
beforeEach(async () => {
  await clients.service.from("departures").delete().gt("places", 0).throwOnError();
  await clients.service.from("tours").delete().neq("slug", "").throwOnError();
  await clients.service.from("site_settings").update({ time_zone: null }).eq("id", true);
  const { data } = await clients.service
    .from("tours")
    .insert({ ...tour, slug: "kalahari", is_active: true })
    .select("id")
    .single()
    .throwOnError();
  tourId = data?.id ?? "";
});

/** A day of the calendar in a time zone: `2026-11-29`. */
const dayIn = (timeZone: string, daysLater = 0) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.now() + daysLater * 86_400_000);
const soon = () => dayIn("UTC", 30);

async function add(changes: object = {}): Promise<string> {
  const { data } = await clients.admin
    .from("departures")
    .insert({ tour_id: tourId, starts_on: soon(), places: 8, ...changes })
    .select("id")
    .single()
    .throwOnError();
  return data?.id ?? "";
}
const change = (
  departure: string,
  change_by: number,
  more: { operation?: string; enquiry?: string; note?: string } = {},
  who: keyof typeof clients = "admin",
) =>
  clients[who].rpc("change_places", {
    departure,
    operation: crypto.randomUUID(),
    change_by,
    ...more,
  });
const leftOf = async (id: string) =>
  (await clients.service.from("departures").select("places_left").eq("id", id).single()).data
    ?.places_left;
const log = async () =>
  (
    await clients.service
      .from("departure_log")
      .select("what, was, became, author, enquiry_id, note")
      .order("id")
  ).data ?? [];
const seen = async (who: keyof typeof clients = "anonymous") =>
  (await clients[who].from("departures").select("id, shown_left").order("starts_on")).data;

describe("J25: visitors", () => {
  test("see how many places are left up to four, and never a number above four", async () => {
    const id = await add();
    expect(await seen()).toEqual([{ id, shown_left: null }]);
    await change(id, -4).throwOnError();
    expect(await seen()).toEqual([{ id, shown_left: 4 }]);
    for (const columns of ["places_left", "guaranteed_from", "*", "created_at"] as const) {
      const { error } = await clients.anonymous.from("departures").select(columns);
      expect(error?.code, columns).toBe("42501");
    }
    for (const filtered of [
      clients.anonymous.from("departures").select("id").gt("places_left", 5),
      clients.anonymous.from("departures").select("id").order("places_left"),
    ])
      expect((await filtered).error?.code).toBe("42501");
    expect((await clients.anonymous.from("departure_log").select("id")).error?.code).toBe("42501");
  });

  test("do not learn exact numbers with an account without a role", async () => {
    await add();
    expect(await seen("traveller")).toEqual([]);
    expect((await clients.traveller.from("departure_log").select("id")).data).toEqual([]);
  });

  test("do not see departures of hidden or deleted tours; a tour that returns brings them back", async () => {
    const id = await add();
    await clients.admin.from("tours").update({ is_active: false }).eq("id", tourId);
    expect(await seen()).toEqual([]);
    expect(await seen("admin")).toHaveLength(1);
    await clients.admin.from("tours").delete().eq("id", tourId).throwOnError();
    expect(await seen("admin")).toEqual([]);
    expect((await change(id, -1)).error?.code).toBe("PT404");
    const { data: versions } = await clients.admin
      .from("entry_versions")
      .select("id")
      .eq("entry_id", tourId)
      .order("id", { ascending: false })
      .limit(1);
    await clients.admin.rpc("restore_version", { version: versions?.[0]?.id ?? 0 }).throwOnError();
    expect(await seen("admin")).toEqual([{ id, shown_left: null }]);
  });

  test("a tour that is erased takes its departures along", async () => {
    await add();
    await clients.admin.from("tours").delete().eq("id", tourId).throwOnError();
    await clients.admin.rpc("erase_versions", { type: "tours", entry: tourId }).throwOnError();
    expect(await seen("service")).toEqual([]);
  });

  test("do not see departures of a day that has ended in Johannesburg", async () => {
    const [at] = await sql`
      select private.company_day('2027-07-03T21:59:59Z')::text as before,
        private.company_day('2027-07-03T22:00:00Z')::text as after`;
    expect(at).toEqual({ before: "2027-07-03", after: "2027-07-04" });
    const today = await add({ starts_on: dayIn("Africa/Johannesburg") });
    await add({ starts_on: dayIn("Africa/Johannesburg", -1) });
    expect(await seen()).toEqual([{ id: today, shown_left: null }]);
    expect(await seen("admin")).toHaveLength(2);
  });

  test("the day is that of the company's time zone", async () => {
    const zone = (time_zone: string) =>
      clients.service.from("site_settings").update({ time_zone }).eq("id", true).throwOnError();
    // Always another day: the zones are 25 hours apart.
    await add({ starts_on: dayIn("Pacific/Pago_Pago") });
    await zone("Pacific/Pago_Pago");
    expect(await seen()).toHaveLength(1);
    await zone("Pacific/Kiritimati");
    expect(await seen()).toEqual([]);
  });

  test("changes are announced, and so is the end of a day with departures", async () => {
    heard = [];
    const id = await add();
    await change(id, -1).throwOnError();
    expect(heard).toContain("departures");
    const published = async (since: string) => {
      const { data } = await clients.service.rpc(
        "scheduled_publications" as never,
        { since } as never,
      );
      return (data as unknown as { published: object[] }[])[0]?.published;
    };
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect(await published(yesterday)).toEqual([]);
    await add({ starts_on: dayIn("Africa/Johannesburg", -1) });
    expect(await published(yesterday)).toEqual([{ type: "departures", slugs: [] }]);
    expect(await published(new Date().toISOString())).toEqual([]);
  });
});

describe("J26: changing places", () => {
  test("is recorded with the author, the enquiry and a note; erasing the enquiry erases the note", async () => {
    const { data: asked } = await clients.service
      .from("contact_submissions")
      .insert(enquiry)
      .select("id")
      .single();
    const enquiry_id = asked?.id ?? "";
    const id = await add();
    expect((await change(id, -2, { enquiry: enquiry_id, note: " Los Ferrer " })).data).toBe(6);
    expect((await change(id, 1)).data).toBe(7);
    const by = { author: admin.email };
    expect(await log()).toEqual([
      { ...by, what: "made", was: null, became: soon(), enquiry_id: null, note: null },
      { ...by, what: "left", was: "8", became: "6", enquiry_id, note: "Los Ferrer" },
      { ...by, what: "left", was: "6", became: "7", enquiry_id: null, note: null },
    ]);
    await clients.admin.from("contact_submissions").delete().eq("id", enquiry_id).throwOnError();
    expect((await log())[1]).toMatchObject({ enquiry_id: null, note: null, became: "6" });
  });

  test("an operation that is repeated changes once, and never another departure", async () => {
    const [id, other] = [await add(), await add()];
    const operation = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => change(id, -3, { operation })));
    expect(answers.map(({ data }) => data)).toEqual([5, 5, 5]);
    expect((await change(other, -3, { operation })).error?.code).toBe("PT409");
    expect([await leftOf(id), await leftOf(other)]).toEqual([5, 8]);
  });

  test("two administrators at once lose no place, and cannot sell the last one twice", async () => {
    const id = await add({ places: 10 });
    const other = await backend.signedIn(admin);
    const take = (who: Client) =>
      who.rpc("change_places", { departure: id, operation: crypto.randomUUID(), change_by: -1 });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => take(at % 2 ? other : clients.admin)),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(10);
    expect(answers.filter(({ error }) => error).map(({ error }) => error?.code)).toEqual(
      Array(4).fill("PT409"),
    );
    expect(await leftOf(id)).toBe(0);
  });

  test.each([
    [-9, "PT409"],
    [1, "PT409"],
    [-2_147_483_648, "PT409"],
    [2_147_483_647, "PT409"],
    [0, "22023"],
  ])("by %d of 8 free places is refused with %s", async (by, code) => {
    const id = await add();
    const { error, status } = await change(id, by);
    expect(error?.code).toBe(code);
    expect(status).toBeLessThan(500);
    expect(await leftOf(id)).toBe(8);
  });

  test("is for administrators", async () => {
    const id = await add();
    for (const who of ["anonymous", "traveller"] as const)
      expect((await change(id, -1, {}, who)).error?.code).toBe("42501");
    // Not by writing the column either.
    const written = await clients.admin.from("departures").update({ places_left: 1 }).eq("id", id);
    expect(written.error?.code).toBe("42501");
    expect((await change(crypto.randomUUID(), -1)).error?.code).toBe("PT404");
  });

  test("another number of places keeps the travellers, and is refused below their number", async () => {
    const id = await add();
    await change(id, -5).throwOnError();
    const places = (number: number) =>
      clients.admin.from("departures").update({ places: number }).eq("id", id);
    await places(6).throwOnError();
    expect(await leftOf(id)).toBe(1);
    expect((await places(4)).error?.code).toBe("23514");
    await clients.admin
      .from("departures")
      .update({ state: "guaranteed", price: 5000, note: "Con Pieter" })
      .eq("id", id)
      .throwOnError();
    expect((await log()).map(({ what, was, became }) => [what, was, became]).slice(2)).toEqual([
      ["places", "8", "6"],
      ["state", "open", "guaranteed"],
      ["price", null, "5000.00"],
    ]);
  });

  test("a departure with travellers cannot be deleted", async () => {
    const id = await add();
    await change(id, -1).throwOnError();
    const remove = () => clients.admin.from("departures").delete().eq("id", id).select("id");
    expect((await remove()).data).toEqual([]);
    await change(id, 1).throwOnError();
    expect((await remove()).data).toEqual([{ id }]);
  });

  test("R4: a departure that somebody asked about cannot be deleted, until retention erases the enquiry", async () => {
    const [id, other] = [await add(), await add()];
    const remove = (departure: string) =>
      clients.admin.from("departures").delete().eq("id", departure).select("id");
    await clients.service
      .from("contact_submissions")
      .insert({ ...enquiry, created_at: "2020-01-01T00:00:00Z", departure_id: id } as never)
      .throwOnError();
    expect((await remove(id)).data).toEqual([]);
    expect((await remove(other)).data).toEqual([{ id: other }]);
    const purge = { months: 24, at: new Date().toISOString() };
    await clients.service.rpc("purge_enquiries" as never, purge as never).throwOnError();
    expect((await remove(id)).data).toEqual([{ id }]);
  });

  test.each([
    ["a list", [1]],
    ["larger than 1 kB", { note: "x".repeat(1020) }],
  ])("R4: an estimate that is %s is refused", async (_what, estimate) => {
    const { error } = await clients.service
      .from("contact_submissions")
      .insert({ ...enquiry, estimate } as never);
    expect(error?.code).toBe("23514");
  });
});
