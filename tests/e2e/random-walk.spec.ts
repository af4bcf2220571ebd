import type { Page } from "@playwright/test";
import { freshRandom, type Random } from "../support/random.ts";
import { expect, test } from "./fixtures.ts";
import { slowNetwork, walk, watchFrames } from "./random-walk.ts";

/** Identifies a page and the entries it links to. Runs in the browser. */
function identityOf(html: string | undefined) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const of = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? "";
  const links = [...page.querySelectorAll<HTMLAnchorElement>("main h2 a, main h3 a")];
  return {
    title: page.title,
    heading: page.querySelector("main h1")?.textContent,
    canonical: of("link[rel=canonical]", "href"),
    language: page.documentElement.lang,
    entries: links.map((link) => link.getAttribute("href")),
  };
}

/** A page reached by navigation equals the document of its URL. */
async function checkIdentity(page: Page) {
  const html = await (await page.request.get(page.url())).text();
  const shown = await page.evaluate(identityOf, undefined);
  expect(shown, page.url()).toEqual(await page.evaluate(identityOf, html));
}

async function walkSite(
  page: Page,
  random: Random,
  { rounds, steps }: { rounds: number; steps: number },
) {
  const faults = await watchFrames(page);
  await slowNetwork(page, /\.data(\?|$)/, random);
  for (let round = 0; round < rounds; round++) {
    await page.goto(`/${random.pick(["es", "en", "fr"])}`);
    await walk(page, {
      steps,
      random,
      links: ["header", "main", "footer"]
        .map(
          (part) =>
            `${part} a[href^="/"]:not([target], [download], [href*="/admin"], [href$=".pdf"], [href$=".xml"])`,
        )
        .join(),
      faults,
      check: checkIdentity,
    });
  }
}

test("A14: a random walk on a slow network shows every page as its own document does", async ({
  newVisitor,
  baseURL,
}) => {
  const page = await newVisitor({ baseURL });
  await walkSite(page, freshRandom(), { rounds: 1, steps: 25 });
});

test("A14: a long random walk through the site shows every page as its own", {
  tag: "@deep",
}, async ({ newVisitor, baseURL }) => {
  const page = await newVisitor({ baseURL });
  await walkSite(page, freshRandom(), { rounds: 6, steps: 40 });
});
