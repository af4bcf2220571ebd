/** Long, because one fake reCAPTCHA is taken through all its responses. */
import { company } from "../../shared/company.ts";
import { expectAccessible } from "./a11y.ts";
import { branding, expectedTexts } from "./captcha-messages.ts";
import { expect, test } from "./captcha-site.ts";
import { anEnquiry, type Enquiry, formOf, openForm } from "./contact-rules.ts";
import { at, inOne, locales, say } from "./pages.ts";
import { readToTheEnd, settle } from "./wait-for-page.ts";

// In one file, because all tests share one site, whose fake handles one request at a time.
test.describe.configure({ mode: "default" });

const functions = "**/functions/v1/";

test("A12: reCAPTCHA is loaded when the button that says so is pressed, and not before", async ({
  page,
  fake,
}) => {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("get-recaptcha-key")) keys.push(request.method());
  });
  for (const path of ["/en", "/en/tours", "/en/blog", "/en/privacy", "/en/contact?tour=Namib"]) {
    const policy = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
    const others = policy
      .match(/https?:\/\/[^\s;]+/g)
      ?.filter((source) => !/google|gstatic/.test(source));
    expect(new Set(others), path).toEqual(new Set([`${fake.url}/`]));
    await readToTheEnd(page);
  }
  expect(fake.requests).toEqual([]);
  expect(keys).toEqual([]);
  await expectAccessible(page, "untouched");

  const asked = page.waitForRequest(`${functions}get-recaptcha-key`);
  await page.getByLabel("Name").focus();
  const key = await asked;
  expect([key.method(), key.postData()]).toEqual(["POST", null]);
  expect((await key.allHeaders())["accept-language"]).toBe("en");
  const { button, fill } = formOf(page, "en");
  await fill({ ...anEnquiry(), email: "no address" });
  await expect(button).toHaveAccessibleName(say("en", "contact.recaptcha.send"));
  await expect(button).toHaveAccessibleDescription(
    /reCAPTCHA loads when you press.*Google.*write to us at/,
  );
  // A form that is not sent loads nothing.
  await button.click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await settle(page);
  expect(fake.requests).toEqual([]);
  await fill({ email: "ana@example.com" });
  await button.click();
  await expect
    .poll(() => fake.requests[0]?.path)
    .toMatch(/^\/recaptcha\/api\.js\?.*render=explicit.*hl=en/);
  await expect.poll(() => fake.requests.at(1)?.path).toBe("/recaptcha/releases/main.js");
  expect(keys).toEqual(["POST"]);
  await expect(page.getByRole("heading", { name: expectedTexts.sent.en })).toBeVisible();
});

