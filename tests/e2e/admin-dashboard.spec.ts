import type { Page } from "@playwright/test";
import { type ContentType, contentTypes } from "../../content/index.ts";
import type { InsertRow } from "../../shared/database.types.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { insertTour } from "./tour-pages.ts";

/** Terms of other types are not counted. */
const counted = contentTypes.filter(({ admin }: ContentType) => !admin.termsOf);

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

async function insertPost(row: Partial<InsertRow<"blog_posts">> & { title: string }) {
  const { data, error } = await adminDatabase()
    .from("blog_posts")
    .insert({
      slug: slugOf(row.title),
      excerpt: "Corto",
      content: "Largo",
      category: "Consejos",
      author: "Ana",
      ...row,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

/** Responds to count requests with these numbers, by table and condition. */
async function answerCounts(page: Page, counts: Record<string, number>) {
  await page.route(/\/rest\/v1\/(tours|destinations|blog_posts)\?/, (route) => {
    const request = route.request();
    if (request.method() !== "HEAD") return route.fallback();
    const url = new URL(request.url());
    const where = Array.from(url.searchParams).find(([name]) => name.startsWith("is_"));
    const key = [url.pathname.split("/").at(-1), ...(where ?? [])].join(" ");
    return route.fulfill({ status: 200, headers: { "content-range": `*/${counts[key]}` } });
  });
}

test("H4: three cards display counts from HEAD requests, and link to the lists", async ({
  admin,
}) => {
  const heads: string[] = [];
  admin.on("request", (request) => {
    if (request.method() === "HEAD") heads.push(new URL(request.url()).pathname);
  });
  await answerCounts(admin, {
    blog_posts: 12,
    "blog_posts is_published eq.true": 10,
    "blog_posts is_published eq.false": 2,
    tours: 7,
    "tours is_featured eq.true": 3,
    "tours is_active eq.false": 1,
    destinations: 9,
    "destinations is_active eq.false": 0,
  });
  await admin.goto("/admin");
  await expect(admin.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  await expect(admin.locator(".bar p")).toHaveText(
    /^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo) \d{1,2} de [a-z]+ de \d{4}$/,
  );
  for (const [name, text, path] of [
    ["Posts del blog", "Posts del blog1210 publicados, 2 borradores", "/admin/blog"],
    ["Tours", "Tours73 destacados, 1 inactivo", "/admin/tours"],
    ["Destinos", "Destinos9Todos activos", "/admin/destinations"],
  ] as const) {
    const card = admin.locator(".count", { hasText: name });
    await expect(card).toHaveText(text);
    await expect(card).toHaveAttribute("href", path);
  }
  for (const table of ["blog_posts", "tours", "destinations"]) {
    expect(heads).toContain(`/rest/v1/${table}`);
  }
  await admin.getByRole("link", { name: "Ver la web" }).click();
  await expect(admin).toHaveURL((url) => url.pathname === "/");
});

test("H4: the latest messages, hidden entries and missing translations are listed, and link to their forms", async ({
  admin,
}) => {
  const about = uniqueName("Nueva");
  // Newer than the messages of other tests.
  const [enquiry] = await insertEnquiries(about, [{ created_at: "2030-01-01T06:00:00Z" }]);
  const posts = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    posts.push(await insertPost({ title: `${about} ${number}` }));
  const hidden = await insertTour({ name: `${about} tour`, is_active: false });
  const name = uniqueName("Pendiente");
  const tour = await insertTour({
    name,
    name_en: "Pending",
    name_fr: "En attente",
    destination_en: "Botswana",
    destination_fr: "Botswana",
    short_description_en: "Short",
    short_description_fr: "Courte",
    full_description_en: "Long",
    included_services: ["Guía", "Agua"],
    included_services_en: ["Guide", "Water"],
    included_services_fr: ["Guide", "Eau"],
    itinerary: [
      { day: 1, description_es: "Uno", description_en: "One", description_fr: "Un" },
      { day: 2, description_es: "Dos", description_en: "", description_fr: "" },
    ],
    gallery_images: ["/og-image.jpg"],
  });
  const complete = await insertPost({
    title: uniqueName("Completo"),
    title_en: "x",
    title_fr: "x",
    excerpt_en: "x",
    excerpt_fr: "x",
    content_en: "x",
    content_fr: "x",
  });
  await admin.goto("/admin");

  const drafts = panel(admin, "Borradores");
  const line = drafts.getByRole("listitem").filter({ hasText: hidden.name });
  await expect(line).toContainText("Inactivo");
  await expect(line).toContainText(/Tour, cambiado el \d\d\/\d\d\/\d{4}/);
  await expect(drafts.getByRole("listitem")).toHaveCount(6);
  await expect(line.getByRole("link")).toHaveAttribute("href", `/admin/tours/${hidden.id}`);

  const pending = panel(admin, "Traducciones pendientes");
  const row = pending.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(
    "Tour. Falta: 1 día del itinerario (EN, FR), descripción completa (FR)",
  );
  await expect(row.locator(".badge")).toHaveText(["EN 87 %", "FR 75 %"]);
  await expect(row.locator("img")).toHaveAttribute("src", /og-image\.jpg/);
  await expect(pending).not.toContainText(complete.title);
  await expect(row.getByRole("link", { name: `Editar ${name}` })).toHaveAttribute(
    "href",
    `/admin/tours/${tour.id}`,
  );

  const messages = panel(admin, "Últimos mensajes");
  await expect(messages.getByRole("listitem").first()).toContainText(
    `${about}01/01/2030 08:00${about}: somos dos`,
  );
  await expect(messages.getByRole("link", { name: "Ver todos los mensajes" })).toHaveAttribute(
    "href",
    "/admin/contacts",
  );
  await messages.getByRole("link", { name: about }).click();
  await expect(admin).toHaveURL(new RegExp(`/admin/contacts\\?message=${enquiry?.id}$`));
  await expect(admin.getByRole("dialog", { name: about })).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(admin).toHaveURL(/\/admin\/contacts$/);
  await admin.goBack();
  await drafts.getByRole("link", { name: /^y \d+ posts? más$/ }).click();
  await expect(admin).toHaveURL(/\/admin\/blog\?status=draft$/);
  await expect(admin.getByLabel("Estado")).toHaveValue("draft");

  const database = adminDatabase();
  await database.from("contact_submissions").delete().eq("name", about);
  const ids = posts.map(({ id }) => id);
  await database.from("blog_posts").delete().in("id", ids);
  await database.from("tours").delete().eq("id", hidden.id);
});

test("H4: empty panels display a note", {
  tag: "@deep",
}, async ({ admin }) => {
  await admin.route(/\/rest\/v1\/(?!user_roles)/, (route) =>
    route.fulfill({ json: [], headers: { "content-range": "*/0" } }),
  );
  await admin.goto("/admin");
  await expect(admin.locator(".count small")).toHaveText(counted.map(() => /^Todavía ningun[oa]$/));
  await expect(panel(admin, "Últimos mensajes")).toContainText("Todavía no hay mensajes");
  await expect(panel(admin, "Borradores")).toContainText("No hay borradores");
  await expect(panel(admin, "Sin publicar")).toContainText("No hay nada a medias");
  await expect(panel(admin, "Traducciones pendientes")).toContainText(
    "No hay traducciones pendientes.",
  );
});

test("H4: panels that fail to load display an error and a retry button", { tag: "@deep" }, async ({
  admin,
  allow,
}) => {
  allow(
    "500 /rest/v1/contact_submissions",
    ...contentTypes.map(({ table }) => `500 /rest/v1/${table}`),
    "500 /rest/v1/rpc/owner_warnings",
    "500 /rest/v1/rpc/launch_state",
    "500 /rest/v1/rpc/enquiry_counts",
    "500 /rest/v1/outbox",
    "500 /rest/v1/entry_drafts",
  );
  await admin.route(/\/rest\/v1\/(?!user_roles)/, (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  await admin.goto("/admin", { waitUntil: "commit" });
  await expect(admin.getByText("Cargando...").first()).toBeVisible();
  for (const name of [
    "Últimos mensajes",
    "Sin publicar",
    "Borradores",
    "Traducciones pendientes",
  ]) {
    await expect(panel(admin, name).getByRole("alert")).toContainText("No se pudo cargar.");
  }
  await expect(admin.locator(".count small")).toHaveText(counted.map(() => "No se pudo contar"));
  await admin.unroute(/\/rest\/v1\/(?!user_roles)/);
  for (const name of [
    "Últimos mensajes",
    "Sin publicar",
    "Borradores",
    "Traducciones pendientes",
  ]) {
    await panel(admin, name).getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(panel(admin, name).getByRole("alert")).toBeHidden();
  }
});
