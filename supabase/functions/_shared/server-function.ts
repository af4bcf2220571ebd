import type { Store } from "./store.ts";

/** What a server function is given, wherever it runs. */
export interface FunctionContext {
  env: {
    /** Public origin of the site, without a trailing slash. */
    siteUrl: string;
    /** Undefined: the captcha is off. */
    captcha: CaptchaSettings | undefined;
    /** As in `contact-limits.mjs`. */
    limits: { perAddress: number; perHour: number };
    /** `CONTACT_ACKNOWLEDGE`: visitors get a mail that their enquiry has arrived. */
    acknowledge: boolean;
  };
  fetch: typeof globalThis.fetch;
  store: Store;
  /** Has due mail sent, without waiting for it. */
  wakeOutbox: () => void;
  log: {
    warn(message: string, details?: Record<string, unknown>): void;
    error(message: string, details?: Record<string, unknown>): void;
  };
  /** The visitor's network address; all unknown ones count as one. */
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
