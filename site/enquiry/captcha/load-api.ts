import type { Locale } from "#shared/locales.ts";

/** The part of `grecaptcha` that is used here. */
export interface RecaptchaApi {
  render(element: HTMLElement, parameters: Record<string, unknown>): number;
  /** The token arrives in the callback; some versions also return a promise. */
  execute(widget: number): unknown;
  reset?(widget: number): void;
}

type Page = Window & {
  grecaptcha?: Partial<RecaptchaApi> & { ready?: (callback: () => void) => void };
  onRecaptchaLoad?: () => void;
};

/** Covers `api.js` and the script that it loads. */
const loadTimeoutMs = 15_000;

let loading: Promise<RecaptchaApi> | undefined;

/**
 * Loads reCAPTCHA once per document. After a failure the next call tries again.
 * @throws if it is blocked or times out
 */
export function loadApi(baseUrl: string, locale: Locale): Promise<RecaptchaApi> {
  loading ??= load(baseUrl, locale).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(baseUrl: string, locale: Locale): Promise<RecaptchaApi> {
  const page = window as Page;
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`reCAPTCHA ${reason}`));
    };
    const timer = setTimeout(() => fail("did not load in time"), loadTimeoutMs);
    const take = () => {
      const { grecaptcha } = page;
      if (!grecaptcha?.render || !grecaptcha.execute) return;
      clearTimeout(timer);
      resolve(grecaptcha as RecaptchaApi);
    };
    page.onRecaptchaLoad = take;
    script.onload = () => {
      take();
      // `api.js` only loads a second script, which calls back when it is ready.
      page.grecaptcha?.ready?.(take);
    };
    script.onerror = () => fail("was blocked");
    const query = { onload: "onRecaptchaLoad", render: "explicit", hl: locale };
    script.src = `${baseUrl}/api.js?${new URLSearchParams(query)}`;
    document.head.append(script);
  });
}
