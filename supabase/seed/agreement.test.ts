import { beforeAll, describe, expect, it } from "vitest";
import { type Locale, locales } from "../functions/_shared/locales.ts";
import { readContent, type SeedContent } from "./content.ts";
import { figuresOf, numberOf, spells } from "./number-words.ts";
import { type PlacedText, readTexts, textsIn } from "./texts.ts";
import type { DaySeed, TourSeed } from "./tour-seed.ts";

type Meal = DaySeed["meals"][number];

let content: SeedContent;
let texts: PlacedText[];

beforeAll(async () => {
  content = await readContent();
  texts = await readTexts();
});

/** Calls `check` for each tour in each language. */
function eachTour(check: (tour: TourSeed, locale: Locale, place: string) => void): void {
  expect(content.tours.length).toBeGreaterThan(0);
  for (const tour of content.tours)
    for (const locale of locales) check(tour, locale, `${tour.slug} ${locale}`);
}

/** Days whose text gives only some of the kilometres or hours, and what it leaves out. */
const inPart: Record<string, string> = {
  "dunas-y-elefantes-del-desierto 1": "the way from Windhoek to the hills",
  "dunas-y-elefantes-del-desierto 3": "the way back from the dunes",
  "dunas-y-elefantes-del-desierto 5": "the beach to Sandwich Harbour",
  "el-delta-en-mokoro 3": "the road back to Maun, and the boat",
  "el-delta-en-mokoro 5": "mokoro and boat, and the second leg's hours",
  "el-delta-en-mokoro 11": "the length of the falls, not of the walk",
  "el-zambeze-sin-prisa 1": "the flight's hours, not the transfer's",
  "el-zambeze-sin-prisa 9": "the boat to Chirundu",
  "el-zambeze-sin-prisa 11": "the length of a pool, not of the drive",
  "del-cabo-a-los-maluti 7": "the flight",
  "hwange-y-mana-pools-a-pie 5": "the way back from the waterholes",
  "el-kalahari-de-la-sal-a-la-arena 5": "37 of sand, without the unit",
  "el-kalahari-de-la-sal-a-la-arena 13": "the flight's hours, not the transfer's",
  "el-sur-del-namib-y-el-fish-river 3": "the length of the canyon, not of the road",
  "el-sur-del-namib-y-el-fish-river 5": "distances from Aus",
  "el-sur-del-namib-y-el-fish-river 8": "the way back from the dunes",
};

const nightsOf = ({ itinerary }: TourSeed) => itinerary.length - 1;

