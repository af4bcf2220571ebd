import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, startCast } from "./cast.ts";
import { enquiry } from "./harness.ts";

/** Tables: `tables-matrix.test.ts`. Filters, counts and orders: `hidden-rows.test.ts`. */
let cast: Cast;

beforeAll(async () => {
  cast = await startCast();
});
afterAll(() => cast.backend.dispose());

describe("contact_submissions", () => {
  test.each([
    ["anonymous", "42501", null],
    ["traveller", [], 0],
  ] as const)("I2: %s neither reads nor writes enquiries", async (who, answer, number) => {
    const table = cast[who].from("contact_submissions");
    const read = await table.select("*");
    expect(read.error?.code ?? read.data).toEqual(answer);
    expect((await table.select("*", { count: "exact", head: true })).count).toBe(number);
    expect((await table.insert(enquiry)).error?.code).toBe("42501");
    await table.update({ name: "Otra" }).neq("name", "");
    await table.delete().neq("name", "");
    const { data } = await cast.service.from("contact_submissions").select("name");
    expect(data).toEqual([{ name: enquiry.name }]);
  });

  test("I2: an administrator reads and erases enquiries, but cannot insert or update them", async () => {
    const table = cast.admin.from("contact_submissions");
    expect((await table.select("*")).data).toHaveLength(1);
    expect((await table.insert(enquiry)).error?.code).toBe("42501");
    expect((await table.update({ name: "Otra" }).eq("name", enquiry.name)).error?.code).toBe(
      "42501",
    );
    const { data: extra } = await cast.service
      .from("contact_submissions")
      .insert(enquiry)
      .select()
      .single();
    expect(
      (
        await table
          .delete()
          .eq("id", extra?.id ?? "")
          .select()
      ).data,
    ).toHaveLength(1);
  });
});

describe("schemas and functions outside of the public API", () => {
  test.each(["auth", "storage", "private", "supabase_migrations", "extensions"])(
    "I2: the schema %s is not exposed, not even to the secret key",
    async (schema) => {
      for (const who of ["anonymous", "admin", "service"] as const) {
        const { error } = await cast[who]
          .schema(schema as "public")
          .from("tours")
          .select("*");
        expect(error?.code).toBe("PGRST106");
      }
    },
  );

  test.each(["is_admin", "touch_updated_at", "set_config", "pg_sleep", "crypt", "uid"])(
    "I2: the function %s cannot be called",
    async (name) => {
      for (const who of ["anonymous", "traveller", "admin"] as const) {
        expect((await cast[who].rpc(name as never)).error?.code).toBe("PGRST202");
      }
    },
  );

  test("I2: sign-up is closed, by password and by mail", async () => {
    const fresh = cast.backend.anonymous();
    expect(
      (await fresh.auth.signUp({ email: "new@example.com", password: "long enough" })).error?.code,
    ).toBe("signup_disabled");
    expect((await fresh.auth.signInAnonymously()).error?.code).toBe("signup_disabled");
    // Same answer as for an existing account, which must not be revealed.
    expect((await fresh.auth.signInWithOtp({ email: "new@example.com" })).error).toBeNull();
    for (const path of ["otp", "%6Ftp", "o%74p", "magiclink", "m%61giclink"]) {
      const body = JSON.stringify({ email: "new@example.com", create_user: true });
      const asked = await cast.backend.request(`/auth/v1/${path}`, { method: "POST", body });
      expect([asked.status, await asked.json()]).toEqual([200, {}]);
    }
    expect(cast.backend.mails).toEqual([]);
  });
});

test("I2: concurrent requests do not share a role", async () => {
  const ask = async (who: "anonymous" | "admin" | "service") => {
    const { data, error } = await cast[who].from("contact_submissions").select("name");
    return `${who}: ${error?.code ?? data?.length}`;
  };
  const order = Array.from(
    { length: 60 },
    (_, index) => (["anonymous", "admin", "service"] as const)[index % 3],
  );
  const answers = await Promise.all(order.map((who) => ask(who ?? "anonymous")));
  expect([...new Set(answers)].sort()).toEqual(["admin: 1", "anonymous: 42501", "service: 1"]);
});
