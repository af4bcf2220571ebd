import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, startCast, tourContent, type UserKind, userKinds } from "./cast.ts";

let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

test("I2: a user reads its own roles only", async () => {
  const roles = (who: UserKind) => cast[who].from("user_roles").select("role");
  expect((await roles("admin")).data).toEqual([{ role: "admin" }]);
  expect((await roles("traveller")).data).toEqual([]);
  expect((await roles("anonymous")).error?.code).toBe("42501");
});

describe("I2: no user can get a role", () => {
  const grant = async (who: UserKind) => {
    const { data } = await cast[who].auth.getUser();
    return { user_id: data.user?.id ?? crypto.randomUUID(), role: "admin" as const };
  };
  const roles = async () => (await cast.service.from("user_roles").select("*")).data;

  test.each(userKinds)("%s, by writing to the table of roles", async (who) => {
    const before = await roles();
    const row = await grant(who);
    const table = () => cast[who].from("user_roles");
    const attempts = [
      await table().insert(row),
      await table().insert([row, row]),
      await table().insert(row, { count: "exact" }),
      await table().upsert(row),
      await table().upsert(row, { onConflict: "user_id,role", ignoreDuplicates: true }),
      await table()
        .update(row)
        .neq("role", "nobody" as "admin"),
      await table().update({ user_id: row.user_id }).eq("role", "admin"),
      await table().delete().eq("role", "admin"),
    ];
    expect(attempts.map(({ error }) => error?.code)).toEqual(Array(8).fill("42501"));
    expect(await roles()).toEqual(before);
  });

  test("by changing its own metadata", async () => {
    const session = (await cast.traveller.auth.getSession()).data.session;
    const claims = { role: "service_role", roles: ["admin"], is_admin: true };
    const said = await cast.backend.request("/auth/v1/user", {
      method: "PUT",
      headers: {
        authorization: `Bearer ${session?.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        ...claims,
        data: claims,
        app_metadata: claims,
        user_metadata: claims,
      }),
    });
    expect(said.status).toBe(200);
    const { data } = await cast.traveller.auth.refreshSession();
    expect(data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"] });
    expect(data.user?.role).toBe("authenticated");
    const { error } = await cast.traveller
      .from("tours")
      .insert({ ...tourContent.row, slug: "mio" });
    expect(error?.code).toBe("42501");
    expect((await cast.traveller.from("contact_submissions").select("*")).data).toEqual([]);
  });

  test.each(["is_admin", "set_config", "pg_read_file", "grant_role", "percent_decoded"])(
    "with any key, by calling %s",
    async (name) => {
      for (const who of userKinds) {
        const { error } = await cast[who].rpc(name as never, { role: "admin" } as never);
        expect(error?.code).toBe("PGRST202");
      }
    },
  );

  test("with any key, by naming a role in the request", async () => {
    for (const headers of [
      { "x-role": "service_role" },
      { role: "service_role" },
      { "x-forwarded-for": "127.0.0.1" },
      { "x-client-info": "service_role" },
      { "accept-profile": "private" },
      {
        authorization: `Bearer ${cast.backend.backend.publishableKey}`,
        prefer: "role=service_role",
      },
    ] as Record<string, string>[]) {
      const response = await cast.backend.request("/rest/v1/contact_submissions", { headers });
      expect(response.ok).toBe(false);
    }
  });
});
