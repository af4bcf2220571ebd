import { useEffect, useRef } from "react";
import { useI18n } from "~/i18n/context";
import type { Captcha } from "./captcha/create-captcha";
import type { Proof } from "./captcha/verify-token";

export interface CaptchaSettings {
  /** Base URL of reCAPTCHA. */
  url: string;
  /** The captcha of which the page shows the notice, if any. */
  kind: "recaptcha" | "altcha" | undefined;
}

/**
 * The invisible captcha of the form. Nothing is loaded before the form is used, and nothing from a
 * third party before it is sent. When sending, the server's answer decides whether a captcha is on.
 */
export function useCaptcha({ url, kind }: CaptchaSettings) {
  const { locale } = useI18n();
  const captcha = useRef<Promise<Captcha>>(undefined);
  const prepared = useRef<string>(undefined);

  useEffect(
    () => () => {
      captcha.current?.then(({ close }) => close()).catch(() => {});
      captcha.current = undefined;
      prepared.current = undefined;
    },
    [],
  );

  const open = () => {
    captcha.current ??= import("./captcha/create-captcha").then(
      ({ createCaptcha }) => createCaptcha(url),
      (error) => {
        captcha.current = undefined;
        throw error;
      },
    );
    return captcha.current;
  };

  return {
    /** Preloads the captcha on first use of the form, and again after a language change. */
    prepare() {
      if (prepared.current === locale) return;
      prepared.current = locale;
      open()
        .then(({ prepare }) => prepare(locale))
        .catch(() => {});
    },
    /** Proof for one enquiry; empty if the captcha is off. */
    async prove(): Promise<Proof> {
      try {
        const { prove } = await open();
        return await prove(locale);
      } catch {
        // If the chunk fails to load, a form without captcha can still be sent.
        return kind ? { problem: "token" } : {};
      }
    },
  };
}
