import { beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company.ts";
import { readContent, type SeedContent } from "./content.ts";
import { distanceKm, kmOutside } from "./country-outlines.ts";
import type { DaySeed, TourSeed } from "./tour-seed.ts";

/** Where the tours begin: the airport of the first day, or the town. */
const starts: Record<string, readonly [number, number]> = {
  "dunas-y-elefantes-del-desierto": [-22.48, 17.471],
  "el-delta-en-mokoro": [-19.973, 23.431],
  "el-zambeze-sin-prisa": [-17.822, 25.823],
  "del-cabo-a-los-maluti": [-33.97, 18.597],
  "kruger-bajo-la-lona": [-26.134, 28.242],
  "hwange-y-mana-pools-a-pie": [-18.096, 25.839],
  "el-kalahari-de-la-sal-a-la-arena": [-26.134, 28.242],
  "dos-valles-luangwa-y-bajo-zambeze": [-15.331, 28.453],
  "el-sur-del-namib-y-el-fish-river": [-22.48, 17.471],
};

/** Shorter moves are detours: a drive round the park before the next camp, the long way round a river. */
const shortKm = 60;

/** Days slower than 30 km/h on the way from bed to bed, and why. */
const slow: Record<string, string> = {
  "dunas-y-elefantes-del-desierto 12": "Etosha, from waterhole to waterhole",
  "el-delta-en-mokoro 5": "by mokoro first, then sand",
  "el-delta-en-mokoro 7": "sand",
  "del-cabo-a-los-maluti 9": "Sani Pass and its two border posts",
  "kruger-bajo-la-lona 2": "Kruger at 40 km/h, with animals",
  "kruger-bajo-la-lona 4": "Kruger at 50 km/h, with animals",
  "kruger-bajo-la-lona 6": "Kruger at 50 km/h, with animals",
  "hwange-y-mana-pools-a-pie 4": "tracks in Hwange, with animals",
  "el-kalahari-de-la-sal-a-la-arena 4": "wheel tracks between the pans",
  "el-kalahari-de-la-sal-a-la-arena 6": "sand",
  "el-kalahari-de-la-sal-a-la-arena 7": "sand",
  "el-kalahari-de-la-sal-a-la-arena 10": "sand and corrugations",
  "el-kalahari-de-la-sal-a-la-arena 11": "sand and corrugations",
  "dos-valles-luangwa-y-bajo-zambeze 4": "a game drive upriver",
};

/** Days whose road is more than 2.2 times as long as the crow's way, and why. */
const roundabout: Record<string, string> = {
  "dunas-y-elefantes-del-desierto 11":
    "no road crosses the Joubert mountains: south to Palmwag first",
};

interface Leg {
  name: string;
  day: DaySeed;
  /** Between the beds, as the crow flies. */
  crowKm: number;
}

let content: SeedContent;
let legs: Leg[];

beforeAll(async () => {
  content = await readContent();
  legs = content.tours.flatMap(({ slug, itinerary }) =>
    itinerary.map((day, index) => {
      const before = itinerary[index - 1];
      const from = before
        ? ([before.latitude, before.longitude] as const)
        : (starts[slug] ?? ([0, 0] as const));
      return {
        name: `${slug} ${index + 1}`,
        day,
        crowKm: distanceKm(from, [day.latitude, day.longitude]),
      };
    }),
  );
});

const each = <Item>(items: Item[], check: (item: Item) => void) => {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) check(item);
};

