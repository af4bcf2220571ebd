import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { columnsOf } from "../../../content/columns.ts";
import { deskSettings, siteSettings } from "../../../content/settings.ts";
import type { Row } from "../../../shared/database.types.ts";
import { firstSettings } from "../../../shared/first-settings.ts";
import { type Cast, startCast } from "./cast.ts";
import { startBackend } from "./harness.ts";

let cast: Cast;
let heard: string[] = [];

beforeAll(async () => {
  cast = await startCast();
  cast.backend.backend.onContentChange((changed) => heard.push(...changed));
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("site_settings").update(firstSettings).eq("id", true);
  heard = [];
});

const facts = async (who = cast.anonymous) =>
  (await who.from("site_settings").select("*").single()).data;
const change = (values: Partial<Row<"site_settings">>) =>
  cast.admin.from("site_settings").update(values).eq("id", true).select().single();

test("K9: an empty database without demonstration content gets the facts of company.ts, once", async () => {
  const fresh = await startBackend({ seed: "none" });
  try {
    const read = async () => (await fresh.anonymous().from("site_settings").select("*")).data;
    expect(await read()).toEqual([
      expect.objectContaining({ id: true, ...firstSettings, deposit_percent: null, terms: null }),
    ]);
    const desk = await fresh.service().from("inbox_settings").select("id, answer_templates");
    expect(desk.data).toEqual([{ id: true, answer_templates: [] }]);
    await fresh.service().from("site_settings").update({ phone: "+27 11 555 0000" }).eq("id", true);
    await fresh.reopen();
    expect(await read()).toEqual([expect.objectContaining({ phone: "+27 11 555 0000" })]);
  } finally {
    await fresh.dispose();
  }
});

test("K9: a fact changed by an administrator is readable by everyone, and announced before the response", async () => {
  const before = await facts();
  const { data, error } = await change({ whatsapp: "27115550000", terms_fr: "Acompte de 25 %." });
  expect(error).toBeNull();
  expect(heard).toEqual(["site_settings", "site_settings/*"]);
  expect(await facts()).toEqual(data);
  expect(await facts(cast.traveller)).toEqual(data);
  expect(data).toEqual({
    ...before,
    whatsapp: "27115550000",
    terms_fr: "Acompte de 25 %.",
    updated_at: expect.any(String),
  });
  expect(Date.parse(data?.updated_at ?? "")).toBeGreaterThan(Date.parse(before?.updated_at ?? ""));
});

test("K9: saving over facts that somebody has changed meanwhile changes nothing", async () => {
  const { updated_at = "" } = (await facts()) ?? {};
  await change({ phone: "+27 11 555 0001" });
  const late = cast.admin.from("site_settings").update({ phone: "+27 11 555 0002" });
  const { data } = await late.eq("id", true).eq("updated_at", updated_at).select();
  expect(data).toEqual([]);
  expect((await facts())?.phone).toBe("+27 11 555 0001");
});

describe("K9: invalid facts", () => {
  test.each<[string, object]>([
    ["no name", { company_name: "  " }],
    ["an address without @", { email: "hello.tsamma.example" }],
    ["a number for WhatsApp with a plus", { whatsapp: "+27115550000" }],
    ["hours that are none", { opening_hours: [{ days: ["Monday"], opens: "25:00", closes: "9" }] }],
    [
      "a day that is none",
      { opening_hours: [{ days: ["Lunes"], opens: "08:00", closes: "17:00" }] },
    ],
    ["hours that are no list", { opening_hours: { days: [] } }],
    ["a link that runs a script", { networks: [{ name: "X", href: "javascript:alert(1)" }] }],
    [
      "an icon that there is not",
      { networks: [{ name: "X", icon: "x", href: "https://x.example" }] },
    ],
    ["a review site without https", { review_sites: [{ name: "X", href: "//x.example" }] }],
    ["too many partners", { partners: Array(25).fill({ name: "X", logo: "partner-1" }) }],
    ["a deposit of more than all", { deposit_percent: 101 }],
    ["terms without end", { terms: "a".repeat(20_001) }],
    ["a foundation in 1066", { founded_year: 1066 }],
    ["-3 years of service", { years_of_service: -3 }],
    ["0 years of guides", { guide_years: 0 }],
    ["an answer in 0 hours", { reply_hours: 0 }],
    ["a longest tour that is shorter than the shortest", { headline_days_min: 15 }],
    ["a latitude of 200", { latitude: 200 }],
    ["a longitude of -181", { longitude: -181 }],
    ["a time zone that PostgreSQL does not know", { time_zone: "Africa/Atlantis" }],
    ["a time zone that is an abbreviation", { time_zone: "SAST" }],
    ["a time zone with POSIX rules", { time_zone: "EST5EDT" }],
    ["a price range without end", { price_range: "$".repeat(51) }],
    ["40 registrations", { registrations: Array(40).fill({ name: "CIPC", number: "1" }) }],
    ["a registration with a number that is no text", { registrations: [{ name: "X", number: 1 }] }],
  ])("%s is refused and changes nothing", async (_, values) => {
    const before = await facts();
    const { error, status } = await change(values);
    expect([error?.code, status]).toEqual(["23514", 400]);
    expect(await facts()).toEqual(before);
  });
});

