import { describe, expect, test } from "vitest";
import { firstProposal, partyIn } from "./first-proposal";

const enquiry = {
  name: " Lucía Ferrer ",
  language: "en" as const,
  adults: 2,
  child_ages: [11, 12],
  travel_from: "2027-07-01",
  travel_to: "2027-07-31",
  estimate: null,
};
const season = { name_es: "Alta", months: [7, 8], price_2: 7690, price_4: 6670, price_6: null };
const tour = {
  id: "5149ea9b-e383-41cc-ba7a-ea5a12ba578b",
  name: "El Kalahari",
  name_en: "The Kalahari",
  itinerary: [
    { day: 1, title_es: "Llegada", title_en: "Arrival", description_es: "A Upington" },
    { id: "x", day: 2, description_es: "Dunas", bed_es: "Nossob", bed_type: "camping" as const },
  ],
  countries: ["ZA" as const],
  image_url: "/a.jpg",
  gallery_images: ["/a.jpg"],
  image_details: {},
  included_services: ["Guía"],
  included_services_en: ["Guide"],
  excluded_services: ["Vuelos"],
  excluded_services_en: [],
  months: [],
  min_age: 6,
  min_group_size: 2,
  max_group_size: 8,
  single_supplement: 320,
  seasons: [season],
  child_rates: [{ from_age: 6, to_age: 12, discount: 20 }],
  price_per_person: 6670,
};
const settings = { deposit_percent: 30, terms: "Condiciones", terms_en: "Terms" };
const inbox = { payment_details: "Banco 1", payment_details_en: null };
const start = { enquiry, tour, departure: null, settings, inbox, today: "2026-12-20" };

describe("R10: a new proposal", () => {
  test("is in the enquiry's language, with Spanish where a text is not translated", () => {
    expect(firstProposal(start)).toMatchObject({
      language: "en",
      title: "The Kalahari",
      traveller: "Lucía Ferrer",
      party: "2 adults, 2 children aged 11 and 12",
      included: ["Guide"],
      excluded: ["Vuelos"],
      countries: ["ZA"],
      image_url: "/a.jpg",
      terms: "Terms",
      payment: "Banco 1",
      valid_until: "2027-01-03",
    });
  });

  test("has the tour's days with ids of their own, and no first day if only a month is known", () => {
    const { itinerary, starts_on } = firstProposal(start);
    expect(itinerary).toMatchObject([
      { day: 1, title: "Arrival", description: "A Upington", bed: null },
      { day: 2, title: null, description: "Dunas", bed: "Nossob", bed_type: "camping" },
    ]);
    expect(JSON.stringify(itinerary)).not.toContain('"id":"x"');
    expect(starts_on).toBeNull();
    const dated = { ...enquiry, travel_from: "2027-07-04", travel_to: "2027-07-17" };
    expect(firstProposal({ ...start, enquiry: dated }).starts_on).toBe("2027-07-04");
  });

  test("has the lines of the estimate and the share of the deposit", () => {
    const { price_lines, deposit } = firstProposal(start);
    expect(price_lines).toMatchObject([
      { label: "Adults", quantity: 2, amount: 6670 },
      { label: "Children aged 11 and 12", quantity: 2, amount: 5336 },
    ]);
    expect(deposit).toBe(Math.round(24_012 * 0.3));
  });

  test("without a month has the price of the dearest season, and none if the estimate has none", () => {
    const low = { ...season, months: [1], price_2: 100, price_4: 100 };
    const undated = { ...enquiry, travel_from: null, travel_to: null };
    const two = { ...start, tour: { ...tour, seasons: [low, season] }, enquiry: undated };
    expect(firstProposal(two).price_lines).toMatchObject([{ amount: 6670 }, {}]);
    expect(firstProposal({ ...start, enquiry: { ...enquiry, child_ages: [3] } })).toMatchObject({
      price_lines: [],
      deposit: null,
    });
    expect(firstProposal({ ...start, enquiry: { ...enquiry, adults: null } }).price_lines).toEqual(
      [],
    );
  });

  test("about a departure has its first day, and its price with the tour's discounts for children", () => {
    const departure = { starts_on: "2027-01-08", price: 5000 };
    const booked = firstProposal({ ...start, departure });
    expect(booked.starts_on).toBe("2027-01-08");
    expect(booked.price_lines).toMatchObject([
      { label: "Adults", quantity: 2, amount: 5000 },
      { label: "Children aged 11 and 12", quantity: 2, amount: 4000 },
    ]);
    const seasons = [{ ...season, months: [1], price_4: 4000 }, season];
    const unpriced = {
      ...start,
      tour: { ...tour, seasons },
      departure: { ...departure, price: null },
    };
    expect(firstProposal(unpriced).price_lines).toMatchObject([{ amount: 4000 }, { amount: 3200 }]);
  });

  test("of a tour with one price has the discounts for children, and the single room of the estimate", () => {
    const estimated = { per_person: 6670, total: 24_012, size: 4, single: true as const };
    const one = { ...start, tour: { ...tour, seasons: [] } };
    const { price_lines } = firstProposal({ ...one, enquiry: { ...enquiry, estimate: estimated } });
    expect(price_lines).toMatchObject([
      { label: "Adults", quantity: 2, amount: 6670 },
      { label: "Children aged 11 and 12", quantity: 2, amount: 5336 },
      { label: "Single supplement", quantity: 1, amount: 320 },
    ]);
  });

  test("needs neither tour nor settings", () => {
    const bare = { ...start, tour: null, settings: null, inbox: null };
    expect(firstProposal({ ...bare, enquiry: { ...enquiry, language: null } })).toMatchObject({
      language: "es",
      title: "Tu viaje",
      itinerary: [],
      price_lines: [],
      terms: null,
      payment: null,
      deposit: null,
    });
  });
});

test.each([
  ["es", "1 adulto, 1 niño de 8 años"],
  ["en", "1 adult, 1 child aged 8"],
  ["fr", "1 adulte, 1 enfant de 8 ans"],
] as const)("R10: travellers are counted in %s", (locale, words) => {
  expect(partyIn({ ...enquiry, adults: 1, child_ages: [8] }, locale)).toBe(words);
});
