import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import type { ContentTable } from "#content/index.ts";
import type { Brand } from "#shared/brand/brand.ts";
import type { HeroLooks } from "#shared/brand/hero-look.ts";
import type { Brochure } from "#shared/brochure.ts";
import type { Database, Row, SiteTextRow, TourFacts } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import type { OpenedProposal, RefusedReply, ReplyKind } from "#shared/proposal.ts";
import type { FooterList } from "./page-list.ts";

/** Metadata of an uploaded picture, available before the picture is downloaded. */
export interface DescribedPicture {
  /** Content hash; changes with the content. */
  version: string;
  /** Pixels, after EXIF rotation. */
  width?: number;
  height?: number;
  /** Dominant colours from top to bottom, as `9fc3d1`. */
  tint?: string[];
}

/** Texts on a share picture, and the focal point of its cover. */
export interface ShareCard {
  title: string;
  label: string;
  /** Fractions of width and height, 0 to 1. */
  focus: { x: number; y: number };
  /** Colours and mark of the brand; undefined: those of the demonstration. */
  style?: { paper: string; ink: string; brand: string; mark?: string | undefined } | undefined;
}

/** The language of the response. */
export interface Language {
  locale: Locale;
  /** The same locale if the URL has a language prefix, else undefined. */
  prefix: Locale | undefined;
}

/** An unsaved entry, rendered in place of the stored one in a preview (K3). */
export interface ShownDraft {
  table: ContentTable;
  /** All columns that pages read (`server/site/preview/draft-row.ts`). */
  row: Readonly<Record<string, unknown>>;
}

/** Words of a form by key, in the language of a preview. Null: the code's words. */
export type DraftTexts = ReadonlyMap<string, string | null>;

/** A traveller's proposal and what the page shows beside it. */
export interface ShownProposal {
  opened: OpenedProposal;
  /** Path of the page, with the token of the link. */
  path: string;
  /** A reply that was not stored; its form shows it again. */
  refused?: RefusedReply | undefined;
  /** The kind of the reply that was stored just before. */
  stored?: ReplyKind | undefined;
}

/** Services that the server passes to every loader, middleware and action. */
export interface AppContext {
  /** Public origin without a trailing slash. Prefix of canonical URLs. */
  siteUrl: string;
  /** Anonymous client, in process. Row-level security applies. */
  supabase: SupabaseClient<Database>;
  /** The current company settings, or the last known ones; null if there are none. */
  readSettings: () => Promise<Row<"site_settings"> | null>;
  /** Name, mark and colours of the company. */
  brand: Brand;
  /** The current facts of the active tours, or the last known ones; null if they were never read. */
  readTourFacts: () => Promise<TourFacts | null>;
  /**
   * The owner's words for the site's texts, or the last known ones; null if they were never read. The array stays the
   * same until they change.
   */
  readTexts: () => Promise<readonly SiteTextRow[] | null>;
  /** Slugs of the visible entries with fixed addresses, or the last known ones. */
  readFixedPages: () => Promise<readonly string[] | null>;
  /**
   * Names of the lists outside the navigation that have an entry or a coming departure, or the last known ones; null if
   * never read.
   */
  readPublishedLists: () => Promise<readonly FooterList[] | null>;
  /** Uploaded pictures, by `bucket/name`. */
  pictures: {
    lookUp(keys: readonly string[]): Promise<Map<string, DescribedPicture>>;
    /** A JPEG of 1200 by 630 pixels; undefined if the picture does not exist. */
    share(key: string, card: ShareCard): Promise<Uint8Array | undefined>;
    /** Veil of a photo behind the title of the home page; undefined if it does not exist or decode. */
    heroLooks(key: string, focus: { x: number; y: number }): Promise<HeroLooks | undefined>;
  };
  /** URLs of the configured third-party scripts. They load only with the visitor's consent. */
  thirdParties: {
    /** The review widget of the home page. */
    reviewWidget: string | undefined;
    /** Site-wide script. */
    script: string | undefined;
  };
  /** The captcha that is on, if any, and the base URL of reCAPTCHA. */
  captcha: { kind: "recaptcha" | "altcha" | undefined; url: string };
  /** Facts for the privacy page that follow from the settings. */
  privacy: {
    /** Months after which enquiries are erased; 0: never automatically. */
    enquiryMonths: number;
    /** Days for which backups keep what was erased; 0: no automatic backups. */
    backupDays: number;
    /** Host of the provider that sends mail; undefined: none, or a server of the company's own network. */
    mailHost: string | undefined;
    /** Host of the Supabase project; undefined: the data is on the site's own server. */
    databaseHost: string | undefined;
  };
  /** `SECURITY_CONTACT`: address for reports of security faults. */
  securityContact: string | undefined;
  /** Runs a search within the concurrency limits per visitor and in total; `busy` if a limit is reached. */
  withSearch: <Result>(search: () => Promise<Result>) => Promise<Result | "busy">;
  /** The draft of a preview request; undefined for visitors. */
  draft?: ShownDraft | undefined;
  /** The unsaved texts of a preview request; undefined for visitors. */
  draftTexts?: DraftTexts | undefined;
  /** The proposal of a request with the token of its link; undefined for all other requests. */
  proposal?: ShownProposal | undefined;
  /**
   * Reads a request body; undefined if it is larger than `maxBytes`. The request's rendering slot
   * is free until the body is complete.
   */
  readBody: (request: Request, maxBytes: number) => Promise<Uint8Array | undefined>;
  /** Runs a server function like `POST /functions/v1/{name}`. */
  callFunction: (name: string, request: Request) => Promise<Response>;
  /**
   * Renders a brochure as PDF.
   * @param key cache key: the brochure's path, including the language
   * @returns the PDF; or Retry-After in seconds if it cannot be rendered now; or undefined if it
   * cannot be rendered at all
   */
  typesetBrochure: (brochure: Brochure, key: string) => Promise<Uint8Array | number | undefined>;
  /**
   * Post-processes a rendered document and sets its Content-Security-Policy header.
   * @param nonce nonce of this rendering's inline scripts; other inline scripts are blocked
   */
  finishDocument: (
    html: string,
    headers: Headers,
    nonce: string,
  ) => string | Uint8Array<ArrayBuffer>;
  log: {
    info(message: string, details?: Record<string, unknown>): void;
    error(message: string, details?: Record<string, unknown>): void;
  };
}

export const appContext = createContext<AppContext>();

/** Set by `middleware/language.server.ts`, before any loader runs. */
export const languageContext = createContext<Language>();