describe("the days of the demonstration tours", () => {
  it("J3: end in the countries that the tour names, and in each of them", () => {
    const nearKm = 25;
    each(content.tours, ({ slug, countries, itinerary, start_place }) => {
      const visited = new Set<string>();
      for (const [index, { latitude, longitude, place }] of itinerary.entries()) {
        const near = countries.filter(
          (country) => kmOutside(country, [latitude, longitude]) < nearKm,
        );
        expect(near, `${slug} ${index + 1} ${place.es}`).not.toEqual([]);
        for (const country of near) visited.add(country);
      }
      expect([...visited].sort(), `${slug} from ${start_place.es}`).toEqual([...countries].sort());
    });
  });

  it("J3: are as long as the road, and no shorter than the crow's way", () => {
    each(legs, ({ name, day, crowKm }) => {
      expect(day.kilometres, name).toBeGreaterThanOrEqual(Math.floor(crowKm));
      if (day.travel !== "road" || crowKm < shortKm)
        return expect(day.kilometres).toBeLessThan(1200);
      const most = roundabout[name] ? 2.7 : 2.2;
      expect(day.kilometres / crowKm, name).toBeLessThanOrEqual(most);
    });
  });

  it("J3: take the hours that such a road, flight, boat or walk takes", () => {
    /** km/h; a day that ends where it began may be one long look at animals. */
    const usual = {
      road: [30, 110],
      flight: [100, 800],
      boat: [2, 45],
      foot: [1, 5],
      train: [30, 120],
    };
    each(legs, ({ name, day, crowKm }) => {
      expect(day.hours * 2, name).toBe(Math.round(day.hours * 2));
      expect(day.hours, name).toBeGreaterThanOrEqual(0.5);
      expect(day.hours, name).toBeLessThanOrEqual(9);
      const [least = 0, most = 0] = usual[day.travel ?? "foot"];
      const speed = day.kilometres / day.hours;
      const loop = day.travel === "road" && crowKm < 1;
      // A transfer of a few kilometres is told as the half hour it begins.
      const short = day.kilometres < 20;
      expect(speed, name).toBeLessThanOrEqual(most);
      expect(speed, name).toBeGreaterThanOrEqual(
        slow[name] ? 13 : Math.min(least, loop || short ? 2 : least),
      );
      if (slow[name]) expect(speed, `${name} is as fast as any`).toBeLessThan(least);
    });
  });

  it("J3: tell no distance that the figures beside them contradict, nor another in each language", () => {
    each(legs, ({ name, day }) => {
      const told = [day.description.es, day.description.en, day.description.fr].map((text) =>
        [...text.matchAll(/(\d{1,3}(?:[\s.,]\d{3})*(?:[,.]\d)?)\skm(?![²/])/gu)].map(
          ([, figure = ""]) => Number(figure.replace(/[\s.,](?=\d{3})/g, "").replace(",", ".")),
        ),
      );
      const [es = [], en = [], fr = []] = told.map((figures) => figures.sort((a, b) => a - b));
      expect(en, name).toEqual(es);
      expect(fr, name).toEqual(es);
      expect(Math.max(0, ...es), name).toBeLessThanOrEqual(day.kilometres);
    });
  });

  it("J3: add up to the distance that the tour's description gives", () => {
    const told = content.tours.flatMap(({ slug, full_description, itinerary }) =>
      Object.values(full_description)
        .map((text) => /(\d[\s.,]?\d{3})\skm/u.exec(text)?.[1])
        .filter((figure) => figure !== undefined)
        .map((figure) => ({ slug, itinerary, km: Number(figure.replace(/\D/g, "")) })),
    );
    expect(told.length % 3).toBe(0);
    each(told, ({ slug, itinerary, km }) => {
      const sum = (days: DaySeed[]) => days.reduce((all, { kilometres }) => all + kilometres, 0);
      const onRoad = sum(itinerary.filter(({ travel }) => travel === "road"));
      expect(km, slug).toBeGreaterThan(onRoad * 0.98);
      expect(km, slug).toBeLessThan(sum(itinerary) * 1.02);
    });
  });

  it("J3: have no longer walk than the tour's activity level says", () => {
    /** Hours on foot per level, as `tour.fitness.1` to `tour.fitness.5` describe them. */
    const mostHours = [0, 0.5, 1, 3, 6, 24];
    each(content.tours, ({ slug, fitness, itinerary }) => {
      const walks = itinerary.filter(({ travel }) => travel === "foot");
      const longest = Math.max(0, ...walks.map(({ hours }) => hours));
      expect(longest, slug).toBeLessThanOrEqual(mostHours[fitness ?? 0] ?? 0);
    });
  });

  it("J3: end in a bed, but for the last, which has none", () => {
    each(content.tours, ({ slug, itinerary, style }) => {
      const nights = itinerary.slice(0, -1);
      const last = itinerary.at(-1);
      expect([last?.bed_type, last?.bed], slug).toEqual(["none", undefined]);
      each(nights, ({ bed, bed_type, own_bathroom, place }) => {
        const words = expect.stringMatching(/\S/);
        expect(bed, `${slug} ${place.es}`).toEqual({ es: words, en: words, fr: words });
        expect(bed_type, `${slug} ${place.es}`).not.toBe("none");
        expect(own_bathroom, `${slug} ${place.es}`).toBe(bed_type !== "camping");
      });
      const camped = nights.filter(({ bed_type }) => bed_type === "camping").length / nights.length;
      if (style === "camping") expect(camped, slug).toBeGreaterThan(0.9);
      else if (style === "mixed") expect(camped, slug).toBeGreaterThan(0.4);
      else expect(camped, slug).toBeLessThan(0.2);
    });
  });
});

