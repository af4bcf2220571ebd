import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  administratorFunctions,
  administratorNames,
  newAccount,
  openInvitations,
} from "./administrators.ts";
import { type Cast, startCast } from "./cast.ts";
import { admin, type Client, nextAddress } from "./harness.ts";
import { linkInMail, verifyAddress } from "./mail-link.ts";

let cast: Cast;
let functions: ReturnType<typeof administratorFunctions>;

beforeAll(async () => {
  cast = await startCast();
  functions = administratorFunctions(cast.backend);
});
afterAll(() => cast.backend.dispose());

describe("K8: an invitation", () => {
  test("sent by mail and accepted with a password creates an administrator, once per link", async () => {
    const { email, password } = newAccount();
    const sent = await functions.invite(cast.admin, ` ${email.toUpperCase()} `);
    expect(sent).toMatchObject({ status: 200, body: { email, mailed: true } });
    expect(functions.mails.at(-1)).toMatchObject({ to: email });
    expect(await openInvitations(cast.admin)).toContain(email);
    const token = functions.token();

    expect(await functions.accept(token)).toMatchObject({ status: 200, body: { email } });
    expect(await functions.accept(token, password)).toMatchObject({
      status: 200,
      body: { email, accepted: true },
    });
    const client = await cast.backend.signedIn({ email, password });
    expect((await client.from("contact_submissions").select("id")).data).toHaveLength(1);
    expect(await administratorNames(client)).toContain(email);
    expect(await openInvitations(cast.admin)).not.toContain(email);
    const error = "Esta invitación ha caducado, se ha usado o se ha retirado.";
    for (const again of [await functions.accept(token), await functions.accept(token, password)])
      expect(again).toMatchObject({ status: 410, body: { error } });
  });

  test("accepted twice at once succeeds once", async () => {
    await functions.invite(cast.admin, newAccount().email);
    const token = functions.token();
    const came = await Promise.all(
      Array.from({ length: 6 }, (_, at) => functions.accept(token, `acacia y baobab y ${at}`)),
    );
    expect(came.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test("sent again invalidates the previous link; a revoked one is invalid", async () => {
    const { email, password } = newAccount();
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
    expect(await openInvitations(cast.admin)).not.toContain(email);
  });

  test.each([
    ["a day before its time is over", 6, 200],
    ["a day after its time is over", 8, 410],
  ])("opened %s, after %i days, gets status %i", async (_when, days, status) => {
    const { email } = newAccount();
    await functions.invite(cast.admin, email);
    const at = new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    const { createHash } = await import("node:crypto");
    const { data } = await cast.service.rpc(
      "accept_invitation" as never,
      { token_hash: createHash("sha256").update(functions.token()).digest("hex"), at } as never,
    );
    expect((data as { outcome: string } | null)?.outcome).toBe(status === 200 ? "open" : "gone");
  });

  test.each([
    ["corta", "La contraseña tiene que tener al menos 8 caracteres."],
    ["password123", "Esa contraseña es de las más usadas, y se adivina enseguida. Elige otra."],
    [
      "x".repeat(73),
      "La contraseña puede tener 72 caracteres como máximo; las letras con acento cuentan doble.",
    ],
  ])("accepted with the password %s is refused and stays open", async (password, error) => {
    await functions.invite(cast.admin, newAccount().email);
    const token = functions.token();
    const { status, body } = await functions.accept(token, password);
    expect([status, body]).toEqual([422, { error }]);
    expect((await functions.accept(token)).status).toBe(200);
  });

  test("to an administrator or to an invalid address is refused", async () => {
    expect((await functions.invite(cast.admin, admin.email)).status).toBe(409);
    for (const email of ["", "nadie", "a b@example.com", `${"a".repeat(250)}@example.com`])
      expect([email, (await functions.invite(cast.admin, email)).status]).toEqual([email, 400]);
  });

  test("is refused above fifty open ones, except for addresses that have one, until one expires", async () => {
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
    const { email } = newAccount();
    expect((await functions.invite(cast.admin, email)).status).toBe(429);
    expect(await openInvitations(cast.admin)).not.toContain(email);
    expect((await functions.invite(cast.admin, "abierta1@example.com")).status).toBe(200);
    await issue(0, minutesAgo(8 * 24 * 60));
    expect((await functions.invite(cast.admin, email)).status).toBe(200);
    for (const { id } of (await cast.admin.rpc("pending_invitations")).data ?? [])
      await cast.admin.rpc("revoke_invitation", { invitation: id });
  });

  test("refused by the mail server reports this and stays valid", async () => {
    const refusing = administratorFunctions(cast.backend, {
      onMail: () => {
        throw new Error("554 no");
      },
    });
    const { email } = newAccount();
    expect((await refusing.invite(cast.admin, email)).status).toBe(502);
    expect(await openInvitations(cast.admin)).toContain(email);
  });

  test("by the server's command to an administrator sets a new password and ends the account's sessions", async () => {
    const account = newAccount();
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
    expect(
      (await administratorNames(cast.admin))?.filter((email) => email === account.email),
    ).toHaveLength(1);
  });

  test.each([
    ["a new password", (client: Client, email: string) => client.auth.resetPasswordForEmail(email)],
    ["another address", (client: Client) => client.auth.updateUser({ email: "ajena@example.com" })],
  ])(
    "accepted by an existing account invalidates the link of an earlier mail for %s",
    async (_what, ask) => {
      const account = newAccount();
      const client = await functions.join(cast.admin, account);
      expect((await ask(client, account.email)).error).toBeNull();
      const mail = cast.backend.mails.at(-1);
      expect(mail?.to).toBe(account.email);
      const address = verifyAddress(linkInMail(mail), { confirmed: "true" });
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
      const opened = await cast.backend.request(address);
      expect(opened.headers.get("location")).toContain("#error=access_denied");
      await cast.backend.signedIn({ ...account, password: "mopane y fiebre" });
    },
  );

  test("is stored without its token: no table contains it", async () => {
    await functions.invite(cast.admin, newAccount().email);
    const { data } = await cast.admin.rpc("pending_invitations");
    expect(Object.keys(data?.[0] ?? {}).sort()).toEqual(
      ["email", "expires_at", "id", "invited_at", "invited_by"].sort(),
    );
    expect(JSON.stringify(data)).not.toContain(functions.token());
    for (const who of [cast.admin, cast.traveller, cast.anonymous, cast.service])
      expect((await who.from("invitations" as never).select("*")).error?.code).toBe("PGRST205");
  });
});

test("L2: an address that sends many invitations without a session waits in its own queue, and is refused above its share", async () => {
  const address = nextAddress();
  const attempt = () =>
    functions.post(
      "invite-administrator",
      { email: newAccount().email },
      { authorization: "Bearer sb_none" },
      address,
    );
  const flood = Promise.all(Array.from({ length: 60 }, attempt));
  const { email } = newAccount();
  expect((await functions.invite(cast.admin, email)).status).toBe(200);
  const answers = await flood;
  const statuses = answers.map(({ status, headers }) => [status, headers.get("retry-after")]);
  expect(new Set(statuses.map(String))).toEqual(new Set(["403,", "429,1"]));
});
