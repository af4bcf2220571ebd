import { queriesContext } from "@panel/queries/prefetch";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunction,
} from "react-router";
import { ErrorPage } from "./pages/error-page";
import { RootLayout, type Title } from "./pages/root-layout";
import { Spinner } from "./ui/spinner";

interface PageModule {
  default: ComponentType;
  handle?: { title: Title };
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Lazily loaded page. Without a title here, the page's module exports one in `handle`. */
const page = (title: string | undefined, load: () => Promise<PageModule>) => async () => {
  const { default: Component, ...route } = await load();
  return { Component, ...(title && { handle: { title } }), ...route };
};

/**
 * List, form and translation of the entries of each content type. Static routes take precedence. The pages
 * export their titles, so that the login does not load the declarations of the types.
 */
const entryRoutes: RouteObject[] = [
  {
    path: "translations/:type/:id/:language",
    lazy: page(undefined, () => import("./pages/translation")),
  },
  { path: ":type", lazy: page(undefined, () => import("./pages/entries")) },
  ...[":type/new", ":type/:id"].map((path) => ({
    path,
    lazy: page(undefined, () => import("./pages/entry")),
  })),
];

type SettingsName = "siteSettings" | "answerSettings" | "proposalSettings" | "glossarySettings";

/** Lazily loaded form of a settings table (K9). */
const settings = (name: SettingsName) => async () => {
  const [{ settingsPage }, declared] = await Promise.all([
    import("./pages/settings"),
    import("#content/settings.ts"),
  ]);
  return { ...settingsPage(declared[name]), handle: { title: "Ajustes" } };
};

export const createRouter = (queries: QueryClient) =>
  createBrowserRouter(
    [
      {
        Component: RootLayout,
        ErrorBoundary: ErrorPage,
        hydrateFallbackElement: <Spinner label="Cargando..." />,
        children: [
          { path: "login", lazy: page("Acceso", () => import("./pages/login")) },
          { path: "reset", lazy: page("Contraseña", () => import("./pages/reset")) },
          { path: "invitation", lazy: page("Invitación", () => import("./pages/invitation")) },
          {
            lazy: async () => ({ Component: (await import("./pages/panel")).default }),
            children: [
              { index: true, lazy: page("Inicio", () => import("./pages/dashboard")) },
              ...entryRoutes,
              { path: "settings", lazy: settings("siteSettings") },
              { path: "brand", lazy: page("Marca", () => import("./pages/brand")) },
              { path: "launch", lazy: page(undefined, () => import("./pages/launch")) },
              { path: "settings/answers", lazy: settings("answerSettings") },
              { path: "settings/payment", lazy: settings("proposalSettings") },
              { path: "settings/glossary", lazy: settings("glossarySettings") },
              {
                path: "translations",
                lazy: page("Traducciones", () => import("./pages/translations")),
              },
              { path: "texts", lazy: page("Textos", () => import("./pages/texts")) },
              { path: "texts/:page", lazy: page("Textos", () => import("./pages/text-page")) },
              { path: "departures", lazy: page("Salidas", () => import("./pages/departures")) },
              { path: "proposals", lazy: page("Propuestas", () => import("./pages/proposals")) },
              ...["proposals/new", "proposals/:id"].map((path) => ({
                path,
                lazy: page("Propuesta", () => import("./pages/proposal")),
              })),
              { path: "pictures", lazy: page("Imágenes", () => import("./pages/pictures")) },
              { path: "trash", lazy: page("Papelera", () => import("./pages/trash")) },
              { path: "contacts", lazy: page("Contactos", () => import("./pages/contacts")) },
              {
                path: "statistics",
                lazy: page("Estadísticas", () => import("./pages/statistics")),
              },
              {
                path: "administrators",
                lazy: page("Administradores", () => import("./pages/administrators")),
              },
              {
                path: "administrators/activity",
                lazy: page("Actividad", () => import("./pages/activity")),
              },
              { path: "account", lazy: page("Mi cuenta", () => import("./pages/account")) },
              { path: "*", lazy: page("Página no encontrada", () => import("./pages/not-found")) },
            ],
          },
        ],
      },
    ],
    {
      basename: "/admin",
      getContext: () => new RouterContextProvider(new Map([[queriesContext, queries]])),
    },
  );
