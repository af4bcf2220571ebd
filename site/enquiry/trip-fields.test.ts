import { expect, test } from "vitest";
import { locales } from "#shared/locales.ts";
import { renderTripFields, tripValuesOf } from "./trip-fields.server";

const request = new Request("https://www.tsamma.example/contact.data");
const render = (values?: Record<string, string>, locale: (typeof locales)[number] = "es") =>
  renderTripFields(request, locale, values, new Date("2026-11-29T00:00:00Z")).html ?? "";

test.each(locales)("R2: the details are closed and offer eighteen months (%s)", (locale) => {
  const html = render(undefined, locale);
  expect(html).not.toContain(" open");
  expect(html).not.toContain("tripForm.title");
  expect(html.match(/value="20\d\d-\d\d"/g)).toHaveLength(18);
  expect(html).toContain('value="2026-11"');
  expect(html).toContain('value="2028-04"');
});

test("R2: with typed values they are open and show them, escaped; a tour alone opens nothing", () => {
  const html = render({
    "trip.month": "2027-07",
    "trip.ages": '8"><script>',
    "trip.from": "2027-07-04",
    "trip.first_time": "no",
  });
  expect(html.match(/<details[^>]* open/g)).toHaveLength(2);
  expect(html).toContain('value="2027-07" selected');
  expect(html).not.toContain("<script>");
  expect(html).toMatch(/value="no"[^>]* checked|checked[^>]*value="no"/);
  const tour = render({ "trip.tour_id": "8f14e45f" });
  expect(tour).not.toContain(" open");
  expect(tour).toContain('type="hidden" name="trip.tour_id" value="8f14e45f"');
});

test("R5: an address fills month, adults, ages and a single room, and opens the details", () => {
  const now = new Date("2026-11-29T00:00:00Z");
  const of = (query: string) => tripValuesOf(new URLSearchParams(query), now);
  const values = of("month=2027-07&adults=2&ages=8+y+11&single=1&departure=x");
  expect(values).toEqual({
    "trip.month": "2027-07",
    "trip.adults": "2",
    "trip.ages": "8, 11",
    "trip.single": "yes",
  });
  const html = render(values);
  expect(html).toMatch(/<details class="trip-fields" open/);
  expect(html).toContain('type="hidden" name="trip.single" value="yes"');
  expect(render(of("single=1&departure=x"))).not.toContain(" open");
});

test.each([
  "month=2026-10&adults=0&ages=18",
  "month=2029-01&adults=61&ages=Llama+al+600",
  "month=julio&adults=-2&ages=%00%22%3E%3Cscript%3E",
  "month[]=2027-07&adults=2e1&ages=",
])("R5: the details stay closed and empty for %s", (query) => {
  const values = tripValuesOf(new URLSearchParams(query), new Date("2026-11-29T00:00:00Z"));
  expect(Object.values(values).join("")).toBe("");
  expect(render(values)).not.toContain(" open");
});
