import { describe, expect, test } from "vitest";
import { readSettings, SettingError } from "./settings.mjs";

/** Invalid values, and words of the error line beside the variable's name. */
const wrong: [name: string, given: string, says: RegExp][] = [
  ["PORT", "abc", /"abc".*whole number.*65535/],
  ["PORT", "70000", /"70000".*whole number/],
  ["PORT", "-1", /"-1".*whole number/],
  ["PORT", "80.5", /"80\.5".*whole number/],
  ["SITE_URL", "example.com", /"example\.com".*https:\/\/www\.example\.com/],
  ["SITE_URL", "https://example.com/shop", /"https:\/\/example\.com\/shop".*without a path/],
  ["SITE_URL", "ftp://example.com", /"ftp:\/\/example\.com".*https:/],
  ["SEED", "yes", /"yes".*demo.*none/],
  ["ADMIN_EMAIL", "nobody", /"nobody".*e-mail address/],
  ["ADMIN_PASSWORD", "short", /8 characters/],
  ["DATABASE_POOL_SIZE", "5", /whole number from 6 to 200/],
  ["DATABASE_URL", "mysql://user:hunter2@db/x", /"mysql:\/\/user:\*\*\*@db\/x".*postgres:\/\//],
  ["SUPABASE_URL", "not an address", /"not an address".*https:/],
  ["AUTH_JWT_SECRET", "tooshort-hunter2", /32 characters/],
  ["CONTENT_WEBHOOK_SECRET", "short-hunter2", /16 characters/],
  ["SMTP_URL", "http://user:hunter2@mail", /"http:\/\/user:\*\*\*@mail".*smtp:\/\//],
  ["SMTP_URL", "mail.example.com:25", /smtp:\/\//],
  ["MAIL_FROM", "Tsamma <nobody>", /"Tsamma <nobody>".*e-mail address/],
  ["CONTACT_TO", "a@b@c", /"a@b@c".*e-mail address/],
  ["TRUST_PROXY", "yes", /"yes".*whole number/],
  ["HSTS_INCLUDE_SUBDOMAINS", "yes", /"yes".*off, on/],
  ["CORS_ORIGINS", "https://ok.example, nonsense", /"nonsense".*origin/],
  ["CORS_ORIGINS", "https://x:hunter2@a.example", /\*\*\*.*origin/],
  ["RECAPTCHA_BASE_URL", "google", /"google".*https:/],
  ["REVIEW_WIDGET_SRC", "//cdn.example/w.js", /"\/\/cdn\.example\/w\.js".*https:/],
  ["REVIEW_WIDGET_SRC", "https://*.cdn.example/w.js", /"https:\/\/\*\.cdn.*address/],
  ["THIRD_PARTY_SCRIPT_SRC", "javascript:alert(1)", /"javascript:alert\(1\)".*https:/],
  ["THIRD_PARTY_SCRIPT_SRC", "https://me:hunter2@s.example/s.js", /\*\*\*@.*without a password/],
  ["CSP_EXTRA_ORIGINS", "https://a.example, b.example", /"b\.example".*origin/],
  ["CSP_EXTRA_ORIGINS", "https://a.example/path", /"https:\/\/a\.example\/path".*without a path/],
  [
    "CSP_EXTRA_ORIGINS",
    "https://a.example;script-src",
    /"https:\/\/a\.example;script-src".*origin/,
  ],
  ["CONTACT_LIMIT_PER_ADDRESS", "0", /"0".*from 1 to/],
  ["CONTACT_LIMIT_PER_HOUR", "many", /"many".*whole number/],
  ["CONTACT_ACKNOWLEDGE", "yes", /"yes".*off, on/],
  ["ENQUIRY_RETENTION_MONTHS", "forever", /"forever".*whole number from 0/],
  ["CAPTCHA", "turnstile", /"turnstile".*recaptcha, altcha, off/],
  ["CAPTCHA", "recaptcha", /RECAPTCHA_SITE_KEY is missing/],
  ["LOG_LEVEL", "loud", /"loud".*info.*error/],
];

test.each(wrong)("%s=%s is refused with one line that says what is right", (name, given, says) => {
  let message = "";
  try {
    readSettings({ [name]: given });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    message = (error as Error).message;
  }
  expect(message).toContain(name);
  expect(message).toMatch(says);
  expect(message).not.toMatch(/hunter2|\n/);
});

test("G5: with one of two captcha keys the captcha is off, and a warning names the missing one", () => {
  const { recaptcha, warnings } = readSettings({ RECAPTCHA_SITE_KEY: "public" });
  expect(recaptcha).toBeUndefined();
  expect(warnings).toEqual([
    "RECAPTCHA_SITE_KEY is set without RECAPTCHA_SECRET_KEY: the captcha is off",
  ]);
});

const keys = { RECAPTCHA_SITE_KEY: "public", RECAPTCHA_SECRET_KEY: "secret" };

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [keys, "recaptcha"],
  [{ ...keys, CAPTCHA: "recaptcha" }, "recaptcha"],
  [{ CAPTCHA: "altcha" }, "altcha"],
  [{ ...keys, CAPTCHA: "altcha" }, "altcha"],
  [{ ...keys, CAPTCHA: "off" }, undefined],
  [{ CAPTCHA: "off" }, undefined],
])("G6: with %j the captcha is %s", (env, kind) => {
  const { captcha, recaptcha, warnings } = readSettings(env);
  expect(captcha).toBe(kind);
  expect(recaptcha?.kind).toBe(kind === "recaptcha" ? kind : undefined);
  expect(warnings).toEqual([]);
});

test("G6: ALTCHA on a public site without https causes a warning", () => {
  const warningsOf = (SITE_URL: string) => readSettings({ CAPTCHA: "altcha", SITE_URL }).warnings;
  expect(warningsOf("http://www.baobab.co.za")).toEqual([expect.stringMatching(/no https/)]);
  expect(warningsOf("http://localhost:3000")).toEqual([]);
});

test("K7: the default retention is 24 months, and known as the default", () => {
  const of = (env: Record<string, string>) => {
    const { enquiryRetentionMonths, enquiryRetentionIsDefault } = readSettings(env);
    return [enquiryRetentionMonths, enquiryRetentionIsDefault];
  };
  expect(of({})).toEqual([24, true]);
  expect(of({ ENQUIRY_RETENTION_MONTHS: " " })).toEqual([24, true]);
  expect(of({ ENQUIRY_RETENTION_MONTHS: "24" })).toEqual([24, false]);
  expect(of({ ENQUIRY_RETENTION_MONTHS: "0" })).toEqual([0, false]);
});

describe("reasons why mail is not read", () => {
  const publicSite = { SITE_URL: "https://www.tsamma.example" };
  const provider = { SMTP_URL: "smtp://mail.tsamma.example" };
  const owner = { CONTACT_TO: "hola@tsamma.example" };
  const noProvider = /^mail goes nowhere: .*SMTP_URL or RESEND_API_KEY/;
  const exampleRecipient = /^enquiries go to an address at example\.(com|org), .*: set CONTACT_TO/;

  test.each<[string, Record<string, string>, ReturnType<typeof readSettings>["mailProblems"]]>([
    ["nothing is set", {}, ["no-provider", "example-recipient"]],
    ["no provider is set", owner, ["no-provider"]],
    ["no recipient is set", provider, ["example-recipient"]],
    [
      "the recipient is an example with a name",
      { ...provider, CONTACT_TO: "Tsamma <hola@mail.example.org>" },
      ["example-recipient"],
    ],
    ["mail goes by SMTP to the owner", { ...provider, ...owner }, []],
    ["mail goes by Resend to the owner", { RESEND_API_KEY: "re_1", ...owner }, []],
    ["the administrator is the recipient", { ...provider, ADMIN_EMAIL: "a@tsamma.example" }, []],
    ["the domain only ends like an example", { ...provider, CONTACT_TO: "a@myexample.com" }, []],
  ])("G7: on a site in public is warned of, each in a line, when %s", (_, env, expected) => {
    const { mailProblems, warnings } = readSettings({ ...publicSite, ...env });
    expect(mailProblems).toEqual(expected);
    const lines = { "no-provider": noProvider, "example-recipient": exampleRecipient };
    expect(warnings).toEqual(expected.map((problem) => expect.stringMatching(lines[problem])));
  });

  test("G7: is nobody's concern on a site that is not in public", () => {
    for (const SITE_URL of ["http://localhost:3000", undefined]) {
      const { mailProblems, warnings } = readSettings({ SITE_URL });
      expect([mailProblems, warnings]).toEqual([[], []]);
    }
  });
});

describe("P1: the translation service", () => {
  const of = (env: Record<string, string>) => readSettings(env).translation;
  const deepl = { TRANSLATE_PROVIDER: "deepl", TRANSLATE_KEY: "secret-key" };
  const own = { TRANSLATE_PROVIDER: "libretranslate", TRANSLATE_URL: "https://t.example/api/" };

  test("is off by default, and has the usual address of its provider", () => {
    expect(of({})).toBeUndefined();
    expect(of(deepl)).toEqual({
      ...{ provider: "deepl", url: "https://api.deepl.com", key: "secret-key", model: undefined },
      monthlyCharacters: 200_000,
    });
    expect(of({ ...deepl, TRANSLATE_KEY: "secret:fx" })?.url).toBe("https://api-free.deepl.com");
    expect(of(own)).toMatchObject({ url: "https://t.example/api", key: undefined });
    const openai = { TRANSLATE_PROVIDER: "openai", TRANSLATE_KEY: "k", TRANSLATE_MODEL: "m" };
    expect(of(openai)).toMatchObject({ url: "https://api.openai.com/v1", model: "m" });
  });

  test.each([
    [{ TRANSLATE_KEY: "secret-key" }, /TRANSLATE_PROVIDER is missing/],
    [{ TRANSLATE_PROVIDER: "bing" }, /one of deepl, libretranslate, openai/],
    [{ TRANSLATE_PROVIDER: "deepl" }, /TRANSLATE_KEY is missing/],
    [{ TRANSLATE_PROVIDER: "libretranslate" }, /TRANSLATE_URL is missing/],
    [{ TRANSLATE_PROVIDER: "openai", TRANSLATE_KEY: "k" }, /TRANSLATE_MODEL is missing/],
    [{ ...deepl, TRANSLATE_KEY: "secret key" }, /^TRANSLATE_KEY has characters/],
    [{ ...own, TRANSLATE_URL: "file:///etc/passwd" }, /TRANSLATE_URL/],
    [{ ...own, TRANSLATE_URL: "https://a:b@t.example" }, /without a password/],
    [{ ...own, TRANSLATE_URL: "https://t.example/?a=b" }, /without a query/],
    [{ ...deepl, TRANSLATE_MONTHLY_CHARACTERS: "many" }, /whole number/],
  ])("with %j it is refused, without the key in the message", (env, message) => {
    expect(() => of(env)).toThrow(message);
    expect(() => of(env)).not.toThrow(/secret/);
  });

  test("a key over http causes a warning, but not to the own machine", () => {
    const warnings = (TRANSLATE_URL: string) => readSettings({ ...deepl, TRANSLATE_URL }).warnings;
    expect(warnings("http://t.example")).toEqual([expect.stringMatching(/without encryption/)]);
    expect(warnings("http://127.0.0.1:5000")).toEqual([]);
  });
});
