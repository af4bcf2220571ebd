import type { Locale } from "./locales.ts";

/** Printed text, with its language if that is not the brochure's. */
export type LocalizedText = string | { text: string; lang: Locale };

/** Part of a line of a text with marks. */
export interface BrochureRun {
  text: string;
  strong?: true;
  em?: true;
  /** Absolute URL. */
  href?: string;
}

/** Paragraph, list or quote of a text with marks, with its language if that is not the brochure's. */
export interface BrochureBlock {
  kind: "paragraph" | "bullets" | "numbers" | "quote";
  /** Number of the first item. */
  start?: number;
  items: BrochureRun[][];
  lang?: Locale;
}

export type BrochureParagraph = LocalizedText | BrochureBlock;

export interface BrochureFact {
  label: string;
  /** Several parts if it is in two languages. */
  value: LocalizedText | LocalizedText[];
}

export interface BrochurePicture {
  /** `bucket/name` in the storage. */
  key: string;
  /** Alternative text; empty if decorative. */
  alt: LocalizedText;
  /** Focal point: fractions of width and height, 0 to 1. */
  focus: { x: number; y: number };
}

export interface BrochureDay {
  /** `Day`, and its number. */
  label: string;
  number: string;
  title?: LocalizedText;
  paragraphs: LocalizedText[];
  /** Place, accommodation, meals, distance. */
  notes: BrochureFact[];
}

/** Price per person by season (rows) and number of travellers (columns). */
interface BrochurePrices {
  heading: string;
  /** Lowest price. */
  from: BrochureFact;
  table?: { columns: string[]; rows: { name: LocalizedText; months: string; prices: string[] }[] };
  notes: { label: string; paragraphs: LocalizedText[] }[];
}

/** Practical information of one kind, and the places it applies to. */
export interface BrochureKind {
  label: string;
  parts: { places: LocalizedText; paragraphs: BrochureParagraph[] }[];
}

/** Climate data by month: one value per month in each row. */
export interface BrochureClimate {
  name: LocalizedText;
  months: string[];
  rows: { label: string; values: string[] }[];
}

/** House style: colours `#rrggbb` by the names in `house.typ`, and the mark as SVG document in the colour `brand`. */
export interface BrochureBrand {
  colours: Readonly<Record<string, string>>;
  mark?: string | undefined;
}

/**
 * A tour for printing: its complete content in one language, in reading order. The template contains no
 * texts. Paragraphs contain no line breaks.
 */
export interface Brochure {
  lang: Locale;
  title: LocalizedText;
  /** Destination of the tour. */
  place: LocalizedText;
  summary: LocalizedText;
  company: string;
  /** Undefined: colours and mark of the demonstration. */
  brand?: BrochureBrand | undefined;
  /** Last change of the content, ISO 8601. */
  changed: string;
  cover?: BrochurePicture;
  /** Above the description. */
  vista?: BrochurePicture;
  /** Two pictures below it, or none. */
  pair: BrochurePicture[];
  /** On the last page. */
  back?: BrochurePicture;
  /** The first four are on the cover, the others beside the description. */
  facts: BrochureFact[];
  journey: { heading: string; paragraphs: BrochureParagraph[] };
  /** `svg` from `routeMapSvg`, `alt` as its text alternative. */
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
    /** Validity note. */
    note: string;
  };
}
