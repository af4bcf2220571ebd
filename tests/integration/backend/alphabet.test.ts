import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tours } from "../../../content/types/tours.ts";
import { ordersOf } from "../../../panel/src/entries/list/orders.ts";
import type { Locale } from "../../../shared/locales.ts";
import type { AppContext } from "../../../site/context.ts";
import { readDestinations } from "../../../site/pages/destinations/queries.server.ts";
import { findTours } from "../../../site/pages/tours/found-tours.server.ts";
import { readTours } from "../../../site/pages/tours/queries.server.ts";
import { type Cast, startCast } from "./cast.ts";
import { admin, destination, enquiry, nextAddress, siteUrl, tour } from "./harness.ts";

let cast: Cast;
let context: AppContext;

/** In the Spanish alphabet; fillers make a second page. */
const spanish = [
  ...["Águilas", "avestruz", "Çelik", "Ébano", "nube", "Ñandú", "oca", "Ruta 2", "Ruta 10"],
  ...Array.from({ length: 12 }, (_, at) => `Savuti ${at + 1}`),
  ...["Zambeze", "zebra"],
];
const english: Record<string, string> = { Ébano: "Ironwood", Zambeze: "Aardvark", zebra: " " };
const shownIn = (name: string, locale: Locale) =>
  (locale === "en" && english[name]?.trim()) || name;

beforeAll(async () => {
  cast = await startCast();
  const rows = spanish.toReversed().map((name, at) => ({
    name,
    name_en: english[name] ?? null,
    slug: `a${at}`,
  }));
  for (const [table, sample] of [
    ["tours", { ...tour, is_featured: false, countries: ["NA"] }],
    ["destinations", destination],
  ] as const) {
    await cast.service.from(table).delete().neq("slug", "");
    const { error } = await cast.service
      .from(table)
      .insert(rows.map((row) => ({ ...sample, ...row, is_active: true })) as never);
    if (error) throw error;
  }
  await cast.service.from("contact_submissions").delete().neq("name", "");
  for (const name of ["Zoe", "Álvaro", "bea", "Ñusta", "Nuria"]) {
    const { error } = await cast.service.from("contact_submissions").insert({ ...enquiry, name });
    if (error) throw error;
  }
  context = {
    supabase: cast.anonymous,
    log: { info() {}, error: (message: string) => expect.fail(message) },
    readSettings: async () => null,
    pictures: { lookUp: async () => new Map() },
  } as unknown as AppContext;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await cast.backend.dispose();
});

const bothPages = async (
  read: (page: number) => Promise<{ entries: { name: string }[]; total: number; pages: number }>,
) => {
  const pages = [await read(1), await read(2)];
  for (const page of pages) expect([page.total, page.pages]).toEqual([spanish.length, 2]);
  expect((await read(3)).entries).toEqual([]);
  return pages.flatMap(({ entries }) => entries.map(({ name }) => name));
};

test.each(["es", "en", "fr"] as const)(
  "D1: lists are sorted by the names shown in %s over all pages, with each entry once",
  async (locale) => {
    const sorted = spanish
      .map((name) => shownIn(name, locale))
      .sort(new Intl.Collator(locale, { numeric: true }).compare);
    if (locale === "es") expect(sorted).toEqual(spanish);
    expect(await bothPages((page) => readDestinations(context, locale, page))).toEqual(sorted);
    expect(await bothPages((page) => readTours(context, locale, page))).toEqual(sorted);
    const filter = { country: "NA" } as const;
    expect(await bothPages((page) => findTours(context, locale, filter, page))).toEqual(sorted);
  },
);

test("H5: lists of the panel are in the Spanish alphabet, in both directions", async () => {
  const peerAddress = nextAddress();
  vi.stubGlobal("location", { origin: siteUrl });
  vi.stubGlobal("fetch", (input: RequestInfo, init?: RequestInit) =>
    cast.backend.backend.fetch(new Request(input, init), { peerAddress }),
  );
  // Another file of the same worker may have connected the panel's client, which is done once.
  vi.resetModules();
  const { connectBackend, backend } = await import("../../../panel/src/backend/browser-client.ts");
  const { orders, readEnquiries } = await import("../../../panel/src/contact/list-query.ts");
  const { readEntries } = await import("../../../panel/src/entries/list/read-entries.ts");
  connectBackend("", cast.backend.backend.publishableKey);
  const { auth } = backend();
  const { error } = await auth.signInWithPassword(admin);
  if (error) throw error;
  await auth.stopAutoRefresh();

  const namesOf = async (value: string) => {
    const order = ordersOf(tours).find((one) => one.value === value);
    if (!order) throw new Error(value);
    const { rows, total } = await readEntries(tours, { q: "", state: undefined, page: 1, order });
    expect(total).toBe(spanish.length);
    return rows.map(({ name }) => name);
  };
  expect(await namesOf("name")).toEqual(spanish);
  expect(await namesOf("-name")).toEqual(spanish.toReversed());

  const [, , byName] = orders;
  const { rows } = await readEnquiries({ q: "", unsent: false, order: byName, page: 1 });
  expect(rows.map(({ name }) => name)).toEqual(["Álvaro", "bea", "Nuria", "Ñusta", "Zoe"]);
});
