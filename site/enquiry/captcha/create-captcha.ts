import type { Locale } from "#shared/locales.ts";
import { type FetchedSettings, fetchSettings } from "./fetch-settings";
import { loadApi } from "./load-api";
import { renderWidget, type Widget } from "./render-widget";
import { type Proof, verifyToken } from "./verify-token";

export interface Captcha {
  /**
   * Asks our own server which captcha is on. Nothing is loaded from a third party before `prove`.
   * Failures are retried by `prove`.
   */
  prepare: (locale: Locale) => Promise<void>;
  /**
   * Gets a single-use pass for one enquiry: loads reCAPTCHA, or solves a challenge of ALTCHA. Without
   * a captcha the proof is empty, and the server decides.
   */
  prove: (locale: Locale) => Promise<Proof>;
  /** Called on unmount. Removes an open challenge. */
  close: () => void;
}

/** One captcha per mounted form. A separate chunk, because most visitors send nothing. */
export function createCaptcha(baseUrl: string): Captcha {
  let settings: Promise<FetchedSettings | undefined> | undefined;
  let widget: Widget | undefined;
  let closed = false;

  function readSettings(locale: Locale) {
    settings ??= fetchSettings(locale).then((fetched) => {
      if (fetched === undefined) settings = undefined;
      return fetched;
    });
    return settings;
  }

  async function open(siteKey: string, locale: Locale): Promise<Widget | undefined> {
    const api = await loadApi(baseUrl, locale);
    if (closed) return undefined;
    if (widget?.locale !== locale) {
      widget?.remove();
      widget = undefined;
      widget = renderWidget(api, { baseUrl, siteKey, locale });
    }
    return widget;
  }

  async function proveWithRecaptcha(siteKey: string, locale: Locale): Promise<Proof> {
    try {
      const outcome = await (await open(siteKey, locale))?.getToken();
      if (!outcome) return { problem: "incomplete" };
      return "token" in outcome ? verifyToken(outcome.token, locale) : outcome;
    } catch {
      return { problem: "token" };
    }
  }

  /** Always with a new challenge: the one that `prepare` fetched may have expired. */
  async function proveWithAltcha(locale: Locale): Promise<Proof> {
    try {
      settings = undefined;
      const challenge = (await readSettings(locale))?.altcha;
      const { solveAltcha } = await import("./solve-altcha");
      const token = challenge && (await solveAltcha(challenge));
      if (closed) return { problem: "incomplete" };
      return token ? verifyToken(token, locale) : { problem: "token" };
    } catch {
      return { problem: "token" };
    }
  }

  return {
    async prepare(locale) {
      const found = await readSettings(locale);
      if (found?.altcha) await import("./solve-altcha").catch(() => {});
    },
    async prove(locale) {
      const underWay = settings;
      let found = await readSettings(locale);
      if (found === undefined && underWay) found = await readSettings(locale);
      if (closed) return { problem: "incomplete" };
      if (found?.altcha) return proveWithAltcha(locale);
      return found?.siteKey ? proveWithRecaptcha(found.siteKey, locale) : {};
    },
    close() {
      closed = true;
      widget?.remove();
    },
  };
}