describe("the prices of the demonstration tours", () => {
  const pricesOf = ({ seasons }: TourSeed) =>
    seasons.flatMap(({ price_2, price_4, price_6 = price_4 }) => [price_2, price_4, price_6]);

  it("J7: are told for each month of departure, once", () => {
    each(content.tours, ({ slug, months, seasons }) => {
      const priced = seasons.flatMap((season) => season.months).sort((a, b) => a - b);
      expect(priced, slug).toEqual([...months].sort((a, b) => a - b));
      expect(new Set(priced).size, slug).toBe(priced.length);
    });
  });

  it("J7: fall with the number of travellers, down to the price that the tour begins at", () => {
    each(content.tours, (tour) => {
      expect(Math.min(...pricesOf(tour)), tour.slug).toBe(tour.price_per_person);
      each(tour.seasons, ({ price_2, price_4, price_6 }) => {
        expect(price_4, tour.slug).toBeLessThan(price_2);
        if (price_6 !== undefined) expect(price_6, tour.slug).toBeLessThan(price_4);
        expect(price_6 !== undefined, tour.slug).toBe(tour.max_group_size >= 6);
        expect(price_2 / tour.price_per_person, tour.slug).toBeLessThan(1.6);
      });
      expect(tour.single_supplement, tour.slug).toBeLessThan(tour.price_per_person / 4);
    });
  });

  it("E6: bear out what the head of the list of tours says", () => {
    const { min, max } = company.headlineDays;
    const long = content.tours.filter(
      ({ itinerary: { length } }) => length >= min && length <= max,
    );
    expect(Math.min(...long.map(({ itinerary }) => itinerary.length))).toBe(12);
    expect(Math.max(...long.map(({ itinerary }) => itinerary.length))).toBe(14);
    expect(Math.min(...long.map(({ price_per_person }) => price_per_person))).toBe(5850);
    expect(Math.min(...long.map(({ min_group_size }) => min_group_size))).toBe(2);
    expect(Math.max(...long.map(({ max_group_size }) => max_group_size))).toBe(10);
    expect(new Set(content.tours.flatMap(({ countries }) => countries)).size).toBe(6);
  });
});

describe("the demonstration entries", () => {
  it("J8: name only entries that there are, and every tour and destination is named by one", () => {
    const tours = content.tours.map(({ slug }) => slug);
    const destinations = content.destinations.map(({ slug }) => slug);
    expect(new Set(content.tours.flatMap((tour) => tour.destination_ids))).toEqual(
      new Set(destinations),
    );
    each(content.blog_posts, ({ slug, tour_ids }) => {
      expect(tour_ids, slug).not.toEqual([]);
      expect(tours, slug).toEqual(expect.arrayContaining(tour_ids));
    });
    each(content.tours, ({ slug, destination_ids, countries }) => {
      const reached = content.destinations.filter((one) => destination_ids.includes(one.slug));
      expect(reached.flatMap((one) => one.countries).sort(), slug).toEqual([...countries].sort());
    });
  });

  it("J9: have a climate of twelve months of the southern hemisphere, in the country they are in", () => {
    each(content.destinations, ({ slug, climate, countries, latitude, longitude }) => {
      expect(
        climate.map(({ month }) => month),
        slug,
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const { min = 0, max = 0 } of climate) expect(max - min, slug).toBeGreaterThan(8);
      const [january, july] = [climate[0], climate[6]];
      expect(july?.min ?? 0, slug).toBeLessThan((january?.min ?? 0) - 8);
      expect(july?.rain ?? 0, slug).toBeLessThan((january?.rain ?? 0) / 4);
      const yearMm = climate.reduce((sum, { rain = 0 }) => sum + rain, 0);
      expect(yearMm, slug).toBeGreaterThan(300);
      expect(yearMm, slug).toBeLessThan(1000);
      expect(kmOutside(countries[0] as "NA", [latitude, longitude]), slug).toBeLessThan(25);
    });
  });
});
