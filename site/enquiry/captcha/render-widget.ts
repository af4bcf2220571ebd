import type { Locale } from "#shared/locales.ts";
import type { RecaptchaApi } from "./load-api";
import { watchChallenge } from "./watch-challenge";

type Outcome = { token: string } | { problem: "incomplete" | "token" };

export interface Widget {
  locale: Locale;
  /** Asks for a token, with a challenge if Google wants one. One at a time. */
  getToken: () => Promise<Outcome>;
  /** Ends what is under way as not completed. */
  remove: () => void;
}

interface Options {
  baseUrl: string;
  siteKey: string;
  locale: Locale;
}

/** For a token, unless a challenge is shown. */
const tokenTimeoutMs = 20_000;

/** Renders an invisible reCAPTCHA, without its floating badge: the form says it in words instead. */
export function renderWidget(api: RecaptchaApi, { baseUrl, siteKey, locale }: Options): Widget {
  // Outside of React's tree, and of the form, which is mounted again after every enquiry.
  const box = document.createElement("div");
  box.className = "captcha";
  document.body.append(box);

  let settle: ((outcome: Outcome) => void) | undefined;
  let failedBefore = false;
  const id = api.render(box, {
    sitekey: siteKey,
    size: "invisible",
    badge: "inline",
    hl: locale,
    callback: (token: string) => settle?.({ token }),
    "expired-callback": () => settle?.({ problem: "incomplete" }),
    "error-callback": () => {
      failedBefore = settle === undefined;
      settle?.({ problem: "token" });
    },
  });

  function reset() {
    try {
      api.reset?.(id);
    } catch {
      // Google's objects to a widget that is no longer in the page.
    }
  }

  async function getToken(): Promise<Outcome> {
    // The network may have been away when nobody was waiting.
    if (failedBefore) reset();
    failedBefore = false;
    let challenged = false;
    const late = setTimeout(() => settle?.({ problem: "token" }), tokenTimeoutMs);
    const unwatch = watchChallenge(baseUrl, {
      opened: () => {
        challenged = true;
        clearTimeout(late);
      },
      dismissed: () => settle?.({ problem: "incomplete" }),
    });
    const outcome = await new Promise<Outcome>((resolve) => {
      settle = resolve;
      // By promise a token comes from some versions only, and a dismissal as a rejection.
      new Promise((run) => run(api.execute(id))).then(
        (token) => token && typeof token === "string" && resolve({ token }),
        () => resolve({ problem: challenged ? "incomplete" : "token" }),
      );
    });
    settle = undefined;
    clearTimeout(late);
    unwatch();
    // A token serves once; and a challenge that is still open goes.
    reset();
    return outcome;
  }

  return {
    locale,
    getToken,
    remove() {
      settle?.({ problem: "incomplete" });
      reset();
      box.remove();
    },
  };
}
