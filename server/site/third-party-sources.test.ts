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

describe("who may be loaded from", () => {
  test("A12: nobody, where nothing is configured", () => {
    expect(contentSecurityPolicy([], thirdPartySources(nothing))).toBe(contentSecurityPolicy([]));
    expect(contentSecurityPolicy([])).not.toMatch(/https?:/);
  });

  test("A12: the origin of each script, once, and the further ones, for everything they do", () => {
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

  test("A12: of the captcha what Google's guide names, and no more", () => {
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

  test("A12: the captcha from where it is said to live", () => {
    const policy = policyOf({ captchaUrl: "https://www.recaptcha.net/recaptcha" });
    expect(policy["script-src"]).toContain("https://www.recaptcha.net/recaptcha/");
    expect(policy["script-src"]).not.toContain("www.google.com");
  });

  test("A12: an inline script is let in by its hash and by nothing else", () => {
    const others = thirdPartySources({ ...nothing, scripts: ["https://cdn.example/w.js"] });
    const policy = contentSecurityPolicy(["go()"], others);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/cdn\.example;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
