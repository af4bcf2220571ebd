import { describe, expect, it } from "vitest";
import { type Estimate, estimate, type Party, type TourPrices } from "./estimate.ts";

/** Prices of one demonstration tour, without its first and last season. */
const tour: TourPrices = {
  months: [5, 6, 7, 8],
  minAge: 10,
  minGroup: 2,
  maxGroup: 10,
  singleSupplement: 320,
  price: 6220,
  seasons: [{ months: [7, 8], price2: 7690, price4: 6670, price6: 6220 }],
  childRates: [{ fromAge: 10, toAge: 13, discount: 20 }],
};

const party = (adults: number, ages: number[] = [], more: Partial<Party> = {}): Party => ({
  ...{ month: 7, adults, childAges: ages, single: false },
  ...more,
});

/** Total, or the reason why there is none. */
const totalOf = (given: Estimate) => ("total" in given ? given.total : given.kind);

describe("J21: an estimate", () => {
  it.each([
    ["a child below the minimum age", party(2, [9]), { kind: "age", minAge: 10 }],
    ["one traveller", party(1), { kind: "alone" }],
    ["more travellers than the group", party(9, [12, 12]), { kind: "many", maxGroup: 10 }],
    ["a month without departures", party(2, [], { month: 1 }), { kind: "month", month: 1 }],
    ["a month without prices", party(2, [], { month: 5 }), { kind: "request" }],
  ])("of %s has no price, and says why", (_, given, expected) => {
    expect(estimate(tour, given)).toEqual(expected);
  });

  it("of fewer travellers than the group has no price", () => {
    expect(estimate({ ...tour, minGroup: 4 }, party(3))).toEqual({ kind: "few", minGroup: 4 });
  });

  it("of a party between two columns has the smaller party's price", () => {
    const columns = [2, 3, 4, 5, 6, 10].map((adults) => estimate(tour, party(adults)));
    expect(columns.map((one) => "size" in one && one.size)).toEqual([2, 2, 4, 4, 6, 6]);
    expect(columns.map(totalOf)).toEqual([15380, 23070, 26680, 33350, 37320, 62200]);
  });

  it("of a party whose column has no price has the price of the next smaller party, or none", () => {
    const seasons = [{ months: [7], price2: 7690, price4: 0 }];
    expect(estimate({ ...tour, seasons }, party(5))).toMatchObject({ size: 2, total: 38450 });
    const forMany = [{ months: [7], price6: 6220 }];
    expect(estimate({ ...tour, seasons: forMany }, party(5))).toEqual({ kind: "request" });
  });

  it("of a month in two seasons has the higher price", () => {
    const seasons = [
      { months: [7], price2: 100 },
      { months: [6, 7], price2: 300 },
      { months: [7], price2: 200 },
    ];
    expect(estimate({ ...tour, seasons }, party(2))).toMatchObject({ season: 1, total: 600 });
  });

  it("of a month in no season has the price of the seasons without months", () => {
    const seasons = [{ months: [7], price2: 300 }, { months: [], price2: 200 }, { months: [] }];
    const tourOfAllMonths = { ...tour, months: [], seasons };
    expect(estimate(tourOfAllMonths, party(2, [], { month: 1 }))).toMatchObject({
      season: 1,
      total: 400,
    });
    expect(estimate(tourOfAllMonths, party(2))).toMatchObject({ season: 0, total: 600 });
  });

  it("without a month has the lowest and the highest price of the seasons in which the tour runs", () => {
    const seasons = [
      { months: [7], price2: 300, price4: 250 },
      { months: [6], price2: 200 },
      { months: [1], price2: 10 },
    ];
    const undecided = { month: undefined };
    expect(estimate({ ...tour, seasons }, party(2, [], undecided))).toMatchObject({
      kind: "range",
      size: 2,
      lowest: { total: 400 },
      highest: { total: 600 },
    });
    expect(estimate({ ...tour, seasons }, party(4, [], undecided))).toMatchObject({
      size: undefined,
      lowest: { total: 800 },
      highest: { total: 1000 },
    });
    expect(estimate(tour, party(2, [], undecided))).toMatchObject({ kind: "amount", season: 0 });
  });

  it("of a tour without season prices is its price per person, without a total", () => {
    for (const seasons of [[], [{ months: [7], price2: 0 }]]) {
      expect(estimate({ ...tour, seasons }, party(3))).toEqual({ kind: "from", price: 6220 });
      expect(estimate({ ...tour, seasons, price: 0 }, party(3))).toEqual({ kind: "request" });
    }
  });

  it("has a line for adults, for children of each rate and for one single room", () => {
    const rates = [...tour.childRates, { fromAge: 14, toAge: 15, discount: 50 }];
    const given = party(2, [17, 12, 14, 10], { single: true });
    expect(estimate({ ...tour, childRates: rates }, given)).toMatchObject({
      lines: [
        { kind: "adults", count: 2, amount: 6220, discount: 0 },
        { kind: "children", count: 2, amount: 4976, ages: [10, 12], discount: 20 },
        { kind: "children", count: 1, amount: 3110, ages: [14], discount: 50 },
        { kind: "children", count: 1, amount: 6220, ages: [17], discount: 0 },
        { kind: "single", count: 1, amount: 320 },
      ],
      perAdult: 6220,
    });
    const noSupplement = { ...tour, singleSupplement: undefined };
    expect(totalOf(estimate(noSupplement, party(2, [], { single: true })))).toBe(15380);
  });

  it("rounds a child's price half up to whole dollars, and nothing else", () => {
    const amountOf = (price2: number, discount: number) => {
      const childRates = [{ fromAge: 0, toAge: 17, discount }];
      const given = estimate(
        { ...tour, seasons: [{ months: [7], price2 }], childRates },
        party(1, [11]),
      );
      return "lines" in given ? given.lines.map(({ amount }) => amount) : [];
    };
    expect(amountOf(1.5, 100)).toEqual([1.5, 0]);
    expect(amountOf(5, 50)).toEqual([5, 3]);
    expect(amountOf(4.98, 50)).toEqual([4.98, 2]);
    // 1.15 * 100 is less than 115 in floating point.
    expect(amountOf(1150, 99)).toEqual([1150, 12]);
    expect(amountOf(5850.5, 20)).toEqual([5850.5, 4680]);
  });

  it("ignores incomplete child rates, and of two rates has the smaller discount", () => {
    const childRates = [
      { fromAge: 10, discount: 90 },
      { fromAge: 10, toAge: 12, discount: 30 },
      { fromAge: 12, toAge: 17, discount: 10 },
    ];
    expect(estimate({ ...tour, childRates }, party(1, [12]))).toMatchObject({
      lines: [{}, { discount: 10 }],
    });
  });
});

