import { describe, expect, test } from "vitest";
import { brandOf } from "#shared/brand/brand.ts";
import { firstSettings } from "#shared/first-settings.ts";
import type { Locale } from "#shared/locales.ts";
import type { CurrentProposal, RefusedReply } from "#shared/proposal.ts";
import { companyOf } from "~/entries/settings.server";
import { readPage } from "~/seo/read-page.server";
import { headInput, testWording } from "~/seo/test-page";
import { renderProposal } from "./body.server";
import { hasCalendar, journeyCalendar } from "./calendar-file";
import { changesOf } from "./changes.server";
import { toProposalBrochure } from "./proposal-brochure.server";
import { toProposalPage } from "./proposal-page.server";

const content = {
  title: "El Kalahari <para> cuatro",
  traveller: "Lucía Ferrer",
  party: "Dos adultos",
  letter: "Hola, Lucía:\n\nNos contabas que los niños no han visto nunca un cielo sin farolas.",
  starts_on: "2027-12-30",
  itinerary: [
    { day: 1, title: "Upington", bed: "Le Must", latitude: -28.4, longitude: 21.2 },
    { day: 2, title: "Kgalagadi", bed: "Nossob", bed_type: "camping" },
    { day: 3, title: "Vuelta" },
  ],
  countries: ["ZA"],
  included: ["Guía"],
  excluded: ["Vuelos"],
  price_lines: [
    { label: "Adultos", quantity: 2, amount: 6660 },
    { label: "Descuento", quantity: 1, amount: -100 },
  ],
  options: [{ label: "Globo", amount: 480 }],
  terms: "Se paga un depósito.",
  deposit: 500,
  deposit_due_on: "2026-12-20",
  total: 13_220,
};

const opened = (changes: Partial<CurrentProposal> = {}): CurrentProposal => ({
  state: "sent",
  language: "es",
  reference: "T-7K3MPX",
  number: 1,
  sent_at: "2026-11-29T10:00:00Z",
  content,
  total: 13_220,
  valid_until: "2026-12-13",
  lapsed: false,
  before: null,
  replies: [],
  acceptance: null,
  deposit_received_on: null,
  road: null,
  ...changes,
});

const road = {
  contacts: [{ name: "Ana", role: "Guía", phone: "+27 82 000 0000" }],
  notes: "Ropa de abrigo.",
  payment: "Cuenta 123",
  payment_url: "https://pay.example/1",
};
const accepted = {
  state: "accepted",
  acceptance: { number: 1, name: "Lucía Ferrer", at: "2026-12-01T22:30:00Z" },
  road,
} as const;

function htmlOf(
  changes: Partial<CurrentProposal> = {},
  refused?: RefusedReply,
  locale: Locale = "es",
): string {
  const shown = opened(changes);
  const page = readPage(headInput(`/${locale}/proposal`, locale), "/", ["proposal", "tours"]);
  // As data, because the HTML of a document is not in the loader's value.
  const request = new Request("https://tsamma.example/es/proposal.data");
  const proposal = toProposalPage(shown, locale);
  const body = { shown: { opened: shown, path: "/p/abc", refused }, proposal, map: null };
  return renderProposal(request, page, body).html ?? "";
}

describe("R12: the page of a proposal", () => {
  test("has dates of days over the new year, lines with their sum, and escaped texts", () => {
    const { dates, days, lines, total } = toProposalPage(opened(), "es");
    expect(dates).toMatch(/30 de diciembre de 2027.+1 de enero de 2028/);
    expect(days.map(({ isoDate }) => isoDate)).toEqual(["2027-12-30", "2027-12-31", "2028-01-01"]);
    expect(lines).toMatchObject([
      { label: "Adultos", calculation: expect.stringMatching(/^2 × 6660/) },
      { label: "Descuento", calculation: "", isDiscount: true },
    ]);
    expect(total).toMatch(/^13\s220/);
    const html = htmlOf();
    expect(html).toContain("El Kalahari &lt;para&gt; cuatro");
    expect(html).not.toContain("<script");
  });

  test.each(["es", "en", "fr"] as const)("has words for everything in %s", (locale) => {
    for (const changes of [{}, { lapsed: true }, { ...accepted }, { before: { total: 1 } }])
      expect(htmlOf(changes, undefined, locale)).not.toMatch(
        />(?:proposal|entries|days)\.|\{\w+\}/,
      );
  });

  test("works with a version that has nothing but its price", () => {
    const html = htmlOf({ content: { title: "Viaje", traveller: "Ana" } });
    expect(html).toContain("Por acordar");
    expect(html).not.toMatch(/undefined|null|NaN/);
  });
});

