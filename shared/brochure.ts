import type { Locale } from "./locales.ts";

/** Words as they are printed, with their language where it is not the brochure's. */
export type LocalizedText = string | { text: string; lang: Locale };

export interface BrochureFact {
  label: string;
  /** In parts where it is in two languages. */
  value: LocalizedText | LocalizedText[];
}

export interface BrochurePicture {
  /** `bucket/name` in the storage. */
  key: string;
  /** What is to be seen; empty where it only decorates. */
  alt: LocalizedText;
  /** The point that crops keep: shares of width and height, 0 to 1. */
  focus: { x: number; y: number };
}

export interface BrochureDay {
  /** `Day`, and which. */
  label: string;
  number: string;
  title?: LocalizedText;
  paragraphs: LocalizedText[];
  /** Where, bed, meals, way. */
  notes: BrochureFact[];
}

/** What a person pays, by season (a row) and number of travellers (a column). */
interface BrochurePrices {
  heading: string;
  /** The lowest. */
  from: BrochureFact;
  table?: { columns: string[]; rows: { name: LocalizedText; months: string; prices: string[] }[] };
  notes: { label: string; paragraphs: LocalizedText[] }[];
}

/** What is to be known of one kind before the journey, and of which places it holds. */
export interface BrochureKind {
  label: string;
  parts: { places: LocalizedText; paragraphs: LocalizedText[] }[];
}

/** Figures by month: as many values in each row as months. */
export interface BrochureClimate {
  name: LocalizedText;
  months: string[];
  rows: { label: string; values: string[] }[];
}

/**
 * A tour as it is printed: everything that stands in it, in one language, in the order in which it is
 * read. The template has no words of its own. Paragraphs hold no line breaks.
 */
export interface Brochure {
  lang: Locale;
  title: LocalizedText;
  /** Where it leads. */
  place: LocalizedText;
  summary: LocalizedText;
  company: string;
  /** When its content last changed, as ISO 8601. */
  changed: string;
  cover?: BrochurePicture;
  /** Over the text about the journey. */
  vista?: BrochurePicture;
  /** Two below it, or none. */
  pair: BrochurePicture[];
  /** On the last page. */
  back?: BrochurePicture;
  /** The first four stand on the cover, the others beside the text about the journey. */
  facts: BrochureFact[];
  journey: { heading: string; paragraphs: LocalizedText[] };
  /** `svg` as `routeMapSvg` draws it, `alt` the same in words. */
  map?: { heading: string; svg: string; alt: string };
  days: { heading: string; list: BrochureDay[] };
  prices: BrochurePrices;
  services: { heading: string; marks: "in" | "out"; items: LocalizedText[] }[];
  practical: { heading: string; kinds: BrochureKind[] };
  climate: { heading: string; places: BrochureClimate[] };
  contact: {
    heading: string;
    text: string;
    lines: (BrochureFact & { href?: string })[];
    /** The tour's page. */
    web: BrochureFact & { href: string };
    /** Until when it is right. */
    note: string;
  };
}
