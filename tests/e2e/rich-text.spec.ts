import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./a11y.ts";
import { adminDatabase, expect, test, uniqueName } from "./admin.ts";
import { storePicture } from "./admin-pictures.ts";
import { picture } from "./pictures.ts";
import { insertPost, readPost, saveAndReturn } from "./post-pages.ts";
import { saveButton, tab } from "./tour-pages.ts";

const content = (page: Page) => page.getByLabel("Contenido");
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formato" }).getByRole("button", { name, exact: true });

/** Selects words of a text area. */
const select = (area: Locator, words: string) =>
  area.evaluate((element, selected) => {
    const { value } = element as HTMLTextAreaElement;
    (element as HTMLTextAreaElement).focus();
    const at = value.indexOf(selected);
    (element as HTMLTextAreaElement).setSelectionRange(at, at + selected.length);
  }, words);

/** Pastes HTML at the cursor, as a browser does. */
const paste = (area: Locator, html: string) =>
  area.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "sin formato");
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, html);

async function openPost(page: Page, row: Parameters<typeof insertPost>[0]) {
  const post = await insertPost({ is_published: true, ...row });
  await page.goto(`/admin/blog/${post.id}`);
  await expect(tool(page, "Negrita")).toBeVisible();
  return post;
}

test("N3: the first mark keeps the plain texts of all languages, undo takes it back, and the site shows it", async ({
  admin,
  reader,
}) => {
  const text = "- Uno *dos*\nTres cuatro";
  const post = await openPost(admin, { content: text, content_en: "1. [One]", content_fr: null });
  const area = content(admin);
  await select(area, "cuatro");
  await tool(admin, "Negrita").click();
  await expect(area).toHaveValue("\\- Uno \\*dos\\*\nTres **cuatro**");
  await expect(area).toBeFocused();
  await admin.keyboard.press("ControlOrMeta+z");
  await expect(area).toHaveValue("\\- Uno \\*dos\\*\nTres cuatro");
  await select(area, "cuatro");
  await admin.keyboard.press("ControlOrMeta+b");
  await select(area, "Tres");
  await tool(admin, "Título").click();
  await expect(area).toHaveValue("\\- Uno \\*dos\\*\n## Tres **cuatro**");
  await saveAndReturn(admin);
  expect(await readPost(post.title)).toMatchObject({
    content_format: "marked",
    content_en: "1\\. \\[One\\]",
  });

  await reader.goto(`/es/blog/${post.slug}`);
  const body = reader.locator(".article__body");
  await expect(body.locator("p")).toHaveText(["- Uno *dos*"]);
  await expect(body.getByRole("heading", { level: 2 })).toHaveText("Tres cuatro");
  await expect(body.locator("strong")).toHaveText("cuatro");
  await expectAccessible(reader, "post with marks");
  await reader.goto(`/en/blog/${post.slug}`);
  await expect(body.locator("p")).toHaveText(["1. [One]"]);
});

test("N1: a post of a program that does not know the format shows its marks as text", async ({
  reader,
}) => {
  const post = await insertPost({ is_published: true, content: "## Uno\n- **dos** [a](/tours)" });
  await reader.goto(`/es/blog/${post.slug}`);
  const paragraphs = reader.locator(".article__body > *");
  await expect(paragraphs).toHaveText(["## Uno", "- **dos** [a](/tours)"]);
});

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">El delta</span></h1><p dir="ltr"><span style="font-weight:700">Agua</span><span style="font-weight:400"> y </span><span style="font-style:italic">sal</span></p><ul><li dir="ltr"><p><span>uno</span></p></li><li dir="ltr"><p><a href="https://www.google.com/url?q=https://links.example/a&amp;sa=D"><span>dos</span></a></p></li></ul></b>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment--><h2>El delta<o:p></o:p></h2><p class=MsoNormal><b>Agua</b> y <i>sal</i><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>uno</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><a href="https://links.example/a">dos</a></p><!--EndFragment--></body></html>`;