/** Generator of whole numbers from 0 to below a limit, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return {
    below(limit: number): number {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    },
  };
}

/**
 * A tour whose larger parties never pay less in total: each column has at least the share of the one before that keeps
 * the total of one traveller fewer. Columns may be missing.
 */
function randomTour({ below }: ReturnType<typeof numbers>): TourPrices {
  const random = (from: number, to: number) => from + below(to - from + 1);
  const prices = () => {
    let before = random(100_000, 2_000_000);
    const found: Record<string, number> = { price2: before / 100 };
    for (const size of [4, 6]) {
      if (random(0, 3) === 0) continue;
      before = random(Math.ceil((before * (size - 1)) / size), before);
      found[`price${size}`] = before / 100;
    }
    return found;
  };
  return {
    months: [],
    minGroup: random(1, 3),
    maxGroup: random(8, 14),
    singleSupplement: random(0, 90_000) / 100,
    seasons: Array.from({ length: random(1, 4) }, () => ({
      months: [random(1, 12), random(1, 12)],
      ...prices(),
    })),
    childRates: [],
  };
}

describe("J21: the estimate of 500 random tours", () => {
  it("is never lower with one more adult", () => {
    const random = numbers(7);
    let compared = 0;
    for (let at = 0; at < 500; at++) {
      const given = randomTour(random);
      const month = random.below(13) || undefined;
      for (let adults = 2; adults < given.maxGroup; adults++) {
        const [one, more] = [adults, adults + 1].map((count) =>
          estimate(given, party(count, [], { month })),
        );
        const pairs =
          one?.kind === "range" && more?.kind === "range"
            ? [
                [one.lowest.total, more.lowest.total],
                [one.highest.total, more.highest.total],
              ]
            : one?.kind === "amount" && more?.kind === "amount"
              ? [[one.total, more.total]]
              : [];
        for (const [less = 0, total = 0] of pairs) {
          compared += 1;
          expect(total, JSON.stringify({ given, month, adults })).toBeGreaterThanOrEqual(less);
        }
      }
    }
    expect(compared).toBeGreaterThan(1500);
  });

  it("is the sum of its lines to the cent, and no child pays more than an adult", () => {
    const random = numbers(11);
    let checked = 0;
    for (let at = 0; at < 500; at++) {
      const childRates = [
        { fromAge: 0, toAge: 1 + random.below(6), discount: 1 + random.below(100) },
        { fromAge: 8, toAge: 8 + random.below(10), discount: 1 + random.below(100) },
      ];
      const given = { ...randomTour(random), childRates };
      const ages = Array.from({ length: random.below(6) }, () => random.below(18));
      const single = random.below(2) === 1;
      const found = estimate(given, party(1 + random.below(6), ages, { month: undefined, single }));
      const all =
        found.kind === "range"
          ? [found.lowest, found.highest]
          : found.kind === "amount"
            ? [found]
            : [];
      for (const { lines, total, perAdult } of all) {
        checked += 1;
        const cents = lines.reduce(
          (sum, { count, amount }) => sum + count * Math.round(amount * 100),
          0,
        );
        expect(Math.round(total * 100)).toBe(cents);
        expect(lines.flatMap((line) => line.ages).length).toBe(ages.length);
        for (const { kind, amount } of lines)
          if (kind === "children") expect(amount).toBeLessThanOrEqual(Math.ceil(perAdult));
      }
    }
    expect(checked).toBeGreaterThan(300);
  });
});
