import { useEffect, useRef } from "react";
import { useI18n } from "~/i18n/context";
import type { Captcha } from "./captcha/create-captcha";
import type { Proof } from "./captcha/verify-token";

export interface CaptchaSettings {
  /** Where reCAPTCHA is loaded from. */
  url: string;
  /** Whether the page says that sending needs it. */
  on: boolean;
}

/**
 * The invisible captcha of the form, asked for by nobody before the form is touched.
 * Whether it is on is the site key's to say, at the time of sending.
 */
export function useCaptcha({ url, on }: CaptchaSettings) {
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
    /** Loads the captcha when the visitor first uses the form, and again for another language. */
    prepare() {
      if (prepared.current === locale) return;
      prepared.current = locale;
      open()
        .then(({ prepare }) => prepare(locale))
        .catch(() => {});
    },
    /** Proof for one enquiry: empty while the captcha is off. */
    async prove(): Promise<Proof> {
      try {
        const { prove } = await open();
        return await prove(locale);
      } catch {
        // A chunk that is not to be had must not silence a form that needs no captcha.
        return on ? { problem: "token" } : {};
      }
    },
  };
}
