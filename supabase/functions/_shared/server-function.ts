import type { Store } from "./store.ts";

/** Context of a server function, independent of its runtime. */
export interface FunctionContext {
  env: {
    /** Public origin of the site without a trailing slash. */
    siteUrl: string;
    /** Undefined: the captcha is off. */
    captcha: CaptchaSettings | undefined;
    /** See `contact-limits.mjs`. */
    limits: { perAddress: number; perHour: number };
    /** `CONTACT_ACKNOWLEDGE`: visitors get a confirmation mail. */
    acknowledge: boolean;
  };
  fetch: typeof globalThis.fetch;
  store: Store;
  /** Triggers delivery of due mails without waiting. */
  wakeOutbox: () => void;
  log: {
    warn(message: string, details?: Record<string, unknown>): void;
    error(message: string, details?: Record<string, unknown>): void;
  };
  /** Client address. Unknown addresses share their limits. */
  address: string | undefined;
}

export type CaptchaSettings = RecaptchaSettings | AltchaSettings;

/** Proof of work in the visitor's browser, without third parties. */
export interface AltchaSettings {
  kind: "altcha";
  /** Secret key of the backend, from which the signing keys of challenges are derived. */
  secretKey: string;
}

export interface RecaptchaSettings {
  kind: "recaptcha";
  siteKey: string;
  secretKey: string;
  /** `RECAPTCHA_BASE_URL` without a trailing slash. */
  baseUrl: string;
}

/** Request handler, identical in the embedded server and on Supabase's edge runtime. */
export type ServerFunction = (request: Request, context: FunctionContext) => Promise<Response>;
