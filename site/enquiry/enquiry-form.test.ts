import { createElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderMarkup } from "~/entries/render-static-html.server";
import { readPage } from "~/seo/read-page.server";
import { headInput } from "~/seo/test-page";
import { EnquiryForm } from "./enquiry-form";
import { renderTripFields } from "./trip-fields.server";

const departure = { id: "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11", dates: "4–17 jul 2027" };

function render(asked: typeof departure | undefined) {
  const page = readPage(headInput("/es/contact", "es"), "/contact", ["enquiry"]);
  const trip = renderTripFields(new Request("https://www.tsamma.example/es/contact"), "es");
  const data = { sent: false, captcha: { url: "", kind: undefined }, email: "", trip };
  const props = { action: "/es/contact", tour: "Kalahari", tourId: "t1", refused: undefined, data };
  const form = createElement(EnquiryForm, { ...props, departure: asked });
  return renderMarkup(page, createElement(MemoryRouter, null, form));
}

test("R4: the form names the departure that it is about, and sends its id", () => {
  const html = render(departure);
  expect(html).toContain('<p class="notice notice--info">Salida en grupo: 4–17 jul 2027</p>');
  expect(html).toContain(`type="hidden" name="trip.departure_id" value="${departure.id}"`);
  expect(html).toContain('type="hidden" name="trip.tour_id" value="t1"');
  const other = render(undefined);
  expect(other).not.toContain("departure");
  expect(other).not.toContain("Salida en grupo");
});
