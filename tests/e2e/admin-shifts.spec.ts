import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries, insertMails } from "./contact-pages.ts";
import { measureShifts, requireFittedFonts, shifts } from "./shifts.ts";
import { insertTour } from "./tour-pages.ts";

/** Pages of the rows that `insertWork` creates. */
const pathsOf = {
  "a message": ({ enquiry }: Work) => `/admin/contacts?message=${enquiry}`,
  "a tour's form": ({ tour }: Work) => `/admin/tours/${tour}`,
  "a tour's translation": ({ tour }: Work) => `/admin/translations/tours/${tour}/en`,
};

const paths = [
  "/admin",
  "/admin/contacts",
  "/admin/administrators",
  "/admin/tours",
  "/admin/tours/new",
  "/admin/destinations",
  "/admin/blog",
  "/admin/translations",
  "/admin/pictures",
  "/admin/trash",
  "/admin/statistics",
  "/admin/settings",
  "/admin/settings/answers",
  "/admin/administrators/activity",
  "/admin/account",
];
const inEachRun = ["/admin/contacts"];

/** Rows that the panel displays notices for: an unanswered message, its unsent mail, an untranslated tour. */
async function insertWork(): Promise<Work> {
  const about = uniqueName("Tarde");
  // Unanswered for a day, but not so old that the site announces its deletion meanwhile.
  const created_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const enquiries = await insertEnquiries(about, [{ created_at }]);
  await insertMails(enquiries);
  const beside = enquiries.map(({ id }) => ({ enquiry_id: id, body: "Mañana llamo." }));
  const database = adminDatabase();
  await database.from("enquiry_notes").insert(beside).throwOnError();
  await database
    .from("enquiry_answers")
    .insert(beside.map((each) => ({ ...each, id: randomUUID(), subject: about })))
    .throwOnError();
  const tour = await insertTour({ name: about });
  return { enquiry: enquiries[0]?.id ?? "", tour: tour.id };
}

interface Work {
  /** Ids of the inserted rows. */
  enquiry: string;
  tour: string;
}

/** Delivers responses one after the other, in the order of the requests. */
async function delayAnswers(page: Page) {
  let asked = 0;
  await page.route(/\/(rest|auth|storage|functions)\/v1\//, async (route) => {
    await setTimeout(200 * asked++);
    await route.fallback().catch(() => {});
  });
}

const places = [...paths.map((path) => [path, () => path] as const), ...Object.entries(pathsOf)];

for (const [name, pathOf] of places) {
  for (const width of [375, 1280]) {
    test(`H3: ${name} at ${width} px whose answers come one after another: nothing moves what is there already`, {
      tag: inEachRun.includes(name) && width === 375 ? [] : "@deep",
    }, async ({ admin }) => {
      const work = await insertWork();
      await admin.setViewportSize({ width, height: 800 });
      await measureShifts(admin);
      await delayAnswers(admin);
      await admin.goto(pathOf(work), { waitUntil: "networkidle" });
      await expect(admin.getByText("Cargando...")).toHaveCount(0);
      if (name === "/admin") {
        await expect(admin.getByText(/más de 24 horas sin respuesta/)).toBeVisible();
        await expect(admin.getByText(/han? salido por correo/)).toBeVisible();
      }
      if (name === "a message")
        await expect(admin.getByRole("dialog").getByText("Mañana llamo.")).toHaveCount(2);
      const shifted = await shifts(admin);
      await requireFittedFonts(admin);
      expect(shifted).toEqual([]);
    });
  }
}
