import type { Locale } from "#shared/locales.ts";
import { fetchSiteKey } from "./fetch-site-key";
import { loadApi } from "./load-api";
import { renderWidget, type Widget } from "./render-widget";
import { type Proof, verifyToken } from "./verify-token";

export interface Captcha {
  /** Fetches what a proof will need; what fails now is tried again when it is needed. */
  prepare: (locale: Locale) => Promise<void>;
  /** Gets a pass for one enquiry; without one when no site key is to be had, and the server decides. */
  prove: (locale: Locale) => Promise<Proof>;
  /** The form is gone: a challenge on the screen goes with it. */
  close: () => void;
}

/** The captcha of one visit to the form, in a chunk of its own: most visitors send nothing. */
export function createCaptcha(baseUrl: string): Captcha {
  let key: Promise<string | null | undefined> | undefined;
  let widget: Widget | undefined;
  let proving = false;
  let closed = false;

  function siteKey(locale: Locale) {
    key ??= fetchSiteKey(locale).then((fetched) => {
      if (fetched === undefined) key = undefined;
      return fetched;
    });
    return key;
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

  async function prove(locale: Locale): Promise<Proof> {
    const underWay = key;
    let found = await siteKey(locale);
    if (found === undefined && underWay) found = await siteKey(locale);
    if (closed) return { problem: "incomplete" };
    if (!found) return {};
    try {
      const outcome = await (await open(found, locale))?.getToken();
      if (!outcome) return { problem: "incomplete" };
      return "token" in outcome ? verifyToken(outcome.token, locale) : outcome;
    } catch {
      return { problem: "token" };
    }
  }

  return {
    async prepare(locale) {
      const found = await siteKey(locale);
      if (found && !proving) await open(found, locale).catch(() => {});
    },
    async prove(locale) {
      proving = true;
      return prove(locale).finally(() => {
        proving = false;
      });
    },
    close() {
      closed = true;
      widget?.remove();
    },
  };
}
