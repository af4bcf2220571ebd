import type { Locale } from "#shared/locales.ts";
import { fetchSiteKey } from "./fetch-site-key";
import { loadApi } from "./load-api";
import { renderWidget, type Widget } from "./render-widget";
import { type Proof, verifyToken } from "./verify-token";

export interface Captcha {
  /** Preloads the site key and reCAPTCHA. Failures are retried by `prove`. */
  prepare: (locale: Locale) => Promise<void>;
  /**
   * Gets a single-use pass for one enquiry. Without a site key the proof is empty, and the server
   * decides.
   */
  prove: (locale: Locale) => Promise<Proof>;
  /** Called on unmount. Removes an open challenge. */
  close: () => void;
}

/** One captcha per mounted form. A separate chunk, because most visitors send nothing. */
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
