import type { Page } from "@playwright/test";
import { panelPath } from "../../content/define.ts";
import { type ContentType, contentTypes } from "../../content/index.ts";
import { textPages } from "../../content/texts/index.ts";
import { menuOf } from "../../panel/src/entries/labels.ts";
import { freshRandom, type Random } from "../support/random.ts";
import { adminDatabase, expect, test } from "./admin.ts";
import { insertEnquiries } from "./contact-pages.ts";
import { rowsOf } from "./database.ts";
import { insertDestination } from "./destination-pages.ts";
import { holdRequests } from "./lost-answers.ts";
import { insertPost } from "./post-pages.ts";
import { blockedInPreview, slowNetwork, walk, watchFrames } from "./random-walk.ts";
import { insertTour } from "./tour-pages.ts";

// A session of its own: its frames are watched by a script.
test.use({ sharedSession: false });

const tables = { tours: "tours", destinations: "destinations", blog: "blog_posts" } as const;
const headings: Record<string, string | RegExp> = {
  "/admin": "Admin Panel",
  ...Object.fromEntries(
    contentTypes.map((type: ContentType) => [`/admin${panelPath(type)}`, menuOf(type)]),
  ),
  "/admin/texts": "Textos",
  ...Object.fromEntries(textPages.map(({ page, label }) => [`/admin/texts/${page}`, label])),
  ...Object.fromEntries(
    textPages.flatMap(({ page, label }) =>
      ["en", "fr"].map((locale) => [`/admin/translations/texts/${page}/${locale}`, label]),
    ),
  ),
  "/admin/pictures": "Imágenes",
  "/admin/translations": "Traducciones",
  "/admin/contacts": /^Mensajes de contacto/,
  "/admin/statistics": "Estadísticas",
  "/admin/trash": "Papelera",
  "/admin/brand": "Marca",
  "/admin/launch": "Puesta en marcha",
  "/admin/departures": "Salidas en grupo",
  "/admin/proposals": "Propuestas",
  "/admin/proposals/new": "¿Para quién es?",
  "/admin/settings": "Ajustes",
  "/admin/settings/answers": "Ajustes",
  "/admin/settings/payment": "Ajustes",
  "/admin/settings/glossary": "Ajustes",
  "/admin/administrators": "Administradores",
  "/admin/administrators/activity": "Actividad",
  "/admin/account": "Mi cuenta",
};

const selectNamed = (table: string) => `id, name:${table === "blog_posts" ? "title" : "name"}`;

interface Named {
  id: string;
  name: string;
}

interface Entry extends Named {
  section: string;
}

/**
 * Something in every list.
 * @returns the entries
 */
async function fillLists(): Promise<Entry[]> {
  await insertTour();
  await insertDestination();
  await insertPost();
  await insertEnquiries("Paseo", [{}, {}]);
  const gone = await insertTour();
  await adminDatabase().from("tours").delete().eq("id", gone.id).throwOnError();
  const lists = Object.entries(tables).map(async ([section, table]) => {
    const named = adminDatabase().from(table).select<string, Named>(selectNamed(table));
    return (await rowsOf(named)).map((row) => ({ ...row, section }));
  });
  return (await Promise.all(lists)).flat();
}

const sectionsOf = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ id, section }) => [id, section]));

/** Nothing is loading, and the heading matches the address. */
async function checkHeading(page: Page) {
  const { pathname } = new URL(page.url());
  const id = pathname.match(/[\da-f-]{36}/)?.[0];
  const expected = id ? await namesOf(id) : [headings[pathname]].flatMap((name) => name ?? []);
  if (pathname.endsWith("/new")) expected.push(/./);
  expect(await page.locator(".waiting, [aria-busy=true], .spinner").count()).toBe(0);
  expect(await page.getByText("Cargando...").count()).toBe(0);
  const heading = (await page.locator("#main h1").textContent({ timeout: 1000 })) ?? "";
  // A test that runs at the same time may have deleted its entry for good.
  if (id && expected.length === 0) return;
  const isExpected = expected.some((name) =>
    typeof name === "string" ? heading.includes(name) : name.test(heading),
  );
  expect(isExpected, `${pathname} has the heading ${heading}`).toBe(true);
}

