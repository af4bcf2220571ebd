import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { renderMarkup } from "~/entries/render-static-html.server";
import { readPage } from "~/seo/read-page.server";
import { headInput } from "~/seo/test-page";
import type { Departure } from "../../departures/departure.server";
import { PriceBox } from "../price-box";
import { toTourPage } from "../tour-page.server";
import { toTourEstimate } from "./tour-estimate.server";

const row: Partial<Row<"tours">> = {
  slug: "kalahari",
  name: "Kalahari",
  months: [5, 6, 7, 8],
  min_age: 10,
  min_group_size: 2,
  max_group_size: 10,
  price_per_person: 5850,
  single_supplement: 320,
  child_rates: [{ from_age: 10, to_age: 13, discount: 20 }],
  seasons: [
    { name_es: "Sin precio", months: [1] },
    { name_es: "Otoño", months: [5, 6], price_2: 7240, price_4: 6280, price_6: 5850 },
    { name_es: "Invierno", months: [7, 8], price_2: 7690, price_4: 6670, price_6: 6220 },
  ],
};

const now = new Date("2026-11-29T09:00:00Z");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** Markup of the prices on a tour's page, and its estimate. */
function read(
  query: string,
  more: Partial<Row<"tours">> = {},
  locale: Locale = "es",
  departure?: Departure,
) {
  const input = headInput(`/${locale}/tours/kalahari?${query}`, locale);
  const page = readPage(input, "/tours/kalahari", ["tour", "tourBody", "estimate", "entries"]);
  const tour = toTourPage({ ...row, ...more }, locale);
  const estimate = toTourEstimate(page, tour, new URLSearchParams(query), { departure, now });
  const box = createElement(PriceBox, { title: "Precios", tour, terms: {}, estimate });
  return { html: plain(renderMarkup(page, box)), ...estimate };
}

/** The first text of an element with a class. */
const textOf = (html: string, className: string) =>
  new RegExp(`class="${className}"[^>]*>([^<]*)<`).exec(html)?.[1];

