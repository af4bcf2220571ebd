import { describe, expect, test } from "vitest";
import { enquiryEstimate, type TourPricesRow } from "./enquiry-estimate.ts";

const row: TourPricesRow = {
  months: [5, 6, 7, 8],
  min_age: 10,
  min_group_size: 2,
  max_group_size: 10,
  price_per_person: 5850,
  single_supplement: 320,
  seasons: [
    { months: [5, 6], price_2: 7240, price_4: 6280, price_6: null },
    { months: [7, 8], price_2: 7690, price_4: 6670 },
    {},
  ],
  child_rates: [{ from_age: 10, to_age: 13, discount: 20 }, {}],
  starts_on: null,
  departure_price: null,
};
const trip = { travel_from: "2027-07-01", adults: 2, child_ages: [11, 12], single: false };
const of = (tour: Partial<TourPricesRow>, details: Partial<typeof trip> = {}) =>
  enquiryEstimate({ ...row, ...tour }, { ...trip, ...details });

describe("R4: the estimate of an enquiry", () => {
  test("is that of the tour's page for its month, travellers and single room", () => {
    expect(of({})).toEqual({ per_person: 6670, total: 24_012, size: 4 });
    expect(of({}, { adults: 3, child_ages: [], single: true })).toEqual({
      ...{ per_person: 7690, total: 23_390, size: 3, single: true },
    });
    expect(of({ single_supplement: null }, { single: true })).not.toHaveProperty("single");
  });

  test("without a month is from the cheapest to the dearest season", () => {
    expect(of({}, { travel_from: null as never, child_ages: [] })).toEqual({
      ...{ per_person: 7240, total: 14_480, max_per_person: 7690, max_total: 15_380, size: 2 },
    });
  });

  test("of a departure is for its month, and at its own price for one traveller too", () => {
    expect(of({ starts_on: "2027-05-04" })).toMatchObject({ per_person: 6280, size: 4 });
    const own = { starts_on: "2027-05-04", departure_price: 5000 };
    expect(of(own)).toEqual({ per_person: 5000, total: 18_000, size: 4 });
    expect(of(own, { adults: 1, child_ages: [] })).toEqual({
      ...{ per_person: 5000, total: 5000, size: 1 },
    });
    expect(of(own, { child_ages: [9] })).toBeUndefined();
  });

  test.each([
    ["the number of adults", {}, { adults: null as never }],
    ["a second traveller", {}, { adults: 1, child_ages: [] }],
    ["a price", { seasons: [], price_per_person: 5000 }, {}],
    ["a departure in the month", {}, { travel_from: "2027-01-01" }],
    ["room for the group", { max_group_size: 3 }, {}],
  ])("does not exist without %s", (_what, tour, details) => {
    expect(of(tour, details)).toBeUndefined();
  });
});
