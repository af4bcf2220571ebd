import { expect, test } from "vitest";
import { brandOf } from "#shared/brand/brand.ts";
import type { AppContext } from "~/context";
import { heroPicture } from "./hero-picture.server";
import { readHeroPicture } from "./own-hero.server";

const address = "https://old.example/storage/v1/object/public/content-images/sabana.jpg";
const brand = brandOf({
  picture_hero: address,
  picture_hero_details: {
    "content-images/sabana.jpg": { alt: { es: "La sabana" }, focus: { x: 0.25, y: 1 } },
  },
});
const look = {
  position: "25% 100%",
  day: { ink: "#2a1a1c", veil: "#fffdf7", title: 0.2, navigation: 0.4 },
  night: { ink: "#fffdf7", veil: "#080e22", title: 0.1, navigation: 0.5 },
};

function appWith(pictures: Partial<AppContext["pictures"]>, own = brand) {
  const logged: string[] = [];
  const app = {
    brand: own,
    pictures: {
      lookUp: async (keys: readonly string[]) =>
        new Map(keys.map((key) => [key, { version: "abc123", width: 3000, height: 2000 }])),
      heroLooks: async () => ({ phone: look, wide: look }),
      share: async () => undefined,
      ...pictures,
    },
    log: { info: () => {}, error: (message: string) => void logged.push(message) },
  };
  return { app, logged };
}

test("Q7: the home page preloads and shows the crops of the photo, with its veil, focal point and text", async () => {
  const { styles, script, label } = await readHeroPicture(appWith({}).app, "en");
  for (const crop of ["phone", "1600", "2400"]) {
    expect(script).toContain(`"/hero-${crop}.avif?v=abc123-25-100"`);
    expect(styles).toContain(`url(/hero-${crop}.webp?v=abc123-25-100) type("image/webp")`);
  }
  expect(styles).toContain("background-position:25% 100%");
  expect(styles).toContain("--hero-ink:#2a1a1c");
  expect(styles).toContain("rgb(255 253 247 / 0.4) var(--nav)");
  // By night a photo taken by day is darkened, even where the words do not need it.
  expect(styles).toContain("rgb(8 14 34 / 0.3) calc(var(--nav) + 3rem)");
  expect(label).toEqual({ role: "img", "aria-label": "La sabana", lang: "es" });
  expect((await readHeroPicture(appWith({}).app, "es")).label).toEqual({
    role: "img",
    "aria-label": "La sabana",
  });
});

test("Q7: without a photo, or if it is gone or does not decode, the drawn scene stays as it was", async () => {
  const gone = appWith({ lookUp: async () => new Map() });
  const broken = appWith({ heroLooks: async () => undefined });
  const none = appWith({}, brandOf(null));
  const elsewhere = appWith({}, brandOf({ picture_hero: "https://elsewhere.example/a.jpg" }));
  for (const { app } of [gone, broken, none, elsewhere])
    expect(await readHeroPicture(app, "es")).toBe(heroPicture);
});

test("Q7: if the colours of the photo cannot be read, it gets the strongest veil", async () => {
  const { app, logged } = appWith({ heroLooks: () => Promise.reject(new Error("no storage")) });
  const { styles } = await readHeroPicture(app, "es");
  expect(styles).toContain("/hero-1600.avif");
  const opacities = [...styles.matchAll(/ \/ ([\d.]+)\) var\(--nav\)/g)].map(([, found]) =>
    Number(found),
  );
  expect(Math.min(...opacities)).toBeGreaterThan(0.5);
  expect(logged).toHaveLength(1);
});