/** Names that an entry has now: its published one, and those in drafts of tests that run at the same time. */
async function namesOf(id: string): Promise<(string | RegExp)[]> {
  const named = contentTypes.map(({ table, admin }) =>
    adminDatabase()
      .from(table)
      .select<string, Named>(`id, name:${admin.useAsTitle}`)
      .eq("id", id)
      .throwOnError(),
  );
  const drafts = adminDatabase().from("entry_drafts").select("id, name:title").eq("id", id);
  const answers = await Promise.all([...named, drafts.throwOnError()]);
  return answers.flatMap(({ data }) => data.map(({ name }) => name ?? ""));
}

/** @param rounds each with its own cache, which a full page load clears */
async function walkPanel(
  page: Page,
  random: Random,
  { rounds, steps }: { rounds: number; steps: number },
) {
  const entries = await fillLists();
  const faults = await watchFrames(page, sectionsOf(entries));
  await slowNetwork(page, /\/rest\/v1\//, random);
  for (let round = 0; round < rounds; round++) {
    await page.goto("/admin");
    await walk(page, {
      steps,
      random,
      links: '.side a, #main a[href^="/admin"]:not([target])',
      buttons:
        ".filters select, .bar__acts select, .pager button, #main .bar__acts button[aria-expanded], dialog .sheet__close",
      faults,
      check: checkHeading,
    });
  }
}

test("H5: a click from one list of entries to another never displays rows of the first", {
  tag: "@deep",
}, async ({ admin }) => {
  const faults = await watchFrames(admin, sectionsOf(await fillLists()));
  const rail = admin.getByRole("navigation", { name: "Administración" });
  const rows = admin.locator(".rows li");
  const lists = ["Tours", "Destinos", "Blog"];
  for (const first of lists)
    for (const second of lists.filter((list) => list !== first)) {
      await admin.goto("/admin");
      await rail.getByRole("link", { name: first }).click();
      await expect(rows).not.toHaveCount(0);
      const release = await holdRequests(admin, /\/rest\/v1\/\w+\?select=id%2C/);
      await rail.getByRole("link", { name: second }).click();
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(second);
      await expect(rows, `${second} after ${first}`).toHaveCount(0);
      release();
      await expect(rows).not.toHaveCount(0);
      await admin.unrouteAll();
    }
  expect(faults).toEqual([]);
});

for (const { page, shown, choice, to, request, tag } of [
  {
    page: "/admin/statistics",
    shown: ".counts",
    choice: "Periodo",
    to: "12w",
    request: "**/rpc/site_statistics",
    tag: "K11",
  },
  {
    page: "/admin/translations",
    shown: ".rows li",
    choice: "Idioma",
    to: "fr",
    request: /\/rest\/v1\/.*fr/,
    tag: "K6",
  },
] as const)
  test(`${tag}: while ${page} loads what another choice of «${choice}» shows, nothing of the first is shown under it`, {
    tag: "@deep",
  }, async ({ admin }) => {
    await fillLists();
    await admin.goto(page);
    await expect(admin.locator(shown)).not.toHaveCount(0);
    const release = await holdRequests(admin, request);
    await admin.getByRole("combobox", { name: choice }).selectOption(to);
    await expect(admin.getByText("Cargando...")).toBeVisible();
    await expect(admin.locator(shown)).toHaveCount(0);
    release();
    await expect(admin.locator(shown)).not.toHaveCount(0);
  });

test("A14, H3: a random walk by clicks, back and forward on a slow network displays every page as its own", async ({
  admin,
  tolerate,
}) => {
  tolerate(...blockedInPreview);
  await walkPanel(admin, freshRandom(), { rounds: 1, steps: 20 });
});

test("A14, H3: a long random walk displays every page as its own", {
  tag: "@deep",
}, async ({ admin, tolerate }) => {
  test.setTimeout(600_000);
  tolerate(...blockedInPreview);
  await walkPanel(admin, freshRandom(), { rounds: 6, steps: 40 });
});