test("K13: the facts that texts mention may be emptied, and a time zone may be any that PostgreSQL knows", async () => {
  const emptied = {
    founded_year: null,
    years_of_service: null,
    guide_years: null,
    reply_hours: null,
    headline_days_min: null,
    headline_days_max: null,
    latitude: null,
    longitude: null,
    price_range: null,
    time_zone: null,
  };
  expect((await change(emptied)).error).toBeNull();
  for (const time_zone of ["UTC", "Africa/Windhoek", "America/Argentina/Buenos_Aires"])
    expect((await change({ time_zone })).data).toMatchObject({ time_zone });
});

test("K9: answer templates are accessible to administrators only", async () => {
  const answer_templates = [
    { name: "Gracias", body_es: "Hola", body_en: "Hello", body_fr: "Bonjour" },
  ];
  const desk = (who = cast.admin) => who.from("inbox_settings");
  const saved = await desk().update({ answer_templates }).eq("id", true).select("answer_templates");
  expect(saved.data).toEqual([{ answer_templates }]);
  for (const [who, answer] of [
    [cast.anonymous, "42501"],
    [cast.traveller, []],
  ] as const) {
    const read = await desk(who).select("*");
    expect(read.error?.code ?? read.data).toEqual(answer);
    await desk(who).update({ answer_templates: [] }).eq("id", true);
  }
  expect((await desk().select("answer_templates").single()).data).toEqual({ answer_templates });
});

test("I2: settings tables have one row each, which cannot be added or removed", async () => {
  const before = await facts();
  for (const who of [cast.anonymous, cast.traveller, cast.admin]) {
    for (const table of ["site_settings", "inbox_settings"] as const) {
      const row = table === "site_settings" ? firstSettings : { answer_templates: [] };
      const added = await who.from(table).insert(row as never);
      expect(added.error?.code).toBe("42501");
      await who.from(table).delete().eq("id", true);
    }
  }
  const another = await cast.service.from("inbox_settings").insert({ id: false });
  expect(another.error?.code).toBe("23514");
  expect(await facts()).toEqual(before);
  expect((await cast.service.from("inbox_settings").select("id")).data).toEqual([{ id: true }]);
});

test("K9: changes of settings keep what they replaced with their author, and no other columns than the declared ones", async () => {
  const phone = (await facts())?.phone;
  const { data: author } = await cast.admin.auth.getUser();
  for (const table of ["site_settings_versions", "inbox_settings_versions"] as const)
    await cast.service.from(table).delete().gt("id", 0).throwOnError();
  await change({ phone: "+27 11 555 0003", city: "Maun" });
  await change({ phone: "+27 11 555 0003" });
  await cast.service.from("site_settings").update({ city: null }).eq("id", true).throwOnError();
  const glossary = [{ term: "Boma" }];
  await cast.admin.from("inbox_settings").update({ glossary }).eq("id", true).throwOnError();
  const kept = async (table: "site_settings_versions" | "inbox_settings_versions") =>
    (await cast.admin.from(table).select("was, recorded_by").order("id")).data;
  expect(await kept("site_settings_versions")).toEqual([
    { was: { phone, city: firstSettings.city }, recorded_by: author.user?.id },
    { was: { city: "Maun" }, recorded_by: null },
  ]);
  expect(await kept("inbox_settings_versions")).toEqual([
    { was: { glossary: [] }, recorded_by: author.user?.id },
  ]);
  // Secrets are environment variables. A column that no form edits would be visible in the history.
  for (const table of [siteSettings, deskSettings]) {
    const declared = Object.entries(table.fields).flatMap(([name, field]) =>
      columnsOf(name, field),
    );
    const { data } = await cast.service.from(table.table).select<string, object>("*").single();
    expect(Object.keys(data ?? {}).sort()).toEqual([...declared, ...(table.others ?? [])].sort());
  }
});

test("K9: the last fifty changes of settings are kept", async () => {
  for (let count = 0; count < 53; count += 1)
    await cast.service
      .from("site_settings")
      .update({ phone: `+27 11 ${count}` })
      .eq("id", true);
  const { data } = await cast.admin.from("site_settings_versions").select("was").order("id");
  expect(data).toHaveLength(50);
  expect(data?.at(-1)?.was).toEqual({ phone: "+27 11 51" });
});