describe("J22: the estimate on a tour's page", () => {
  it("has lines, total and marks in the price table", () => {
    const { html } = read("month=2027-07&adults=2&ages=12,11");
    expect(
      [...html.matchAll(/<dt>([^<]*×[^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map((m) => m.slice(1)),
    ).toEqual([
      ["2 adultos × 6670 US$", "13 340 US$"],
      ["2 niños (11 y 12 años, 20 % menos) × 5336 US$", "10 672 US$"],
    ]);
    expect(textOf(html, "estimate__total")).toBe("24 012 US$ en total, 6670 US$ por adulto");
    expect(html.indexOf('role="status"')).toBeLessThan(html.indexOf("<table"));
    expect(html).toContain('aria-current="true">6670 US$</td>');
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/<tr class="seasons__used"><th scope="row"><b>Invierno/);
    expect(html).toMatch(/<th scope="col" class="seasons__used">4 viajeros/);
    expect(html).toContain('href="#enquiry"');
  });

  it.each([
    ["es", "Con 3 viajeros vale el precio de 2.", "23 390 US$ en total, 7690 US$ por adulto"],
    ["en", "3 travellers pay the price for 2.", "$23,390 in total, $7,690 per adult"],
    ["fr", "À 3 voyageurs, c’est le prix de 2.", "23 390 $US au total, 7 690 $US par adulte"],
  ] as const)("says which column three travellers pay (%s)", (locale, note, total) => {
    const { html } = read("month=2027-07&adults=3&single=1", {}, locale);
    expect(html).toContain(note);
    expect(textOf(html, "estimate__total")).toBe(total);
  });

  it("without a month gives lowest and highest total, and marks the column alone", () => {
    const { html } = read("adults=2&month=");
    expect(textOf(html, "estimate__total")).toBe(
      "Entre 14 480 US$ y 15 380 US$ en total, según la temporada",
    );
    expect(html).not.toContain("aria-current");
    expect(html).not.toContain('<tr class="seasons__used"');
    expect(html).toContain('<th scope="col" class="seasons__used">2 viajeros');
  });

  it.each([
    ["adults=1", "Para uno solo, te lo calculamos."],
    ["adults=2&ages=9", "Este tour es a partir de 10 años. Con niños más pequeños, pregúntanos."],
    ["adults=11", "En este tour el grupo es de 10 como máximo. Si sois más, pregúntanos."],
    ["adults=2&month=2027-01", "Este tour no sale en enero: sale en mayo–agosto."],
  ])("gives the reason if there is no price: %s", (query, reason) => {
    const { html } = read(query);
    expect(textOf(html, "estimate__total")).toBe(reason);
    expect(html).not.toContain("estimate__lines");
  });

  it("explains malformed values, keeps what was typed, and escapes it", () => {
    const { html, view } = read("month=julio&adults=2&ages=%22%3E%3Cscript%3E");
    expect(view?.faults).toHaveLength(2);
    expect(view?.headline).toBeUndefined();
    expect(html).toContain("No hemos entendido el mes");
    expect(html).toContain("Escribe la edad de cada niño");
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain("<script>");
    expect(read("month=julio&adults=2").view?.headline).toContain("según la temporada");
  });

  it("offers the months and controls that the tour has", () => {
    const { form, html } = read("");
    expect(form?.months.map(({ value }) => value)).toEqual(
      ["2027-05", "2027-06", "2027-07", "2027-08"].filter((month) => month <= "2028-04"),
    );
    expect(html).not.toContain('role="status"');
    const other = read("", { min_age: 18, single_supplement: null, max_group_size: 6 });
    expect(other.html).not.toMatch(/name="(?:ages|single)"/);
    expect(other.html).toContain('max="6"');
    const january = read("month=2027-01").form;
    expect([january?.month, january?.months[0]?.value]).toEqual(["2027-01", "2027-01"]);
  });

  it("of a tour without seasons is its price, without a form", () => {
    const none = { seasons: [], price_per_person: 1234.5 };
    expect(read("", none).html).not.toContain("estimate");
    const { html } = read("adults=2", none);
    expect(textOf(html, "estimate__total")).toBe("Desde 1234,50 US$ por persona.");
    expect(html).not.toContain("<form");
  });

  it("R5: leaves to the message of the enquiry what its details have no field for", () => {
    const restOf = (query: string) => plain(read(query).view?.rest ?? "");
    expect(restOf("month=2027-07&adults=2&ages=12,11&single=1")).toBe("Una habitación individual");
    expect(restOf("adults=2&ages=11")).toBe("");
    expect(restOf("adults=61&ages=11&single=1")).toBe(
      "61 adultos, 1 niño (11 años), una habitación individual",
    );
    expect(restOf("adults=x")).toBe("");
  });

  it("R4: for a departure is for its month and at its own price, and the form keeps it", () => {
    const departure = { id: "d1", startsOn: "2027-05-09", isPriceFrom: true, price: 5850 };
    const of = (changes: object, query = "adults=2&month=") =>
      read(query, {}, "es", { ...departure, ...changes } as Departure);
    const season = of({});
    expect(textOf(season.html, "estimate__total")).toBe("14 480 US$ en total, 7240 US$ por adulto");
    expect(season.html).toContain('type="hidden" name="departure" value="d1"');
    expect(season.form?.month).toBe("2027-05");
    const own = of({ isPriceFrom: false, price: 5000 }, "adults=1&ages=11");
    expect(textOf(own.html, "estimate__total")).toBe("9000 US$ en total, 5000 US$ por adulto");
    expect(own.html).not.toContain("seasons__used");
    expect(own.html).not.toContain("vale el precio");
    expect(of({}, "").view).toBeUndefined();
  });

  it("survives a draft without prices and numbers", () => {
    const empty = { seasons: null, child_rates: null, months: null, price_per_person: null };
    const { html } = read("adults=2", {
      ...empty,
      max_group_size: null,
      min_group_size: null,
    } as never);
    expect(html).not.toMatch(/NaN|undefined|null/);
  });
});
