import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Locale } from "../e2e/pages.ts";

export const folder = fileURLToPath(new URL("../../.cache/screens/", import.meta.url));

/** A page or state of the product, in several languages, themes and sizes. */
export interface Screen {
  name: string;
  /** Site: with demonstration content; with corner cases; empty, with the consent bar. */
  site: "demo" | "corners" | "bare";
  path: (locale: Locale) => string;
  locales: readonly Locale[];
  /** Widths, with usual heights of windows. */
  widths?: readonly number[];
  sizes?: readonly (readonly [width: number, height: number])[];
  /** The full page instead of the viewport. */
  whole?: boolean;
  /** As printed; a PDF is written as well. */
  printed?: boolean;
  forcedColors?: boolean;
  signedIn?: boolean;
  /** Brings the page into the wanted state. */
  prepare?: (page: Page, locale: Locale) => Promise<unknown>;
}

const heights: Record<number, number> = { 320: 640, 375: 720, 768: 1024, 2560: 1440 };

export const sizesOf = ({ widths = [], sizes = [] }: Screen) => [
  ...widths.map((width) => [width, heights[width] ?? 900] as const),
  ...sizes,
];