for (const [source, html] of [
  ["Google Docs", docs],
  ["Word", word],
] as const)
  test(`N3: a paste from ${source} keeps headings, lists, weight, slant and links, and can be made plain`, async ({
    admin,
  }) => {
    await openPost(admin, { content: "Inicio" });
    const area = content(admin);
    await area.press("ControlOrMeta+End");
    await paste(area, html);
    const marked = "## El delta\n**Agua** y *sal*\n- uno\n- [dos](https://links.example/a)";
    await expect(area).toHaveValue(`Inicio\n${marked}`);
    await expect(
      admin.getByText("Hemos conservado títulos, listas, negritas y enlaces"),
    ).toBeVisible();
    await admin.getByRole("button", { name: "Pegar sin formato" }).click();
    await expect(area).toHaveValue("Inicio\nEl delta\nAgua y sal\nuno\ndos");
  });

test("N3: a paste from WhatsApp keeps words and weight within the line, and scripts are never run", async ({
  admin,
}) => {
  await openPost(admin, { content: "ab" });
  const area = content(admin);
  await area.evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(1, 1));
  const html = `<span class="selectable-text">Hola <strong>Ana </strong><img alt="🐘">[*]</span><script>document.title='no'</script>`;
  await paste(area, html);
  await expect(area).toHaveValue("aHola **Ana** 🐘\\[\\*\\]b");
  await expect(admin).not.toHaveTitle("no");
});

test("N3, N2: a link to an entry is chosen by name, follows its new address, and is text once it is gone", async ({
  admin,
  reader,
}) => {
  const target = await insertPost({ is_published: true, title: uniqueName("Destino del enlace") });
  const post = await openPost(admin, { content: "Lee esto" });
  await select(content(admin), "esto");
  await admin.keyboard.press("ControlOrMeta+k");
  const sheet = admin.getByRole("dialog", { name: "Enlace" });
  await sheet.getByLabel("Dirección").fill("javascript:alert(1)");
  await sheet.getByRole("button", { name: "Enlazar" }).click();
  await expect(sheet.getByText("Escribe una dirección web")).toBeVisible();
  await sheet.getByLabel("Buscar").fill(target.title);
  await sheet.getByRole("button", { name: target.title }).click();
  await expect(content(admin)).toHaveValue(`Lee [esto](/blog/${target.slug})`);
  await saveAndReturn(admin);

  const link = reader.locator(".article__body a");
  await reader.goto(`/en/blog/${post.slug}`);
  await expect(link).toHaveAttribute("href", `/en/blog/${target.slug}`);
  const change = (columns: object) =>
    adminDatabase().from("blog_posts").update(columns).eq("id", target.id).throwOnError();
  await change({ slug: `${target.slug}-nuevo` });
  await expect(async () => {
    await reader.goto(`/en/blog/${post.slug}`);
    await expect(link).toHaveAttribute("href", `/en/blog/${target.slug}-nuevo`, { timeout: 500 });
  }).toPass();
  await change({ is_published: false });
  await expect(async () => {
    await reader.goto(`/en/blog/${post.slug}`);
    await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(reader.locator(".article__body")).toHaveText("Lee esto");
});

test("N3: the toolbar is one row of large buttons on a phone, with arrow keys", async ({
  admin,
}) => {
  await admin.setViewportSize({ width: 375, height: 740 });
  await openPost(admin, { content: "Uno" });
  const boxes = await admin
    .getByRole("toolbar", { name: "Formato" })
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, width, height } = button.getBoundingClientRect();
        return { top, isLarge: width >= 44 && height >= 44 };
      }),
    );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes).toHaveLength(9);
  expect(boxes.every(({ isLarge }) => isLarge)).toBe(true);
  const overflow = await admin.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow).toBeLessThanOrEqual(375);
  await tool(admin, "Título").focus();
  await admin.keyboard.press("ArrowRight");
  await admin.keyboard.press("ArrowRight");
  await expect(tool(admin, "Negrita")).toBeFocused();
  await admin.keyboard.press("End");
  await expect(tool(admin, "Imagen")).toBeFocused();
  await admin.keyboard.press("ArrowRight");
  await expect(tool(admin, "Título")).toBeFocused();
  await tab(admin, "EN").click();
  await expect(tool(admin, "Negrita")).toBeVisible();
});

