import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  admin,
  type Client,
  enquiry,
  nextAddress,
  onePixelPng,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  await backend
    .service()
    .from("tours")
    .insert({ ...tour, is_active: false });
  await backend.service().from("contact_submissions").insert(enquiry);
});
afterAll(() => backend.dispose());
afterEach(() => {
  vi.useRealTimers();
});

/** Sessions of two browsers of one account. */
async function twoSessions() {
  const [here, there] = [await backend.signedIn(admin), await backend.signedIn(admin)] as const;
  return { here, there, tokens: await tokensOf(there) };
}

async function tokensOf(client: Client) {
  const { session } = (await client.auth.getSession()).data;
  return { access: session?.access_token ?? "", refresh: session?.refresh_token ?? "" };
}

/** With raw tokens, which supabase-js would discard. */
const statuses = async ({ access, refresh }: { access: string; refresh: string }) => {
  const authorization = `Bearer ${access}`;
  const asked = await Promise.all([
    backend.request("/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      body: JSON.stringify({ refresh_token: refresh }),
    }),
    backend.request("/auth/v1/user", { headers: { authorization } }),
    backend.request("/rest/v1/contact_submissions?select=id", { headers: { authorization } }),
    backend.request(`/rest/v1/tours?slug=eq.${tour.slug}`, {
      method: "DELETE",
      headers: { authorization },
    }),
    backend.request("/storage/v1/object/tour-images/ended.png", {
      method: "POST",
      headers: { authorization, "content-type": "image/png" },
      body: onePixelPng,
    }),
  ]);
  return asked.map(({ status }) => status);
};
const ended = [400, 403, 401, 401, 401];

describe("I4: a new password", () => {
  test("ends the other sessions, with both of their tokens, and keeps its own", async () => {
    const { here, tokens } = await twoSessions();
    expect((await here.auth.updateUser({ password: "another long one" })).error).toBeNull();
    expect(await statuses(tokens)).toEqual(ended);
    expect((await here.from("contact_submissions").select("id")).error).toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect(backend.mails.at(-1)).toMatchObject({
      to: admin.email,
      subject: "Tu contraseña ha cambiado",
    });
    expect((await here.auth.updateUser({ password: admin.password })).error).toBeNull();
  });

  test("set by a recovery mail ends the earlier sessions as well", async () => {
    const { here, tokens } = await twoSessions();
    await backend.anonymous().auth.resetPasswordForEmail(admin.email);
    const token = /\b\d{10}\b/.exec(backend.mails.at(-1)?.text ?? "")?.[0] ?? "";
    const recovered = backend.anonymous();
    await recovered.auth.verifyOtp({ email: admin.email, token, type: "recovery" });
    await recovered.auth.updateUser({ password: "another long one" });
    expect(await statuses(tokens)).toEqual(ended);
    expect(await statuses(await tokensOf(here))).toEqual(ended);
    expect((await recovered.auth.refreshSession()).error).toBeNull();
    await recovered.auth.updateUser({ password: admin.password });
  });

  test("that is refused ends nothing", async () => {
    const { here, there } = await twoSessions();
    expect((await here.auth.updateUser({ password: admin.password })).error?.code).toBe(
      "same_password",
    );
    expect((await there.auth.refreshSession()).error).toBeNull();
  });

  test("requires a sign-in within the last hour, so that a forgotten open session is not enough", async () => {
    const client = await backend.signedIn(admin);
    // The database server has its own clock.
    await backend.withDatabase((database) =>
      database.exec("update auth.sessions set created_at = created_at - interval '61 minutes'"),
    );
    await backend.reopen();
    expect((await client.auth.refreshSession()).error).toBeNull();
    const old = await client.auth.updateUser({ password: "another long one" });
    expect(old.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await client.auth.updateUser({ data: { note: "kept" } })).error).toBeNull();
  });

  test.each([
    ["29 days", true],
    ["31 days", false],
  ])("I4: a session started %s ago continues: %s", async (age, goesOn) => {
    const client = await backend.signedIn(admin);
    await backend.withDatabase((database) =>
      database.exec(`update auth.sessions set created_at = created_at - interval '${age}'`),
    );
    await backend.reopen();
    const { data, error } = await client.auth.refreshSession();
    expect([error === null, data.session !== null]).toEqual([goesOn, goesOn]);
    if (error) expect(error.status).toBeLessThan(500);
  });

  test.each([
    ["among the most frequent", "password123", "pwned"],
    ["one of them in capitals", "QwertyUiop", "pwned"],
    ["longer than bcrypt reads", "x".repeat(73), "length"],
    ["shorter than 8", "short", "length"],
  ])(
    "I4: a password that is %s is refused, and the old one stays",
    async (_what, password, reason) => {
      const client = await backend.signedIn(admin);
      const { error } = await client.auth.updateUser({ password });
      expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: [reason] });
      await backend.signedIn(admin);
    },
  );

  test("I4: a password may have 64 characters, with spaces and signs of all scripts", async () => {
    const client = await backend.signedIn(admin);
    const password = "ñ 木 🦁 ".padEnd(65, "leopardo y tigre ");
    expect([...password]).toHaveLength(64);
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await backend.signedIn({ ...admin, password });
    await client.auth.updateUser({ password: admin.password });
  });
});

describe("I4: signing out", () => {
  test("local ends this session only, with its access token", async () => {
    const { here, there } = await twoSessions();
    const own = await tokensOf(here);
    await here.auth.signOut({ scope: "local" });
    expect(await statuses(own)).toEqual(ended);
    expect((await there.from("contact_submissions").select("id")).error).toBeNull();
    expect((await there.auth.refreshSession()).error).toBeNull();
  });

  test("others ends all sessions except this one", async () => {
    const { here, tokens } = await twoSessions();
    await here.auth.signOut({ scope: "others" });
    expect(await statuses(tokens)).toEqual(ended);
    expect((await here.auth.refreshSession()).error).toBeNull();
  });

  test("global ends all sessions", async () => {
    const { here, tokens } = await twoSessions();
    const own = await tokensOf(here);
    await here.auth.signOut({ scope: "global" });
    expect(await statuses(tokens)).toEqual(ended);
    expect(await statuses(own)).toEqual(ended);
  });
});

test.each(["apikey", "query"])(
  "I2: a truncated or extended key is wrong, in the %s",
  async (where) => {
    const ask = (key: string) =>
      where === "query"
        ? backend.backend.fetch(
            new Request(`http://localhost:3000/rest/v1/tours?select=id&apikey=${key}`),
            { peerAddress: nextAddress() },
          )
        : backend.request("/rest/v1/tours?select=id", { headers: { apikey: key } });
    const { publishableKey, secretKey } = backend.backend;
    for (const key of [publishableKey, secretKey]) {
      expect((await ask(key)).status).toBe(200);
      for (const wrong of [key.slice(0, -1), `${key}x`, key.toUpperCase(), "wrong"]) {
        const refused = await ask(wrong);
        expect(refused.status).toBe(401);
        expect(await refused.json()).toMatchObject({ message: "Invalid API key" });
      }
    }
  },
);
