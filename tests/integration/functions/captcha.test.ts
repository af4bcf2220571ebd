import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeRecaptcha, type RecaptchaPlan, startRecaptcha } from "../../fakes/recaptcha.ts";
import { nextAddress, siteUrl } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions } from "./harness.ts";

let functions: TestFunctions;
let google: FakeRecaptcha;
beforeAll(async () => {
  google = await startRecaptcha();
  const { siteKey, secretKey, url } = google;
  functions = await startFunctions({
    captcha: { kind: "recaptcha", siteKey, secretKey, baseUrl: url },
  });
});
afterAll(async () => {
  await functions.test.dispose();
  await google.close();
});
beforeEach(async () => {
  await functions.clear();
  google.script();
});

const english = { "accept-language": "en" };
const incomplete = "Please complete the captcha";
const failed = "reCAPTCHA verification failed. Please try again.";

const verify = (token: unknown, address?: string) =>
  functions.call("verify-recaptcha", { body: { token }, headers: english, address });

const send = (pass: string | undefined, body: unknown = enquiry, address?: string) =>
  functions.send({
    body,
    address,
    headers: { ...english, ...(pass !== undefined && { "x-captcha-pass": pass }) },
  });

async function buyPass() {
  const response = await verify(google.issueToken());
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  const pass = response.headers.get("x-captcha-pass");
  if (!pass) throw new Error("no pass");
  return pass;
}

