import type { Page } from "@playwright/test";
import { expect, signedInStorage, test } from "./admin.ts";
import { startOwnPanel } from "./own-panel.ts";
import { picture } from "./pictures.ts";
import { save } from "./tour-pages.ts";

let panel: Awaited<ReturnType<typeof startOwnPanel>>;
test.beforeAll(async () => {
  panel = await startOwnPanel();
});
test.afterAll(() => panel?.stop());

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${content}</svg>`;

const choose = (page: Page, content: string) =>
  page.getByLabel("Archivo: Símbolo").setInputFiles({
    name: "marca.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(content),
  });

const colorOf = (page: Page, token: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`),
    token,
  );

test("Q4, Q6: a mark and a corrected colour are saved, restored, and shown by the site in both themes", async ({
  newVisitor,
}) => {
  const storageState = await signedInStorage(panel.url);
  const own = await newVisitor({ baseURL: panel.url, storageState, locale: "es-ES" });
  await own.goto("/admin/brand");
  for (const [content, words] of [
    [svg("<script>parent.ran=1</script><rect width='5' height='5'/>"), "contiene un programa"],
    [
      svg("<linearGradient id='a'/><rect width='5' height='5' fill='url(#a)'/>"),
      "contiene degradados",
    ],
    [svg("<text>Boma</text>"), "contiene texto"],
    ["x".repeat(10_000_000), "pesa 10 MB"],
    ["hola", "no es un SVG"],
  ] as const) {
    await choose(own, content);
    await expect(own.getByText(words)).toBeVisible();
  }
  expect(await own.evaluate(() => "ran" in globalThis)).toBe(false);

  await choose(
    own,
    svg("<g transform='translate(2 2)'><rect width='6' height='6' rx='1' style='fill:#f00'/></g>"),
  );
  await expect(own.getByAltText("Símbolo de día, a 16 píxeles")).toBeVisible();
  await expect(own.getByAltText("Símbolo de noche, a 180 píxeles")).toBeVisible();
  await own.getByLabel("Color principal", { exact: true }).fill("#7FB89A");
  await expect(own.getByText(/^Pediste #7fb89a: sobre el papel da 1,8:1\. Usamos #/)).toBeVisible();
  await save(own);
  await expect(own.getByText("Marca guardada correctamente")).toBeVisible();

  const { data } = await panel.database.from("site_brand").select("*").single().throwOnError();
  expect(data).toMatchObject({
    color_brand: "#7fb89a",
    mark: {
      viewBox: [0, 0, 10, 10],
      shapes: [
        {
          tag: "rect",
          numbers: [0, 0, 6, 6, 1, 1],
          fill: "current",
          transform: [1, 0, 0, 1, 2, 2],
        },
      ],
    },
  });
  await own.getByRole("button", { name: "Historial" }).click();
  const history = own.getByRole("dialog", { name: "Historial" });
  await expect(history.getByText("#7fb89a")).toBeVisible();
  await expect(history.getByText("el dibujo nuevo")).toBeVisible();
  await history.getByRole("button", { name: "Recuperar lo de antes" }).click();
  await expect(own.getByLabel("Color principal", { exact: true })).toHaveValue("");
  await expect(own.getByAltText("Símbolo de día, a 16 píxeles")).toBeHidden();
  await own.getByRole("button", { name: "Deshacer" }).click();
  await expect(own.getByLabel("Color principal", { exact: true })).toHaveValue("#7fb89a");

  const colors: Record<string, string[]> = {};
  for (const colorScheme of ["light", "dark"] as const) {
    const visitor = await newVisitor({ baseURL: panel.url, colorScheme, locale: "es-ES" });
    await visitor.goto("/es/contact");
    await expect(visitor.locator("#icon-logo rect")).toHaveCount(1);
    colors[colorScheme] = [await colorOf(visitor, "brand"), await colorOf(visitor, "paper")];
  }
  expect(colors.light?.[0]).toMatch(/^#(?!1f4d3c)/);
  expect(colors.light?.[1]).toBe("#f8f4ea");
  expect(colors.dark?.[0]).not.toBe(colors.light?.[0]);
  expect(colors.dark?.[1]).toBe("#0e1830");
});

test("Q7: the picture of «Sobre nosotros» is chosen in the panel at 375 px with its text, shown to visitors, and removed for the drawing", {
  tag: "@deep",
}, async ({ newVisitor }) => {
  const storageState = await signedInStorage(panel.url);
  const viewport = { width: 375, height: 800 };
  const own = await newVisitor({ baseURL: panel.url, storageState, viewport, locale: "es-ES" });
  const visitor = await newVisitor({ baseURL: panel.url, locale: "es-ES" });
  const label = "Sobre nosotros: foto de arriba";
  const field = own.locator(".field").filter({ hasText: label }).first();
  const sources = () =>
    visitor.locator("main img").evaluateAll((all) => all.map((one) => one.getAttribute("src")));

  await visitor.goto("/es/about");
  const drawings = await sources();
  expect(drawings.join()).not.toContain("/storage/");

  await own.goto("/admin/brand");
  await own
    .getByLabel(label, { exact: true })
    .setInputFiles(await picture("equipo.jpg", "teal", 1600));
  await field.getByRole("button", { name: /^Texto alternativo y encuadre/ }).click();
  const details = own.getByRole("dialog");
  await details.getByLabel("Español").fill("El equipo de la casa");
  await details.getByRole("button", { name: "Listo" }).click();
  await save(own);
  await expect(own.getByText("Marca guardada correctamente")).toBeVisible();
  await visitor.reload();
  const shown = visitor.getByAltText("El equipo de la casa");
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAttribute("src", /\/storage\/v1\/render\/image\/public\//);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect((await sources()).filter((one) => drawings.includes(one))).toHaveLength(
    drawings.length - 1,
  );

  await own.goto("/admin/brand");
  await field.getByRole("button", { name: /^Quitar la imagen/ }).click();
  await save(own);
  await expect(own.getByText("Marca guardada correctamente")).toBeVisible();
  await visitor.reload();
  await expect.poll(sources).toEqual(drawings);
  await own.close();
});
