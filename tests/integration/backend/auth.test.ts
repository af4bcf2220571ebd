import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dummyHash } from "../../../server/backend/auth/timing-protection.ts";
import { comparePassword } from "../../../server/backend/lite/bcrypt.ts";
import { admin, siteUrl, startBackend, type TestBackend } from "./harness.ts";
import { linkInMail, verifyAddress } from "./mail-link.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ corsOrigins: ["https://panel.example.com"] });
});
afterAll(() => backend.dispose());

describe("I4: sessions", () => {
  test("sign-in by password creates a session and notifies subscribers", async () => {
    const client = backend.anonymous();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => {
      events.push(event);
    });
    const { data, error } = await client.auth.signInWithPassword(admin);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{12,}$/),
      expires_in: 3600,
      // Within fifty seconds.
      expires_at: expect.closeTo(Date.now() / 1000 + 3600, -2),
      token_type: "bearer",
      user: { email: admin.email, role: "authenticated", aud: "authenticated" },
    });
    expect((await client.auth.getSession()).data.session?.access_token).toBe(
      data.session?.access_token,
    );
    expect((await client.auth.getUser()).data.user?.email).toBe(admin.email);
    await client.auth.signOut();
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(events).toEqual(expect.arrayContaining(["SIGNED_IN", "SIGNED_OUT"]));
  });

  test.each([
    ["a wrong password", { ...admin, password: "wrong wrong wrong" }],
    ["an unknown address", { ...admin, email: "nobody@example.com" }],
  ])("a sign-in with %s gets the same error message", async (_what, account) => {
    const { error } = await backend.anonymous().auth.signInWithPassword(account);
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  });

  test("a session is refreshed, and the new token works", async () => {
    const client = await backend.signedIn(admin);
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.from("user_roles").select("role")).data).toEqual([{ role: "admin" }]);
  });

  test("after sign-out neither token is accepted by the auth service", async () => {
    const client = await backend.signedIn(admin);
    const session = (await client.auth.getSession()).data.session;
    await client.auth.signOut();
    const { error } = await backend
      .anonymous()
      .auth.refreshSession({ refresh_token: session?.refresh_token ?? "" });
    expect(error?.code).toBe("refresh_token_not_found");
    const authorization = `Bearer ${session?.access_token}`;
    const user = await backend.request("/auth/v1/user", { headers: { authorization } });
    expect(await user.json()).toMatchObject({ code: 403, error_code: "session_not_found" });
  });

  test("a session survives a restart", async () => {
    const client = await backend.signedIn(admin);
    await backend.reopen();
    expect((await client.from("user_roles").select("role")).data).toEqual([{ role: "admin" }]);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("refresh tokens created at once have at least 40 random bits and are distinct", async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { session } = (await (await backend.signedIn(admin)).auth.getSession()).data;
        return session?.refresh_token ?? "";
      }),
    );
    expect(new Set(tokens).size).toBe(20);
    // Hexadecimal digits that differ. Within a millisecond, or after the clock was set back, the library
    // numbers the tokens, and only the last ten digits are random.
    const varying = [...(tokens[0] ?? "")].filter(
      (_, at) => new Set(tokens.map((token) => token[at])).size > 4,
    );
    expect(varying.length, tokens[0]).toBeGreaterThanOrEqual(10);
  });

  test("a password that is a year old still signs in: passwords do not expire", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 3_600_000 });
    try {
      expect((await backend.anonymous().auth.signInWithPassword(admin)).error).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test("a token signed with another secret is refused", async () => {
    const client = await backend.signedIn(admin);
    const [header, payload] =
      (await client.auth.getSession()).data.session?.access_token.split(".") ?? [];
    for (const token of [
      `${header}.${payload}.${"A".repeat(43)}`,
      `${header}.${payload}.`,
      "no.token.atall",
    ]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await backend.request("/rest/v1/contact_submissions", { headers })).status).toBe(401);
    }
  });
});

