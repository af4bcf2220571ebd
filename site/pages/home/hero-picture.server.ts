import dayPhoneWebp from "../../../art/scenes/hero-day.svg?crop=782,0,1215,1350&w=990&h=1100&format=webp";
import dayPhone from "../../../art/scenes/hero-day.svg?crop=782,0,1215,1350&w=990&h=1100&quality=45&format=avif";
import day16 from "../../../art/scenes/hero-day.svg?w=1600&format=avif";
import day16webp from "../../../art/scenes/hero-day.svg?w=1600&format=webp";
import day24 from "../../../art/scenes/hero-day.svg?w=2400&format=avif";
import day24webp from "../../../art/scenes/hero-day.svg?w=2400&format=webp";
import nightPhoneWebp from "../../../art/scenes/hero-night.svg?crop=782,0,1215,1350&w=990&h=1100&format=webp";
import nightPhone from "../../../art/scenes/hero-night.svg?crop=782,0,1215,1350&w=990&h=1100&quality=45&format=avif";
import night16 from "../../../art/scenes/hero-night.svg?w=1600&format=avif";
import night16webp from "../../../art/scenes/hero-night.svg?w=1600&format=webp";
import night24 from "../../../art/scenes/hero-night.svg?w=2400&format=avif";
import night24webp from "../../../art/scenes/hero-night.svg?w=2400&format=webp";

/** Screens that get the larger picture: wide with a high resolution, or very wide. */
export const large = "(min-width: 64rem) and (min-resolution: 1.5dppx), (min-width: 110rem)";
/**
 * Screens that show only the middle of the picture, cropped by the imports above. The crop starts
 * at 66 % of the hidden width, matching `background-position` in the stylesheet.
 */
export const narrow = "(max-width: 30rem) and (max-aspect-ratio: 2/3)";

const imageSet = (avif: string, webp: string) =>
  `image-set(url(${avif}) type("image/avif"), url(${webp}) type("image/webp"))`;

const rules = (className: string, phone: string, small: string, big: string) =>
  `${className}{background-image:${small}}@media ${large}{${className}{background-image:${big}}}@media ${narrow}{${className}{background-image:${phone}}}`;

const day = [
  imageSet(dayPhone, dayPhoneWebp),
  imageSet(day16, day16webp),
  imageSet(day24, day24webp),
] as const;
const night = [
  imageSet(nightPhone, nightPhoneWebp),
  imageSet(night16, night16webp),
  imageSet(night24, night24webp),
] as const;

/**
 * CSS backgrounds, because they follow the saved theme and load only the visible one. A `<picture>`
 * knows only the device's theme.
 */
const styles = [
  rules(`:root:not([data-theme="dark"]) .hero__day`, ...day),
  rules(`:root[data-theme="dark"] .hero__night`, ...night),
  `@media (prefers-color-scheme: dark){`,
  `:root:not([data-theme]) .hero__day{background-image:none}`,
  rules(":root:not([data-theme]) .hero__night", ...night),
  "}",
].join("");

type Files = readonly [phone: string, small: string, large: string];

/** Preloads the picture of the current theme before layout. Runs as soon as the hero is parsed. */
export const preloadScript = (avif: Record<"day" | "night", Files>) =>
  `(function(){var t=document.documentElement.dataset.theme,m=function(q){return matchMedia(q).matches},n=t?t==="dark":m("(prefers-color-scheme: dark)"),l=document.createElement("link");l.rel="preload";l.as="image";l.type="image/avif";l.fetchPriority="high";l.href=${JSON.stringify(avif)}[n?"night":"day"][m(${JSON.stringify(narrow)})?0:m(${JSON.stringify(large)})?2:1];document.head.append(l)})();`;

const script = preloadScript({
  day: [dayPhone, day16, day24],
  night: [nightPhone, night16, night24],
});

export const heroPicture = { styles, script };
