import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../shared/database.types.ts";
import { type Cast, startCast } from "./cast.ts";
import { Editor, openEditor } from "./editor.ts";
import { type Client, tour } from "./harness.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());
beforeEach(async () => {
  await cast.service.from("preview_links").delete().neq("token_hash", "").throwOnError();
  const row = { id: unfinished, entry_type: "tours" as const, data: draft };
  await cast.service.from("entry_drafts").upsert(row).throwOnError();
});

type Args = Database["public"]["Functions"]["make_preview_link"]["Args"];

const draft = { slug: "dunas", name: "Dunas a medias" };
/** Id of an unfinished tour, which links show by default. */
const unfinished = crypto.randomUUID();
const asked = (): Args => ({ type: "tours", entry: unfinished, days: 1 });

async function make(args: Partial<Args> = {}, who: Client = cast.admin) {
  return who.rpc("make_preview_link", { ...asked(), ...args });
}

/** Opens a link as the server does; no client key may. */
async function open(token: string, who: Client = cast.service) {
  return who.rpc("open_preview" as never, { token } as never) as unknown as PromiseLike<{
    data: { entry_type: string; draft: unknown; expires_at: string }[] | null;
    error: { code: string } | null;
  }>;
}

const opened = async (token: string) => (await open(token)).data ?? [];

async function links() {
  return (await cast.service.from("preview_links").select().throwOnError()).data;
}

