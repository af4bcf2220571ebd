import { expect, test } from "./fixtures.ts";
import { at, inOne, say } from "./pages.ts";

const reasons = {
  es: [/guías expertos/i, /experiencia/i, /a medida/i, /sostenib/i],
  en: [/expert guides/i, /experience/i, /tailor-made/i, /sustainab/i],
  fr: [/guides experts/i, /expérience/i, /sur mesure/i, /responsable|durable/i],
};
const offers = {
  es: [/camping/i, /gama media/i, /lujo/i],
  en: [/camping tours/i, /mid-range tours/i, /luxury safaris/i],
  fr: [/camping/i, /milieu de gamme/i, /luxe/i],
};

for (const locale of inOne("es")) {
  test(`C1, C2, C3: the story, four reasons and three offers (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/about"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(say(locale, "about.title"));
    await expect(main).toContainText(say(locale, "about.subtitle"));

    const part = (key: "about.story.title" | "about.why.title" | "about.offer.title") =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: say(locale, key) }) });
    const story = part("about.story.title").getByRole("paragraph");
    await expect(story).toHaveText(
      ([1, 2, 3] as const).map((n) => say(locale, `about.story.${n}`)),
    );

    const why = part("about.why.title");
    await expect(why.getByRole("term")).toHaveText(reasons[locale]);
    await expect(why.getByRole("definition")).toHaveText([/.{20}/, /.{20}/, /.{20}/, /.{20}/]);

    const offer = part("about.offer.title");
    await expect(offer.getByRole("heading", { level: 3 })).toHaveText(offers[locale]);
    await expect(offer.getByRole("paragraph")).toHaveText([/.{20}/, /.{20}/, /.{20}/]);
    for (const picture of await main.getByRole("img").all()) {
      await expect(picture).toHaveAttribute("alt", /.{10}/);
    }
  });
}