describe("R14, R15: forms", () => {
  test("each carries its version and an operation of its own", () => {
    const html = htmlOf({ number: 3 });
    const operations = [...html.matchAll(/name="operation" value="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(operations).size).toBe(3);
    expect(html.match(/name="version" value="3"/g)).toHaveLength(3);
  });

  test("a refused reply keeps what was typed and names the reason at its field", () => {
    const html = htmlOf(
      {},
      {
        kind: "question",
        body: "¿Hay <b>mosquitos</b>?",
        name: "",
        agreed: false,
        reason: "limited",
      },
    );
    expect(html).toContain("¿Hay &lt;b&gt;mosquitos&lt;/b&gt;?</textarea>");
    expect(html).toContain('aria-describedby="question-body-error"');
    expect(html).toMatch(/id="question-body-error"[^>]*role="alert"/);
  });

  test("a lapsed proposal can be asked about, not accepted", () => {
    const html = htmlOf({ lapsed: true });
    expect(html).toContain("Venció el 13 de diciembre de 2026");
    expect(html).not.toContain('id="acceptance"');
    expect(html).toContain('id="question"');
  });
});

describe("R16: after the acceptance", () => {
  test("the page begins with contacts, payment and notes", () => {
    const html = htmlOf(accepted);
    const at = (text: string) => html.indexOf(text);
    expect(at('href="tel:+27820000000"')).toBeGreaterThan(0);
    expect(at("Cuenta 123")).toBeGreaterThan(0);
    expect(at('href="https://pay.example/1"')).toBeGreaterThan(0);
    expect(at("Ropa de abrigo.")).toBeLessThan(at("Hola, Lucía:"));
    expect(html).not.toContain('id="acceptance"');
  });

  test("a received deposit is no longer asked for", () => {
    const html = htmlOf({ ...accepted, deposit_received_on: "2026-12-10" });
    expect(html).toContain("Recibido el 10 de diciembre de 2026");
    expect(html).not.toContain("pay.example");
  });

  test.each(["javascript:alert(1)", "http://pay.example", "https://bank.example@evil.example/"])(
    "the payment address %s is no link",
    (payment_url) => {
      expect(htmlOf({ ...accepted, road: { ...road, payment_url } })).not.toContain(payment_url);
    },
  );
});

describe("R12: what has changed since the version before", () => {
  const t = readPage(headInput("/es/proposal", "es"), "/", "proposal").t;
  const changes = (after: object) => changesOf(content, { ...content, ...after }, "es", t);

  test("dates, total, days, lines and services are named", () => {
    const [first, ...days] = content.itinerary.slice(0, 2);
    const found = changes({
      starts_on: "2027-12-31",
      total: 13_700,
      itinerary: [first, { ...days[0], bed: "Mata-Mata" }],
      price_lines: [{ label: "Adultos", quantity: 2, amount: 6900 }],
      included: ["Guía", "Agua"],
    });
    expect(found.join("\n").replace(/[^\S\n]/g, " ")).toBe(
      [
        "Las fechas: 30 de diciembre de 2027 – 1 de enero de 2028 → 31 de diciembre de 2027 – 1 de enero de 2028",
        "El total: 13 220 US$ → 13 700 US$",
        "Día 2: Kgalagadi, Mata-Mata",
        "Ya no está: Día 3: Vuelta",
        "Adultos: 2 × 6660 US$ → 2 × 6900 US$",
        "Ya no está: Descuento",
        "Nuevo: Agua",
      ].join("\n"),
    );
  });

  test("other texts are mentioned as a whole, and nothing if nothing has changed", () => {
    expect(changes({ letter: "Otra carta" })).toHaveLength(1);
    expect(changes({})).toEqual([]);
  });
});

test("R12: the PDF has letter, days with dates, prices and terms, and no link to the page", () => {
  const brochure = toProposalBrochure(toProposalPage(opened(), "es"), {
    wording: testWording("es"),
    company: companyOf(firstSettings, "es"),
    brand: brandOf(null),
    siteUrl: "https://tsamma.example",
    sentAt: "2026-11-29T10:00:00Z",
  });
  expect(brochure).toMatchObject({
    place: "Para Lucía Ferrer",
    journey: { paragraphs: ["Hola, Lucía:", expect.stringMatching(/^Nos contabas/)] },
    days: { list: [{ notes: [{ label: "Fecha" }, { label: "Noche" }] }, {}, {}] },
    prices: { table: { rows: [{ name: "Adultos" }, { name: "Descuento" }] } },
  });
  expect(JSON.stringify(brochure)).not.toContain("/p/");
});

describe("R16: the calendar file of a journey", () => {
  const facts = {
    host: "site.example",
    company: "Tsamma",
    nameOfDay: (day: number) => `Día ${day}`,
  };
  const page = toProposalPage(opened(), "es");

  test("has an all-day event a day, with bed and place, across the year's end, and no link", () => {
    const file = journeyCalendar(page, "2026-11-29T10:00:00Z", facts);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(file).toContain("UID:T-7K3MPX-2@site.example\r\n");
    expect(file).toContain("DTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280101\r\n");
    expect(file).toContain("SUMMARY:Kgalagadi\r\n");
    expect(file.replaceAll("\r\n ", "")).toContain("Nossob\\, ");
    expect(file).not.toContain("http");
  });

  test("exists for accepted journeys with dates alone, and only then the page links to it", () => {
    expect(hasCalendar("accepted", page)).toBe(true);
    expect(hasCalendar("sent", page)).toBe(false);
    const undated = opened({ content: { ...content, starts_on: null } });
    expect(hasCalendar("accepted", toProposalPage(undated, "es"))).toBe(false);
    expect(htmlOf(accepted)).toMatch(/href="[^"]*\.ics"/);
    expect(htmlOf({})).not.toContain(".ics");
  });
});