for (const locale of inOne("en")) {
  test(`G5, G6: an enquiry is sent with a verified token (${locale})`, async ({
    page,
    site,
    fake,
  }) => {
    const { form, fill, button } = await openForm(page, locale);
    await expect(form).toContainText(branding[locale]);
    for (const link of await form.getByRole("link", { name: /Pol|Règl|Term|Térm|Cond/ }).all()) {
      expect(await link.getAttribute("href")).toMatch(
        /^https:\/\/policies\.google\.com\/(privacy|terms)/,
      );
    }
    const enquiry = anEnquiry();
    await fill(enquiry);
    const verifying = page.waitForResponse(`${functions}verify-recaptcha`);
    const sending = page.waitForRequest(`${functions}send-contact-email`);
    await button.dblclick();

    const verified = await verifying;
    expect(await verified.json()).toEqual({ success: true });
    const token = verified.request().postDataJSON().token;
    const asked = fake.requests.find(({ path }) => path === "/recaptcha/api/siteverify");
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      secret: fake.secretKey,
      response: token,
    });
    const sent = await sending;
    expect(sent.postDataJSON()).toEqual({ ...enquiry, preferred_contact: "email" });
    expect(await sent.headerValue("x-captcha-pass")).toBe(verified.headers()["x-captcha-pass"]);
    await expect(page.getByRole("heading", { name: expectedTexts.sent[locale] })).toBeFocused();
    expect(await site.stored(enquiry.email)).toMatchObject([
      { name: enquiry.name, language: locale },
    ]);
    await expect.poll(() => site.mails(enquiry.email)).toHaveLength(1);
    const spoken = fake.requests.filter(({ path }) => path.includes("hl="));
    expect(spoken.every(({ path }) => path.endsWith(`hl=${locale}`))).toBe(true);
    await expect(page.locator(".grecaptcha-badge")).toHaveCount(1);
    await expect(page.locator(".grecaptcha-badge")).toBeHidden();
  });

  test(`G5: each error shows its exact text and keeps the typed values (${locale})`, async ({
    page,
    site,
    fake,
    allow,
  }) => {
    allow(
      `${locale === "es" ? 403 : 503} /functions/v1/verify-recaptcha`,
      "429 /functions/v1/verify-recaptcha",
      "500 /functions/v1/send-contact-email",
    );
    const { field, fill, button, sending } = await openForm(page, locale);
    const enquiry = anEnquiry();
    await fill(enquiry);
    const alert = page.getByRole("alert");
    const expectBack = async (text: string) => {
      await expect(alert).toHaveText(text);
      await expect(button).toBeEnabled();
      for (const [name, value] of Object.entries(enquiry)) {
        await expect(field(name as keyof Enquiry)).toHaveValue(value);
      }
      expect(await site.stored(enquiry.email)).toEqual([]);
    };

    fake.script({ execute: "challenge" });
    await button.click();
    const challenge = page.getByTitle("recaptcha challenge");
    await expect(challenge).toBeVisible();
    await expect(sending).toBeDisabled();
    await page.mouse.click(5, 600);
    await expectBack(expectedTexts.incomplete[locale]);
    await expect(button).toBeFocused();
    if (locale === "en") await expectAccessible(page, "captcha not completed");

    fake.script({ execute: "error" });
    await button.click();
    await expectBack(expectedTexts.token[locale]);
    // One failure per language.
    fake.script({ verify: ({ es: "fail", en: "cut", fr: "garbage" } as const)[locale] });
    fake.requests.length = 0;
    await button.click();
    // The previous error is gone.
    await expect.poll(() => fake.requests.at(-1)?.path).toContain("siteverify");
    await expectBack(expectedTexts.failed[locale]);
    fake.script();
    await page.route(`${functions}send-contact-email`, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await button.click();
    await expectBack(expectedTexts.send[locale]);
    await page.unrouteAll();
    await page.route(`${functions}verify-recaptcha`, (route) =>
      route.fulfill({ status: 429, json: { error: "Espera 3 min." } }),
    );
    await button.click();
    await expect(alert).toContainText("Espera 3 min.");
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole("heading", { name: expectedTexts.sent[locale] })).toBeVisible();
    expect(await site.stored(enquiry.email)).toHaveLength(1);
  });
}

test("G5: a script that fails to load shows an error, and loads on retry or reload", {
  tag: "@deep",
}, async ({ page, fake, site, allow }) => {
  allow(`404 ${fake.url}/api.js`);
  await page.clock.install();
  for (const api of ["blocked", "silent", "hang"] as const) {
    fake.script({ api });
    const { field, fill, button, sending } = await openForm(page, "en");
    const enquiry = anEnquiry();
    await fill(enquiry);
    await button.click();
    if (api !== "blocked") {
      await expect(sending).toBeDisabled();
      await expect.poll(() => fake.requests.length).toBeGreaterThan(0);
      await page.clock.fastForward(15_000);
    }
    await expect(page.getByRole("alert")).toHaveText(expectedTexts.token.en);

    // Some reCAPTCHA versions define everything at once and return the token by promise.
    fake.script({ api: "sync", execute: "promise" });
    if (api !== "silent") {
      await page.reload();
      for (const [name, value] of Object.entries(enquiry)) {
        await expect(field(name as keyof Enquiry)).toHaveValue(value);
      }
    }
    await button.click();
    await expect(page.getByRole("heading", { name: expectedTexts.sent.en })).toBeVisible();
    expect(await site.stored(enquiry.email)).toHaveLength(1);
    fake.requests.length = 0;
  }

  const { fill, button, sending } = await openForm(page, "en");
  await fill(anEnquiry());
  fake.script({ execute: "silent" });
  await button.click();
  await expect.poll(() => fake.requests.at(-1)?.path).toContain("api2/token");
  // Time continues meanwhile.
  await page.clock.fastForward(10_000);
  await expect(sending).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("alert")).toHaveText(expectedTexts.token.en);
});

test("G5: a failed site key request is only logged, and the server decides", {
  tag: "@deep",
}, async ({ page, site, allow }) => {
  allow(
    "net::ERR_FAILED /functions/v1/get-recaptcha-key",
    "console: reCAPTCHA site key not fetched: TypeError: Failed to fetch",
    "403 /functions/v1/send-contact-email",
  );
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(`${functions}get-recaptcha-key`, (route) => route.abort());
  const { form, fill, button } = await openForm(page, "en");
  const enquiry = anEnquiry();
  await fill(enquiry);
  await expect.poll(() => logged.join()).toContain("reCAPTCHA site key not fetched");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(`Error ${expectedTexts.incomplete.en}`);
  await expect(form).toContainText("nothing you wrote is lost");
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole("heading", { name: expectedTexts.sent.en })).toBeVisible();
  expect(await site.stored(enquiry.email)).toHaveLength(1);
});

