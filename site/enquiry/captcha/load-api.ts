import type { Locale } from "#shared/locales.ts";

/** What we use of `grecaptcha`. */
export interface RecaptchaApi {
  render(element: HTMLElement, parameters: Record<string, unknown>): number;
  /** The token comes by callback; some versions promise it as well. */
  execute(widget: number): unknown;
  reset?(widget: number): void;
}

type Page = Window & {
  grecaptcha?: Partial<RecaptchaApi> & { ready?: (callback: () => void) => void };
  onRecaptchaLoad?: () => void;
};

/** For `api.js` and the script that it loads. */
const loadTimeoutMs = 15_000;

let loading: Promise<RecaptchaApi> | undefined;

/**
 * Loads reCAPTCHA once per document; after a failure the next call tries again.
 * @throws when it is blocked or does not load in time
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
      // Google's script only loads another one, which calls when it is there.
      page.grecaptcha?.ready?.(take);
    };
    script.onerror = () => fail("was blocked");
    const query = { onload: "onRecaptchaLoad", render: "explicit", hl: locale };
    script.src = `${baseUrl}/api.js?${new URLSearchParams(query)}`;
    document.head.append(script);
  });
}
