import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { company } from "../../shared/company.ts";
import { type FakeWidget, startWidget } from "../fakes/widget.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { consentOn } from "./consent-site.ts";
import { openDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { aPost, aTour, at, type Locale, navigation, say } from "./pages.ts";

// One site for all tests: demonstration content and a third-party script that needs consent.
test.describe.configure({ mode: "default" });

let fake: FakeWidget;
let folder: string;
let site: RunningSite;
test.beforeAll(async () => {
  fake = await startWidget();
  folder = await mkdtemp(join(tmpdir(), "tsamma-pdf-"));
  site = await startSite({ DATA_DIR: folder, THIRD_PARTY_SCRIPT_SRC: fake.scriptSrc });
});
test.afterAll(async () => {
  await site?.stop();
  await fake?.close();
  await removeFolder(folder);
});

interface Printed {
  /**
   * Text above each sheet's number, lower case and without spaces, which PDF adds between spaced letters.
   */
  sheets: string[];
  /** Text that crosses the edge of its sheet. */
  cut: string[];
  /** Font size of the header's address. */
  size: number;
}

const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** PDF units to millimetres. */
const mm = 72 / 25.4;

/** Prints the page on A4 and parses the PDF. */
async function print(page: Page): Promise<Printed> {
  const data = new Uint8Array(await page.pdf({ format: "A4" }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  const cut: string[] = [];
  let size = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const pieces = (await sheet.getTextContent()).items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [x = 0, y = 0] = item.transform.slice(4);
      if (number === 1 && item.str.includes("@")) size = item.transform[0];
      return [{ text: item.str, x, y, right: x + item.width }];
    });
    for (const { text, x, y, right } of pieces)
      if (x < 0 || right > width || y < 0 || y > height) cut.push(text);
    // The address is in the header of the first sheet, and at the end of the document.
    const inHead = ({ y }: { y: number }) => number === 1 && y > height - 37 * mm;
    const inOrder = [
      ...pieces.filter(inHead),
      ...pieces.filter((piece) => !inHead(piece) && piece.y > 18 * mm),
    ];
    sheets.push(plain(inOrder.map(({ text }) => text).join("")));
  }
  await pdf.destroy();
  return { sheets, cut, size };
}

/** Labels of controls that must not be printed, and the consent bar. */
async function wordsOfTheScreen(page: Page, locale: Locale) {
  const { bar, accept, refuse } = consentOn(page, locale);
  await expect(bar).toContainText(say(locale, "consent.text.script"));
  await expect(accept).toBeVisible();
  await expect(refuse).toBeVisible();
  const links = await page.getByRole("banner").getByRole("link").allInnerTexts();
  expect(plain(links.join(""))).toContain(plain(menu(locale)));
  const pressed = await page.locator("button:visible, .btn:visible").allInnerTexts();
  // Short labels may occur in texts.
  const telling = pressed.filter((words) => plain(words).length > 8);
  return [...telling, say(locale, "consent.text.script")];
}

function expectPaper({ sheets, cut }: Printed, wanted: string[], unwanted: string[]) {
  const text = sheets.join("");
  expect(wanted.map(plain)).not.toContain("");
  expect(wanted.filter((words) => !text.includes(plain(words)))).toEqual([]);
  expect(unwanted.filter((words) => text.includes(plain(words)))).toEqual([]);
  expect(cut).toEqual([]);
  expect(sheets).not.toContain("");
}

const contact = [company.address.street, company.phone.display, company.email];

/** Labels of the navigation in order, a sequence that occurs nowhere else. */
const menu = (locale: Locale) => navigation.map(([, key]) => say(locale, key)).join(" ");

