import { type HeroPhoto, heroFile, heroPhotoOf, heroVersion } from "#shared/brand/hero-files.ts";
import {
  type HeroCrop,
  type HeroLook,
  type HeroLooks,
  type HeroVeil,
  heroLooks,
} from "#shared/brand/hero-look.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";
import { readBrandPictures } from "~/pictures/brand-pictures.server";
import type { OwnScene } from "~/pictures/own-scene";
import type { HeroPicture } from "./hero";
import { heroPicture, large, narrow, preloadScript } from "./hero-picture.server";

/** Least veil at the lower edge by night, so that a photo taken by day does not dazzle. */
const nightVeil = 0.3;

/**
 * The company's photo behind the title, or the drawn scene. By night the photo is the same under another veil
 * (`shared/brand/hero-look.ts`).
 */
export async function readHeroPicture(
  app: Pick<AppContext, "brand" | "pictures" | "log">,
  locale: Locale,
): Promise<HeroPicture> {
  const photo = heroPhotoOf(app.brand);
  if (!photo) return heroPicture;
  const { hero } = await readBrandPictures(app, locale, ["hero"]);
  if (!hero?.version) return heroPicture;
  const looks = await app.pictures.heroLooks(photo.key, photo.focus).catch((error) => {
    app.log.error("the veil of the home page was not computed", { error: String(error) });
    return strongestVeil(photo);
  });
  if (!looks) return heroPicture;
  const version = heroVersion(hero.version, photo);
  const avif = (crop: HeroCrop) => heroFile(crop, "avif", version);
  const files = [avif("phone"), avif("1600"), avif("2400")] as const;
  return {
    styles: stylesOf(version, looks, hero.tint),
    script: preloadScript({ day: files, night: files }),
    ...(hero.alt && {
      label: { role: "img", "aria-label": hero.alt, ...(hero.lang && { lang: hero.lang }) },
    }),
  };
}

/** For a photo whose colours are unknown: columns in white and black. */
const strongestVeil = ({ focus }: HeroPhoto) => {
  const colors = Array.from({ length: 4 * 4 * 3 }, (_, at) => (Math.floor(at / 3) % 2 ? 0 : 255));
  return heroLooks({ width: 4, height: 4, colors }, focus);
};

/** Not on paper, where the words are black on white. The rules of `hero.css` are in a layer: these override them. */
function stylesOf(version: string, { phone, wide }: HeroLooks, tint: string | undefined) {
  const rules = (crop: HeroCrop, { position }: HeroLook) => {
    const url = (format: "avif" | "webp") =>
      `url(${heroFile(crop, format, version)}) type("image/${format}")`;
    const pictures = [`image-set(${url("avif")},${url("webp")})`, tint].filter(Boolean);
    return `.hero__day{background-image:${pictures.join()};background-position:${position}}`;
  };
  return [
    "@media screen{",
    // The same photo in both themes: nothing fades.
    ".hero__night{display:none}",
    ".hero .hero__day{bottom:0;transition:none}",
    '.hero .hero__day::after{content:"";display:block;inset:0;height:auto;background:var(--hero-veil)}',
    // The theme's colour of the focus is that for its paper.
    ".nav--hero :focus-visible{outline-color:currentColor}",
    rules("1600", wide),
    veilRules(wide),
    `@media ${large}{${rules("2400", wide)}}`,
    `@media ${narrow}{${rules("phone", phone)}${veilRules(phone)}}`,
    "}",
  ].join("");
}

function veilRules({ day, night }: HeroLook): string {
  const dark = declarations(night, nightVeil);
  return `:root{${declarations(day, 0)}}:root[data-theme="dark"]{${dark}}@media (prefers-color-scheme: dark){:root:not([data-theme]){${dark}}}`;
}

function declarations({ ink, veil, title, navigation }: HeroVeil, least: number): string {
  const at = (opacity: number) => `rgb(${rgb(veil)} / ${Math.max(opacity, least)})`;
  return `--hero-ink:${ink};--hero-veil:linear-gradient(${at(navigation)} var(--nav),${at(title)} calc(var(--nav) + 3rem) 85%,${at(Math.min(title, 0.2))})`;
}

const rgb = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(" ");

/** The quote's letters are read on any photo: its worst case, white, has 4.5:1 under this veil. */
export const vistaStyles = ({ at }: OwnScene) =>
  `.vista img{object-position:${at}}.vista::after{background:linear-gradient(rgb(10 22 48 / .64) 75%,rgb(10 22 48 / .3))}`;
