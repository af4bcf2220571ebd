import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "../support/read-pdf.ts";
import { openDatabase, rowsOf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

const slug = "el-sur-del-namib-y-el-fish-river";
const path = `/tours/${slug}`;

/** Fetches the file of a pressed link. */
async function download(page: Page, name: string) {
  const link = page.getByRole("link", { name });
  await expect(link).toHaveAttribute("type", "application/pdf");
  // The PDF viewer does not work in headless mode.
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.download = "";
  });
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return { file, bytes: await readFile(await file.path()) };
}

for (const locale of inOne("fr")) {
  test(`J5: pressing the brochure link on a tour's page opens a PDF in that language (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const [tour] = await rowsOf(openDatabase().from("tours").select().eq("slug", slug));
    if (!tour) throw new Error("the demonstration tour is gone");
    const name = (locale === "es" ? tour.name : tour[`name_${locale}`]) ?? "?";
    await page.goto(at(locale, path));
    const { file, bytes } = await download(page, say(locale, "tour.brochure.of", { name }));
    expect(new URL(file.url()).pathname).toBe(at(locale, `${path}.pdf`));
    expect(file.suggestedFilename()).toBe(`${slug}-${locale}.pdf`);
    const pdf = await readPdf(bytes);
    expect(pdf.title).toContain(name);
    expect(pdf.language).toMatch(new RegExp(`^${locale}`));
    const [cover = ""] = pdf.pages;
    expect(cover).toContain(name);
    expect(pdf.pages.length).toBeGreaterThan(2);
    const text = pdf.pages.join(" ");
    for (const { name: stop, name_es } of tour.itinerary.map((day) => ({
      name: (locale === "es" ? day.place_es : day[`place_${locale}`]) || day.place_es,
      name_es: day.place_es,
    })))
      if (name_es) expect(text).toContain(stop);
    expect(pdf.links.some((link) => link.startsWith(`${baseURL}${at(locale, path)}`))).toBe(true);
    expect(pdf.cut).toEqual([]);
  });
}
