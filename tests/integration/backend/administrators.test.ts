import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  administratorFunctions,
  administratorNames,
  newAccount,
  openInvitations,
} from "./administrators.ts";
import { type Cast, startCast } from "./cast.ts";
import { admin, type Client, onePixelPng, traveller } from "./harness.ts";
import { linkInMail, verifyAddress } from "./mail-link.ts";

let cast: Cast;
let functions: ReturnType<typeof administratorFunctions>;

beforeAll(async () => {
  cast = await startCast();
  functions = administratorFunctions(cast.backend);
});
afterAll(() => cast.backend.dispose());

const idOf = async (client: Client) => (await client.auth.getUser()).data.user?.id ?? "";

describe("K8: an account without the role", () => {
  test("neither an anonymous client nor an account without the role reads or changes administrators", async () => {
    const people = await administratorNames(cast.admin);
    const invited = await openInvitations(cast.admin);
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
    expect([await administratorNames(cast.admin), await openInvitations(cast.admin)]).toEqual([
      people,
      invited,
    ]);
  });

  test("K8: an account that accepts an invitation has the role and the new password, and loses its earlier sessions", async () => {
    const before = await cast.backend.signedIn(traveller);
    await functions.invite(cast.admin, traveller.email);
    const chosen = { ...traveller, password: "leopardo y tigre" };
    expect((await functions.accept(functions.token(), chosen.password)).status).toBe(200);
    expect((await before.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    await expect(cast.backend.signedIn(traveller)).rejects.toThrow();
    const now = await cast.backend.signedIn(chosen);
    expect(await administratorNames(now)).toContain(traveller.email);
    const account = await idOf(now);
    expect((await cast.admin.rpc("remove_administrator", { account })).error).toBeNull();
  });
});

describe("K8: removing an administrator", () => {
  test("with a live session leaves its tokens without any access", async () => {
    const account = newAccount();
    const removed = await functions.join(cast.admin, account);
    await functions.invite(removed, "compinche@example.com");
    const session = (await removed.auth.getSession()).data.session;
    expect(await openInvitations(cast.admin)).toContain("compinche@example.com");

    const id = await idOf(removed);
    expect(await administratorNames(cast.admin)).toContain(account.email);
    expect((await cast.admin.rpc("remove_administrator", { account: id })).error).toBeNull();
    expect(await administratorNames(cast.admin)).not.toContain(account.email);
    // Invitations and links that they issued could restore their access.
    expect(await openInvitations(cast.admin)).not.toContain("compinche@example.com");

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

    // The account still exists, without the role.
    const again = await cast.backend.signedIn(account);
    expect((await again.rpc("administrators")).error?.code).toBe("42501");
    expect((await again.from("contact_submissions").select("id")).data).toEqual([]);
  });

  test("oneself, and thus the last one, is refused; an unknown one too", async () => {
    const own = await idOf(cast.admin);
    const self = await cast.admin.rpc("remove_administrator", { account: own });
    expect(self.error?.code).toBe("PT409");
    const nobody = await cast.admin.rpc("remove_administrator", { account: crypto.randomUUID() });
    expect(nobody.error?.code).toBe("PT404");
    expect(await administratorNames(cast.admin)).toContain(admin.email);
  });

  test("two administrators remove each other at once: one remains", async () => {
    const one = await functions.join(cast.admin, newAccount());
    const other = await functions.join(cast.admin, newAccount());
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

describe("K8: open sessions", () => {
  test("an account signed in from two browsers sees both by name, and ends one from the other", async () => {
    const account = newAccount();
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
      is_current: boolean;
    }[];
    expect(sessions.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual(
      expect.arrayContaining([
        ["Firefox/140.0 (Windows)", true],
        ["Safari (iPhone)", false],
      ]),
    );
    expect(sessions[0]?.is_current).toBe(true);
    const other = sessions.find(({ user_agent }) => user_agent === "Safari (iPhone)");

    // Sessions of other accounts cannot be ended.
    expect((await cast.admin.rpc("end_session", { session: other?.id ?? "" })).data).toBe(false);
    expect((await there("own_sessions")).status).toBe(200);
    expect((await here("end_session", { session: other?.id })).body).toBe(true);
    expect((await there("own_sessions")).status).toBe(401);
    expect((await here("own_sessions")).status).toBe(200);
  });
});

describe("K8: the own e-mail address", () => {
  test("changes once the link in the mail to the current address is opened", async () => {
    const account = newAccount();
    const client = await functions.join(cast.admin, account);
    const { error } = await client.auth.updateUser({ email: "nueva@example.com" });
    expect(error).toBeNull();
    const mail = cast.backend.mails.at(-1);
    expect([mail?.to, mail?.text]).toEqual([
      account.email,
      expect.stringContaining("nueva@example.com"),
    ]);
    expect(await administratorNames(cast.admin)).toContain(account.email);
    const address = verifyAddress(linkInMail(mail), { confirmed: "true" });
    const opened = await cast.backend.request(address);
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("#access_token="),
    ]);
    expect(await administratorNames(cast.admin)).toContain("nueva@example.com");
    await cast.backend.signedIn({ ...account, email: "nueva@example.com" });
    await expect(cast.backend.signedIn(account)).rejects.toThrow();
  });
});
