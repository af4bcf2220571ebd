import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Client,
  destination,
  enquiry,
  post,
  startBackend,
  type TestBackend,
  tour,
} from "./harness.ts";

let backend: TestBackend;
let service: Client;

beforeAll(async () => {
  backend = await startBackend();
  service = backend.service();
});
afterAll(() => backend.dispose());

describe("defaults and triggers", () => {
  test("I1: a tour requires name, slug, both descriptions, destination and price; other columns have defaults", async () => {
    const { data, error } = await service.from("tours").insert(tour).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      ...tour,
      min_group_size: 2,
      max_group_size: 12,
      is_featured: false,
      is_active: true,
      duration_days: 1,
      gallery_images: [],
      included_services: [],
      excluded_services_fr: [],
      itinerary: [],
      image_url: null,
      name_en: null,
    });
  });

  test("I1: a price is returned as a number, as hosted PostgREST does", async () => {
    const { data } = await service
      .from("tours")
      .insert({ ...tour, slug: "precio", price_per_person: 5850.5 })
      .select("price_per_person")
      .single();
    expect(data?.price_per_person).toBe(5850.5);
  });

  test("I1: duration_days follows the itinerary, also against a direct write", async () => {
    const days = [1, 2, 3].map((day) => ({
      day,
      description_es: "a",
      description_en: "b",
      description_fr: "c",
    }));
    const inserted = await service
      .from("tours")
      .insert({ ...tour, slug: "duracion", itinerary: days, duration_days: 40 })
      .select("id, duration_days")
      .single();
    expect(inserted.data?.duration_days).toBe(3);
    const id = inserted.data?.id ?? "";

    const written = await service
      .from("tours")
      .update({ duration_days: 40 })
      .eq("id", id)
      .select()
      .single();
    expect(written.data?.duration_days).toBe(3);
    const emptied = await service
      .from("tours")
      .update({ itinerary: [] })
      .eq("id", id)
      .select()
      .single();
    expect(emptied.data?.duration_days).toBe(1);
  });

  test("I1: each change updates updated_at and keeps created_at", async () => {
    const { data: before } = await service
      .from("destinations")
      .insert(destination)
      .select()
      .single();
    const { data: after } = await service
      .from("destinations")
      .update({ name: "Namib Norte", updated_at: "2001-01-01T00:00:00Z" })
      .eq("slug", destination.slug)
      .select()
      .single();
    expect(after?.created_at).toBe(before?.created_at);
    expect(Date.parse(after?.updated_at ?? "")).toBeGreaterThan(
      Date.parse(before?.updated_at ?? ""),
    );
  });

  test("I1: a post is a draft by default, and its first publication sets published_at", async () => {
    const { data: draft } = await service.from("blog_posts").insert(post).select().single();
    expect(draft).toMatchObject({ is_published: false, published_at: null, tags: [] });
    const publish = (is_published: boolean) =>
      service.from("blog_posts").update({ is_published }).eq("slug", post.slug).select().single();
    const { data: published } = await publish(true);
    expect(published?.published_at).toBe(published?.updated_at);
    await publish(false);
    const { data: again } = await publish(true);
    expect(again?.published_at).toBe(published?.published_at);
  });
});

describe("constraints", () => {
  test.each([
    [
      "tours without a price",
      "tours",
      { ...tour, slug: "sin-precio", price_per_person: null },
      "23502",
    ],
    [
      "tours with a negative price",
      "tours",
      { ...tour, slug: "negativo", price_per_person: -1 },
      "23514",
    ],
    [
      "tours with a price beyond sense",
      "tours",
      { ...tour, slug: "caro", price_per_person: 1e7 },
      "23514",
    ],
    ["groups of nobody", "tours", { ...tour, slug: "nadie", min_group_size: 0 }, "23514"],
    [
      "a largest group below the smallest",
      "tours",
      { ...tour, slug: "orden", min_group_size: 9, max_group_size: 4 },
      "23514",
    ],
    [
      "an itinerary that is no list",
      "tours",
      { ...tour, slug: "itinerario", itinerary: { day: 1 } },
      "23514",
    ],
    ["a slug with spaces", "tours", { ...tour, slug: "Con Espacios" }, "23514"],
    ["a slug that is taken", "tours", tour, "23505"],
    [
      "a nameless destination",
      "destinations",
      { ...destination, slug: "sin-nombre", name: "  " },
      "23514",
    ],
    ["a post without author", "blog_posts", { ...post, slug: "sin-autor", author: null }, "23502"],
    [
      "a post with a category of null among its tags",
      "blog_posts",
      { ...post, slug: "nulos", tags: ["a", null] },
      "23514",
    ],
    ["a one-letter name in an enquiry", "contact_submissions", { ...enquiry, name: "A" }, "23514"],
    ["a name over 100", "contact_submissions", { ...enquiry, name: "A".repeat(101) }, "23514"],
    [
      "an address without @",
      "contact_submissions",
      { ...enquiry, email: "ana.example.com" },
      "23514",
    ],
    [
      "an address over 255",
      "contact_submissions",
      { ...enquiry, email: `${"a".repeat(250)}@b.com` },
      "23514",
    ],
    ["a phone over 20", "contact_submissions", { ...enquiry, phone: "1".repeat(21) }, "23514"],
    ["a message under 10", "contact_submissions", { ...enquiry, message: "corto" }, "23514"],
    [
      "a message over 2000",
      "contact_submissions",
      { ...enquiry, message: "a".repeat(2001) },
      "23514",
    ],
    ["an unknown role", "user_roles", { user_id: crypto.randomUUID(), role: "owner" }, "23514"],
    ["a role of nobody", "user_roles", { user_id: crypto.randomUUID(), role: "admin" }, "23503"],
    ["a mail of no enquiry", "outbox", { enquiry_id: crypto.randomUUID() }, "23503"],
    [
      "a failure of a mail over 500",
      "outbox",
      { enquiry_id: crypto.randomUUID(), last_error: "a".repeat(501) },
      "23514",
    ],
    [
      "a number that is none",
      "tours",
      { ...tour, slug: "texto", price_per_person: "gratis" },
      "22P02",
    ],
  ])("I1: refuses %s", async (_what, table, row, code) => {
    const { error, status } = await service.from(table as "tours").insert(row as never);
    expect({ code: error?.code, clientFault: status >= 400 && status < 500 }).toEqual({
      code,
      clientFault: true,
    });
  });

  test("I1: stores the text of an enquiry unchanged", async () => {
    const message = "Ñandú 🦒 '; drop table tours; -- <b>\n\tdos líneas";
    const row = { ...enquiry, message, language: "es" as const, source: "/tours" };
    const { data } = await service.from("contact_submissions").insert(row).select().single();
    expect(data).toMatchObject({ ...row, phone: null, preferred_contact: null });
  });
});
