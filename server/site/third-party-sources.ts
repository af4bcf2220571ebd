import { noThirdParties, type ThirdPartySources } from "../http/security-headers.ts";

interface Configured {
  /** URLs of third-party scripts. */
  scripts: (string | undefined)[];
  /** `CSP_EXTRA_ORIGINS` */
  extraOrigins: readonly string[];
  /** Base URL of reCAPTCHA; undefined if the captcha is off. */
  captchaUrl: string | undefined;
}

/** CSP sources of the configured third parties: each script's own origin, and the extra origins. */
export function thirdPartySources({ scripts, extraOrigins, captchaUrl }: Configured) {
  const origins = scripts.flatMap((script) => (script ? [new URL(script).origin] : []));
  const all = [...new Set([...origins, ...extraOrigins])];
  const captcha = captchaUrl ? captchaSources(captchaUrl) : noThirdParties;
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
 * Sources named by Google's guide on reCAPTCHA and Content-Security-Policy, for either host of `api.js`
 * (google.com, or recaptcha.net where that is blocked): the script itself is on gstatic.com.
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
