import type { Page } from "@playwright/test";
import { proposalId } from "./panel-content.ts";
import type { Screen } from "./screen.ts";

const every = [320, 375, 768, 1280, 2560];

const settled = async (page: Page) => {
  await page.getByRole("heading").first().waitFor();
  await page.getByText("Cargando...").first().waitFor({ state: "detached" });
};

/** A page of the panel, in Spanish only; `prepare` runs when it is loaded. */
const screen = (
  name: string,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
  more: Partial<Screen> = {},
): Screen => ({
  name: `admin-${name}`,
  site: "demo",
  path: () => `/admin${path}`,
  locales: ["es"],
  widths: every,
  whole: true,
  signedIn: true,
  prepare: async (page) => {
    await settled(page);
    await prepare?.(page);
  },
  ...more,
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();
const openTour = async (page: Page) => {
  await page.getByRole("link", { name: "Editar Kruger bajo la lona" }).click();
  await page.getByLabel("Nombre", { exact: true }).waitFor();
};
/** Panels that the buttons beside a tour's form open. */
const openInTour = async (page: Page, name: string | RegExp) => {
  await openTour(page);
  await press(page, name);
};
const inWindow = { whole: false };

const pages: Screen[] = [
  screen("login", "/login", undefined, { signedIn: false }),
  screen("reset", "/reset", undefined, { signedIn: false }),
  screen("invitation-over", "/invitation#none", undefined, { signedIn: false }),
  screen("dashboard", ""),
  screen("tours", "/tours"),
  screen("new-tour", "/tours/new"),
  screen("tour", "/tours", openTour),
  screen("destinations", "/destinations"),
  screen("new-destination", "/destinations/new"),
  screen("blog", "/blog"),
  screen("new-post", "/blog/new"),
  screen("contacts", "/contacts"),
  screen("add-enquiry", "/contacts?add=enquiry", undefined, inWindow),
  screen("pictures", "/pictures"),
  screen("translations", "/translations"),
  screen("proposals", "/proposals"),
  screen("new-proposal", "/proposals/new"),
  screen("proposal", `/proposals/${proposalId}`),
  screen("payment", "/settings/payment"),
  screen("statistics", "/statistics"),
  screen("texts", "/texts"),
  screen("texts-of-page", "/texts/home"),
  screen("texts-to-translate", "/translations/texts/home/en"),
  screen("brand", "/brand"),
  screen("trash", "/trash"),
  screen("settings", "/settings"),
  screen("answers", "/settings/answers"),
  screen("administrators", "/administrators", async (page) => {
    await page.getByLabel("Correo electrónico").fill("nueva@example.com");
    await press(page, "Enviar invitación");
    await page.getByText("Vale hasta el").first().waitFor();
  }),
  screen("activity", "/administrators/activity"),
  screen("account", "/account"),
  screen("unknown", "/nowhere"),
];

const states: Screen[] = [
  screen(
    "login-wrong",
    "/login",
    async (page) => {
      await page.getByLabel("Correo electrónico").fill("nadie@example.com");
      await page.getByLabel("Contraseña").fill("nada de esto");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").first().waitFor();
    },
    { signedIn: false },
  ),
  screen(
    "delete",
    "/tours",
    async (page) => {
      await press(page, /^Eliminar /);
      await page.getByRole("button", { name: "Cancelar" }).waitFor();
    },
    inWindow,
  ),
  screen("more", "", (page) => press(page, "Más"), { ...inWindow, widths: [320, 375, 768] }),
  screen(
    "selected",
    "/tours",
    async (page) => {
      await press(page, "Seleccionar");
      await page.getByRole("checkbox").first().check();
    },
    inWindow,
  ),
  screen("day-menu", "/tours", (page) => openInTour(page, "Opciones: Día 2"), {
    ...inWindow,
    widths: [320, 375, 768],
  }),
  screen("found-none", "/tours?q=xyzzyq"),
  screen("tour-errors", "/tours/new", async (page) => {
    await press(page, "Guardar");
    await page.locator("[aria-invalid=true]").first().waitFor();
  }),
  screen(
    "unsaved",
    "/tours/new",
    async (page) => {
      await page.getByLabel("Nombre", { exact: true }).fill("El Okavango");
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
    inWindow,
  ),
  screen(
    "history",
    "/tours",
    async (page) => {
      await openInTour(page, "Historial");
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
    inWindow,
  ),
  screen(
    "comparison",
    "/tours",
    async (page) => {
      await openInTour(page, "Historial");
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("listitem").nth(1).getByRole("button").click();
      await sheet.locator(".changes").waitFor();
    },
    inWindow,
  ),
  screen(
    "preview",
    "/tours",
    async (page) => {
      await openInTour(page, "Vista previa");
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".links summary").click();
    },
    inWindow,
  ),
  ...["/texts/home", "/brand"].map((path) =>
    screen(
      `preview-${path.split("/")[1]}`,
      path,
      async (page) => {
        await press(page, "Vista previa");
        await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
      },
      inWindow,
    ),
  ),
  screen(
    "picture-details",
    "/tours",
    async (page) => {
      await openInTour(page, /^Texto alternativo y encuadre/);
      await page.getByRole("dialog").waitFor();
    },
    inWindow,
  ),
  screen(
    "picture",
    "/pictures",
    async (page) => {
      await page.locator(".library button").first().click();
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
    },
    inWindow,
  ),
  ...(["Lucía Ferrer", "Hannah Whitfield"] as const).map((name) =>
    screen(
      name === "Lucía Ferrer" ? "message" : "conversation",
      "/contacts",
      async (page) => {
        await press(page, name);
        await page.getByRole("textbox", { name: "Respuesta", exact: true }).waitFor();
        // The sheet scrolls, and the end of a conversation is relevant.
        if (name !== "Lucía Ferrer")
          await page.getByRole("heading", { name: /^Responder en/ }).scrollIntoViewIfNeeded();
      },
      inWindow,
    ),
  ),
  screen("translation", "/translations", async (page) => {
    await page
      .getByRole("link", { name: /^Traducir Kruger/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Guardar y siguiente" }).waitFor();
  }),
  screen(
    "forget",
    "/trash",
    async (page) => {
      await press(page, /para siempre$/);
      await page.getByRole("alertdialog").waitFor();
    },
    inWindow,
  ),
  ...["", "/tours", "/contacts", "/pictures", "/translations", "/statistics", "/trash"].map(
    (path) => screen(`empty${path.replace("/", "-")}`, path, undefined, { site: "bare" }),
  ),
  screen(
    "loading",
    "/account",
    async (page) => {
      await page.route("**/rest/v1/**", () => undefined);
      await page.getByRole("link", { name: "Tours" }).click();
      await page.getByText("Cargando...").waitFor();
    },
    inWindow,
  ),
  ...["tours", "contacts", "pictures", "statistics"].map((name) =>
    screen(`${name}-failed`, "/account", async (page) => {
      await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.locator(`nav a[href="/admin/${name}"]`).click();
      await page.getByRole("alert").first().waitFor();
    }),
  ),
  screen("forced", "/tours/new", undefined, { forcedColors: true }),
];

export const adminScreens = [...pages, ...states];