describe("the words and the fields of the demonstration tours", () => {
  it("J3: a short description gives the number of days of the itinerary", () => {
    const pattern = {
      es: /([\p{L}\d]+)\sdías/u,
      en: /([\p{L}\d]+)[\s-]days?/u,
      fr: /([\p{L}\d]+)\sjours/u,
    };
    eachTour(({ short_description, itinerary }, locale, place) => {
      const word = pattern[locale].exec(short_description[locale])?.[1] ?? "";
      expect(numberOf(word, locale), place).toBe(itinerary.length);
    });
  });

  it("J3: the included services give the number of nights of the itinerary", () => {
    const night = { es: /noche/i, en: /night/i, fr: /nuit/i };
    const lastNight = { es: /última noche/i, en: /last night/i, fr: /dernière nuit/i };
    eachTour((tour, locale, place) => {
      const services = tour.included_services[locale];
      const line = services.find((service) => night[locale].test(service)) ?? "";
      const numbers = line
        .split(/[^\p{L}\d]+/u)
        .map((word) => numberOf(word, locale))
        .filter((number) => number !== undefined && number > 1) as number[];
      const extra = services.some((service) => lastNight[locale].test(service)) ? 1 : 0;
      const sum = numbers.reduce((all, number) => all + number, extra);
      expect([numbers[0], sum], place).toContain(nightsOf(tour));
    });
  });

  it("J3: the longest day of a description is that of the itinerary", () => {
    const pattern = {
      es: /(?:más de|segundo de|es de) (\p{L}+) horas( y media)?/u,
      en: /(?:longer than|more than|second of|is) (\p{L}+)( and a half)? hours/u,
      fr: /(?:plus de|second de|dure) (\p{L}+) heures( et demie)?/u,
    };
    const found: string[] = [];
    eachTour(({ full_description, itinerary }, locale, place) => {
      const match = pattern[locale].exec(full_description[locale]);
      expect(match !== null, place).toBe(pattern.es.test(full_description.es));
      if (!match) return;
      found.push(place);
      const roadHours = itinerary.filter(({ travel }) => travel === "road");
      const hours = (numberOf(match[1] ?? "", locale) ?? 0) + (match[2] ? 0.5 : 0);
      expect(hours, place).toBe(Math.max(...roadHours.map((day) => day.hours)));
    });
    expect(found.length).toBeGreaterThanOrEqual(15);
  });

  it("J3: the text of a day gives the kilometres and the hours of its fields, whole or as a sum", () => {
    const hour = {
      es: /(\p{L}+) horas( y media)?/gu,
      en: /(\p{L}+)( and a half)? hours/gu,
      // Without times of day: « avant dix-sept heures ».
      fr: /(?<!(?:avant|après|[àÀ]|dès|de) (?:dix-)?)(?<=[ -])(\p{L}+) heures( et demie)?/gu,
    };
    const kilometre = /(\d[\d\s.,]*)\skm(?![²/])/gu;
    const partial = new Set<string>();
    let checked = 0;
    const compare = (day: string, told: number[], value: number, tolerance: number) => {
      if (told.length === 0) return;
      checked += 1;
      const sum = told.reduce((all, one) => all + one, 0);
      if (!told.includes(value) && Math.abs(sum - value) > tolerance) partial.add(day);
    };
    eachTour(({ slug, itinerary }, locale) => {
      for (const [at, { description, kilometres, hours }] of itinerary.entries()) {
        const day = `${slug} ${at + 1}`;
        const text = description[locale];
        const distances = [...text.matchAll(kilometre)].flatMap(([, all = ""]) => figuresOf(all));
        const durations = [...text.matchAll(hour[locale])].flatMap(([, word = "", half]) => {
          const whole = numberOf(word, locale);
          return whole === undefined ? [] : [whole + (half ? 0.5 : 0)];
        });
        compare(day, distances, kilometres, 0);
        compare(day, durations, hours, 0.5);
      }
    });
    expect([...partial].sort()).toEqual(Object.keys(inPart).sort());
    expect(checked).toBeGreaterThan(250);
  });

  it("J3: the meals of the included services are those of the days", () => {
    const meals: Record<Locale, Record<string, Meal>> = {
      es: { desayuno: "breakfast", almuerzo: "lunch", cena: "dinner" },
      en: { breakfast: "breakfast", lunch: "lunch", dinner: "dinner" },
      fr: { "petit déjeuner": "breakfast", déjeuner: "lunch", dîner: "dinner" },
    };
    const pattern = {
      es: /(?:de la|del) (\p{L}+) del día 1 al (\p{L}+) del día (\d+)/u,
      en: /from (\p{L}+) on day 1 to (\p{L}+) on day (\d+)/u,
      fr: /du ((?:petit )?\p{L}+) du jour 1 au ((?:petit )?\p{L}+) du jour (\d+)/u,
    };
    const found: string[] = [];
    eachTour(({ included_services, itinerary }, locale, place) => {
      const match = pattern[locale].exec(
        included_services[locale].join("\n").replaceAll("\u00a0", " "),
      );
      if (!match) return;
      found.push(place);
      const [, first = "", last = "", day] = match;
      expect(itinerary[0]?.meals[0], place).toBe(meals[locale][first]);
      expect(itinerary[Number(day) - 1]?.meals.at(-1), place).toBe(meals[locale][last]);
    });
    expect(found).toHaveLength(15);
  });

  it("J3: a tour with more travellers than a vehicle takes says so", () => {
    const pattern = {
      es: /hasta (\d+) viajeros en cada uno/,
      en: /up to (\d+) travellers in each/,
      fr: /(\d+) voyageurs au plus dans chacun/,
    };
    eachTour(({ included_services, vehicle_guests, max_group_size }, locale, place) => {
      const services = included_services[locale].join("\n").replaceAll("\u00a0", " ");
      const seats = pattern[locale].exec(services)?.[1];
      if (max_group_size > (vehicle_guests ?? 0)) expect(Number(seats), place).toBe(vehicle_guests);
      else expect(seats, place).toBeUndefined();
    });
  });

  it("J7: the name of a season gives its months", () => {
    const joint = { es: /, | y /, en: /, | and /, fr: /, | et / };
    const to = { es: "a", en: "to", fr: "à" };
    const monthsIn = (text: string, locale: Locale) => {
      const { format } = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
      const names = Array.from({ length: 12 }, (_, at) => format(Date.UTC(2026, at)).toLowerCase());
      return text.split(joint[locale]).flatMap((part) => {
        const words = part.toLowerCase().split(/[\s’]+/);
        const [first = 0, last = first] = words
          .map((word) => names.indexOf(word) + 1)
          .filter((month) => month > 0);
        expect(words.includes(to[locale]), part).toBe(last !== first);
        const length = ((last - first + 12) % 12) + 1;
        return Array.from({ length }, (_, at) => ((first - 1 + at) % 12) + 1);
      });
    };
    eachTour(({ seasons }, locale, place) => {
      for (const { name, months } of seasons) {
        const told = monthsIn(name[locale].split(":")[1] ?? "", locale);
        expect(
          told.sort((a, b) => a - b),
          `${place} ${name[locale]}`,
        ).toEqual(months);
      }
    });
  });
});

