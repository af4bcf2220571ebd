import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { thirdPartySources } from "./third-party-sources.ts";

const nothing = { scripts: [], extraOrigins: [], captchaUrl: undefined };

/** The policy of a page without scripts, by directive. */
function policyOf(configured: Partial<Parameters<typeof thirdPartySources>[0]>) {
  const policy = contentSecurityPolicy([], thirdPartySources({ ...nothing, ...configured }));
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name, sources.filter((source) => source.includes("://")).join(" ")];
    }),
  );
}

describe("third-party sources", () => {
  test("A12: are empty if nothing is configured", () => {
    expect(contentSecurityPolicy([], thirdPartySources(nothing))).toBe(contentSecurityPolicy([]));
    expect(contentSecurityPolicy([])).not.toMatch(/https?:/);
  });

  test("A12: contain each script's origin once, and the extra origins, in every directive", () => {
    const policy = policyOf({
      scripts: ["https://cdn.example/w.js?id=1", undefined, "https://cdn.example/other.js"],
      extraOrigins: ["https://img.example"],
    });
    for (const kind of ["script", "style", "img", "font", "connect", "frame"]) {
      expect(policy[`${kind}-src`], kind).toBe("https://cdn.example https://img.example");
    }
    expect(policy["default-src"]).toBe("");
    expect(policy["form-action"]).toBe("");
  });

  test("A12: contain exactly the sources of Google's guide for the captcha", () => {
    const policy = policyOf({ captchaUrl: "https://www.google.com/recaptcha" });
    expect(policy).toMatchObject({
      "script-src": "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "frame-src": "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
      "connect-src": "https://www.google.com/recaptcha/",
      "img-src": "https://www.gstatic.com/recaptcha/",
      "style-src": "",
    });
    expect(policy["font-src"]).toBeUndefined();
  });

  test("A12: contain the captcha's configured base URL", () => {
    const policy = policyOf({ captchaUrl: "https://www.recaptcha.net/recaptcha" });
    expect(policy["script-src"]).toContain("https://www.recaptcha.net/recaptcha/");
    expect(policy["script-src"]).not.toContain("www.google.com");
  });

  test("A12: an inline script is allowed by its hash only", () => {
    const others = thirdPartySources({ ...nothing, scripts: ["https://cdn.example/w.js"] });
    const policy = contentSecurityPolicy(["go()"], others);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/cdn\.example;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
