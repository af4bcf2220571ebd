import { queriesContext } from "@panel/queries/prefetch";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
} from "react-router";
import type { ContentType } from "#content/define.ts";
import { ErrorPage } from "./pages/error-page";
import { RootLayout } from "./pages/root-layout";
import { Spinner } from "./ui/spinner";

interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** Lazily loaded page. */
const page = (title: string, load: () => Promise<PageModule>) => async () => {
  const { default: Component, loader } = await load();
  return { Component, loader, handle: { title } };
};

/** Routes of one content type: list, form and translation. */
function entryRoutes(path: string, load: () => Promise<ContentType>): RouteObject[] {
  const list = async () => {
    const [{ entriesPage }, type] = await Promise.all([import("./pages/entries"), load()]);
    return { ...entriesPage(type), handle: { title: type.words.many } };
  };
  const form = async () => {
    const [{ entryPage }, type] = await Promise.all([import("./pages/entry"), load()]);
    return { ...entryPage(type), handle: { title: type.words.one } };
  };
  const translation = async () => {
    const [{ translationPage }, type] = await Promise.all([import("./pages/translation"), load()]);
    return { ...translationPage(type), handle: { title: "Traducir" } };
  };
  return [
    { path: `translations/${path}/:id/:language`, lazy: translation },
    { path, lazy: list },
    { path: `${path}/new`, lazy: form },
    { path: `${path}/:id`, lazy: form },
  ];
}

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
              ...entryRoutes("tours", async () => (await import("#content/tours.ts")).tours),
              ...entryRoutes(
                "destinations",
                async () => (await import("#content/destinations.ts")).destinations,
              ),
              ...entryRoutes("blog", async () => (await import("#content/posts.ts")).posts),
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