describe("the captcha", () => {
  it("G5: the site key is public, and null without a captcha", async () => {
    for (const method of ["POST", "GET"]) {
      const answer = await functions.call("get-recaptcha-key", { method });
      expect([answer.status, await answer.json()]).toEqual([200, { siteKey: google.siteKey }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    const { options } = functions;
    functions.options = { ...options, env: { ...options.env, captcha: undefined } };
    expect(await (await functions.call("get-recaptcha-key")).json()).toEqual({ siteKey: null });
    expect((await functions.send()).status).toBe(200);
    functions.options = options;
    expect((await functions.call("get-recaptcha-key", { method: "DELETE" })).status).toBe(405);
  });

  it("G6: a verified token buys one pass, and the pass one enquiry", async () => {
    const pass = await buyPass();
    expect((await send(pass)).status).toBe(200);
    expect(await functions.rows()).toHaveLength(1);
    const again = await send(pass, { ...enquiry, message: "Otra consulta, con el mismo pase." });
    expect([again.status, await again.json()]).toEqual([403, { error: failed }]);
    expect(await functions.rows()).toHaveLength(1);
    expect(google.requests.at(-1)?.body).toContain(`secret=${google.secretKey}`);
  });

  it.each<[string, unknown]>([
    ["an enquiry", enquiry],
    ["nothing", ""],
    ["no JSON", "{"],
    ["a megabyte", { ...enquiry, message: "x".repeat(1_000_000) }],
    ["a filled trap", { ...enquiry, website: "x" }],
    ["wrong fields", { name: 7 }],
    ["a pass in the body", { ...enquiry, pass: "x", token: "x", "x-captcha-pass": "x" }],
  ])("G6: without a pass %s is refused with 403", async (_, body) => {
    const none = await send(undefined, body);
    expect([none.status, await none.json()]).toEqual([403, { error: incomplete }]);
    for (const pass of ["invented", "x".repeat(4000), "' or true --", "null", "0"]) {
      const forged = await send(pass, body);
      expect([forged.status, await forged.json()], pass).toEqual([403, { error: failed }]);
    }
    expect(await functions.rows()).toEqual([]);
  });

  it("G6: an enquiry repeated with its spent pass gets 200 and is stored once", async () => {
    const pass = await buyPass();
    const statuses = [await send(pass), await send(pass)].map(({ status }) => status);
    const together = { ...enquiry, message: "Enviada dos veces a la vez." };
    const other = await buyPass();
    const both = await Promise.all([send(other, together), send(other, together)]);
    expect([...statuses, ...both.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
    expect(await functions.rows()).toHaveLength(2);
  });

  it("G6: of several enquiries sent at once with a pass, one is stored", async () => {
    const pass = await buyPass();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(pass, { ...enquiry, message: `Consulta ${at} de las ocho.` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(403)]);
    expect(await functions.rows()).toHaveLength(1);
  });

  it("G6: a pass expires after five minutes", async () => {
    const pass = await buyPass();
    functions.clock.now += 300_000;
    expect((await send(pass)).status).toBe(403);
  });

  it("G6: refusals for invalid fields or limits do not spend a pass", async () => {
    const address = nextAddress();
    const { options } = functions;
    const one = { perAddress: 1, perHour: 9 };
    functions.options = { ...options, env: { ...options.env, limits: one } };
    expect((await send(await buyPass(), enquiry, address)).status).toBe(200);
    const pass = await buyPass();
    expect((await send(pass, { ...enquiry, name: "L" }, address)).status).toBe(422);
    const another = { ...enquiry, message: "Otra consulta desde la misma casa." };
    const full = await send(pass, another, address);
    functions.options = options;
    expect(full.status).toBe(429);
    expect((await send(pass, another)).status).toBe(200);
  });

  it("G6: a token shown twice at the same moment buys one pass", async () => {
    const token = google.issueToken();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    // The token is remembered, even if Google verifies it again.
    functions.options.fetch = async () => Response.json({ success: true, hostname: "localhost" });
    const again = await verify(token);
    functions.options.fetch = undefined;
    expect([again.status, await again.json()]).toEqual([403, { success: false, error: failed }]);
    expect(again.headers.get("x-captcha-pass")).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ["no token", undefined, incomplete],
    ["an empty token", "  ", incomplete],
    ["a number", 7, incomplete],
    ["a list", ["x"], incomplete],
    ["a forged token", "03AGdBq25-forged", failed],
    ["an endless token", "x".repeat(9000), failed],
  ])("G6: %s is refused with 403, and buys nothing", async (_, token, error) => {
    const answer = await verify(token);
    expect([answer.status, await answer.json()]).toEqual([403, { success: false, error }]);
    expect(answer.headers.get("x-captcha-pass")).toBeNull();
  });

  it.each<[string, RecaptchaPlan, number]>([
    ["says no", { verify: "fail" }, 403],
    ["names another host", { verify: "elsewhere" }, 403],
    ["answers with an error", { verify: "broken" }, 503],
    ["answers with a page", { verify: "html" }, 503],
    ["answers with garbage", { verify: "garbage" }, 503],
    ["answers nothing", { verify: "empty" }, 503],
    ["breaks off", { verify: "cut" }, 503],
  ])("G6: when Google %s, the visitor is asked to try again", async (_, plan, status) => {
    google.script(plan);
    const token = google.issueToken();
    const answer = await verify(token);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { success: false, error: failed },
    ]);
    expect(answer.headers.get("x-captcha-pass")).toBeNull();
    if (status === 503) expect(answer.headers.get("retry-after")).toBe("10");
  });

  it("G6: tokens that are too old, or of another host, are refused", async () => {
    const { hostname } = new URL(siteUrl);
    for (const options of [
      { age: 121_000 },
      { hostname: "evil.example" },
      { hostname: `evil-${hostname}` },
      { hostname: `${hostname}.evil.example` },
    ]) {
      const answer = await verify(google.issueToken(options));
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { success: false, error: failed },
      ]);
    }
  });

  it("G6: a token longer than Google's is refused without a request", async () => {
    const asked = google.requests.length;
    const answer = await verify("x".repeat(8193));
    expect([answer.status, await answer.json()]).toEqual([403, { success: false, error: failed }]);
    expect(google.requests).toHaveLength(asked);
  });

  it("G6: a wrong secret of the site is a logged server error", async () => {
    const { options } = functions;
    const captcha = {
      kind: "recaptcha" as const,
      siteKey: google.siteKey,
      secretKey: "wrong",
      baseUrl: google.url,
    };
    functions.options = { ...options, env: { ...options.env, captcha } };
    const answer = await verify(google.issueToken());
    functions.options = options;
    expect(answer.status).toBe(503);
    expect(functions.logged).toContainEqual(
      expect.objectContaining({ level: "error", message: "captcha not verified" }),
    );
  });

  it("G6: without an answer from Google's address the request fails with a retry time and does not hang", async () => {
    const { options } = functions;
    const captcha = {
      kind: "recaptcha" as const,
      siteKey: "s",
      secretKey: "s",
      baseUrl: "http://127.0.0.1:9/recaptcha",
    };
    functions.options = { ...options, env: { ...options.env, captcha } };
    const answer = await verify("anything");
    functions.options = options;
    expect([answer.status, await answer.json()]).toEqual([503, { success: false, error: failed }]);
  });

  it("G8: an address may verify thirty tokens in ten minutes", async () => {
    const address = nextAddress();
    for (let time = 0; time < 30; time++)
      expect((await verify("forged", address)).status).toBe(403);
    const asked = google.requests.length;
    const refused = await verify("forged", address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    // No request is sent to Google.
    expect(google.requests).toHaveLength(asked);
    expect((await verify("forged")).status).toBe(403);
  });

  it.each([
    ["es", "Completa el captcha", "La verificación reCAPTCHA ha fallado. Inténtalo de nuevo."],
    ["en", incomplete, failed],
    [
      "fr",
      "Veuillez compléter le captcha",
      "La vérification reCAPTCHA a échoué. Veuillez réessayer.",
    ],
  ])("G5: refusals are in %s", async (language, none, wrong) => {
    const headers = { "accept-language": language };
    const call = async (token: string) =>
      (await functions.call("verify-recaptcha", { body: { token }, headers })).json();
    expect([await call(""), await call("forged")]).toEqual([
      { success: false, error: none },
      { success: false, error: wrong },
    ]);
  });
});
