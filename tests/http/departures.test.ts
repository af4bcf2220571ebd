import { describe, expect, test } from "vitest";
import { departures } from "../../site/pages/departures/messages.ts";
import { at, locales } from "../e2e/pages.ts";
import { ask, documentOf, siteUrl } from "./site.ts";

/** With plain spaces in place of those of French punctuation. */
const htmlOf = async (path: string) => (await documentOf(path)).html.replaceAll("\u00a0", " ");
const rowsOf = (html: string) => html.match(/<tr id="departure-.*?<\/tr>/gs) ?? [];
const kalahari = "el-kalahari-de-la-sal-a-la-arena";

describe("J27: /departures", () => {
  test("shows the coming departures by date in three languages, with alternates", async () => {
    for (const locale of locales) {
      const html = await htmlOf(at(locale, "/departures"));
      const rows = rowsOf(html);
      expect(rows).toHaveLength(6);
      const days = rows.map((row) => /datetime="([\d-]+)"/i.exec(row)?.[1] ?? "");
      expect(days).toEqual(days.toSorted());
      for (const state of ["full", "cancelled", "guaranteed", "open"] as const)
        expect(html).toContain(`>${departures[`departures.${state}`][locale]}</span>`);
      expect(html).toContain(departures["departures.left_other"][locale].replace("{n}", "3"));
      expect(html.match(/<link rel="alternate" hreflang="(?:es|en|fr|x-default)"/gi)).toHaveLength(
        4,
      );
    }
  });

  test("filters by address and is then not indexed; without matches it says so", async () => {
    const html = await htmlOf(`/en/departures?tour=${kalahari}&places=4&utm_source=x`);
    expect(rowsOf(html)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(/rel="(?:canonical|alternate" hreflang)/i);
    const none = await htmlOf("/en/departures?language=pt");
    expect(none).toContain(departures["departures.none"].en);
    const invalid = await htmlOf("/en/departures?month=99&places=x");
    expect(invalid).toContain("We could not make out: Month and Travellers.");
    expect(rowsOf(invalid)).toHaveLength(6);
  });

  test("is in the sitemap with its last change, in the footer, and linked from the home page and the tours", async () => {
    expect(await htmlOf("/sitemap.xml")).toContain("/en/departures</loc><lastmod>");
    expect(await htmlOf("/fr/about")).toContain('href="/fr/departures"');
    for (const path of ["/fr", "/fr/tours"])
      expect(await htmlOf(path)).toMatch(/class="more" href="\/fr\/departures"/);
  });
});

describe("J27: a tour's page", () => {
  test("R4: has its departures, which lead to the form with their dates in the message and their id", async () => {
    const html = await htmlOf(`/es/tours/${kalahari}`);
    const section = /<section id="departures".*?<\/section>/s.exec(html)?.[0] ?? "";
    const rows = rowsOf(section);
    expect(rows).toHaveLength(2);
    expect(html).toContain('<a href="#departures">');
    const few = rows.find((row) => row.includes("Quedan 3 plazas")) ?? "";
    const dates = /<time datetime="[^"]+">([^<]+)<\/time>/i.exec(few)?.[1] ?? "";
    const address = /href="([^"]+\?departure=[^"#]+)#enquiry"/.exec(few)?.[1] ?? "";
    const asked = await htmlOf(address);
    expect(asked).toContain(`Consulta sobre el tour: El Kalahari, de la sal a la arena (${dates})`);
    expect(asked).toContain(`<p class="notice notice--info">Salida en grupo: ${dates}</p>`);
    const id = address.split("=")[1];
    expect(asked).toContain(`name="trip.departure_id" value="${id}"`);
    expect(asked).toContain(`<link rel="canonical" href="http`);
    const elsewhere = await htmlOf(`/es/tours/el-delta-en-mokoro?departure=${id}`);
    expect(elsewhere).not.toContain("trip.departure_id");
    expect(html).not.toContain(`arena (${dates})`);
  });

  test("has an offer for each departure in its structured data, without cancelled ones", async () => {
    const trips = async (slug: string) => {
      const html = await htmlOf(`/en/tours/${slug}`);
      const all = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const trip = all.map(([, json = ""]) => JSON.parse(json)).find(({ offers }) => offers);
      return trip as {
        offers: { lowPrice: number };
        subTrip?: { offers: { availability: string } }[];
      };
    };
    const { subTrip } = await trips(kalahari);
    expect(subTrip).toHaveLength(2);
    expect(subTrip?.[0]).toMatchObject({
      departureTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      offers: { "@type": "Offer", priceCurrency: "USD", price: expect.any(Number) },
    });
    expect(subTrip?.map(({ offers }) => offers.availability)).toEqual(
      expect.arrayContaining([
        "https://schema.org/LimitedAvailability",
        "https://schema.org/InStock",
      ]),
    );
    // The price of a departure may be the lowest.
    expect((await trips("kruger-bajo-la-lona")).offers.lowPrice).toBe(2290);
    expect((await trips("el-delta-en-mokoro")).subTrip).toBeUndefined();
  });
});

describe("J27: calendar files", () => {
  test("of a departure are in the language of the address", async () => {
    const html = await htmlOf("/fr/departures");
    const path = /href="(\/fr\/departures\/[^"]+\.ics)"/.exec(html)?.[1] ?? "";
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.replaceAll("\r\n ", "")).toMatch(/URL:https?:\/\/.*\/fr\/tours\//);
    expect((await ask(path.slice("/fr".length))).status).toBe(200);
  });

  test("of unknown and malformed ids are not found", async () => {
    for (const id of ["de30de30-0000-4000-8000-0000000000ff", "x", "%00", "*", "a".repeat(500)])
      expect((await ask(`/departures/${id}.ics`)).status, id).toBe(404);
    const known = "/departures/de30de30-0000-4000-8000-000000000001.ics";
    expect((await ask(`/en${known}`)).status).toBe(200);
    expect((await ask(`/de${known}`)).status).toBe(404);
  });
});

test("R4: without JavaScript a form that is refused keeps the departure of its address", async () => {
  const html = await htmlOf(`/es/tours/${kalahari}`);
  const address = /href="([^"]+\?departure=[^"#]+)#enquiry"/.exec(html)?.[1] ?? "";
  const id = address.split("=")[1] ?? "";
  const [, action] = /<form class="fields"[^>]* action="([^"]+)"/.exec(await htmlOf(address)) ?? [];
  expect(action).toBe(`${address}#enquiry`);
  const refused = await ask(address, {
    method: "POST",
    headers: { origin: siteUrl() },
    body: new URLSearchParams({ name: "A", "trip.departure_id": id, "trip.adults": "2" }),
  });
  expect(refused.status).toBe(422);
  const form = (await refused.text()).replaceAll("\u00a0", " ");
  expect(form).toContain('<p class="notice notice--info">Salida en grupo: ');
  expect(form).toContain(`name="trip.departure_id" value="${id}"`);
  expect(form).toMatch(/name="trip.adults"[^>]* value="2"/);
});

test("R5: the contact page opens the details that its address fills", async () => {
  const html = await htmlOf("/fr/contact?adults=2&ages=8,11");
  expect(html).toMatch(/<details class="trip-fields" open/);
  expect(html).toMatch(/name="trip.ages"[^>]* value="8, 11"/);
  expect(await htmlOf("/fr/contact?adults=0")).not.toMatch(/class="trip-fields" open/);
});
