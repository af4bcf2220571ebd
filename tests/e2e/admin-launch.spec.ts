import { removeFolder } from "../support/remove-folder.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { expectAccessible } from "./a11y.ts";
import { expect, signedInStorage, test } from "./admin.ts";
import { openDatabase, startedFolder } from "./database.ts";

test("M25: on a phone the owner follows the dashboard to the steps, removes the demonstration, and undoes it", async ({
  newVisitor,
}) => {
  const dataDir = await startedFolder("launch");
  let site: RunningSite | undefined;
  try {
    site = await startSite({ DATA_DIR: dataDir, SEED: "demo" });
    const { url } = site;
    const database = openDatabase(url, dataDir);
    const tours = async () => {
      const { data } = await database.from("tours").select("id").order("id").throwOnError();
      return data.map(({ id }) => id);
    };
    const before = await tours();
    const [own = ""] = before;
    await database
      .from("tours")
      .update({ name: "El mío", short_description: "Mía." })
      .eq("id", own)
      .throwOnError();
    const page = await newVisitor({
      baseURL: url,
      locale: "es-ES",
      viewport: { width: 375, height: 800 },
      storageState: await signedInStorage(url),
    });
    await page.goto("/admin");
    await page.getByRole("link", { name: /^Faltan \d+ pasos para abrir/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puesta en marcha");
    await expect(page.getByRole("status").first()).toHaveText(/^Faltan \d+ pasos para abrir\.$/);
    await expectAccessible(page, "going live");

    const open = page.getByRole("button", { name: "Quitar lo que queda de la demostración" });
    await open.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`${before.length - 1} tours`);
    await expect(question).toContainText("Una entrada que has cambiado se queda: El mío.");
    await expectAccessible(page, "removal of the demonstration");
    await question.getByRole("button", { name: /^Quitar \d+ entradas$/ }).click();
    await expect(page.getByText("Contenido de la demostración quitado")).toBeVisible();
    await expect(open).toBeHidden();
    await expect(page.locator("#main")).toBeFocused();
    expect(await tours()).toEqual([own]);

    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(page.getByText("Contenido de la demostración recuperado")).toBeVisible();
    await expect(open).toBeVisible();
    expect(await tours()).toEqual(before);
  } finally {
    await site?.stop();
    await removeFolder(dataDir);
  }
});

test("M26: a confirmation of the lawyer is recorded with a name, withdrawn, and back by undo; without the server its steps have no tick", {
  tag: "@deep",
}, async ({ admin, allow }) => {
  allow("500 /functions/v1/launch-state");
  await admin.route("**/functions/v1/launch-state", (route) =>
    route.fulfill({ status: 500, json: { error: "no" } }),
  );
  await admin.goto("/admin/launch");
  const step = (title: string) => admin.getByRole("listitem").filter({ hasText: title });
  await expect(step("Dirección pública con https")).toContainText("No se ha podido comprobar.");
  await expect(admin.getByRole("status").first()).toContainText("3 no se han podido comprobar");
  const lawyer = step("Un abogado ha leído la política de privacidad");
  await lawyer.getByRole("button", { name: "Anotar" }).click();
  await expect(lawyer).toContainText("Escribe el nombre de quien lo ha revisado.");
  await lawyer.getByRole("textbox", { name: "Quién lo ha revisado" }).fill("Lda. Marta Ruiz");
  await admin.keyboard.press("Enter");
  await expect(lawyer).toContainText("Lda. Marta Ruiz, ");
  await lawyer.getByRole("button", { name: "Quitar la anotación" }).click();
  await expect(lawyer.getByRole("textbox")).toBeVisible();
  await admin.getByRole("button", { name: "Deshacer" }).click();
  await expect(lawyer).toContainText("Lda. Marta Ruiz, ");
  await lawyer.getByRole("button", { name: "Quitar la anotación" }).click();
  await expect(lawyer.getByRole("textbox")).toBeVisible();
});