describe("I4: password recovery", () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  beforeEach(() => {
    backend.mails.length = 0;
    // Resets the mail limit of the previous test.
    vi.setSystemTime(Date.now() + 3_600_000);
  });

  /** Spends the token of a link, as its page does when the button is pressed. */
  async function open(link: URL, client = backend.anonymous()) {
    const fields = new URLSearchParams(link.hash.slice(1));
    const { error } = await client.auth.verifyOtp({
      token_hash: fields.get("token_hash") ?? "",
      type: fields.get("type") as "recovery",
    });
    return error?.code;
  }

  const visit = (address: string, method = "GET") =>
    backend.request(address, { method, redirect: "manual" });

  test("the mail's link opens the reset page and sets a new password, once", async () => {
    const { error } = await backend.anonymous().auth.resetPasswordForEmail(admin.email);
    expect(error).toBeNull();
    expect(backend.mails).toHaveLength(1);
    expect(backend.mails[0]).toMatchObject({
      to: admin.email,
      subject: "Restablecer tu contraseña",
    });
    const link = linkInMail(backend.mails[0]);
    expect(link.origin + link.pathname + link.search).toBe(`${siteUrl}/admin/reset`);

    const client = backend.anonymous();
    expect(await open(link, client)).toBeUndefined();
    const weak = await client.auth.updateUser({ password: "short" });
    expect(weak.error?.code).toBe("weak_password");
    const password = "a whole new password";
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await backend.signedIn({ ...admin, password });
    const old = await backend.anonymous().auth.signInWithPassword(admin);
    expect(old.error?.code).toBe("invalid_credentials");
    await client.auth.updateUser({ password: admin.password });

    expect(await open(link)).toBe("otp_expired");
  });

  test.each([
    ["its link", (_text: string, link: URL) => open(link)],
    [
      "its code",
      async (text: string) => {
        const token = /\b\d{10}\b/.exec(text)?.[0] ?? "";
        const { auth } = backend.anonymous();
        const { error } = await auth.verifyOtp({ email: admin.email, token, type: "recovery" });
        return error?.code;
      },
    ],
  ])(
    "after mail scanners opened the link with HEAD and GET, %s still works",
    async (_what, use) => {
      await backend.anonymous().auth.resetPasswordForEmail(admin.email);
      const link = linkInMail(backend.mails[0]);
      const older = verifyAddress(link);
      for (const method of ["HEAD", "GET", "GET", "HEAD", "GET"]) {
        const landed = await visit(older, method);
        expect([landed.status, landed.headers.get("location")]).toEqual([
          303,
          link.pathname + link.hash,
        ]);
      }
      expect((await visit(verifyAddress(link, { confirmed: "true" }), "HEAD")).status).toBe(405);
      expect(await use(backend.mails[0]?.text ?? "", link)).toBeUndefined();
    },
  );

  test.each([
    ["the page where it leads anyway", `${siteUrl}/admin/reset`, null],
    ["a page of the site", `${siteUrl}/admin/otra`, `${siteUrl}/admin/otra`],
    ["an allowed origin", "https://panel.example.com/reset", "https://panel.example.com/reset"],
    ["a foreign site", "https://evil.example/reset", null],
    ["a name that only begins like ours", `${siteUrl}.evil.example/`, null],
    ["no address at all", "javascript:alert(1)", null],
  ])("redirect_to %s", async (_what, redirectTo, expected) => {
    await backend.anonymous().auth.resetPasswordForEmail(admin.email, { redirectTo });
    const link = linkInMail(backend.mails[0]);
    expect(link.pathname).toBe("/admin/reset");
    expect(new URLSearchParams(link.hash.slice(1)).get("redirect_to")).toBe(expected);
    const landed = await visit(verifyAddress(link, { confirmed: "true" }));
    expect(landed.headers.get("location")).toMatch(
      `${expected ?? `${siteUrl}/admin/reset`}#access_token=`,
    );
  });

  test("a link modified to redirect elsewhere does not redirect there", async () => {
    await backend.anonymous().auth.resetPasswordForEmail(admin.email);
    const changed = { confirmed: "true", redirect_to: "https://evil.example/" };
    const landed = await visit(verifyAddress(linkInMail(backend.mails[0]), changed));
    expect(landed.headers.get("location")?.startsWith(`${siteUrl}/admin/reset#`)).toBe(true);
  });

  test("a magic link opens the login page, and signs in once its token is spent there", async () => {
    await backend.anonymous().auth.signInWithOtp({ email: admin.email });
    const link = linkInMail(backend.mails[0]);
    expect(link.origin + link.pathname + link.search).toBe(`${siteUrl}/admin/login`);
    expect((await visit(verifyAddress(link))).headers.get("location")).toBe(
      link.pathname + link.hash,
    );
    expect(await open(link)).toBeUndefined();
    expect(await open(link)).toBe("otp_expired");
  });

  test("an unknown address gets the same answer and no mail", async () => {
    const { error } = await backend.anonymous().auth.resetPasswordForEmail("nobody@example.com");
    expect(error).toBeNull();
    expect(backend.mails).toEqual([]);
  });

  test("the code in a mail is too long to be guessed", async () => {
    await backend.anonymous().auth.resetPasswordForEmail(admin.email);
    expect(backend.mails[0]?.text).toMatch(/\b\d{10}\b/);
  });

  test("a failing or hanging mail server does not delay the response", async () => {
    await backend.reopen({ sendMail: () => Promise.reject(new Error("mail server is away")) });
    expect((await backend.anonymous().auth.resetPasswordForEmail(admin.email)).error).toBeNull();
    await expect.poll(() => backend.logged.at(-1)?.message).toBe("auth mail failed");
    vi.setSystemTime(Date.now() + 60_000);
    await backend.reopen({ sendMail: () => new Promise(() => {}) });
    expect((await backend.anonymous().auth.resetPasswordForEmail(admin.email)).error).toBeNull();
    await backend.reopen();
  });
});