describe("the safety of the demonstration tours", () => {
  it("J3: the terms for children begin with the minimum age", () => {
    eachTour(({ child_terms, min_age }, locale, place) => {
      expect(figuresOf(child_terms[locale])[0], place).toBe(min_age);
    });
  });

  it("J3: canoes, mokoros and armed guides are for 12 and over, walks among big game for 16", () => {
    const reached: string[] = [];
    eachTour((tour, locale, place) => {
      const spanish = textsIn(tour, "").map(([, text]) => text.es);
      if (!spanish.some((text) => /mokoro|canoa|armado/.test(text))) return;
      reached.push(place);
      expect(tour.min_age, place).toBeGreaterThanOrEqual(12);
      expect(figuresOf(tour.child_terms[locale]), place).toContain(16);
    });
    expect(reached).toHaveLength(12);
  });

  it("J3: nobody under 16 walks near elephants", () => {
    const reached: string[] = [];
    eachTour(({ itinerary, min_age }, locale, place) => {
      for (const { description } of itinerary) {
        if (!/elefante/.test(description.es) || !/a pie|camina/.test(description.es)) continue;
        reached.push(place);
        const told = figuresOf(description[locale]).includes(16);
        expect((min_age ?? 0) >= 16 || told, `${place}: ${description[locale]}`).toBe(true);
      }
    });
    expect(reached.length).toBeGreaterThan(3);
  });

  it("J3: a tour asks for insurance where its destination does, in all languages alike", () => {
    const insurance = { es: /^seguro/i, en: /insurance/i, fr: /assurance/i };
    const compulsory = { es: /obligatorio/, en: /compulsory/, fr: /obligatoire/ };
    eachTour(({ excluded_services, destination_ids }, locale, place) => {
      const asks = (language: Locale) => {
        const line = excluded_services[language].find((text) => insurance[language].test(text));
        expect(line, place).toBeDefined();
        return compulsory[language].test(line ?? "");
      };
      expect(asks(locale), place).toBe(asks("es"));
      const demanded = content.destinations.some(
        ({ slug, health }) =>
          destination_ids.includes(slug) &&
          /seguro[^.]*obligatorio|exigimos un seguro/.test(health.es),
      );
      if (demanded) expect(asks(locale), place).toBe(true);
    });
  });

  it("J3: health sends the reader to a doctor, and the rules of entry to an embassy", () => {
    const doctor = {
      es: /médico de viajes|[ts]u médico|los médicos recomienda|centro de vacunación/,
      en: /travel doctor|travel clinic|your doctor|to a doctor|doctors advise/,
      fr: /médecin du voyage|[vl](?:otre|eur) médecin|médecins conseillent|centre de vaccination/,
    };
    const embassy = {
      es: /embajada|consulado/,
      en: /embassy|consulate|high commission/,
      fr: /ambassade|consulat/,
    };
    expect(content.destinations.length).toBeGreaterThan(0);
    for (const { slug, health, entry_rules } of content.destinations)
      for (const locale of locales) {
        expect(health[locale], `${slug} ${locale}`).toMatch(doctor[locale]);
        expect(entry_rules[locale], `${slug} ${locale}`).toMatch(embassy[locale]);
      }
  });
});

describe("the languages of the demonstration", () => {
  it("A11: have the same figures, in digits or in words", () => {
    let checked = 0;
    for (const [place, text] of texts) {
      for (const locale of locales)
        for (const value of figuresOf(text[locale]))
          for (const other of locales) {
            checked += 1;
            const told =
              figuresOf(text[other]).includes(value) || spells(text[other], value, other);
            expect(told, `${place}: ${value} is in ${locale}, not in ${other}`).toBe(true);
          }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it("A11: avoid expressions that mislead or that natives do not use", () => {
    const avoided: Record<Locale, RegExp> = {
      es: /caza mayor|(?:de|[Ee]n) El Cabo|exquisit|licores|órices|suelo del desierto|\be-?mail\b/u,
      en: /e-mail|accounted for|asked for online|months on it/i,
      fr: /ans de service|mont aux sources|plancher du désert|désert de sel|\bmail\b(?<!e-mail)/iu,
    };
    for (const [place, text] of texts)
      for (const locale of locales)
        expect(text[locale], `${place} ${locale}`).not.toMatch(avoided[locale]);
  });
});
