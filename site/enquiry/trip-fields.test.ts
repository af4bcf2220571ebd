import { expect, test } from "vitest";
import { locales } from "#shared/locales.ts";
import { renderTripFields } from "./trip-fields.server";

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