test("a change of address needs only the link of a mail to the current address", async () => {
  const change = async (from: string, to: string) => {
    const client = await backend.signedIn({ ...admin, email: from });
    backend.mails.length = 0;
    expect((await client.auth.updateUser({ email: to })).error).toBeNull();
    expect(backend.mails.map((mail) => mail.to)).toEqual([from]);
    expect(backend.mails[0]?.text).toContain(`(${to})`);
    expect((await client.auth.getUser()).data.user?.email).toBe(from);
    const link = new URL(/https?:\S+/.exec(backend.mails[0]?.text ?? "")?.[0] ?? "");
    const token_hash = new URLSearchParams(link.hash.slice(1)).get("token_hash") ?? "";
    const verify = `/auth/v1/verify?type=email_change&token=${token_hash}`;
    await backend.request(verify, { redirect: "manual" });
    expect((await client.auth.getUser()).data.user?.email).toBe(from);
    await backend.anonymous().auth.verifyOtp({ token_hash, type: "email_change" });
    expect((await client.auth.getUser()).data.user?.email).toBe(to);
  };
  await change(admin.email, "other@example.com");
  await change("other@example.com", admin.email);
});

test("an address longer than its column is refused without a server error", async () => {
  const client = await backend.signedIn(admin);
  backend.logged.length = 0;
  const { error } = await client.auth.updateUser({ email: `${"a".repeat(250)}@example.com` });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  expect(backend.logged).toEqual([]);
});

test("a null character is refused without a server error", async () => {
  backend.logged.length = 0;
  for (const [path, fields] of [
    ["token?grant_type=password", { ...admin, email: "ad\0min@example.com" }],
    ["recover", { email: "ad\0min@example.com" }],
    ["token?grant_type=refresh_token", { refresh_token: "a\0b" }],
  ] as const) {
    const body = JSON.stringify(fields);
    const response = await backend.request(`/auth/v1/${path}`, { method: "POST", body });
    expect([path, response.status]).toEqual([path, 400]);
    expect(await response.json()).toMatchObject({ error_code: "validation_failed" });
  }
  expect(backend.logged).toEqual([]);
});

test("passwords are compared outside of the event loop", async () => {
  // Loads the module.
  await comparePassword("", dummyHash);
  let turns = 0;
  const comparing = comparePassword(admin.password, dummyHash);
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  expect(await comparing).toBe(false);
  clearImmediate(next);
  // A comparison on this thread would leave only one or two turns.
  expect(turns).toBeGreaterThan(20);
});

test("supabase-js stores a session in its storage and restores it", async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const open = () =>
    createClient(siteUrl, backend.backend.publishableKey, {
      auth: { storage, storageKey: "session", autoRefreshToken: false },
      global: { fetch: (input, init) => backend.backend.fetch(new Request(input, init)) },
    });
  await open().auth.signInWithPassword(admin);
  expect((await open().auth.getSession()).data.session?.user.email).toBe(admin.email);
});
