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
import type { ContentType } from "#content/index.ts";
import { menuOf, titleOf } from "./entries/labels";
import { typeAt } from "./entries/type-at";
import { ErrorPage } from "./pages/error-page";
import { RootLayout, type Title } from "./pages/root-layout";
import { Spinner } from "./ui/spinner";

interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Lazily loaded page. */
const page = (title: Title, load: () => Promise<PageModule>) => async () => {
  const { default: Component, ...route } = await load();
  return { Component, ...route, handle: { title } };
};

/** Title of a page of a content type, which the parameter `type` names. */
const titled =
  (title: (type: ContentType) => string): Title =>
  ({ type: path }) => {
    const type = typeAt(path);
    return type ? title(type) : notFoundTitle;
  };

const notFoundTitle = "Página no encontrada";

/** List, form and translation of the entries of each content type. Static routes take precedence. */
const entryRoutes: RouteObject[] = [
  {
    path: "translations/:type/:id/:language",
    lazy: page(
      titled(() => "Traducir"),
      () => import("./pages/translation"),
    ),
  },
  { path: ":type", lazy: page(titled(menuOf), () => import("./pages/entries")) },
  ...[":type/new", ":type/:id"].map((path) => ({
    path,
    lazy: page(titled(titleOf), () => import("./pages/entry")),
  })),
];

/** Lazily loaded form of a settings table (K9). */
const settings = (name: "siteSettings" | "deskSettings") => async () => {
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
              { path: "settings/answers", lazy: settings("deskSettings") },
              {
                path: "translations",
                lazy: page("Traducciones", () => import("./pages/translations")),
              },
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
              { path: "*", lazy: page(notFoundTitle, () => import("./pages/not-found")) },
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
