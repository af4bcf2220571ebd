import { beforeAll, describe, expect, it } from "vitest";
import { toTourPrices } from "../functions/_shared/enquiry-estimate.ts";
import { estimate, type Party } from "../functions/_shared/estimate.ts";
import { locales } from "../functions/_shared/locales.ts";
import { readContent } from "./content.ts";
import { figuresOf } from "./number-words.ts";
import type { TourSeed } from "./tour-seed.ts";

let tours: TourSeed[];
beforeAll(async () => {
  ({ tours } = await readContent());
});

const pricesOf = (tour: TourSeed) =>
  toTourPrices({
    months: tour.months ?? [],
    min_age: tour.min_age ?? null,
    min_group_size: tour.min_group_size,
    max_group_size: tour.max_group_size,
    price_per_person: tour.price_per_person,
    single_supplement: tour.single_supplement ?? null,
    seasons: tour.seasons,
    child_rates: tour.child_rates ?? [],
  });

const totalOf = (tour: TourSeed, party: Partial<Party>) => {
  const defaults = { month: undefined, adults: 2, childAges: [], single: false };
  const found = estimate(pricesOf(tour), { ...defaults, ...party });
  return found.kind === "amount" ? found.total : undefined;
};

function tourOf(slug: string): TourSeed {
  const found = tours.find((tour) => tour.slug === slug);
  if (!found) throw new Error(`there is no tour ${slug}`);
  return found;
}

/** Ages of a child of each rate, and of children who pay as adults. */
const agesOf = ({ child_rates = [], min_age }: TourSeed) =>
  [...child_rates.map(({ from_age }) => from_age), 17].filter((age) => age >= (min_age ?? 0));

/** Parties of all tours, in all months, with up to three children of the same age. */
function* parties() {
  for (const tour of tours)
    for (const month of tour.months ?? [])
      for (let size = tour.min_group_size; size <= tour.max_group_size; size++)
        for (let children = 0; children <= Math.min(3, size - 1); children++)
          for (const age of children > 0 ? agesOf(tour) : [17])
            yield {
              tour,
              month,
              adults: size - children,
              childAges: Array.from({ length: children }, () => age),
            };
}

describe("J21: the estimates of the demonstration tours", () => {
  it("are 24 012 for 2 adults and children of 11 and 12, and 23 390 for 3 adults, one alone", () => {
    const kalahari = tourOf("el-kalahari-de-la-sal-a-la-arena");
    expect(totalOf(kalahari, { month: 7, childAges: [11, 12] })).toBe(24_012);
    expect(totalOf(kalahari, { month: 7, adults: 3, single: true })).toBe(23_390);
  });

  it("are never lower with one more traveller who pays as an adult, or within the same column", () => {
    const lower: string[] = [];
    let compared = 0;
    for (const party of parties()) {
      const { tour, adults, childAges } = party;
      const size = adults + childAges.length;
      const total = totalOf(tour, party) ?? Number.NaN;
      const isSameColumn = ![4, 6].includes(size + 1);
      const larger = [
        { adults: adults + 1 },
        ...(isSameColumn ? agesOf(tour).map((age) => ({ childAges: [...childAges, age] })) : []),
      ];
      for (const change of size < tour.max_group_size ? larger : []) {
        compared += 1;
        const more = totalOf(tour, { ...party, ...change }) ?? Number.NaN;
        if (!(more >= total))
          lower.push(
            `${tour.slug} ${party.month}: ${adults} + ${childAges}, ${JSON.stringify(change)}`,
          );
      }
    }
    expect(lower).toEqual([]);
    expect(compared).toBeGreaterThan(2000);
  });

  it("may be lower with one more child, who brings the party to the next column", () => {
    const kruger = tourOf("kruger-bajo-la-lona");
    expect(totalOf(kruger, { month: 1, adults: 3 })).toBe(3 * 3180);
    expect(totalOf(kruger, { month: 1, adults: 3, childAges: [6] })).toBe(3 * 2640 + 1320);
  });

  it("have the discounts that the terms for children mention", () => {
    const half = /mitad de precio|half price|moitié prix|demi-tarif/;
    for (const { slug, child_rates = [], child_terms, min_age } of tours) {
      expect(child_rates.length, slug).toBeGreaterThan(0);
      expect(child_rates[0]?.from_age, slug).toBe(min_age);
      for (const { to_age, discount } of child_rates)
        for (const locale of locales) {
          const terms = child_terms[locale];
          const told = figuresOf(terms);
          expect(told, `${slug} ${locale}`).toContain(to_age);
          expect(told.includes(discount) || (discount === 50 && half.test(terms)), terms).toBe(
            true,
          );
        }
    }
  });
});
