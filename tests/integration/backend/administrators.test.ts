import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { administratorFunctions } from "./administrators.ts";
import { type Cast, startCast } from "./cast.ts";
import { admin, type Client, nextAddress, onePixelPng, traveller } from "./harness.ts";

let cast: Cast;
let functions: ReturnType<typeof administratorFunctions>;

beforeAll(async () => {
  cast = await startCast();
  functions = administratorFunctions(cast.backend);
});
afterAll(() => cast.backend.dispose());

let numbers = 0;
/** An account that no other test has. */
const somebody = () => {
  numbers += 1;
  return { email: `persona${numbers}@example.com`, password: `acacia y baobab ${numbers}` };
};
const idOf = async (client: Client) => (await client.auth.getUser()).data.user?.id ?? "";
const namesOf = async (client = cast.admin) =>
  (await client.rpc("administrators")).data?.map(({ email }) => email);
const pending = async (client = cast.admin) =>
  (await client.rpc("pending_invitations")).data?.map(({ email }) => email);

describe("an invitation", () => {
  test("K8: sent by mail and accepted with a password, makes an administrator, and its link serves once", async () => {
    const { email, password } = somebody();
    const sent = await functions.invite(cast.admin, ` ${email.toUpperCase()} `);
    expect(sent).toMatchObject({ status: 200, body: { email, mailed: true } });
    expect(functions.mails.at(-1)).toMatchObject({ to: email });
    expect(await pending()).toContain(email);
    const token = functions.token();

    expect(await functions.accept(token)).toMatchObject({ status: 200, body: { email } });
    expect(await functions.accept(token, password)).toMatchObject({
      status: 200,
      body: { email, accepted: true },
    });
    const client = await cast.backend.signedIn({ email, password });
    expect((await client.from("contact_submissions").select("id")).data).toHaveLength(1);
    expect(await namesOf(client)).toContain(email);
    expect(await pending()).not.toContain(email);
    const error = "Esta invitación ha caducado, se ha usado o se ha retirado.";
    for (const again of [await functions.accept(token), await functions.accept(token, password)])
      expect(again).toMatchObject({ status: 410, body: { error } });
  });

  test("K8: accepted twice at the same moment, serves one of them", async () => {
    await functions.invite(cast.admin, somebody().email);
    const token = functions.token();
    const came = await Promise.all(
      Array.from({ length: 6 }, (_, at) => functions.accept(token, `acacia y baobab y ${at}`)),
    );
    expect(came.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test("K8: sent again, makes the link before it invalid; taken back, it is none", async () => {
    const { email, password } = somebody();
    await functions.invite(cast.admin, email);
    const first = functions.token();
    expect((await functions.invite(cast.admin, email)).status).toBe(429);
    const { data } = await cast.service.rpc(
      "issue_invitation" as never,
      {
        email,
        token_hash: "a".repeat(64),
      } as never,
    );
    expect((await functions.accept(first, password)).status).toBe(410);
    const found = (await cast.admin.rpc("pending_invitations")).data?.find(
      (one) => one.email === email,
    );
    expect(data).toBe(found?.expires_at);
    const revoke = () => cast.admin.rpc("revoke_invitation", { invitation: found?.id ?? "" });
    expect((await revoke()).data).toBe(true);
    expect((await revoke()).data).toBe(false);
    expect(await pending()).not.toContain(email);
  });

  test.each([
    ["a day before its time is over", 6, 200],
    ["a day after its time is over", 8, 410],
  ])("K8: looked at %s, answers %i days on with %i", async (_when, days, status) => {
    const { email } = somebody();
    await functions.invite(cast.admin, email);
    const at = new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    const { createHash } = await import("node:crypto");
    const { data } = await cast.service.rpc(
      "accept_invitation" as never,
      {
        token_hash: createHash("sha256").update(functions.token()).digest("hex"),
        sender: `someone-${days}`,
        at,
      } as never,
    );
    expect((data as { outcome: string } | null)?.outcome).toBe(status === 200 ? "open" : "gone");
  });

  test("K8: whose link is guessed twenty times, refuses that address for ten minutes, and nobody else", async () => {
    const { email } = somebody();
    await functions.invite(cast.admin, email);
    const token = functions.token();
    const address = nextAddress();
    for (let attempt = 0; attempt < 20; attempt++)
      expect((await functions.accept(`x${attempt}`, undefined, address)).status).toBe(410);
    const limited = await functions.accept(token, undefined, address);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect((await functions.accept(token)).status).toBe(200);
  });

  test.each([
    ["corta", "La contraseña tiene que tener al menos 8 caracteres."],
    ["password123", "Esa contraseña es de las más usadas, y se adivina enseguida. Elige otra."],
    ["x".repeat(73), "La contraseña no puede pasar de 72 bytes."],
  ])("K8: with the password %s, is refused and stays open", async (password, error) => {
    await functions.invite(cast.admin, somebody().email);
    const token = functions.token();
    const { status, body } = await functions.accept(token, password);
    expect([status, body]).toEqual([422, { error }]);
    expect((await functions.accept(token)).status).toBe(200);
  });

  test("K8: of an administrator is refused, and of what is no address", async () => {
    expect((await functions.invite(cast.admin, admin.email)).status).toBe(409);
    for (const email of ["", "nadie", "a b@example.com", `${"a".repeat(250)}@example.com`])
      expect([email, (await functions.invite(cast.admin, email)).status]).toEqual([email, 400]);
  });

  test("K8: beyond fifty that are open, is refused until one of them is over, but for those who have one", async () => {
    const open = (await cast.admin.rpc("pending_invitations")).data ?? [];
    for (const { id } of open) await cast.admin.rpc("revoke_invitation", { invitation: id });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const issue = (number: number, at: string) =>
      cast.service
        .rpc(
          "issue_invitation" as never,
          {
            email: `abierta${number}@example.com`,
            token_hash: `${number}`.padStart(64, "0"),
            at,
          } as never,
        )
        .throwOnError();
    for (let number = 0; number < 50; number += 1) await issue(number, minutesAgo(2));
    const { email } = somebody();
    expect((await functions.invite(cast.admin, email)).status).toBe(429);
    expect(await pending()).not.toContain(email);
    expect((await functions.invite(cast.admin, "abierta1@example.com")).status).toBe(200);
    await issue(0, minutesAgo(8 * 24 * 60));
    expect((await functions.invite(cast.admin, email)).status).toBe(200);
    for (const { id } of (await cast.admin.rpc("pending_invitations")).data ?? [])
      await cast.admin.rpc("revoke_invitation", { invitation: id });
  });

  test("K8: that the mail server refuses, says so and stands", async () => {
    const refusing = administratorFunctions(cast.backend, {
      onMail: () => {
        throw new Error("554 no");
      },
    });
    const { email } = somebody();
    expect((await refusing.invite(cast.admin, email)).status).toBe(502);
    expect(await pending()).toContain(email);
  });

  test("K8: of the server's command to an administrator, lets them choose another password and ends their sessions", async () => {
    const account = somebody();
    const before = await functions.join(cast.admin, account);
    const { createHash } = await import("node:crypto");
    const token = "t".repeat(43);
    await cast.service.rpc(
      "issue_invitation" as never,
      {
        email: account.email,
        token_hash: createHash("sha256").update(token).digest("hex"),
      } as never,
    );
    expect((await functions.accept(token, "mopane y fiebre")).status).toBe(200);
    expect((await before.rpc("administrators")).error?.code).toBe("PT401");
    await cast.backend.signedIn({ ...account, password: "mopane y fiebre" });
    expect((await namesOf())?.filter((email) => email === account.email)).toHaveLength(1);
  });

  test.each([
    ["a new password", (client: Client, email: string) => client.auth.resetPasswordForEmail(email)],
    ["another address", (client: Client) => client.auth.updateUser({ email: "ajena@example.com" })],
  ])(
    "K8: accepted by who has an account, makes the link of an earlier mail for %s invalid",
    async (_what, ask) => {
      const account = somebody();
      const client = await functions.join(cast.admin, account);
      expect((await ask(client, account.email)).error).toBeNull();
      const mail = cast.backend.mails.at(-1);
      expect(mail?.to).toBe(account.email);
      const link = new URL(/https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? "")?.[0] ?? "");
      const { createHash } = await import("node:crypto");
      const token = account.email.replaceAll(/\W/g, "-").padEnd(43, "t");
      await cast.service.rpc(
        "issue_invitation" as never,
        {
          email: account.email,
          token_hash: createHash("sha256").update(token).digest("hex"),
        } as never,
      );
      expect((await functions.accept(token, "mopane y fiebre")).status).toBe(200);
      const opened = await cast.backend.request(link.pathname + link.search);
      expect(opened.headers.get("location")).toContain("#error=access_denied");
      await cast.backend.signedIn({ ...account, password: "mopane y fiebre" });
    },
  );

  test("K8: is stored without its token: no table holds it", async () => {
    await functions.invite(cast.admin, somebody().email);
    const { data } = await cast.admin.rpc("pending_invitations");
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(
      ["email", "expires_at", "id", "invited_at", "invited_by"].sort(),
    );
    expect(JSON.stringify(data)).not.toContain(functions.token());
    for (const who of [cast.admin, cast.traveller, cast.anonymous, cast.service])
      expect((await who.from("invitations" as never).select("*")).error?.code).toBe("PGRST205");
  });
});

describe("an account without the role", () => {
  test("K8: neither anonymous nor a signed-in account without the role learns or changes anything about administrators", async () => {
    const people = await namesOf();
    const invited = await pending();
    const id = await idOf(cast.admin);
    for (const [who, status] of [
      [cast.anonymous, 401],
      [cast.traveller, 403],
    ] as const) {
      const answers = [
        await who.rpc("administrators"),
        await who.rpc("pending_invitations"),
        await who.rpc("invite_administrator", {
          email: "x@example.com",
          token_hash: "b".repeat(64),
        }),
        await who.rpc("revoke_invitation", { invitation: crypto.randomUUID() }),
        await who.rpc("remove_administrator", { account: id }),
        await who.rpc("own_sessions"),
        await who.rpc("end_session", { session: crypto.randomUUID() }),
      ];
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(7).fill("42501"));
      expect((await functions.invite(who, "x@example.com")).status).toBe(status);
    }
    const forged = { authorization: `Bearer ${"x.".repeat(2)}x` };
    expect(
      (await functions.post("invite-administrator", { email: "x@example.com" }, forged)).status,
    ).toBe(401);
    expect([await namesOf(), await pending()]).toEqual([people, invited]);
  });

  test("K8: that is invited and accepts, has the role and the new password, and none of its sessions of before", async () => {
    const before = await cast.backend.signedIn(traveller);
    await functions.invite(cast.admin, traveller.email);
    const chosen = { ...traveller, password: "leopardo y tigre" };
    expect((await functions.accept(functions.token(), chosen.password)).status).toBe(200);
    expect((await before.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    await expect(cast.backend.signedIn(traveller)).rejects.toThrow();
    const now = await cast.backend.signedIn(chosen);
    expect(await namesOf(now)).toContain(traveller.email);
    const account = await idOf(now);
    expect((await cast.admin.rpc("remove_administrator", { account })).error).toBeNull();
  });
});

describe("a removal", () => {
  test("K8: of an administrator with a live session, leaves its tokens nothing at once", async () => {
    const account = somebody();
    const removed = await functions.join(cast.admin, account);
    await functions.invite(removed, "compinche@example.com");
    const session = (await removed.auth.getSession()).data.session;
    expect(await pending()).toContain("compinche@example.com");

    const id = await idOf(removed);
    expect(await namesOf()).toContain(account.email);
    expect((await cast.admin.rpc("remove_administrator", { account: id })).error).toBeNull();
    expect(await namesOf()).not.toContain(account.email);
    // What they have sent out could let them in again.
    expect(await pending()).not.toContain("compinche@example.com");

    const authorization = `Bearer ${session?.access_token}`;
    const statuses = async (...asked: Promise<Response>[]) =>
      (await Promise.all(asked)).map(({ status }) => status);
    const ask = (path: string, method = "GET", body?: BodyInit, type = "application/json") =>
      cast.backend.request(path, {
        method,
        body,
        headers: { authorization, "content-type": type },
      });
    expect(
      await statuses(
        ask("/rest/v1/contact_submissions?select=id"),
        ask("/rest/v1/admin_log?select=id"),
        ask("/rest/v1/tours?slug=neq.x", "DELETE"),
        ask("/rest/v1/rpc/administrators", "POST", "{}"),
        ask("/rest/v1/rpc/pending_invitations", "POST", "{}"),
        ask("/rest/v1/rpc/own_sessions", "POST", "{}"),
        ask(
          "/rest/v1/rpc/remove_administrator",
          "POST",
          JSON.stringify({ account: await idOf(cast.admin) }),
        ),
        ask(
          "/rest/v1/rpc/invite_administrator",
          "POST",
          JSON.stringify({ email: "y@example.com", token_hash: "c".repeat(64) }),
        ),
        ask("/storage/v1/object/tour-images/ended.png", "POST", onePixelPng, "image/png"),
      ),
    ).toEqual(Array(9).fill(401));
    expect(await statuses(ask("/auth/v1/user"))).toEqual([403]);
    expect(
      await statuses(ask("/auth/v1/user", "PUT", JSON.stringify({ email: "z@example.com" }))),
    ).toEqual([403]);
    const refreshed = await cast.backend.anonymous().auth.refreshSession({
      refresh_token: session?.refresh_token ?? "",
    });
    expect(refreshed.error?.code).toBe("refresh_token_not_found");
    const inviting = { authorization };
    expect(
      (await functions.post("invite-administrator", { email: "y@example.com" }, inviting)).status,
    ).toBe(401);

    // The account is still there, and nothing more than that.
    const again = await cast.backend.signedIn(account);
    expect((await again.rpc("administrators")).error?.code).toBe("42501");
    expect((await again.from("contact_submissions").select("id")).data).toEqual([]);
  });

  test("K8: of oneself, and with it of the last administrator, is refused; of nobody as well", async () => {
    const own = await idOf(cast.admin);
    const self = await cast.admin.rpc("remove_administrator", { account: own });
    expect(self.error?.code).toBe("PT409");
    const nobody = await cast.admin.rpc("remove_administrator", { account: crypto.randomUUID() });
    expect(nobody.error?.code).toBe("PT404");
    expect(await namesOf()).toContain(admin.email);
  });

  test("K8: of two administrators who remove one another at once, one stays", async () => {
    const one = await functions.join(cast.admin, somebody());
    const other = await functions.join(cast.admin, somebody());
    const ids = [await idOf(one), await idOf(other)];
    const [first, second] = await Promise.all([
      one.rpc("remove_administrator", { account: ids[1] ?? "" }),
      other.rpc("remove_administrator", { account: ids[0] ?? "" }),
    ]);
    expect([first.error === null, second.error === null].sort()).toEqual([false, true]);
    const { data } = await cast.admin.rpc("administrators");
    const left = (data ?? []).filter(({ id }) => ids.includes(id));
    expect(left).toHaveLength(1);
    await cast.admin.rpc("remove_administrator", { account: left[0]?.id ?? "" });
  });
});

describe("open sessions", () => {
  test("K8: signed in from two browsers, shows both by what they call themselves, and ends one from the other", async () => {
    const account = somebody();
    await functions.join(cast.admin, account);
    const from = async (agent: string) => {
      const response = await cast.backend.request("/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { "user-agent": agent },
        body: JSON.stringify(account),
      });
      const { access_token } = await response.json();
      const ask = async (name: string, body: object = {}) => {
        const answer = await cast.backend.request(`/rest/v1/rpc/${name}`, {
          method: "POST",
          headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        return { status: answer.status, body: await answer.json() };
      };
      return ask;
    };
    const [here, there] = [await from("Firefox/140.0 (Windows)"), await from("Safari (iPhone)")];
    const sessions = (await here("own_sessions")).body as {
      id: string;
      user_agent: string;
      is_present: boolean;
    }[];
    expect(sessions.map(({ user_agent, is_present }) => [user_agent, is_present])).toEqual(
      expect.arrayContaining([
        ["Firefox/140.0 (Windows)", true],
        ["Safari (iPhone)", false],
      ]),
    );
    expect(sessions[0]?.is_present).toBe(true);
    const other = sessions.find(({ user_agent }) => user_agent === "Safari (iPhone)");

    // Another's session is not theirs to end.
    expect((await cast.admin.rpc("end_session", { session: other?.id ?? "" })).data).toBe(false);
    expect((await there("own_sessions")).status).toBe(200);
    expect((await here("end_session", { session: other?.id })).body).toBe(true);
    expect((await there("own_sessions")).status).toBe(401);
    expect((await here("own_sessions")).status).toBe(200);
  });
});

describe("one's own e-mail", () => {
  test("K8: changed, counts once the link in the mail to the present address is opened", async () => {
    const account = somebody();
    const client = await functions.join(cast.admin, account);
    const { error } = await client.auth.updateUser({ email: "nueva@example.com" });
    expect(error).toBeNull();
    const mail = cast.backend.mails.at(-1);
    expect([mail?.to, mail?.text]).toEqual([
      account.email,
      expect.stringContaining("nueva@example.com"),
    ]);
    expect(await namesOf()).toContain(account.email);
    const link = new URL(/https?:\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const opened = await cast.backend.request(link.pathname + link.search);
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("#access_token="),
    ]);
    expect(await namesOf()).toContain("nueva@example.com");
    await cast.backend.signedIn({ ...account, email: "nueva@example.com" });
    await expect(cast.backend.signedIn(account)).rejects.toThrow();
  });
});
