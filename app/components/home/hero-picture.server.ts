import day16 from "../../../art/scenes/hero-day.svg?w=1600&format=avif";
import day16webp from "../../../art/scenes/hero-day.svg?w=1600&format=webp";
import day24 from "../../../art/scenes/hero-day.svg?w=2400&format=avif";
import day24webp from "../../../art/scenes/hero-day.svg?w=2400&format=webp";
import night16 from "../../../art/scenes/hero-night.svg?w=1600&format=avif";
import night16webp from "../../../art/scenes/hero-night.svg?w=1600&format=webp";
import night24 from "../../../art/scenes/hero-night.svg?w=2400&format=avif";
import night24webp from "../../../art/scenes/hero-night.svg?w=2400&format=webp";

/** Where the larger picture is worth its bytes: wide screens that are sharp or very wide. */
const large = "(min-width: 64rem) and (min-resolution: 1.5dppx), (min-width: 110rem)";

const imageSet = (avif: string, webp: string) =>
  `image-set(url(${avif}) type("image/avif"), url(${webp}) type("image/webp"))`;

const rules = (className: string, small: string, big: string) =>
  `${className}{background-image:${small}}@media ${large}{${className}{background-image:${big}}}`;

const day = [imageSet(day16, day16webp), imageSet(day24, day24webp)] as const;
const night = [imageSet(night16, night16webp), imageSet(night24, night24webp)] as const;

/**
 * Backgrounds, because only then a browser fetches nothing but the theme that is shown: the saved
 * choice may differ from the device's, which a `<picture>` cannot know.
 */
const styles = [
  rules(`:root:not([data-theme="dark"]) .hero__day`, ...day),
  rules(`:root[data-theme="dark"] .hero__night`, ...night),
  `@media (prefers-color-scheme: dark){`,
  `:root:not([data-theme]) .hero__day{background-image:none}`,
  rules(":root:not([data-theme]) .hero__night", ...night),
  "}",
].join("");

/** Fetches the right picture before the stylesheet is there; runs as soon as the hero is parsed. */
const preloadScript = `(function(){var t=document.documentElement.dataset.theme,n=t?t==="dark":matchMedia("(prefers-color-scheme: dark)").matches,b=matchMedia(${JSON.stringify(large)}).matches,l=document.createElement("link");l.rel="preload";l.as="image";l.type="image/avif";l.fetchPriority="high";l.href=n?(b?"${night24}":"${night16}"):(b?"${day24}":"${day16}");document.head.append(l)})()`;

export const heroPicture = { styles, preloadScript };
