import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries, opener, openList, rows } from "./contact-pages.ts";

test("H12: a message opens from its row and from its address, and back closes it", async ({
  admin,
}) => {
  const about = uniqueName("Abierto");
  const [enquiry] = await insertEnquiries(about, [
    {
      name: `${about} Hannah`,
      email: "hannah@mail.example",
      language: "en",
      source: "/en/contact?tour=Okavango",
      message: "Hello,\n\nthree nights & tents?\n  Thanks",
    },
  ]);
  await openList(admin, about);
  await opener(admin, `${about} Hannah`).click();
  const sheet = admin.getByRole("dialog", { name: `${about} Hannah` });
  await expect(sheet).toContainText("Recibido el 20/11/2026 08:14");
  await expect(sheet.getByRole("term")).toHaveText([
    "Correo",
    "Teléfono",
    "Contacto preferido",
    "Idioma",
    "Página",
  ]);
  await expect(sheet.getByRole("definition")).toHaveText([
    "hannah@mail.example",
    "—",
    "—",
    "Inglés",
    "/en/contact?tour=Okavango",
  ]);
  const text = sheet.locator(".letter__text");
  expect(await text.textContent()).toBe("Hello,\n\nthree nights & tents?\n  Thanks");
  await expect(text).toHaveCSS("white-space", "pre-wrap");
  await expectAccessible(admin, "an open message");
  const reply = await sheet
    .getByRole("link", { name: "Responder por correo" })
    .getAttribute("href");
  expect(reply).toMatch(/^mailto:hannah@mail\.example\?subject=Your%20enquiry/);
  expect(reply).toContain("%0D%0A%3E%20three%20nights%20%26%20tents%3F");

  await expect(admin).toHaveURL(new RegExp(`message=${enquiry?.id}`));
  await admin.reload();
  await expect(sheet).toBeVisible();
  await expect(rows(admin)).toHaveCount(1);
  await admin.goBack();
  await expect(sheet).toBeHidden();
  await expect(admin).not.toHaveURL(/message=/);
  await admin.goForward();
  await expect(sheet).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener(admin, `${about} Hannah`)).toBeFocused();
  await opener(admin, `${about} Hannah`).click();
  await sheet.getByRole("button", { name: "Cerrar el mensaje" }).click();
  await expect(opener(admin, `${about} Hannah`)).toBeFocused();
  await expect(admin).toHaveURL(/q=/);
});

test("H12: a missing message displays a note", { tag: "@deep" }, async ({ admin }) => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "nada"]) {
    await admin.goto(`/admin/contacts?message=${id}`);
    await expect(admin.getByText("Este mensaje ya no existe.")).toBeVisible();
    await admin.keyboard.press("Escape");
    await expect(admin).toHaveURL(/\/admin\/contacts$/);
  }
});

test("G10: a message is erased for good, after a question that names who wrote it", async ({
  admin,
}) => {
  const about = uniqueName("Borrar");
  const [oldest, middle, newest] = await insertEnquiries(about, [
    { name: `${about} C` },
    { name: `${about} B` },
    { name: `${about} A` },
  ]);
  const stored = async () => {
    const { data, error } = await adminDatabase()
      .from("contact_submissions")
      .select("id")
      .ilike("name", `${about}%`);
    if (error) throw error;
    return data.map(({ id }) => id).sort();
  };
  const ids = (...enquiries: ({ id: string } | undefined)[]) =>
    enquiries.map((enquiry) => enquiry?.id ?? "").sort();
  await openList(admin, about);
  await opener(admin, `${about} B`).click();
  const erase = admin.getByRole("button", { name: "Eliminar para siempre" });
  const question = admin.getByRole("alertdialog", {
    name: `¿Eliminar el mensaje de ${about} B?`,
  });
  await erase.click();
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await expectAccessible(admin, "the question before erasing");
  await admin.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(admin.getByRole("dialog", { name: `${about} B` })).toBeVisible();
  expect(await stored()).toEqual(ids(oldest, middle, newest));

  await erase.click();
  await question.getByRole("button", { name: "Eliminar para siempre" }).click();
  await expect(admin.getByText("Mensaje eliminado correctamente")).toBeVisible();
  await expect(rows(admin)).toHaveCount(2);
  expect(await stored()).toEqual(ids(oldest, newest));
  await expect(opener(admin, `${about} C`)).toBeFocused();

  // The last one of the list: focus goes to the one before, then to the page.
  await admin.keyboard.press("Enter");
  await erase.click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await expect(rows(admin)).toHaveCount(1);
  await expect(opener(admin, `${about} A`)).toBeFocused();
  await admin.keyboard.press("Enter");
  await erase.click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await expect(admin.getByText("Nada coincide con lo que buscas.")).toBeVisible();
  await expect(admin.getByRole("main")).toBeFocused();
  expect(await stored()).toEqual([]);
});

test("G10: a message that cannot be erased stays, and why is said", { tag: "@deep" }, async ({
  admin,
  allow,
}) => {
  allow("net::ERR_FAILED /rest/v1/contact_submissions");
  const about = uniqueName("Queda");
  await insertEnquiries(about, [{}]);
  await openList(admin, about);
  await opener(admin, about).click();
  await admin.route("**/rest/v1/contact_submissions**", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await admin.getByRole("button", { name: "Eliminar para siempre" }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  const sheet = admin.getByRole("dialog", { name: about });
  await expect(sheet.getByRole("alert")).toContainText(
    "No se pudo eliminar el mensaje. El servidor no contesta.",
  );
  await admin.keyboard.press("Escape");
  await expect(opener(admin, about)).toBeVisible();
});

test("G10: erasing the last message of a page displays the page before", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Página");
  await insertEnquiries(
    about,
    Array.from({ length: 26 }, (_, at) => ({ name: `${about} ${String(at).padStart(2, "0")}` })),
  );
  await openList(admin, about, "&page=2");
  await opener(admin, `${about} 00`).click();
  await admin.getByRole("button", { name: "Eliminar para siempre" }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Eliminar/ })
    .click();
  await expect(rows(admin)).toHaveCount(25);
  await expect(admin).not.toHaveURL(/page=|message=/);
});
