import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { admin, nextAddress, startBackend, type TestBackend } from "./harness.ts";

let backend: TestBackend;
let here = "";

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  backend = await startBackend();
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.dispose();
});
beforeEach(() => {
  // Resets the account's count of the previous test.
  vi.setSystemTime(Date.now() + 3_600_000);
  here = nextAddress();
  backend.mails.length = 0;
});

const signIn = (password: string, address = here) =>
  backend.anonymous(address).auth.signInWithPassword({ ...admin, password });
const post = (path: string, body: unknown, address = here) =>
  backend.request(`/auth/v1/${path}`, { method: "POST", body: JSON.stringify(body) }, address);

/** Wrong passwords up to the limit. */
async function fail(times: number, address = here) {
  for (let count = 0; count < times; count += 1)
    expect((await signIn(`wrong ${count}`, address)).error?.code).toBe("invalid_credentials");
}

describe("wrong passwords", () => {
  test("G8: after 20 in five minutes the address gets 429, even with the right password", async () => {
    await fail(20);
    const { error, data } = await signIn(admin.password);
    expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    expect(error?.message).toBe(
      "Demasiados intentos fallidos. Espera unos minutos y vuelve a probar.",
    );
    expect(data.session).toBeNull();
    const bare = await post("token?grant_type=password", admin);
    expect(bare.status).toBe(429);
    const wait = Number(bare.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(200);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await signIn(admin.password, nextAddress())).error).toBeNull();
  });

  test("G8: successful sign-ins neither count nor reset the count", async () => {
    for (let count = 0; count < 21; count += 1)
      expect((await signIn(admin.password)).error).toBeNull();
    await fail(19);
    for (let count = 0; count < 3; count += 1)
      expect((await signIn(admin.password)).error).toBeNull();
    await fail(1);
    expect((await signIn(admin.password)).error?.status).toBe(429);
  });

  test("G8: concurrent guesses do not exceed the limit", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => signIn(`wrong ${count}`)),
    );
    expect(answers.filter(({ error }) => error?.status === 400)).toHaveLength(20);
    expect(answers.filter(({ error }) => error?.status === 429)).toHaveLength(20);
  });

  test("G8: another spelling of the address does not bypass the limit", async () => {
    const spellings = [
      "t%6Fken?grant_type=password",
      "token?grant%5Ftype=refresh_token&grant_type=password",
      "token?grant_type=passwor%64",
    ];
    const wrong = { ...admin, password: "wrong" };
    const attempt = async (count: number) =>
      (await post(spellings[count % spellings.length] ?? "", wrong)).status;
    for (let count = 0; count < 20; count += 1) expect(await attempt(count)).toBe(400);
    for (let count = 0; count < spellings.length; count += 1)
      expect(await attempt(count)).toBe(429);
  });

  test("G8: a signed-in client can still work from a limited address", async () => {
    const client = backend.anonymous(here);
    await client.auth.signInWithPassword(admin);
    await fail(20);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.from("user_roles").select("role")).data).toEqual([{ role: "admin" }]);
  });

  test("G8: malformed requests are not counted", async () => {
    for (let count = 0; count < 25; count += 1)
      expect((await post("token?grant_type=password", { password: 7 })).status).toBe(400);
    expect((await signIn(admin.password)).error).toBeNull();
  });
});

describe("codes and links of mails", () => {
  test("G8: have the same limit as passwords and count with them", async () => {
    const guess = (count: number) =>
      backend.anonymous(here).auth.verifyOtp({
        email: admin.email,
        token: String(1_000_000_000 + count),
        type: "recovery",
      });
    await fail(8);
    for (let count = 0; count < 8; count += 1)
      expect((await guess(count)).error?.code).toBe("otp_expired");
    const link = () =>
      backend.request(
        "/auth/v1/verify?type=recovery&token=none&confirmed=true",
        { redirect: "manual" },
        here,
      );
    for (let count = 0; count < 4; count += 1) expect((await link()).status).toBe(303);
    expect((await guess(9)).error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    expect((await link()).status).toBe(429);
    expect((await signIn(admin.password)).error?.status).toBe(429);
  });

  test("G8: a correct code is accepted and not counted", async () => {
    for (let count = 0; count < 3; count += 1) {
      await backend.anonymous().auth.resetPasswordForEmail(admin.email);
      const token = /\b\d{10}\b/.exec(backend.mails.at(-1)?.text ?? "")?.[0] ?? "";
      const client = backend.anonymous(here);
      const { error } = await client.auth.verifyOtp({
        email: admin.email,
        token,
        type: "recovery",
      });
      expect(error).toBeNull();
    }
    await fail(20);
  });
});

describe("mail requests", () => {
  test.each([
    ["recover", admin.email],
    ["recover", "nobody@example.com"],
    ["otp", admin.email],
    ["otp", "nobody@example.com"],
    ["magiclink", admin.email],
    ["magiclink", "nobody@example.com"],
  ])(
    "G8: %s for %s: five in five minutes, with the same responses for both accounts",
    async (path, email) => {
      const answers: unknown[] = [];
      for (let count = 0; count < 6; count += 1) {
        const response = await post(path, { email });
        answers.push([response.status, await response.json()]);
      }
      expect(answers).toEqual([
        ...Array(5).fill([200, {}]),
        [
          429,
          {
            code: 429,
            error_code: "over_request_rate_limit",
            msg: "Demasiadas solicitudes de correo. Espera unos minutos y vuelve a probar.",
          },
        ],
      ]);
      // Later mails would invalidate its link.
      expect(backend.mails).toHaveLength(email === admin.email ? 1 : 0);
    },
  );

  test("G8: other addresses, and sign-ins from the same address, are not limited", async () => {
    for (let count = 0; count < 7; count += 1) await post("recover", { email: admin.email });
    expect((await signIn(admin.password)).error).toBeNull();
    expect((await post("recover", { email: admin.email }, nextAddress())).status).toBe(200);
  });
});
