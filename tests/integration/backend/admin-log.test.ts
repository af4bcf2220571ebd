import { afterAll, beforeAll, expect, test } from "vitest";
import { administratorFunctions } from "./administrators.ts";
import { type Cast, content, startCast } from "./cast.ts";
import { admin, type Client, enquiry, tour } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

const idOf = async (client: Client) => (await client.auth.getUser()).data.user?.id ?? "";

/** Log rows written since then, in order. */
async function since(id: number) {
  const { data } = await cast.admin
    .from("admin_log")
    .select("*")
    .gt("id", id)
    .order("id")
    .throwOnError();
  return data;
}
async function newest(): Promise<number> {
  const { data } = await cast.service
    .from("admin_log")
    .select("id")
    .order("id", { ascending: false })
    .limit(1);
  return data?.[0]?.id ?? 0;
}

test("K8: a sign-in of an administrator is logged, a sign-in without the role is not", async () => {
  const before = await newest();
  await cast.backend.signedIn(admin);
  await cast.backend.signedIn({ email: "traveller@example.com", password: "staple staple staple" });
  expect(await since(before)).toMatchObject([
    {
      actor_id: await idOf(cast.admin),
      kind: "access",
      action: "sign-in",
      entry_type: null,
      subject: null,
    },
  ]);
});

test.each(content)(
  "K8: creating, changing, deleting, restoring and erasing $table is logged with actor and entry name",
  async ({ table, title, row }) => {
    const [first, last] = [row[title], "Otro"];
    const before = await newest();
    const rows = cast.admin.from(table as "tours");
    const { data } = await rows
      .insert({ ...row, slug: "log" } as never)
      .select("id")
      .single()
      .throwOnError();
    const entry = data.id;
    // The second save, without changes, is not logged.
    for (const _ of [1, 2])
      await rows
        .update({ [title]: last } as never)
        .eq("id", entry)
        .throwOnError();
    await rows.delete().eq("id", entry).throwOnError();
    const { data: versions } = await cast.admin
      .from("entry_versions")
      .select("id")
      .match({ entry_id: entry, operation: "delete" });
    await cast.admin.rpc("restore_version", { version: versions?.[0]?.id ?? 0 }).throwOnError();
    await rows.delete().eq("id", entry).throwOnError();
    await cast.admin.rpc("erase_versions", { type: table, entry }).throwOnError();
    const who = await idOf(cast.admin);
    expect(
      (await since(before)).map(({ actor_id, kind, action, entry_type, entry_id, subject }) => [
        actor_id,
        kind,
        action,
        entry_type,
        entry_id,
        subject,
      ]),
    ).toEqual([
      [who, "content", "create", table, entry, first],
      [who, "content", "change", table, entry, last],
      [who, "content", "delete", table, entry, last],
      [who, "content", "restore", table, entry, last],
      [who, "content", "delete", table, entry, last],
      [who, "content", "erase", table, entry, last],
    ]);
  },
);

test("K8: settings changes and the erasure of a message are logged without personal data of the visitor", async () => {
  const before = await newest();
  await cast.admin.from("site_settings").update({ phone: "+27 1" }).eq("id", true).throwOnError();
  await cast.admin
    .from("inbox_settings")
    .update({ answer_templates: [{ name: "Uno" }] as never })
    .eq("id", true)
    .throwOnError();
  const { data } = await cast.service
    .from("contact_submissions")
    .insert({ ...enquiry, name: "Visita" })
    .select("id")
    .single()
    .throwOnError();
  await cast.admin.from("contact_submissions").delete().eq("id", data.id).throwOnError();
  const log = await since(before);
  expect(log.map(({ action, entry_type, subject }) => [action, entry_type, subject])).toEqual([
    ["change", "site_settings", null],
    ["change", "inbox_settings", null],
    ["erase", "contact_submissions", null],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Visita|ana@/);
});

test("K8: changes made by programs are not logged as actions of an administrator", async () => {
  const before = await newest();
  const { data } = await cast.service
    .from("tours")
    .insert({ ...tour, slug: "programa" })
    .select("id")
    .single()
    .throwOnError();
  await cast.service.from("tours").delete().eq("id", data.id).throwOnError();
  expect(await since(before)).toEqual([]);
});

test("K8: invitations, their acceptance, a new password and a removal are logged", async () => {
  const functions = administratorFunctions(cast.backend);
  const before = await newest();
  const account = { email: "nuevo@example.com", password: "acacia y baobab 9" };
  const joined = await functions.join(cast.admin, account);
  await joined.auth.updateUser({ password: "mopane y fiebre 9" });
  await functions.invite(cast.admin, "nadie@example.com");
  const { data } = await cast.admin.rpc("pending_invitations");
  await cast.admin.rpc("revoke_invitation", { invitation: data?.[0]?.id ?? "" });
  const [own, other] = [await idOf(cast.admin), await idOf(joined)];
  await cast.admin.rpc("remove_administrator", { account: other }).throwOnError();
  expect(
    (await since(before)).map(({ actor_id, kind, action, subject }) => [
      actor_id,
      kind,
      action,
      subject,
    ]),
  ).toEqual([
    [own, "people", "invite", account.email],
    [other, "people", "join", account.email],
    [other, "access", "sign-in", null],
    [other, "people", "password", account.email],
    [own, "people", "invite", "nadie@example.com"],
    [own, "people", "revoke", "nadie@example.com"],
    [own, "people", "remove", account.email],
  ]);
});

test("K8: log rows are deleted after twelve months, invitations a month after their expiry", async () => {
  const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
  const count = async () => (await cast.service.from("admin_log").select("id")).data?.length ?? 0;
  const invited = async () => (await cast.admin.rpc("pending_invitations")).data?.length;
  await cast.service.rpc(
    "issue_invitation" as never,
    { email: "vieja@example.com", token_hash: "d".repeat(64) } as never,
  );
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await cast.service.rpc("purge_admin_log" as never, { at: at(364) } as never);
  await cast.service.rpc("purge_invitations" as never, { at: at(36) } as never);
  expect([await count(), await invited()]).toEqual([before, 1]);
  await cast.service.rpc("purge_invitations" as never, { at: at(38) } as never);
  await cast.service.rpc("purge_admin_log" as never, { at: at(367) } as never);
  expect([await count(), await invited()]).toEqual([0, 0]);
});
