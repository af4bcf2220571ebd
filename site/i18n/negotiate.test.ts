import { describe, expect, it } from "vitest";
import { negotiateLanguage } from "./negotiate";

function localeOf(path: string, headers: Record<string, string> = {}) {
  return negotiateLanguage(path, new Headers(headers)).locale;
}

describe("language of a request", () => {
  it.each([
    ["es-MX", "es"],
    ["en", "en"],
    ["EN-gb", "en"],
    ["fr-CA,fr;q=0.8,en;q=0.6", "fr"],
    ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "en"],
    ["nl,en;q=0.8,fr;q=0.9", "fr"],
    ["fr-CA,en;q=0.9,fr;q=0.8", "fr"],
    ["en;q=0,fr;q=0.1", "fr"],
    ["de-DE,de;q=0.9", "es"],
    ["est,en;q=0.5", "en"],
    ["en;q=0.4, fr;q=0.9", "fr"],
    ["fr, en", "fr"],
    ["en;q=0.8, fr;q=0.8", "en"],
    ["*", "es"],
    ["fr;q=0.1, *", "es"],
    ["de, *;q=0.5, en;q=0.8", "en"],
    ["es;q=0, *", "en"],
    ["en;Q=0.2, fr;Q=0.9", "fr"],
    ["en ; q=0.3 , fr ; q=0.7", "fr"],
    ["en;level=1;q=0.3, fr;q=0.4", "fr"],
    ["frr, en", "en"],
    ["enm, fra", "es"],
    ["x-en, i-fr", "es"],
    ["zh-Hant-ES, pt-BR;q=0.9, fr-CH;q=0.1", "fr"],
    ["en;q=0, en-GB;q=0.5", "en"],
    ["es-419, en", "es"],
    ["", "es"],
    ["en;q=nonsense", "es"],
    [`${"x,".repeat(100_000)}fr`, "es"],
  ])("A8: Accept-Language %.30s gives %s", (header, locale) => {
    expect(localeOf("/tours", { "accept-language": header })).toBe(locale);
  });

  it("A8: is Spanish without Accept-Language", () => {
    expect(localeOf("/")).toBe("es");
  });

  it("A8: the cookie wins over Accept-Language", () => {
    const headers = { cookie: "a=b; language=fr; c=d", "accept-language": "en" };
    expect(localeOf("/", headers)).toBe("fr");
  });

  it.each(["language=de", "language=", "xlanguage=fr", "language", ";;=;"])(
    "A8: ignores an invalid cookie: %s",
    (cookie) => {
      expect(localeOf("/", { cookie, "accept-language": "en" })).toBe("en");
    },
  );

  it("A10: the URL prefix wins over cookie and header", () => {
    const headers = { cookie: "language=fr", "accept-language": "fr" };
    expect(localeOf("/en/tours", headers)).toBe("en");
    expect(localeOf("/es", headers)).toBe("es");
  });

  it("A10: a path that only resembles a prefix has none", () => {
    expect(localeOf("/entirely", { "accept-language": "fr" })).toBe("fr");
    expect(localeOf("/EN/tours", { "accept-language": "fr" })).toBe("fr");
  });
});
