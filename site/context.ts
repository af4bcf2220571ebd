import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext } from "react-router";
import type { ContentTable } from "#content/define.ts";
import type { Brochure } from "#shared/brochure.ts";
import type { Database, Row } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";

/** What is known of an uploaded picture before it is there. */
export interface DescribedPicture {
  /** Changes with the content. */
  version: string;
  /** Pixels, the right side up. */
  width?: number;
  height?: number;
  /** Colours from top to bottom, as `9fc3d1`. */
  tint?: string[];
}

/** What a share picture says, and what of the cover it must show. */
export interface ShareCard {
  title: string;
  label: string;
  /** Shares of width and height, 0 to 1. */
  focus: { x: number; y: number };
}

/** The language that a request is answered in. */
export interface Language {
  locale: Locale;
  /** The same, where the address pins it. */
  prefix: Locale | undefined;
}

/** An entry that nobody has saved, which a page shows in place of the stored one (K3). */
export interface ShownDraft {
  table: ContentTable;
  /** All columns that pages read (`server/site/preview/draft-row.ts`). */
  row: Readonly<Record<string, unknown>>;
}

/** What the server hands to every loader, middleware and action. */
export interface AppContext {
  /** Public origin without a trailing slash; canonical addresses begin with it. */
  siteUrl: string;
  /** Reads as an anonymous visitor, in process: row-level security applies. */
  supabase: SupabaseClient<Database>;
  /** The company's facts as they are now, or as they were last known; null where there are none. */
  readSettings: () => Promise<Row<"site_settings"> | null>;
  /** Uploaded pictures, by `bucket/name`. */
  pictures: {
    lookUp(keys: readonly string[]): Promise<Map<string, DescribedPicture>>;
    /** A JPEG of 1200 by 630 pixels; undefined where there is no such picture. */
    share(key: string, card: ShareCard): Promise<Uint8Array | undefined>;
  };
  /** Addresses of scripts of others that the deployer has configured; they wait for the visitor's consent. */
  thirdParties: {
    /** The review widget of the home page. */
    reviewWidget: string | undefined;
    /** The script of every page. */
    script: string | undefined;
  };
  /** Where reCAPTCHA is loaded from, and whether sending a message asks for it. */
  captcha: { url: string; on: boolean };
  /** Months after which enquiries are erased; 0: never by themselves. */
  enquiryMonths: number;
  /**
   * Runs a search where this visitor and all together have room for one more; `busy` where they have none.
   */
  withSearch: <Result>(search: () => Promise<Result>) => Promise<Result | "busy">;
  /** What a preview shows; undefined on the pages of the site. */
  draft?: ShownDraft | undefined;
  /** The body of a request, undefined where it is larger; others have their turn until it has come. */
  readBody: (request: Request, maxBytes: number) => Promise<Uint8Array | undefined>;
  /** Runs a server function as `POST /functions/v1/{name}` would. */
  callFunction: (name: string, request: Request) => Promise<Response>;
  /**
   * Sets a brochure as PDF.
   * @param key its address, the language first
   * @returns after how many seconds to ask again where it is not to be had now, undefined where it cannot be set at all
   */
  typesetBrochure: (brochure: Brochure, key: string) => Promise<Uint8Array | number | undefined>;
  /**
   * Turns a rendered document into the one that is sent, and sets its Content-Security-Policy.
   * @param nonce carried by the inline scripts of this rendering; no other inline script is allowed to run
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
