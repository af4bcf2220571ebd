import { locales } from "../e2e/pages.ts";

const words = (process.env.SCREENS ?? "").split(" ").filter(Boolean);
const allThemes = ["light", "dark"] as const;

const named = <T extends string>(all: readonly T[]) => {
  const own = all.filter((word) => words.includes(word));
  return own.length > 0 ? own : all;
};
const isWidth = (word: string) => /^\d{3,4}$/.test(word) && word !== "404";
const widths = words.filter(isWidth).map(Number);
const names = words.filter(
  (word) => !isWidth(word) && ![...locales, ...allThemes].some((other) => other === word),
);

/**
 * Selection by the command's words: `npm run screens -- tours fr dark 375` takes the screens whose name
 * begins with `tours`, in French, dark theme, 375 px wide. An omitted property selects all values.
 */
export const screenSelection = {
  locales: named(locales),
  themes: named(allThemes),
  takesWidth: (width: number) => widths.length === 0 || widths.includes(width),
  takesScreen: (name: string) =>
    names.length === 0 || names.some((begin) => name.startsWith(begin)),
};
