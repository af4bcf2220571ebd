import type { Store } from "./store.ts";

/** What a server function is given, wherever it runs. */
export interface FunctionContext {
  env: {
    /** Public origin of the site, without a trailing slash. */
    siteUrl: string;
    /** Undefined: the captcha is off. */
    captcha: CaptchaSettings | undefined;
    /** How many enquiries are accepted: of one address in ten minutes, of all in an hour. */
    limits: { perAddress: number; perHour: number };
  };
  fetch: typeof globalThis.fetch;
  store: Store;
  /** Says that mail is waiting; it goes out beside whatever else happens. */
  wakeOutbox: () => void;
  log: {
    warn(message: string, details?: Record<string, unknown>): void;
    error(message: string, details?: Record<string, unknown>): void;
  };
  /** The visitor's network address; all that is not known counts as one. */
  address: string | undefined;
}

export interface CaptchaSettings {
  siteKey: string;
  secretKey: string;
  /** `RECAPTCHA_BASE_URL`, without a trailing slash. */
  baseUrl: string;
}

/** One Web-standard handler, the same in the embedded server and on Supabase's edge runtime. */
export type ServerFunction = (request: Request, context: FunctionContext) => Promise<Response>;