describe("K3: links to previews", () => {
  test("a link created by an administrator shows its draft until it expires; only the hash of its token is stored", async () => {
    const { data } = await make({ days: 7 });
    const [link] = await links();
    expect(data?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(link?.token_hash).toBe(
      createHash("sha256")
        .update(data?.token ?? "")
        .digest("hex"),
    );
    expect(JSON.stringify(link)).not.toContain(data?.token);
    expect(link?.created_by).toBe((await cast.admin.auth.getUser()).data.user?.id);
    const days = (Date.parse(data?.expires_at ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const [shown] = await opened(data?.token ?? "");
    expect(shown).toMatchObject({ entry_type: "tours", draft });
    expect(new Date(shown?.expires_at ?? "")).toEqual(new Date(data?.expires_at ?? ""));
  });

  test("anonymous clients and users without a role cannot create links, and only the server can open them", async () => {
    for (const who of [cast.anonymous, cast.traveller])
      expect((await make({}, who)).error?.code).toBe("42501");
    expect(await links()).toEqual([]);
    const { data } = await make();
    for (const who of [cast.anonymous, cast.traveller, cast.admin])
      expect((await open(data?.token ?? "", who)).error?.code).toBe("42501");
  });

  test("the hash of a token, or a token with one changed letter, opens nothing", async () => {
    const { data } = await make();
    const token = data?.token ?? "";
    const other = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const [link] = await links();
    for (const wrong of ["", other, link?.token_hash ?? "", link?.id ?? "", token.toUpperCase()])
      expect(await opened(wrong)).toEqual([]);
  });

  test("an expired link shows nothing, and is removed by the sweep", async () => {
    const { data } = await make();
    const { data: kept } = await make();
    await cast.service
      .from("preview_links")
      .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .eq("id", data?.id ?? "")
      .throwOnError();
    expect(await opened(data?.token ?? "")).toEqual([]);
    expect((await cast.admin.rpc("purge_preview_links" as never)).error?.code).toBe("42501");
    expect((await cast.service.rpc("purge_preview_links" as never)).data).toBe(1);
    expect((await links()).map(({ id }) => id)).toEqual([kept?.id]);
  });

  test("a revoked link shows nothing", async () => {
    const { data } = await make();
    await cast.traveller
      .from("preview_links")
      .delete()
      .eq("id", data?.id ?? "");
    expect(await opened(data?.token ?? "")).toHaveLength(1);
    await cast.admin
      .from("preview_links")
      .delete()
      .eq("id", data?.id ?? "")
      .throwOnError();
    expect(await opened(data?.token ?? "")).toEqual([]);
  });

  test("a former administrator with a live session can neither create links nor show earlier ones", async () => {
    const { data } = await make();
    const { data: roles } = await cast.service.from("user_roles").select().throwOnError();
    await cast.service.from("user_roles").delete().eq("role", "admin").throwOnError();
    try {
      expect((await make()).error?.code).toBe("42501");
      expect((await cast.admin.from("preview_links").select()).data).toEqual([]);
      expect(await opened(data?.token ?? "")).toEqual([]);
    } finally {
      await cast.service.from("user_roles").insert(roles).throwOnError();
    }
    expect(await opened(data?.token ?? "")).toHaveLength(1);
  });

  test("the link of a former administrator shows nothing while there are other administrators", async () => {
    const { data } = await make();
    const { data: roles } = await cast.service.from("user_roles").select().throwOnError();
    const other = (await cast.traveller.auth.getUser()).data.user?.id ?? "";
    await cast.service.from("user_roles").delete().eq("role", "admin").throwOnError();
    await cast.service.from("user_roles").insert({ user_id: other, role: "admin" }).throwOnError();
    try {
      const { data: theirs } = await make({}, cast.traveller);
      expect(await opened(theirs?.token ?? "")).toHaveLength(1);
      expect(await opened(data?.token ?? "")).toEqual([]);
    } finally {
      await cast.service.from("user_roles").delete().eq("user_id", other).throwOnError();
      await cast.service.from("user_roles").insert(roles).throwOnError();
    }
  });

  test("an entry has at most ten links, independent of other entries; expired ones do not count", async () => {
    const entry = crypto.randomUUID();
    for (let made = 0; made < 10; made += 1) expect((await make({ entry })).error).toBeNull();
    expect((await make({ entry })).error?.code).toBe("PT409");
    expect((await make()).error).toBeNull();
    const first = (await links()).find(({ entry_id }) => entry_id === entry);
    await cast.service
      .from("preview_links")
      .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .eq("id", first?.id ?? "")
      .throwOnError();
    expect((await make({ entry })).error).toBeNull();
    expect(await links()).toHaveLength(11);
  });

  test("all entries together have at most two hundred links; expired ones do not count", async () => {
    const created_by = (await cast.admin.auth.getUser()).data.user?.id ?? "";
    const rows = Array.from({ length: 199 }, (_, at) => ({
      token_hash: `${at}`.padStart(64, "0"),
      entry_type: "tours" as const,
      entry_id: crypto.randomUUID(),
      created_by,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    }));
    await cast.service.from("preview_links").insert(rows).throwOnError();
    expect((await make()).error).toBeNull();
    expect((await make()).error?.code).toBe("PT409");
    await cast.service
      .from("preview_links")
      .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .eq("token_hash", rows[0]?.token_hash ?? "")
      .throwOnError();
    expect((await make()).error).toBeNull();
    expect(await links()).toHaveLength(200);
  });

  test.each([
    ["a day more", { days: 8 }],
    ["no day", { days: 0 }],
    ["another table", { type: "user_roles" as "tours" }],
  ])("%s is refused", async (_, args) => {
    expect((await make(args)).error?.code).toBe("22023");
    expect(await links()).toEqual([]);
  });

  test("the table accepts no longer validity, whoever writes it", async () => {
    await make();
    const { error } = await cast.service
      .from("preview_links")
      .update({ expires_at: new Date(Date.now() + 8 * 86_400_000).toISOString() })
      .neq("token_hash", "");
    expect(error?.code).toBe("23514");
  });

  test("a link shows the entry with its draft as they are when it is opened, and nothing once there is neither", async () => {
    const { data: row } = await cast.service
      .from("tours")
      .insert({ ...tour, slug: "con-borrador" })
      .select("id")
      .single();
    const entry = row?.id ?? "";
    const { data } = await cast.admin.rpc("make_preview_link", { type: "tours", entry, days: 7 });
    const token = data?.token ?? "";
    expect(await opened(token)).toMatchObject([
      { entry_type: "tours", draft: { name: tour.name, slug: "con-borrador" } },
    ]);
    const editor = await openEditor(cast.admin, entry);
    await editor.save({ name: "A medias", price_per_person: "6.4.8" });
    expect(await opened(token)).toMatchObject([
      { draft: { slug: "con-borrador", name: "A medias", price_per_person: "6.4.8" } },
    ]);
    await cast.service.from("tours").delete().eq("id", entry).throwOnError();
    expect(await opened(token)).toEqual([]);

    const unborn = new Editor(cast.admin, crypto.randomUUID());
    const { data: link } = await cast.admin.rpc("make_preview_link", {
      type: "tours",
      entry: unborn.entry.id,
    });
    expect(await opened(link?.token ?? "")).toEqual([]);
    await unborn.save({ name: "Nuevo" });
    expect(await opened(link?.token ?? "")).toMatchObject([{ draft: { name: "Nuevo" } }]);
    await unborn.open();
    await unborn.discard();
    expect(await opened(link?.token ?? "")).toEqual([]);
  });

  test("erasing an entry removes its links", async () => {
    const entry = crypto.randomUUID();
    const row = { id: entry, entry_type: "tours" as const, data: draft };
    await cast.service.from("entry_drafts").insert(row).throwOnError();
    const { data } = await make({ entry });
    await make();
    expect(await opened(data?.token ?? "")).toHaveLength(1);
    await cast.admin.rpc("erase_versions", { type: "tours", entry }).throwOnError();
    expect(await opened(data?.token ?? "")).toEqual([]);
    expect(await links()).toHaveLength(1);
  });
});
