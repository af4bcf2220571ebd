import { setTimeout } from "node:timers/promises";
import { locales } from "../supabase/functions/_shared/locales.ts";
import type { RunningSite } from "../tests/support/site.ts";
import { type Address, allPageKinds } from "./addresses.ts";
import { processorTime } from "./memory.ts";
import { signIn } from "./sign-in.ts";
import { median, percentile } from "./statistics.ts";
import type { Row } from "./table.ts";
import { Visitor } from "./visitor.ts";

const seconds = 30;
const visitors = 20;
/** Maximum pause of a visitor between two pages: about 250 page views a second in total. */
const maxPauseMs = 160;
const rounds = 15;

interface Views {
  times: number[];
  errors: number;
}

/** Effect on visitors of an administrator who saves a tour every second, and the cost of rendering. */
export async function measureVisits(site: RunningSite): Promise<Row[]> {
  const kinds = await allPageKinds(site.url);
  return [...(await measureMisses(site.url, kinds)), ...(await measureUnderSaves(site, kinds))];
}

/** Each kind of page from the cache, and rendered, with a unique query. */
async function measureMisses(url: string, kinds: Address[]): Promise<Row[]> {
  const rows: Row[] = [];
  const visitor = new Visitor(url);
  let view = 0;
  const lost = { path: "/no-such-page", name: "a page that is not there" };
  for (const { path, name } of [...kinds, { path: "/sitemap.xml", name: "/sitemap.xml" }, lost]) {
    const cached: number[] = [];
    const made: number[] = [];
    await visitor.visit(path);
    for (let round = 0; round < rounds; round++) {
      cached.push((await visitor.visit(path)).milliseconds);
      made.push((await visitor.visit(`${path}?view=${view++}`)).milliseconds);
    }
    rows.push({ what: `${name}, rendered`, value: median(made), unit: "ms" });
    if (path === lost.path) continue;
    rows.push(
      { what: `${name}, cached`, value: median(cached), unit: "ms" },
      {
        what: `${name}, rendered, times the cached one`,
        value: median(made) / median(cached),
        unit: "x",
      },
    );
  }
  visitor.leave();
  return rows;
}

async function measureUnderSaves({ url, pid }: RunningSite, kinds: Address[]): Promise<Row[]> {
  const pages = kinds.flatMap(({ path }) => [
    path,
    ...locales.map((locale) => `/${locale}${path === "/" ? "" : path}`),
  ]);
  await view(url, pages, 3);
  const began = await processorTime(pid);
  const quiet = await view(url, pages, seconds);
  const quietWork = (await processorTime(pid)) - began;
  const ended = new AbortController();
  const saving = save(url, ended.signal);
  const busy = await view(url, pages, seconds);
  const busyWork = (await processorTime(pid)) - began - quietWork;
  ended.abort();
  const saves = await saving;
  const rows: Row[] = [];
  for (const [when, { times, errors }, work] of [
    ["without saves", quiet, quietWork],
    ["with a save every second", busy, busyWork],
  ] as const)
    rows.push(
      { what: `page views ${when}, half of them within`, value: median(times), unit: "ms" },
      { what: `page views ${when}, 99 of 100 within`, value: percentile(times, 99), unit: "ms" },
      { what: `page views ${when}, the slowest`, value: Math.max(...times), unit: "ms" },
      { what: `page views ${when}`, value: times.length / seconds, unit: "/s" },
      { what: `page views ${when}, errors`, value: errors, unit: "", limit: 0 },
      {
        what: `page views ${when}, share of one processor`,
        value: (100 * work) / seconds,
        unit: "%",
      },
    );
  const ratio = (percent: number) =>
    percentile(busy.times, percent) / percentile(quiet.times, percent);
  return [
    ...rows,
    { what: "page views with saves, median, times without", value: ratio(50), unit: "x" },
    { what: "page views with saves, 99 of 100, times without", value: ratio(99), unit: "x" },
    { what: `a save meanwhile (${saves.length}), median`, value: median(saves), unit: "ms" },
    { what: "a save meanwhile, the slowest", value: Math.max(...saves), unit: "ms" },
  ];
}

/** Visitors who read all kinds of pages in all languages, each on its own connection. */
async function view(url: string, pages: string[], seconds: number): Promise<Views> {
  const views: Views = { times: [], errors: 0 };
  const end = performance.now() + 1000 * seconds;
  const visit = async (_: unknown, at: number) => {
    const visitor = new Visitor(url);
    await setTimeout((maxPauseMs * at) / visitors);
    while (performance.now() < end) {
      const page = pages[Math.floor(Math.random() * pages.length)] ?? "/";
      const { status, milliseconds } = await visitor.visit(page);
      views.times.push(milliseconds);
      if (status !== 200) views.errors += 1;
      await setTimeout(Math.random() * maxPauseMs);
    }
    visitor.leave();
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return views;
}

/** Saves a tour's price every second, and returns the durations; finally restores the price. */
async function save(url: string, ended: AbortSignal): Promise<number[]> {
  const supabase = await signIn(url);
  const { data } = await supabase.from("tours").select("id, price_per_person").limit(1).single();
  if (!data) throw new Error("bench: there is no tour to save");
  const set = async (price_per_person: number) => {
    const { error } = await supabase.from("tours").update({ price_per_person }).eq("id", data.id);
    if (error) throw error;
  };
  const times: number[] = [];
  while (!ended.aborted) {
    const began = performance.now();
    await set(7000 + times.length);
    times.push(performance.now() - began);
    await setTimeout(1000, undefined, { signal: ended }).catch(() => {});
  }
  await set(data.price_per_person);
  return times;
}
