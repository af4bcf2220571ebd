/** Long, because counting and reporting are tested together, over the same weeks. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InsertRow, SiteStatistics } from "../../../shared/database.types.ts";
import { type Cast, startCast, userKinds } from "./cast.ts";
import { destination, enquiry, post, tour } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
  const { service } = cast;
  await service.from("contact_submissions").delete().neq("name", "").throwOnError();
  await service
    .from("tours")
    .insert(
      [
        {
          ...tour,
          slug: "delta",
          name: "El delta",
          name_en: "The delta",
          name_fr: "Le delta & l’eau",
        },
        { ...tour, slug: "gone", name: "Ya no" },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await service
    .from("destinations")
    .insert({ ...destination, slug: "kalahari", name: "El Kalahari" })
    .throwOnError();
  await service
    .from("blog_posts")
    .insert({ ...post, slug: "leones", title: "Leones", tags: ["Fauna mayor"], is_published: true })
    .throwOnError();
});
afterAll(() => cast.backend.dispose());

beforeEach(async () => {
  await cast.service.from("page_views").delete().neq("page", "").throwOnError();
  await cast.service.from("contact_submissions").delete().neq("name", "").throwOnError();
});

type View = InsertRow<"page_views">;
const viewed = (day: string, page: string, language: View["language"], views: number): View => ({
  day,
  page,
  language,
  views,
});

const add = (counted: View[]) => cast.service.rpc("add_page_views", { counted }).throwOnError();

async function statistics(since = "2026-11-02", until = "2026-11-25"): Promise<SiteStatistics> {
  const { data } = await cast.admin.rpc("site_statistics", { since, until }).throwOnError();
  return data;
}

const write = (...rows: Partial<InsertRow<"contact_submissions">>[]) => {
  // One row for several names, without loss of a name.
  const usual = {
    ...enquiry,
    language: "es" as const,
    source: null,
    state: "new" as const,
    answered_at: null,
    created_at: new Date().toISOString(),
  };
  return cast.service
    .from("contact_submissions")
    .insert(rows.map((row) => ({ ...usual, ...row })))
    .throwOnError();
};

describe("K11: counts added by the server", () => {
  test("are summed by day, page and language, for several servers", async () => {
    await add([viewed("2026-11-25", "/tours", "en", 3), viewed("2026-11-25", "/tours", "fr", 1)]);
    await Promise.all(
      [1, 2, 3].map(() =>
        add([
          viewed("2026-11-25", "/tours", "en", 2),
          viewed("2026-11-25", "/", "es", 1),
          viewed("2026-11-25", "/tours", "en", 1),
        ]),
      ),
    );
    const { data } = await cast.admin
      .from("page_views")
      .select("*")
      .order("page")
      .order("language");
    expect(data).toEqual([
      viewed("2026-11-25", "/", "es", 3),
      viewed("2026-11-25", "/tours", "en", 12),
      viewed("2026-11-25", "/tours", "fr", 1),
    ]);
  });

  test.each([
    ["no list", {}, "22023"],
    ["nothing", null, "22023"],
    ["more than a thousand", Array(1001).fill(viewed("2026-11-25", "/", "es", 1)), "22023"],
    ["a page with a query", [viewed("2026-11-25", "/tours?a", "es", 1)], "23514"],
    ["a page that is too long", [viewed("2026-11-25", `/${"a".repeat(301)}`, "es", 1)], "23514"],
    ["a language of nobody", [viewed("2026-11-25", "/", "de" as "es", 1)], "23514"],
    ["less than one", [viewed("2026-11-25", "/", "es", 0)], "23514"],
    ["no day", [viewed("soon", "/", "es", 1)], "22007"],
  ])("with %s are refused", async (_, counted, code) => {
    const { error } = await cast.service.rpc("add_page_views", { counted: counted as View[] });
    expect(error?.code).toBe(code);
    expect((await cast.service.from("page_views").select("*")).data).toEqual([]);
  });

  test.each(userKinds)("can be added and deleted by the server only: %s", async (who) => {
    const added = await cast[who].rpc("add_page_views", {
      counted: [viewed("2026-11-25", "/", "es", 1)],
    });
    expect(added.error?.code).toBe("42501");
    const forgotten = await cast[who].rpc("purge_page_views" as "retry_mails");
    expect(forgotten.error?.code).toBe("42501");
  });

  test("are deleted after 25 months", async () => {
    await add(["2024-10-24", "2024-10-25", "2026-11-25"].map((day) => viewed(day, "/", "es", 1)));
    await cast.service
      .rpc("purge_page_views" as "retry_mails", { at: "2026-11-25T03:00:00Z" } as object)
      .throwOnError();
    const { data } = await cast.admin.from("page_views").select("day").order("day");
    expect(data?.map(({ day }) => day)).toEqual(["2024-10-25", "2026-11-25"]);
  });
});

describe("K11: the report for administrators", () => {
  test("has zeros without data, with each week and language", async () => {
    expect(await statistics()).toEqual({
      since: "2026-11-02",
      until: "2026-11-25",
      reply_hours: 24,
      counted_since: null,
      views: { total: 0, before: 0 },
      enquiries: { total: 0, before: 0, due: 0, in_time: 0 },
      weeks: ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"].map((week) => ({
        week,
        views: 0,
        enquiries: 0,
        due: 0,
        in_time: 0,
      })),
      pages: [],
      languages: ["es", "en", "fr"].map((language) => ({ language, views: 0, enquiries: 0 })),
      tours: [],
      sources: [],
    });
  });

  test("has views by week, page and language, beside the same number of weeks before", async () => {
    await add([
      viewed("2026-10-04", "/", "es", 1000),
      viewed("2026-10-05", "/", "es", 4),
      viewed("2026-10-28", "/", "es", 5),
      // Later in that week than today is in this one.
      viewed("2026-10-29", "/", "es", 2000),
      viewed("2026-11-02", "/tours/delta", "en", 10),
      viewed("2026-11-08", "/tours/delta", "fr", 20),
      viewed("2026-11-09", "/blog/leones", "es", 7),
      viewed("2026-11-10", "/blog/tag/fauna-mayor", "es", 6),
      viewed("2026-11-11", "/destinations/kalahari", "es", 5),
      viewed("2026-11-12", "/tours/nunca", "es", 4),
      viewed("2026-11-25", "/", "es", 3),
      viewed("2026-11-26", "/", "es", 4000),
    ]);
    const { views, weeks, pages, languages, counted_since } = await statistics();
    expect(counted_since).toBe("2026-10-04");
    expect(views).toEqual({ total: 55, before: 9 });
    expect(weeks.map(({ week, views }) => [week, views])).toEqual([
      ["2026-11-02", 30],
      ["2026-11-09", 22],
      ["2026-11-16", 0],
      ["2026-11-23", 3],
    ]);
    expect(pages).toEqual([
      { page: "/tours/delta", name: "El delta", views: 30, es: 0, en: 10, fr: 20 },
      { page: "/blog/leones", name: "Leones", views: 7, es: 7, en: 0, fr: 0 },
      { page: "/blog/tag/fauna-mayor", name: "Fauna mayor", views: 6, es: 6, en: 0, fr: 0 },
      { page: "/destinations/kalahari", name: "El Kalahari", views: 5, es: 5, en: 0, fr: 0 },
      { page: "/tours/nunca", name: null, views: 4, es: 4, en: 0, fr: 0 },
      { page: "/", name: null, views: 3, es: 3, en: 0, fr: 0 },
    ]);
    expect(languages.map(({ language, views }) => [language, views])).toEqual([
      ["es", 25],
      ["en", 10],
      ["fr", 20],
    ]);
  });

  test("adds views of an entry's former address to the entry", async () => {
    const rename = (from: string, slug: string) =>
      cast.service.from("tours").update({ slug }).eq("slug", from).throwOnError();
    await add([viewed("2026-11-10", "/tours/delta", "es", 2)]);
    await rename("delta", "okavango");
    await add([viewed("2026-11-11", "/tours/okavango", "en", 3)]);
    const { pages } = await statistics();
    await rename("okavango", "delta");
    expect(pages).toEqual([
      { page: "/tours/okavango", name: "El delta", views: 5, es: 2, en: 3, fr: 0 },
    ]);
  });

  test("has at most the thirty most viewed pages", async () => {
    await add(
      Array.from({ length: 120 }, (_, at) => viewed("2026-11-10", `/tours/t-${at}`, "es", at + 1)),
    );
    const { pages, views } = await statistics();
    expect(views.total).toBe(7260);
    expect(pages.map(({ views }) => views)).toEqual(
      Array.from({ length: 30 }, (_, at) => 120 - at),
    );
  });

  test("R3: has enquiries by tour, page and language, whatever address they came from", async () => {
    const { data } = await cast.service
      .from("tours")
      .select("id")
      .eq("slug", "delta")
      .throwOnError();
    const tour_id = data[0]?.id ?? "";
    await write(
      { source: "/en/tours/delta?utm_source=x", language: "en", tour_id },
      { source: "/tours/delta", language: "es", tour_id },
      { source: "/fr/contact?tour=Le%20delta%20%26%20l%E2%80%99eau", language: "fr", tour_id },
      { source: null, language: "en", tour_id },
      // A deleted tour, and a page of a tour without a tour.
      { source: "/contact", language: "es", tour_id: crypto.randomUUID() },
      { source: "/tours/delta", language: "es", tour_id: null },
      { source: "/contact?tour=%E0%A4%A&x", language: "es", tour_id: null },
      { source: "/contact?tour=%00", language: "es", tour_id: null },
      { source: "/entonces", language: "es", tour_id: null },
      { source: "", language: null, tour_id: null },
    );
    const { tours, sources, languages, enquiries } = await statistics(...thisWeek());
    expect(enquiries.total).toBe(10);
    expect(tours).toEqual([
      { page: null, name: null, enquiries: 6, es: 5, en: 0, fr: 0 },
      { page: "/tours/delta", name: "El delta", enquiries: 4, es: 1, en: 2, fr: 1 },
    ]);
    expect(sources).toEqual([
      { page: "/contact", name: null, enquiries: 4 },
      { page: "/tours/delta", name: "El delta", enquiries: 3 },
      { page: null, name: null, enquiries: 3 },
    ]);
    expect(languages.map(({ language, enquiries }) => [language, enquiries])).toEqual([
      ["es", 6],
      ["en", 2],
      ["fr", 1],
    ]);
  });

  test("has answers within 24 hours, without spam and without enquiries that still have time", async () => {
    const hour = 3_600_000;
    const at = (time: string, answeredAfter?: number) => ({
      created_at: time,
      answered_at:
        answeredAfter === undefined
          ? null
          : new Date(Date.parse(time) + answeredAfter * hour).toISOString(),
    });
    await write(
      at("2026-10-05T08:00:00Z"),
      // A Sunday in UTC, a Monday in Johannesburg.
      at("2026-11-01T22:30:00Z", 24),
      at("2026-11-01T21:30:00Z", 1),
      at("2026-11-03T08:00:00Z", 24.1),
      at("2026-11-04T08:00:00Z"),
      { ...at("2026-11-04T08:00:00Z"), state: "spam" },
    );
    const { enquiries, weeks } = await statistics();
    expect(enquiries).toEqual({ total: 3, before: 1, due: 3, in_time: 1 });
    expect(weeks[0]).toEqual({ week: "2026-11-02", views: 0, enquiries: 3, due: 3, in_time: 1 });

    await write({ created_at: new Date(Date.now() - hour).toISOString() });
    const now = (await statistics(...thisWeek())).enquiries;
    expect([now.total, now.due]).toEqual([1, 0]);
  });

  test("K13: counts answers in the promised hours, and weeks in the company's time zone", async () => {
    const settings = (values: object) =>
      cast.service.from("site_settings").update(values).eq("id", true);
    await settings({ reply_hours: 48, time_zone: "Pacific/Auckland" });
    try {
      await write(
        // A Sunday in Johannesburg, a Monday in Auckland.
        { created_at: "2026-11-01T12:00:00Z", answered_at: "2026-11-03T11:00:00Z" },
        { created_at: "2026-11-03T08:00:00Z", answered_at: "2026-11-05T09:00:00Z" },
      );
      const { enquiries, weeks, reply_hours } = await statistics();
      expect(reply_hours).toBe(48);
      expect(enquiries).toMatchObject({ total: 2, in_time: 1 });
      expect(weeks[0]).toMatchObject({ week: "2026-11-02", enquiries: 2 });
    } finally {
      await settings({ reply_hours: 24, time_zone: "Africa/Johannesburg" });
    }
  });

  test.each([
    ["2026-11-25", "2026-11-24"],
    ["2020-01-01", "2026-11-25"],
    [null, "2026-11-25"],
    ["2026-11-25", null],
  ])("is empty for the days from %s to %s", async (since, until) => {
    const { error } = await cast.admin.rpc("site_statistics", {
      since: since as string,
      until: until as string,
    });
    expect(error?.code).toBe("22023");
  });
});

/** Nothing is older than a day there. */
function thisWeek(): [string, string] {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [day(Date.now() - 2 * 86_400_000), day(Date.now() + 86_400_000)];
}

test.each(["anonymous", "traveller"] as const)("K11: %s gets no report", async (who) => {
  await add([viewed("2026-11-25", "/", "es", 1)]);
  const { data, error } = await cast[who].rpc("site_statistics", {
    since: "2026-11-02",
    until: "2026-11-25",
  });
  expect([data, error?.code]).toEqual([null, "42501"]);
});

test("K11: a removed administrator with a live session gets no report", async () => {
  const { data: roles } = await cast.service.from("user_roles").select("*").throwOnError();
  await add([viewed("2026-11-25", "/", "es", 1)]);
  await cast.service.from("user_roles").delete().eq("role", "admin").throwOnError();
  const asked = await cast.admin.rpc("site_statistics", {
    since: "2026-11-02",
    until: "2026-11-25",
  });
  const rows = await cast.admin.from("page_views").select("*");
  await cast.service.from("user_roles").insert(roles).throwOnError();
  expect([asked.data, asked.error?.code, rows.data]).toEqual([null, "42501", []]);
  expect((await statistics()).views.total).toBe(1);
});