const library = (page: Page) => page.getByRole("dialog", { name: "Biblioteca de imágenes" });
const pathIn = (address: string) => new URL(address, "http://x").pathname;

test("N5: a picture of the library is inserted into a text, described in three languages, and shown on the site", async ({
  admin,
  reader,
}) => {
  const stored = await storePicture("site-images");
  const post = await openPost(admin, { content: "Uno [a]\nDos", content_en: "One" });
  await select(content(admin), "Uno");
  await tool(admin, "Imagen").click();
  await library(admin).getByRole("button", { name: stored.file }).click();
  const details = admin.getByRole("dialog", { name: "Imagen del texto" });
  await details.getByLabel("Español").fill("Una duna");
  await details.getByLabel("English").fill("A dune");
  await details.getByRole("button", { name: "Listo" }).click();
  const line = (caption = "") => `![](${stored.address}${caption})`;
  await expect(content(admin)).toHaveValue(`Uno \\[a\\]\n${line()}\nDos`);
  const pictures = admin.getByRole("region", { name: "Imágenes del texto" });
  await expect(pictures).toContainText("Falta en francés");
  await pictures.getByLabel("Pie de foto de la imagen 1").fill('El "mar" de arena');
  await expectAccessible(admin, "pictures of a text");
  await tab(admin, "EN").click();
  await expect(pictures).toHaveCount(0);
  await saveAndReturn(admin);
  const saved = await readPost(post.title);
  expect(saved.content).toContain(line(' "El \\"mar\\" de arena"'));
  expect(saved.image_details).toEqual({ [stored.key]: { alt: { es: "Una duna", en: "A dune" } } });

  await reader.goto(`/es/blog/${post.slug}`);
  const image = reader.locator(".article__body figure img");
  await expect(image).toHaveAttribute("alt", "Una duna");
  await expect(image).toHaveAttribute("srcset", /\/storage\/.* 320w.*800w/);
  await expect(image).toHaveAttribute("width", "1200");
  await expect(reader.locator(".article__body figcaption")).toHaveText('El "mar" de arena');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  await expectAccessible(reader, "post with a picture");

  await admin.goto(`/admin/blog/${post.id}`);
  await expect(pictures.getByLabel("Pie de foto de la imagen 1")).toHaveValue('El "mar" de arena');
  await expect(pictures).toContainText("Falta en francés");
});

test("N5: a pasted picture is uploaded into the text, and one that was deleted meanwhile is named before saving", async ({
  admin,
}) => {
  const gone = await storePicture("site-images");
  const post = await openPost(admin, { content: "Uno" });
  const { buffer } = await picture("pegada.png", "teal");
  await content(admin).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, buffer.toString("base64"));
  await expect(content(admin)).toHaveValue(/^Uno\n!\[\]\(\S+\/blog-images\/\S+\.png\)$/);
  await admin.route("**/rest/v1/rpc/save_draft", (route) => route.abort());
  await tool(admin, "Imagen").click();
  await library(admin).getByRole("button", { name: gone.file }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Listo" }).click();
  await adminDatabase().storage.from(gone.bucket).remove([gone.file]);
  await admin.unroute("**/rest/v1/rpc/save_draft");
  await saveButton(admin).click();
  await expect(admin.locator(".save").getByRole("alert")).toHaveText(
    "La imagen 2 de «Contenido» ya no está en la biblioteca: alguien la ha eliminado. Quítala o elige otra.",
  );
  const lines = (await content(admin).inputValue()).split("\n");
  expect(pathIn(lines[2]?.slice(4, -1) ?? "")).toBe(pathIn(gone.address));
  await content(admin).fill(lines.slice(0, 2).join("\n"));
  await saveAndReturn(admin);
  expect((await readPost(post.title)).content).toBe(lines.slice(0, 2).join("\n"));
});
