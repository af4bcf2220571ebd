import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Locale } from "../e2e/pages.ts";

export const folder = fileURLToPath(new URL("../../.cache/screens/", import.meta.url));

/** One page or state of the product, looked at in several languages, themes and sizes. */
export interface Screen {
  name: string;
  /** With the demonstration content; with the corner cases; empty, asking for consent. */
  site: "demo" | "corners" | "bare";
  path: (locale: Locale) => string;
  locales: readonly Locale[];
  /** Of windows whose height is usual for them. */
  widths?: readonly number[];
  sizes?: readonly (readonly [width: number, height: number])[];
  /** The page down to its end, not only what the window shows. */
  whole?: boolean;
  /** As it comes out of a printer; a PDF is written as well. */
  printed?: boolean;
  forcedColors?: boolean;
  signedIn?: boolean;
  /** Brings the page into the state that is meant. */
  prepare?: (page: Page, locale: Locale) => Promise<unknown>;
}

const heights: Record<number, number> = { 320: 640, 375: 720, 768: 1024, 2560: 1440 };

export const sizesOf = ({ widths = [], sizes = [] }: Screen) => [
  ...widths.map((width) => [width, heights[width] ?? 900] as const),
  ...sizes,
];