test("G4, G5: a challenge blocks the form until it is solved, dismissed or the page is left", {
  tag: "@deep",
}, async ({ page, site, fake }) => {
  await page.clock.install();
  fake.script({ execute: "challenge" });
  const challenge = page.getByTitle("recaptcha challenge").filter({ visible: true });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("send-contact")) sent.push(request.url());
  });
  await page.goto("/en/about");
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  const { fill, button, sending, field } = formOf(page, "en");
  const enquiry = anEnquiry();
  await fill(enquiry);
  await button.click();
  await expect(challenge).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toHaveText(expectedTexts.incomplete.en);
  await expect(challenge).toHaveCount(0);

  await button.click();
  await expect(challenge).toBeVisible();
  // Nothing is sent twice, even after a long time.
  await field("name").press("Enter");
  await page.clock.fastForward(60_000);
  await expect(sending).toBeDisabled();
  await expect(challenge).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about/);
  await expect(challenge).toHaveCount(0);

  await page.goForward();
  await fill(enquiry);
  await page.getByRole("contentinfo").getByRole("link", { name: /FR/ }).click();
  await expect(page).toHaveURL(/\/fr\/contact/);
  const french = formOf(page, "fr");
  await french.fill(enquiry);
  await french.button.click();
  await page.frameLocator("iframe >> visible=true").getByRole("button").click();
  await expect(page.getByRole("heading", { name: expectedTexts.sent.fr })).toBeVisible();
  expect(
    fake.requests
      .filter(({ path }) => path.includes("api2/token"))
      .map(({ path }) => path.slice(-2)),
  ).toEqual(["en", "en", "fr"]);
  expect(sent).toHaveLength(1);
  expect(await site.stored(enquiry.email)).toHaveLength(1);
});

test("G6, A15: without JavaScript the form says that it cannot be sent, and keeps the values", {
  tag: "@deep",
}, async ({ newVisitor, baseURL, allow }) => {
  allow(...locales.map((locale) => `403 ${at(locale, "/contact")}`));
  for (const locale of locales) {
    const page = await newVisitor({ javaScriptEnabled: false, baseURL });
    const { fill, field, button } = await openForm(page, locale);
    const { email } = company;
    const notice = page.locator("noscript");
    await expect(notice).toHaveText(say(locale, "contact.recaptcha.script", { email }), {
      useInnerText: true,
    });
    await expect(notice.locator("a")).toHaveAttribute("href", `mailto:${email}`);
    const enquiry = anEnquiry();
    await fill(enquiry);
    await button.click();
    await expect(page.getByRole("alert")).toContainText(expectedTexts.incomplete[locale]);
    await expect(field("message")).toHaveValue(enquiry.message);
  }
});

test("A12, G10: a site without captcha does not mention it", { tag: "@deep" }, async ({
  request,
  baseURL,
}) => {
  for (const locale of locales) {
    for (const path of ["/contact", "/privacy"].map((path) => at(locale, path))) {
      for (const [site, on] of [
        [baseURL, true],
        [process.env.TEST_SITE_URL, false],
      ] as const) {
        const html = await (await request.get(site + path)).text();
        const text = html.replace(/<script[\s\S]*?<\/script>/g, "");
        expect(text.includes("reCAPTCHA"), site + path).toBe(on);
      }
    }
  }
});

test("G6: a direct post is rejected; token and pass are single-use", { tag: "@deep" }, async ({
  request,
  site,
  fake,
}) => {
  const post = (name: string, data: object, headers: Record<string, string> = {}) =>
    request.post(`/functions/v1/${name}`, {
      data,
      headers: { "accept-language": "en", ...headers },
    });
  const [first, second] = [anEnquiry(), anEnquiry()];
  const bare = await post("send-contact-email", first);
  expect([bare.status(), await bare.json()]).toEqual([403, { error: expectedTexts.incomplete.en }]);
  const forged = await post("send-contact-email", first, { "x-captcha-pass": crypto.randomUUID() });
  expect(forged.status()).toBe(403);

  const token = fake.issueToken();
  const verified = await post("verify-recaptcha", { token });
  expect(await verified.json()).toEqual({ success: true });
  const pass = { "x-captcha-pass": verified.headers()["x-captcha-pass"] ?? "" };
  expect((await post("send-contact-email", first, pass)).status()).toBe(200);
  expect((await post("send-contact-email", second, pass)).status()).toBe(403);
  for (const bad of [token, fake.issueToken({ age: 121_000 }), "forged"]) {
    const refused = await post("verify-recaptcha", { token: bad });
    expect([refused.status(), (await refused.json()).success]).toEqual([403, false]);
  }
  expect(await site.stored(first.email)).toHaveLength(1);
  expect(await site.stored(second.email)).toEqual([]);
});
