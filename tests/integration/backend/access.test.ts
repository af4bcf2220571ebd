import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  type Client,
  destination,
  enquiry,
  post,
  startBackendWithTraveller,
  type TestBackend,
  tour,
  traveller,
} from "./harness.ts";

type UserKind = "anonymous" | "traveller" | "admin";

let backend: TestBackend;
const clients = {} as Record<UserKind | "service", Client>;

beforeAll(async () => {
  backend = await startBackendWithTraveller();
  clients.anonymous = backend.anonymous();
  clients.traveller = await backend.signedIn(traveller);
  clients.admin = await backend.signedIn(admin);
  clients.service = backend.service();
  await clients.service
    .from("tours")
    .insert([tour, { ...tour, slug: "oculto", name: "Oculto", is_active: false }]);
  await clients.service
    .from("destinations")
    .insert([destination, { ...destination, slug: "oculto", name: "Oculto", is_active: false }]);
  await clients.service.from("blog_posts").insert([
    { ...post, is_published: true },
    { ...post, slug: "borrador", title: "Borrador" },
  ]);
  await clients.service.from("contact_submissions").insert(enquiry);
});
afterAll(() => backend.dispose());

const content = [
  { table: "tours", row: tour, hidden: "oculto" },
  { table: "destinations", row: destination, hidden: "oculto" },
  { table: "blog_posts", row: post, hidden: "borrador" },
] as const;

describe.each(content)("$table", ({ table, row, hidden }) => {
  // Columns shared by the three tables.
  const from = (who: UserKind | "service") => clients[who].from(table as "tours");

  test.each<[UserKind, string[]]>([
    ["anonymous", [row.slug]],
    ["traveller", [row.slug]],
    ["admin", [row.slug, hidden].sort()],
  ])("I2: %s reads only entries visible to that user", async (who, slugs) => {
    const { data, error } = await from(who).select("slug").order("slug");
    expect(error).toBeNull();
    expect(data?.map(({ slug }) => slug)).toEqual(slugs);
  });

  test.each<UserKind>(["anonymous", "traveller"])(
    "I2: no filter, count or order reveals a hidden entry to %s",
    async (who) => {
      expect((await from(who).select("*").eq("slug", hidden)).data).toEqual([]);
      expect(
        (await from(who).select("*").or(`slug.eq.${hidden},slug.like.*o*`).eq("slug", hidden)).data,
      ).toEqual([]);
      expect((await from(who).select("*", { count: "exact", head: true })).count).toBe(1);
      expect(
        (await from(who).select("*", { count: "exact", head: true }).eq("slug", hidden)).count,
      ).toBe(0);
      expect((await from(who).select("slug").order("created_at").range(1, 5)).data).toEqual([]);
    },
  );

  test.each<UserKind>(["anonymous", "traveller"])("I2: %s writes nothing", async (who) => {
    const inserted = await from(who).insert({ ...row, slug: "colado" } as typeof tour);
    expect(inserted.error?.code).toBe("42501");
    const upserted = await from(who).upsert({ ...row, slug: row.slug } as typeof tour, {
      onConflict: "slug",
    });
    expect(upserted.error?.code).toBe("42501");
    await from(who).update({ slug: "cambiado" }).eq("slug", row.slug);
    await from(who).delete().neq("slug", "");
    const { data } = await from("service").select("slug").order("slug");
    expect(data?.map(({ slug }) => slug)).toEqual([row.slug, hidden].sort());
  });

  test("I2: an administrator inserts, updates and deletes entries", async () => {
    const inserted = await from("admin")
      .insert({ ...row, slug: "nuevo" } as typeof tour)
      .select()
      .single();
    expect(inserted.error).toBeNull();
    const id = inserted.data?.id ?? "";
    const updated = await from("admin")
      .update({ slug: "renovado" })
      .eq("id", id)
      .select("slug")
      .single();
    expect(updated.data?.slug).toBe("renovado");
    expect((await from("admin").delete().eq("id", id).select()).data).toHaveLength(1);
  });
});

describe("contact_submissions", () => {
  test.each([
    ["anonymous", "42501", null],
    ["traveller", [], 0],
  ] as const)("I2: %s neither reads nor writes enquiries", async (who, answer, number) => {
    const table = clients[who].from("contact_submissions");
    const read = await table.select("*");
    expect(read.error?.code ?? read.data).toEqual(answer);
    expect((await table.select("*", { count: "exact", head: true })).count).toBe(number);
    expect((await table.insert(enquiry)).error?.code).toBe("42501");
    await table.update({ name: "Otra" }).neq("name", "");
    await table.delete().neq("name", "");
    const { data } = await clients.service.from("contact_submissions").select("name");
    expect(data).toEqual([{ name: enquiry.name }]);
  });

  test("I2: an administrator reads and erases enquiries, but cannot insert or update them", async () => {
    const table = clients.admin.from("contact_submissions");
    expect((await table.select("*")).data).toHaveLength(1);
    expect((await table.insert(enquiry)).error?.code).toBe("42501");
    expect((await table.update({ name: "Otra" }).eq("name", enquiry.name)).error?.code).toBe(
      "42501",
    );
    const { data: extra } = await clients.service
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
        const { error } = await clients[who]
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
        expect((await clients[who].rpc(name as never)).error?.code).toBe("PGRST202");
      }
    },
  );

  test("I2: sign-up is closed, by password and by mail", async () => {
    const fresh = backend.anonymous();
    expect(
      (await fresh.auth.signUp({ email: "new@example.com", password: "long enough" })).error?.code,
    ).toBe("signup_disabled");
    expect((await fresh.auth.signInAnonymously()).error?.code).toBe("signup_disabled");
    // Same answer as for an existing account, which must not be revealed.
    expect((await fresh.auth.signInWithOtp({ email: "new@example.com" })).error).toBeNull();
    for (const path of ["otp", "%6Ftp", "o%74p", "magiclink", "m%61giclink"]) {
      const body = JSON.stringify({ email: "new@example.com", create_user: true });
      const asked = await backend.request(`/auth/v1/${path}`, { method: "POST", body });
      expect([asked.status, await asked.json()]).toEqual([200, {}]);
    }
    expect(backend.mails).toEqual([]);
  });
});

test("I2: concurrent requests do not share a role", async () => {
  const ask = async (who: "anonymous" | "admin" | "service") => {
    const { data, error } = await clients[who].from("contact_submissions").select("name");
    return `${who}: ${error?.code ?? data?.length}`;
  };
  const order = Array.from(
    { length: 60 },
    (_, index) => (["anonymous", "admin", "service"] as const)[index % 3],
  );
  const answers = await Promise.all(order.map((who) => ask(who ?? "anonymous")));
  expect([...new Set(answers)].sort()).toEqual(["admin: 1", "anonymous: 42501", "service: 1"]);
});
