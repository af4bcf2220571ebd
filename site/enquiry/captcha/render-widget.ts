import type { Locale } from "#shared/locales.ts";
import type { RecaptchaApi } from "./load-api";
import { watchChallenge } from "./watch-challenge";

type Outcome = { token: string } | { problem: "incomplete" | "token" };

export interface Widget {
  locale: Locale;
  /** Requests a token; Google may show a challenge. One call at a time. */
  getToken: () => Promise<Outcome>;
  /** Resolves a pending request as `incomplete`. */
  remove: () => void;
}

interface Options {
  baseUrl: string;
  siteKey: string;
  locale: Locale;
}

/** Ignored while a challenge is shown. */
const tokenTimeoutMs = 20_000;

/** Renders an invisible reCAPTCHA without the badge. The form shows the required notice as text. */
export function renderWidget(api: RecaptchaApi, { baseUrl, siteKey, locale }: Options): Widget {
  // Outside the React tree, because the form is remounted after every enquiry.
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
      // `reset` throws if the widget is no longer in the page.
    }
  }

  async function getToken(): Promise<Outcome> {
    // An error may have occurred while no request was pending.
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
      // Only some versions return the token by promise, and reject it on dismissal.
      new Promise((run) => run(api.execute(id))).then(
        (token) => token && typeof token === "string" && resolve({ token }),
        () => resolve({ problem: challenged ? "incomplete" : "token" }),
      );
    });
    settle = undefined;
    clearTimeout(late);
    unwatch();
    // Tokens are single-use; reset also closes an open challenge.
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
