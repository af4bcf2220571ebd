import type { Screen } from "./screen.ts";

const usual = [375, 1280];

const pages = {
  login: "/admin/login",
  dashboard: "/admin",
  tours: "/admin/tours",
  "new-tour": "/admin/tours/new",
  destinations: "/admin/destinations",
  "new-destination": "/admin/destinations/new",
  blog: "/admin/blog",
  "new-post": "/admin/blog/new",
  contacts: "/admin/contacts",
  statistics: "/admin/statistics",
  translations: "/admin/translations",
  pictures: "/admin/pictures",
  trash: "/admin/trash",
  settings: "/admin/settings",
  administrators: "/admin/administrators",
  activity: "/admin/administrators/activity",
  account: "/admin/account",
  unknown: "/admin/nowhere",
};

const settled: Screen["prepare"] = async (page) => {
  await page.getByRole("heading").first().waitFor();
  await page.getByText("Cargando...").first().waitFor({ state: "detached" });
};

/** The panel, in Spanish alone. */
export const adminScreens: Screen[] = [
  ...Object.entries(pages).map(
    ([name, path]): Screen => ({
      name: `admin-${name}`,
      site: "demo",
      path: () => path,
      locales: ["es"],
      widths: usual,
      whole: true,
      signedIn: name !== "login",
      prepare: settled,
    }),
  ),
  {
    name: "admin-tour",
    site: "demo",
    path: () => "/admin/tours",
    locales: ["es"],
    widths: usual,
    whole: true,
    signedIn: true,
    prepare: async (page, locale) => {
      await settled(page, locale);
      await page
        .getByRole("link", { name: /^Editar / })
        .first()
        .click();
      await page.getByLabel("Nombre", { exact: true }).waitFor();
    },
  },
  {
    name: "admin-delete",
    site: "demo",
    path: () => "/admin/tours",
    locales: ["es"],
    widths: usual,
    signedIn: true,
    prepare: async (page, locale) => {
      await settled(page, locale);
      await page
        .getByRole("button", { name: /^Eliminar / })
        .first()
        .click();
      await page.getByRole("button", { name: "Cancelar" }).waitFor();
    },
  },
  {
    name: "admin-tour-errors",
    site: "demo",
    path: () => "/admin/tours/new",
    locales: ["es"],
    widths: usual,
    whole: true,
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Guardar" }).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "admin-forced",
    site: "demo",
    path: () => "/admin/tours/new",
    locales: ["es"],
    widths: usual,
    whole: true,
    signedIn: true,
    forcedColors: true,
    prepare: settled,
  },
];
