import { createClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#shared/database.types.ts";
import type { Logger } from "../observe/log.ts";
import { collectTags, tagRequest } from "./page-cache/cache-tags.ts";
import { SiteFacts } from "./site-facts.ts";

test("K9: if settings cannot be read the last ones are used, and the page is marked as incomplete", async () => {
  const errors: string[] = [];
  let answer = () => Response.json([{ company_name: "Camino Rojo" }]);
  const supabase = createClient<Database>("http://site.example", "key", {
    global: { fetch: async () => answer() },
    db: { retry: false },
    auth: { persistSession: false },
  });
  const log = { error: (message: string) => errors.push(message) } as unknown as Logger;
  const { settings } = new SiteFacts({ supabase, freshForMs: undefined, log });
  const read = async () => {
    const { result, collected } = await collectTags(settings.read);
    return [result?.company_name, [...collected.tags], collected.failed, collected.away];
  };
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], false, false]);

  answer = () => Response.json({ message: "The server is stopping" }, { status: 503 });
  // No change was announced, so the settings are not read again.
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], false, false]);
  settings.invalidate();
  expect(await read()).toEqual(["Camino Rojo", ["site_settings"], true, true]);
  expect(errors).toEqual(["site_settings not read"]);

  answer = () => Response.json([{ company_name: "Camino Verde" }]);
  expect(await read()).toEqual(["Camino Verde", ["site_settings"], false, false]);
});

describe("K13: the facts of tours", () => {
  const first = { countries: ["NA"], min_days: 5, max_days: 9 };
  let answer: () => Response;
  let reads: number;
  let invalidated: string[][];
  let uncertain: number;
  const cache = {
    invalidate: (tags: readonly string[]) => invalidated.push([...tags]),
    invalidateAll: () => uncertain++,
  };
  beforeEach(() => {
    answer = () => Response.json(first);
    reads = uncertain = 0;
    invalidated = [];
  });
  function start() {
    const supabase = createClient<Database>("http://site.example", "key", {
      global: {
        fetch: async (input) => {
          reads++;
          const response = answer();
          tagRequest(new URL(String(input)), response);
          return response;
        },
      },
      db: { retry: false },
      auth: { persistSession: false },
    });
    return new SiteFacts({ supabase, freshForMs: undefined, log: { error: () => {} } });
  }

  test("are read once, and pages depend on the facts instead of all tours", async () => {
    const { tourFacts } = start();
    for (let page = 0; page < 3; page++) {
      const { result, collected } = await collectTags(tourFacts.read);
      expect(result).toEqual(first);
      expect([...collected.tags]).toEqual(["tour_facts"]);
    }
    expect(reads).toBe(1);
  });

  test("that a change of tours leaves as they are make no page stale", async () => {
    const facts = start();
    await facts.tourFacts.read();
    facts.invalidate(["tours", "tours/dunas"], cache);
    await vi.waitFor(() => expect(reads).toBe(2));
    await facts.tourFacts.read();
    expect([invalidated, uncertain]).toEqual([[], 0]);
  });

  test.each([["tours"], ["site_settings"]])(
    "that a change of %s has changed make all pages stale",
    async (table) => {
      const facts = start();
      await facts.tourFacts.read();
      answer = () => Response.json({ ...first, countries: ["NA", "BW"] });
      facts.invalidate([table, `${table}/*`], cache);
      await vi.waitFor(() => expect(invalidated).toEqual([["tour_facts"]]));
      expect(uncertain).toBe(0);
    },
  );

  test("are not read again after a change of other content", async () => {
    const facts = start();
    await facts.tourFacts.read();
    facts.invalidate(["blog_posts", "blog_posts/mar"], cache);
    await facts.tourFacts.read();
    expect(reads).toBe(1);
  });

  test("that cannot be read after a change make all pages uncertain, and the last ones are used", async () => {
    const facts = start();
    await facts.tourFacts.read();
    answer = () => Response.json({ message: "stopping" }, { status: 503 });
    facts.invalidate(["tours", "tours/*"], cache);
    await vi.waitFor(() => expect(uncertain).toBe(1));
    const { result, collected } = await collectTags(facts.tourFacts.read);
    expect([result, collected.failed]).toEqual([first, true]);
  });
});

test("M3: the owner's words are read once, again after a change, and the last known ones if the database is away", async () => {
  let answer = () => Response.json([{ key: "home.hero.title", text: "Uno" }]);
  const asked: string[] = [];
  const supabase = createClient<Database>("http://site.example", "key", {
    global: {
      fetch: async (input) => {
        asked.push(String(input));
        return answer();
      },
    },
    db: { retry: false },
    auth: { persistSession: false },
  });
  const facts = new SiteFacts({ supabase, freshForMs: undefined, log: { error: () => {} } });
  const read = async () => {
    const { result, collected } = await collectTags(facts.texts.read);
    return [result?.[0]?.text, [...collected.tags], collected.away];
  };
  const change = () =>
    facts.invalidate(["site_texts", "site_texts/*"], {
      invalidate: () => {},
      invalidateAll: () => {},
    });
  answer = () => Response.json({ message: "starting" }, { status: 503 });
  expect(await read()).toEqual([undefined, ["site_texts"], true]);
  expect(facts.texts.last).toBeNull();
  answer = () => Response.json([{ key: "home.hero.title", text: "Uno" }]);
  expect(await read()).toEqual(["Uno", ["site_texts"], false]);
  expect(await read()).toEqual(["Uno", ["site_texts"], false]);
  expect(asked).toHaveLength(2);
  // Rows of unknown keys, of which there may be any number, are not read.
  expect(new URL(asked[1] ?? "").searchParams.get("key")).toMatch(/^in\.\(.*home\.hero\.title/);

  change();
  answer = () => Response.json([{ key: "home.hero.title", text: "Dos" }]);
  expect(await read()).toEqual(["Dos", ["site_texts"], false]);
  change();
  answer = () => Response.json({ message: "stopping" }, { status: 503 });
  expect(await read()).toEqual(["Dos", ["site_texts"], true]);
});

test("M4: the panel gets the values of placeholders in all languages", async () => {
  const supabase = createClient<Database>("http://site.example", "key", {
    global: {
      fetch: async (input) =>
        String(input).includes("tour_facts")
          ? Response.json({ countries: ["NA", "BW"] })
          : Response.json([{ company_name: "Camino Rojo", phone: "1", years_of_service: 3 }]),
    },
    db: { retry: false },
    auth: { persistSession: false },
  });
  const facts = new SiteFacts({ supabase, freshForMs: undefined, log: { error: () => {} } });
  expect(await facts.inAllLanguages()).toMatchObject({
    es: { years: "3 años", countries: "dos países" },
    en: { years: "3 years", countries: "two countries" },
    fr: { years: "3 ans", countries: "deux pays" },
  });
});
