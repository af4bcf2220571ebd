import { afterAll, beforeAll, expect, test } from "vitest";
import {
  admin,
  type Client,
  destination,
  enquiry,
  post,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

let backend: TestBackend;
let anonymous: Client;
let administrator: Client;

beforeAll(async () => {
  backend = await startBackend();
  anonymous = backend.anonymous();
  administrator = await backend.signedIn(admin);
  const service = backend.service();
  await service.from("tours").insert(
    [
      { ...tour, slug: "b", name: "Berg", is_featured: true },
      { ...tour, slug: "a", name: "Arena" },
      { ...tour, slug: "c", name: "Caballos", is_featured: true },
      { ...tour, slug: "d", name: "Delta", is_featured: true },
      { ...tour, slug: "e", name: "Elefantes", is_featured: true },
      { ...tour, slug: "f", name: "Faro", is_featured: true, is_active: false },
    ],
    { defaultToNull: false },
  );
  await service.from("destinations").insert([
    { ...destination, slug: "z", name: "Zambia" },
    { ...destination, slug: "b", name: "Botsuana" },
  ]);
  await service.from("blog_posts").insert(
    [
      { ...post, slug: "viejo", is_published: true, published_at: "2026-01-01T08:00:00Z" },
      { ...post, slug: "nuevo", is_published: true, published_at: "2026-03-01T08:00:00Z" },
      { ...post, slug: "borrador" },
    ],
    { defaultToNull: false },
  );
  await service.from("contact_submissions").insert([
    { ...enquiry, created_at: "2026-01-01T08:00:00Z", name: "Primera" },
    { ...enquiry, created_at: "2026-02-01T08:00:00Z", name: "Segunda" },
  ]);
});
afterAll(() => backend.dispose());

test("I3: reading the role of the current user returns one row or none", async () => {
  const role = async (client: Client) => {
    const { data } = await administrator.auth.getUser();
    return client
      .from("user_roles")
      .select("role")
      .eq("user_id", data.user?.id ?? "")
      .eq("role", "admin")
      .maybeSingle();
  };
  expect(await role(administrator)).toMatchObject({ data: { role: "admin" }, error: null });
  expect((await role(anonymous)).data).toBeNull();
});

test("I3: head requests count rows for the dashboard", async () => {
  const count = async (table: "blog_posts" | "tours" | "destinations") => {
    const { count, data, error } = await administrator
      .from(table)
      .select("*", { count: "exact", head: true });
    expect(error).toBeNull();
    expect(data).toBeNull();
    return count;
  };
  expect([await count("blog_posts"), await count("tours"), await count("destinations")]).toEqual([
    3, 6, 2,
  ]);
});

test("I3: the home page reads three featured active tours", async () => {
  const { data } = await anonymous
    .from("tours")
    .select("*")
    .eq("is_featured", true)
    .eq("is_active", true)
    .limit(3);
  expect(data).toHaveLength(3);
  expect(data?.every((row) => row.is_featured && row.is_active)).toBe(true);
});

test("I3: tours are ordered featured first", async () => {
  const { data } = await anonymous
    .from("tours")
    .select("*")
    .eq("is_active", true)
    .order("is_featured", { ascending: false });
  expect(data?.map((row) => row.is_featured)).toEqual([true, true, true, true, false]);
});

test("I3: destinations are ordered by name", async () => {
  const { data } = await anonymous
    .from("destinations")
    .select("*")
    .eq("is_active", true)
    .order("name");
  expect(data?.map(({ name }) => name)).toEqual(["Botsuana", "Zambia"]);
});

test("I3: published posts are ordered newest first", async () => {
  const { data } = await anonymous
    .from("blog_posts")
    .select("*")
    .eq("is_published", true)
    .order("published_at", { ascending: false });
  expect(data?.map(({ slug }) => slug)).toEqual(["nuevo", "viejo"]);
});

test.each([
  ["nuevo", "nuevo"],
  ["borrador", undefined],
  ["no-hay", undefined],
])("I3: reading the post %s by slug returns one row or none", async (slug, found) => {
  const { data, error } = await anonymous
    .from("blog_posts")
    .select("*")
    .eq("slug", slug)
    .eq("is_published", true)
    .maybeSingle();
  expect(error).toBeNull();
  expect(data?.slug).toBe(found);
});

test("I3: an administrator reads all entries in the panel's order", async () => {
  const posts = await administrator
    .from("blog_posts")
    .select("*")
    .order("created_at", { ascending: false });
  expect(posts.data).toHaveLength(3);
  const tours = await administrator.from("tours").select("*").order("name");
  expect(tours.data?.map(({ name }) => name)).toEqual([
    "Arena",
    "Berg",
    "Caballos",
    "Delta",
    "Elefantes",
    "Faro",
  ]);
  const destinations = await administrator.from("destinations").select("*").order("name");
  expect(destinations.data).toHaveLength(2);
  const enquiries = await administrator
    .from("contact_submissions")
    .select("*")
    .order("created_at", { ascending: false });
  expect(enquiries.data?.map(({ name }) => name)).toEqual(["Segunda", "Primera"]);
});

test.each([
  ["blog_posts", post, { title: "Otro título" }],
  ["tours", tour, { name: "Otro nombre" }],
  ["destinations", destination, { name: "Otro nombre" }],
] as const)("I3: %s: insert one, update by id, delete by id", async (table, row, change) => {
  const rows = administrator.from(table as "tours");
  expect((await rows.insert([{ ...row, slug: "efimero" } as typeof tour])).error).toBeNull();
  const { data } = await rows.select("id").eq("slug", "efimero").single();
  const id = data?.id ?? "";
  expect((await rows.update(change as Partial<typeof tour>).eq("id", id)).error).toBeNull();
  expect((await rows.select("*").eq("id", id).single()).data).toMatchObject(change);
  expect((await rows.delete().eq("id", id)).error).toBeNull();
  expect((await rows.select("id").eq("id", id)).data).toEqual([]);
});

test.each([
  ["included_services", "neq", "{}", 0],
  ["included_services", "eq", "{}", 1],
  ["itinerary", "eq", "{}", 0],
  ["itinerary", "cs", "{}", 0],
])("I3: %s %s %s accepts an empty list", async (column, operator, value, count) => {
  const { data, error } = await anonymous
    .from("tours")
    .select("slug")
    .eq("slug", "a")
    .filter(column, operator, value);
  expect(error).toBeNull();
  expect(data).toHaveLength(count);
});

test("I3: a filter that is not a list gets a client error, and the next request succeeds", async () => {
  const one = () => anonymous.from("tours").select("slug").eq("slug", "a");
  const { error } = await one().filter("included_services", "eq", '{"a":1}');
  expect(error?.code).toBe("22P02");
  expect((await one()).data).toHaveLength(1);
});
