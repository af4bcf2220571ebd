import { readFile } from "node:fs/promises";
import { expect, test, uniqueName } from "./admin.ts";
import { insertEnquiries, openList, rows } from "./contact-pages.ts";

test("H12: the export holds what the search finds, and runs nothing in a spreadsheet", {
  tag: "@deep",
}, async ({ admin }) => {
  const about = uniqueName("Export");
  await insertEnquiries(about, [
    { name: `${about} viejo`, phone: "+34 600 000 001" },
    {
      name: `${about} nuevo`,
      message: `=HYPERLINK("http://evil.example";"${about}")\nfin`,
      language: "fr",
    },
  ]);
  await openList(admin, about);
  const arrived = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Exportar a Excel (CSV)" }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/^mensajes-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith('\uFEFF"Fecha";"Nombre";"Correo"')).toBe(true);
  const newer = text.indexOf(`"${about} nuevo"`);
  expect(newer).toBeGreaterThan(0);
  expect(text.indexOf(`"${about} viejo"`)).toBeGreaterThan(newer);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""${about}"")\nfin"`);
  expect(text).toContain(`"'+34 600 000 001"`);
  expect(text.split("\r\n")).toHaveLength(4);
});

test("H12: an incomplete export offers no file", { tag: "@deep" }, async ({ admin, allow }) => {
  allow("500 /rest/v1/contact_submissions");
  const about = uniqueName("Sin fichero");
  await insertEnquiries(about, [{}]);
  await openList(admin, about);
  await expect(rows(admin)).toHaveCount(1);
  await admin.route("**/rest/v1/contact_submissions**", (route) =>
    route.fulfill({ status: 500, json: { message: "no" } }),
  );
  await admin.getByRole("button", { name: "Exportar a Excel (CSV)" }).click();
  await expect(admin.getByText("No se pudo exportar")).toBeVisible();
});