test("E3: printed tours have every name and price, the contact, and no controls", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const locale = "es";
  const page = await newVisitor({ baseURL: site.url });
  await page.goto(at(locale, "/tours"));
  const cards = page.getByRole("main").getByRole("article");
  const titles = page.getByRole("main").locator("h1, article h2, article h3");
  const prices = (await cards.allTextContents()).map(
    (text) => /\d[\d.]*\sUS\$/.exec(text)?.[0] ?? "",
  );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).not.toContain("");
  const unwanted = await wordsOfTheScreen(page, locale);
  const wanted = [...(await titles.allTextContents()), ...prices, ...contact];
  const printed = await print(page);
  expectPaper(printed, wanted, [...unwanted, menu(locale)]);
  expect(printed.sheets.length).toBeGreaterThanOrEqual(prices.length);
  expect(printed.sheets.length).toBeLessThanOrEqual(2 * prices.length);
});

test("J3: a printed tour has its days, services and contact, and no controls", async ({
  newVisitor,
}) => {
  const locale = "es";
  const page = await newVisitor({ baseURL: site.url });
  const { data: tour } = await openDatabase(site.url, folder)
    .from("tours")
    .select("slug, name, itinerary, included_services, excluded_services")
    .order("slug")
    .limit(1)
    .single();
  if (!tour) throw new Error("there is no tour");
  await page.goto(at(locale, `/tours/${tour.slug}`));
  const days = tour.itinerary.flatMap((day) => day.description_es.split("\n"));
  expect(days.length).toBeGreaterThan(3);
  const unwanted = await wordsOfTheScreen(page, locale);
  const printed = await print(page);
  const lists = [...tour.included_services, ...tour.excluded_services];
  const form = say(locale, "contact.message.hint");
  expectPaper(
    printed,
    [tour.name, ...days.filter((line) => line.trim()), ...lists, ...contact],
    [...unwanted, form, menu(locale)],
  );
  expect(printed.sheets.length).toBeLessThanOrEqual(8);
});

test("J3: no sheet of a printed tour ends with a heading", { tag: "@deep" }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({ baseURL: site.url });
  const { data: tours } = await openDatabase(site.url, folder).from("tours").select("slug");
  expect(tours?.length).toBeGreaterThan(3);
  for (const { slug } of tours ?? []) {
    await page.goto(at("es", `/tours/${slug}`));
    // Place names occur elsewhere too; the following text identifies them.
    const headings = await page
      .locator("main :is(h2, h3, summary)")
      .evaluateAll((all) =>
        all.map((each) => [each.textContent, each.nextElementSibling?.textContent ?? ""] as const),
      );
    expect(headings.flat()).toContain(say("es", "tour.practical"));
    const { sheets } = await print(page);
    const last = headings.filter(([heading, follows]) =>
      sheets.some(
        (sheet, at) =>
          sheet.endsWith(plain(heading)) && sheets[at + 1]?.startsWith(plain(follows).slice(0, 10)),
      ),
    );
    expect(last, slug).toEqual([]);
  }
});

test("J3: a tour with a map is printed at the same scale as other pages", { tag: "@deep" }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({ baseURL: site.url });
  await page.goto(at("en", "/privacy"));
  const { size } = await print(page);
  expect(size).toBeGreaterThan(0);
  await page.goto(at("en", aTour));
  await expect(page.getByRole("img", { name: /^Map/ })).toBeVisible();
  expect((await print(page)).size).toBe(size);
});

test("F4: a printed post has its title, text and contact, and no controls", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const locale = "es";
  const page = await newVisitor({ baseURL: site.url });
  await page.goto(at(locale, aPost));
  const { data: post } = await openDatabase(site.url, folder)
    .from("blog_posts")
    .select("title,excerpt,content,author")
    .eq("slug", aPost.replace("/blog/", ""))
    .single();
  if (!post) throw new Error("the demonstration post is gone");
  const paragraphs = post.content.split("\n").filter((line) => line.trim());
  expect(paragraphs.length).toBeGreaterThan(3);
  const unwanted = await wordsOfTheScreen(page, locale);
  const printed = await print(page);
  const wanted = [post.title, post.excerpt, post.author, ...paragraphs, ...contact];
  expectPaper(printed, wanted, [...unwanted, say(locale, "blog.back"), menu(locale)]);
  expect(printed.sheets.length).toBeLessThanOrEqual(4);
});
