import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium as engine } from "@playwright/test";
import { chromium } from "../tests/support/browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import { mainPages } from "./addresses.ts";
import { installBenchPackage } from "./install-package.ts";
import { signedInItems } from "./sign-in.ts";
import type { Row } from "./table.ts";

const version = "13.5.0";
/** Number of runs, of which the one with the median performance counts. */
const rounds = Number(process.env.LIGHTHOUSE_RUNS ?? 1);
const folder = fileURLToPath(new URL("../.cache/lighthouse", import.meta.url));
const program = join(folder, "node_modules/lighthouse/cli/index.js");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

/** The parts of Lighthouse's report used here. */
interface Report {
  runtimeError?: { message: string };
  /** Benchmark of the machine: above 1,500 is a desktop, below 1,000 it was busy or is slow. */
  environment: { benchmarkIndex: number };
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Record<string, Audit>;
}

/** An audit below its full score on a page. */
interface Short {
  what: string;
  score: number;
  /** Lighthouse's description of the amount, if any. */
  by: string;
}

/**
 * Lighthouse's defaults for a phone on a simulated slow network: scores, main figures, and every audit
 * below its full score on any page.
 */
export async function measureLighthouse(url: string): Promise<Row[]> {
  if (!(await installBenchPackage(folder, `lighthouse@${version}`))) {
    console.log(`bench: Lighthouse ${version} could not be installed, it is left out`);
    return [];
  }
  const { executablePath, args } = await chromium();
  const own = ["--headless=new", "--no-sandbox"];
  const flags = args.includes("--headless=shell") ? args : own;
  const environment = { ...process.env, CHROME_PATH: executablePath };
  const run = async (path: string, of: readonly Category[], ...more: string[]) => {
    const made: Report[] = [];
    const options = [`--only-categories=${of.join(",")}`, ...more];
    for (let round = 0; round < rounds; round++)
      made.push(await report(url + path, environment, options));
    const score = (each: Report) => each.categories.performance?.score ?? 0;
    return made.toSorted((a, b) => score(a) - score(b))[rounds >> 1] as Report;
  };

  const reports = new Map<string, Report>();
  const pages = await mainPages(url);
  await visitOnce(
    pages.map(({ path }) => url + path),
    { executablePath, args },
  );
  for (const { path, name } of pages)
    reports.set(name, await run(path, categories, `--chrome-flags=${flags.join(" ")}`));
  // The panel excludes search engines: that category would only report this.
  const scored = categories.filter((category) => category !== "seo");
  const panel = await signedIn(url, { executablePath, args }, (port) =>
    run("/admin/tours", scored, `--port=${port}`, "--disable-storage-reset"),
  );
  reports.set("/admin/tours, signed in", panel);
  const speeds = [...reports.values()].map((each) => each.environment.benchmarkIndex);
  return [
    ...[...reports].flatMap(([name, made]) => figures(name, made)),
    ...missing(reports),
    {
      what: "Lighthouse's own measure of this machine, lowest",
      value: Math.min(...speeds),
      unit: "",
    },
  ];
}

/** Every audit below its full score, with the page on which it is lowest. */
function missing(reports: Map<string, Report>): Row[] {
  const all = [...reports].flatMap(([page, made]) =>
    shortOf(made).map((each) => ({ ...each, page })),
  );
  return [...Map.groupBy(all, ({ what }) => what)].map(([what, pages]) => {
    const [worst] = pages.toSorted((a, b) => a.score - b.score);
    const where = `${pages.length} pages, worst ${worst?.page}`;
    return {
      what: `Lighthouse misses ${what} on ${where}${worst?.by && `: ${worst.by}`}`,
      value: 100 * (worst?.score ?? 0),
      unit: "",
    };
  });
}

/** Lighthouse sometimes misses a page load (`NO_NAVSTART`) and must be run again. */
async function report(address: string, env: NodeJS.ProcessEnv, options: string[]): Promise<Report> {
  await mkdir(folder, { recursive: true });
  for (let left = 2; ; left--) {
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [program, address, "--output=json", "--quiet", "--no-enable-error-reporting", ...options],
        { env, maxBuffer: 64 << 20 },
      );
      const made: Report = JSON.parse(stdout);
      if (made.runtimeError) throw new Error(made.runtimeError.message);
      return made;
    } catch (error) {
      if (left === 0) throw new Error(`Lighthouse of ${address}`, { cause: error });
    }
  }
}

/** Requests the pictures in Lighthouse's sizes first: they are rendered on demand. */
async function visitOnce(
  addresses: readonly string[],
  launch: { executablePath: string; args: string[] },
): Promise<void> {
  const browser = await engine.launch(launch);
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    for (const address of addresses) await page.goto(address, { waitUntil: "networkidle" });
  } finally {
    await browser.close();
  }
}

/** Browser with a profile in which the administrator is signed in, for Lighthouse's page. */
async function signedIn<Result>(
  url: string,
  launch: { executablePath: string; args: string[] },
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), "tsamma-lighthouse-"));
  const port = await freePort();
  const context = await engine.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const items = await signedInItems(url);
    const page = await context.newPage();
    // An address of the origin that puts nothing of the panel into the browser's cache.
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((items) => {
      for (const [name, value] of items) localStorage.setItem(name, value);
    }, items);
    await page.close();
    return await use(port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function figures(name: string, { categories: scored, audits }: Report): Row[] {
  const scores = categories
    .filter((category) => scored[category])
    .map((category) => ({
      what: `Lighthouse of ${name}, ${category}`,
      value: (scored[category]?.score ?? 0) * 100,
      unit: "",
    }));
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return [
    ...scores,
    {
      what: `Lighthouse of ${name}, largest contentful paint`,
      value: value("largest-contentful-paint"),
      unit: "ms",
    },
    {
      what: `Lighthouse of ${name}, total blocking time`,
      value: value("total-blocking-time"),
      unit: "ms",
    },
    {
      what: `Lighthouse of ${name}, layout shift`,
      value: value("cumulative-layout-shift"),
      unit: "",
    },
  ];
}

/** Audits below their full score; those without weight are advice and do not change a category's score. */
function shortOf({ categories: scored, audits }: Report): Short[] {
  return categories.flatMap((category) =>
    (scored[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = "", displayValue = "" } = audits[id] ?? {};
      if (score === null || score >= 1) return [];
      const kind = weight > 0 ? category : `${category}, advice`;
      return [{ what: `“${title}” (${kind})`, score, by: displayValue }];
    }),
  );
}
