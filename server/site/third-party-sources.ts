import { nobody, type ThirdPartySources } from "../http/security-headers.ts";

interface Configured {
  /** Addresses of the scripts of others. */
  scripts: (string | undefined)[];
  /** `CSP_EXTRA_ORIGINS` */
  extraOrigins: readonly string[];
  /** Where reCAPTCHA is loaded from; undefined while it is off. */
  captchaUrl: string | undefined;
}

/** The sources of exactly what is configured: a script may reach its own origin and the further ones. */
export function thirdPartySources({ scripts, extraOrigins, captchaUrl }: Configured) {
  const origins = scripts.flatMap((script) => (script ? [new URL(script).origin] : []));
  const all = [...new Set([...origins, ...extraOrigins])];
  const captcha = captchaUrl ? captchaSources(captchaUrl) : nobody;
  const withAll = (sources: string[]) => [...new Set([...all, ...sources])];
  return {
    scripts: withAll(captcha.scripts),
    frames: withAll(captcha.frames),
    connections: withAll(captcha.connections),
    pictures: withAll(captcha.pictures),
    styles: all,
    fonts: all,
  } satisfies ThirdPartySources;
}

/**
 * What Google's own guide on reCAPTCHA and Content-Security-Policy names, for whatever host serves
 * `api.js` (google.com, or recaptcha.net where that is blocked): the script itself comes from gstatic.
 */
function captchaSources(captchaUrl: string): ThirdPartySources {
  const base = `${captchaUrl}/`;
  const files = "https://www.gstatic.com/recaptcha/";
  return {
    scripts: [base, files],
    frames: [base, "https://recaptcha.google.com/recaptcha/"],
    connections: [base],
    pictures: [files],
    styles: [],
    fonts: [],
  };
}
