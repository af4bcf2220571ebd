import type { Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { expect, test, uniqueName } from "./admin.ts";
import { fillPost, insertPost, readPost, saveAndReturn } from "./post-pages.ts";
import { save } from "./tour-pages.ts";

const field = (page: Page) => page.getByLabel("Etiquetas", { exact: true });
const chips = (page: Page) => page.locator(".tag > span:first-child");

test("H7: tags are added by Enter, by a comma, by blur and by saving", {
  tag: "@deep",
}, async ({ admin, reader }) => {
  const title = uniqueName("Etiquetado");
  await admin.goto("/admin/blog/new");
  await fillPost(admin, title);
  await admin.getByRole("checkbox", { name: "Publicado" }).check();
  await field(admin).pressSequentially("Namibia");
  await field(admin).press("Enter");
  await expect(admin).toHaveURL(/\/new$/);
  await field(admin).pressSequentially(" niebla ,costa,");
  await expect(chips(admin)).toHaveText(["Namibia", "niebla", "costa"]);
  await field(admin).fill("NAMIBIA, mar, , Ñandú");
  await field(admin).press("Enter");
  await expect(chips(admin)).toHaveText(["Namibia", "niebla", "costa", "mar", "Ñandú"]);
  await field(admin).fill("al salir");
  await admin.getByLabel("Autor").click();
  await expect(chips(admin)).toHaveText(["Namibia", "niebla", "costa", "mar", "Ñandú", "al salir"]);
  await expectAccessible(admin, "a post with tags");

  // At the end of the page, the new chip would shift the button under the pointer.
  await field(admin).fill("al guardar");
  await admin.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await saveAndReturn(admin);
  const post = await readPost(title);
  const tags = ["Namibia", "niebla", "costa", "mar", "Ñandú", "al salir", "al guardar"];
  expect(post.tags).toEqual(tags);
  await reader.goto(`/es/blog/${post.slug}`);
  await expect(reader.locator(".article__tags li")).toHaveText(["Fauna", ...tags]);
});

test("H7: tags are removed and moved by keyboard, and the focus is kept", { tag: "@deep" }, async ({
  admin,
}) => {
  const post = await insertPost({ tags: ["uno", "dos", "tres", "cuatro"] });
  await admin.goto(`/admin/blog/${post.id}`);
  const button = (name: string) => admin.getByRole("button", { name, exact: true });
  await button("Adelantar la etiqueta tres").focus();
  await admin.keyboard.press("Enter");
  await expect(chips(admin)).toHaveText(["uno", "tres", "dos", "cuatro"]);
  await expect(button("Adelantar la etiqueta tres")).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(chips(admin)).toHaveText(["tres", "uno", "dos", "cuatro"]);
  // The first item: only the other button is enabled.
  await expect(button("Atrasar la etiqueta tres")).toBeFocused();

  await button("Quitar la etiqueta uno").focus();
  await admin.keyboard.press("Space");
  await expect(chips(admin)).toHaveText(["tres", "dos", "cuatro"]);
  await expect(button("Quitar la etiqueta dos")).toBeFocused();
  await field(admin).focus();
  await admin.keyboard.press("Backspace");
  await expect(chips(admin)).toHaveText(["tres", "dos"]);
  await expect(field(admin)).toBeFocused();
  await admin.keyboard.type("x");
  await admin.keyboard.press("Backspace");
  await expect(chips(admin)).toHaveText(["tres", "dos"]);
  await button("Quitar la etiqueta dos").click();
  await button("Quitar la etiqueta tres").click();
  await expect(field(admin)).toBeFocused();
  await saveAndReturn(admin);
  expect((await readPost(post.title)).tags).toEqual([]);
});

test("H7: a tag that is too long or too many stays in the input with an error", {
  tag: "@deep",
}, async ({ admin }) => {
  const full = Array.from({ length: 39 }, (_, at) => `etiqueta ${at}`);
  const post = await insertPost({ tags: full });
  await admin.goto(`/admin/blog/${post.id}`);
  const long = "é".repeat(61);
  await field(admin).fill(long);
  await field(admin).press("Enter");
  await expect(field(admin)).toHaveValue(long);
  await expect(field(admin)).toHaveAccessibleDescription(/Como máximo 60 caracteres por etiqueta/);
  await save(admin);
  await expect(field(admin)).toBeFocused();
  await expect(admin).toHaveURL(new RegExp(post.id));
  await field(admin).fill("cuarenta, y una");
  await field(admin).press("Enter");
  await expect(chips(admin)).toHaveCount(40);
  await expect(field(admin)).toHaveValue("y una");
  await expect(field(admin)).toHaveAccessibleDescription(/Como máximo 40 etiquetas/);
  await field(admin).fill("");
  await saveAndReturn(admin);
  expect((await readPost(post.title)).tags).toEqual([...full, "cuarenta"]);
});
