import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { siteUrl } from "../backend/harness.ts";
import { enquiry, startFunctions, type TestFunctions } from "./harness.ts";

let functions: TestFunctions;
beforeAll(async () => {
  functions = await startFunctions({ captcha: { kind: "altcha", secretKey: "the site's secret" } });
});
afterAll(() => functions.test.dispose());
beforeEach(() => functions.clear());
afterEach(() => {
  vi.useRealTimers();
});

const english = { "accept-language": "en" };
const failed = "Captcha verification failed. Please try again.";

async function fetchChallenge(): Promise<Challenge> {
  const answer = await functions.call("get-recaptcha-key");
  const { siteKey, altcha } = await answer.json();
  expect([answer.status, siteKey]).toEqual([200, null]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return altcha;
}

async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const encode = (value: unknown) => btoa(JSON.stringify(value));

const verify = (token: unknown) =>
  functions.call("verify-recaptcha", { body: { token }, headers: english });

const send = (pass?: string) =>
  functions.send({ headers: { ...english, ...(pass && { "x-captcha-pass": pass }) } });

async function expectRefused(token: string) {
  const answer = await verify(token);
  expect([answer.status, await answer.json()]).toEqual([403, { success: false, error: failed }]);
  expect(answer.headers.get("x-captcha-pass")).toBeNull();
}

describe("ALTCHA", () => {
  it("G6: a solved challenge buys one pass, and the pass one enquiry", async () => {
    const none = await send();
    expect([none.status, (await none.json()).error]).toEqual([403, "Please complete the captcha"]);
    const answer = await verify(encode(await solve(await fetchChallenge())));
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    const pass = answer.headers.get("x-captcha-pass") ?? "";
    expect((await send(pass)).status).toBe(200);
    expect(await functions.rows()).toHaveLength(1);
    const again = await functions.send({
      body: { ...enquiry, message: "Otra consulta, con el mismo pase." },
      headers: { ...english, "x-captcha-pass": pass },
    });
    expect([again.status, (await again.json()).error]).toEqual([403, failed]);
  });

  it("G6: a solution serves once, also in another encoding, at once, and on another replica", async () => {
    const { challenge, solution } = await solve(await fetchChallenge());
    const token = encode({ challenge, solution });
    const both = await Promise.all([verify(token), verify(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    await expectRefused(token);
    await expectRefused(btoa(` ${JSON.stringify({ solution, challenge, other: 1 }, null, 2)}`));
    await expectRefused(encode({ challenge, solution: { ...solution, time: 7 } }));
    // A replica has its own process, but the same database.
    const { options } = functions;
    const replica = createStore({
      url: siteUrl,
      secretKey: functions.test.backend.secretKey,
      fetch: (address, init) => functions.test.backend.fetch(new Request(address, init)),
    });
    functions.options = { ...options, store: replica };
    await expectRefused(token);
    functions.options = options;
  });

  it("G6: a solution is refused after ten minutes, and its use is remembered for longer", async () => {
    const used = encode(await solve(await fetchChallenge()));
    const unused = encode(await solve(await fetchChallenge()));
    expect((await verify(used)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 595_000);
    functions.clock.now += 595_000;
    await functions.options.store.purgeExpiredFormData();
    await expectRefused(used);
    vi.setSystemTime(Date.now() + 10_000);
    await expectRefused(unused);
  });

  it("G6: forged, changed and unreadable solutions are refused", async () => {
    const { challenge, solution } = await solve(await fetchChallenge());
    const { challenge: other } = { challenge: await fetchChallenge() };
    const { parameters } = challenge;
    const { expiresAt: _, ...unlimited } = parameters;
    const { keySignature: __, ...unsigned } = parameters;
    for (const forged of [
      { challenge: other, solution },
      { challenge: { ...challenge, signature: other.signature }, solution },
      { challenge: { ...challenge, signature: undefined }, solution },
      { challenge: { ...challenge, signature: challenge.signature?.toUpperCase() }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      {
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
        solution,
      },
      { challenge: { ...challenge, parameters: unlimited }, solution },
      { challenge: { ...challenge, parameters: unsigned }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.repeat(2) } },
      { challenge, solution: { ...solution, derivedKey: "" } },
      { challenge, solution: null },
      { challenge: null, solution },
      { challenge: {}, solution },
      null,
      [],
      7,
    ])
      await expectRefused(encode(forged));
    for (const text of ["!", "e30", btoa("{"), "ñ", "x".repeat(9000), "03AGdBq25-forged"])
      await expectRefused(text);
    // None of these attempts has used up the genuine solution.
    expect((await verify(encode({ challenge, solution }))).status).toBe(200);
  });

  it("G6: a challenge of another site, with another secret, is refused", async () => {
    const { options } = functions;
    const captcha = { kind: "altcha", secretKey: "another secret" } as const;
    functions.options = { ...options, env: { ...options.env, captcha } };
    const foreign = await solve(await fetchChallenge());
    functions.options = options;
    await expectRefused(encode(foreign));
  });

  it("G5: refusals name no reCAPTCHA in any language", async () => {
    for (const language of ["es", "en", "fr"]) {
      const headers = { "accept-language": language };
      const refused = await functions.call("verify-recaptcha", { body: { token: "x" }, headers });
      const { error } = await refused.json();
      expect(error).not.toMatch(/recaptcha|contact\./i);
    }
  });

  it("G6: a challenge reveals no secret and takes a laptop less than three seconds", async () => {
    const challenge = await fetchChallenge();
    expect(JSON.stringify(challenge)).not.toContain("secret");
    const start = performance.now();
    await solve(challenge);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
