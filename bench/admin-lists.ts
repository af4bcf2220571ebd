import { type Browser, chromium as engine, type Page } from "@playwright/test";
import { administrator } from "../tests/e2e/administrator.ts";
import { openDatabase } from "../tests/e2e/database.ts";
import { chromium } from "../tests/support/browser.ts";
import { median } from "./statistics.ts";
import type { Row } from "./table.ts";

const entries = 1000;
const rounds = 5;

/**
 * Compares a list of the panel with a thousand entries and with a single page of them: time until its rows
 * are painted, and from a key in the search field until the result.
 */
export async function measureAdminLists(url: string, dataDir: string): Promise<Row[]> {
  const database = openDatabase(url, dataDir);
  const tours = () => database.from("tours");
  const { data: kept } = await tours().select("id");
  const browser = await engine.launch(await chromium());
  const few = await measure(browser, url);
  for (let from = 0; from < entries; from += 50) {
    const { error } = await tours().insert(Array.from({ length: 50 }, (_, at) => tour(from + at)));
    if (error) throw error;
  }
  const many = await measure(browser, url);
  await browser.close();
  const ids = (kept ?? []).map(({ id }) => id);
  await tours()
    .delete()
    .not("id", "in", `(${ids.join(",")})`);
  const what = (about: string) => `admin list of ${entries} tours, ${about}`;
  return [
    { what: what("rows painted"), value: many.paint, unit: "ms" },
    {
      what: what("rows painted, times the list of a few"),
      value: many.paint / few.paint,
      unit: "x",
    },
    { what: what("search keystroke to rows"), value: many.key, unit: "ms" },
    { what: what("keystroke, times the list of a few"), value: many.key / few.key, unit: "x" },
  ];
}

function tour(at: number) {
  const text = "Dunas rojas, elefantes del desierto y noches al raso. ".repeat(20);
  return {
    slug: `medida-${at}`,
    name: `Medida ${String(at).padStart(4, "0")}`,
    short_description: text.slice(0, 200),
    full_description: text,
    destination: "Namibia",
    price_per_person: 5850,
    itinerary: Array.from({ length: 12 }, (_, day) => ({
      day: day + 1,
      description_es: text.slice(0, 200),
      description_en: text.slice(0, 200),
      description_fr: text.slice(0, 200),
    })),
  };
}

/** Medians of several rounds, in milliseconds. */
async function measure(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("Correo electrónico").fill(administrator.email);
  await page.getByLabel("Contraseña").fill(administrator.password);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.waitForURL(/\/admin$/);
  const paint: number[] = [];
  const key: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${url}/admin/tours`);
    await page.locator(".rows > li").first().waitFor();
    paint.push(await page.evaluate(() => performance.now()));
    key.push(await keystroke(page));
  }
  await page.close();
  return { paint: median(paint), key: median(key) };
}

/** From a key in the search field until the rows have changed. */
async function keystroke(page: Page): Promise<number> {
  await page.getByLabel("Buscar").focus();
  // The listener is added before the key is pressed.
  await page.evaluate(() => {
    Object.assign(window, {
      followed: new Promise<number>((resolve) => {
        const rows = () => document.querySelector(".rows")?.textContent;
        const before = rows();
        let began = 0;
        addEventListener("keydown", () => (began = performance.now()), { once: true });
        const loadPage = () => {
          if (began > 0 && rows() !== before) resolve(performance.now() - began);
          else requestAnimationFrame(loadPage);
        };
        loadPage();
      }),
    });
  });
  await page.keyboard.press("z");
  return page.evaluate(() => (window as unknown as { followed: Promise<number> }).followed);
}
