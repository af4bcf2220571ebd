import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createBrowserRouter, type LoaderFunction, RouterContextProvider } from "react-router";
import { Failed } from "./pages/failed";
import { Frame } from "./pages/frame";
import { queriesContext } from "./route-context";
import { Spinner } from "./ui/spinner";

interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** A page comes with its own file when it is first opened. */
const page = (title: string, load: () => Promise<PageModule>) => async () => {
  const { default: Component, loader } = await load();
  return { Component, loader, handle: { title } };
};
const tour = page("Tour", () => import("./pages/tour"));
const destination = page("Destino", () => import("./pages/destination"));
const post = page("Post", () => import("./pages/post"));

export const createRouter = (queries: QueryClient) =>
  createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: Failed,
        hydrateFallbackElement: <Spinner label="Cargando..." />,
        children: [
          { path: "login", lazy: page("Acceso", () => import("./pages/login")) },
          { path: "reset", lazy: page("Contraseña", () => import("./pages/reset")) },
          {
            lazy: async () => ({ Component: (await import("./pages/panel")).default }),
            children: [
              { index: true, lazy: page("Inicio", () => import("./pages/dashboard")) },
              { path: "tours", lazy: page("Tours", () => import("./pages/tours")) },
              { path: "tours/new", lazy: tour },
              { path: "tours/:id", lazy: tour },
              {
                path: "destinations",
                lazy: page("Destinos", () => import("./pages/destinations")),
              },
              { path: "destinations/new", lazy: destination },
              { path: "destinations/:id", lazy: destination },
              { path: "blog", lazy: page("Blog", () => import("./pages/posts")) },
              { path: "blog/new", lazy: post },
              { path: "blog/:id", lazy: post },
              { path: "contacts", lazy: page("Contactos", () => import("./pages/contacts")) },
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
