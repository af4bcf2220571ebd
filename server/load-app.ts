import type { Server } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { renderPrefix } from "./backend/pictures/render-image.ts";
import { firstOf } from "./http/first-of.ts";
import type { Middleware } from "./http/listen.ts";
import { PictureAnswers } from "./http/picture-answers.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { keepFiles, serveFiles } from "./http/static-files.ts";
import type { AppOptions } from "./site/app.ts";

type AppModule = typeof import("./site/app.ts");

interface LoadedApp {
  fetch: Hono["fetch"];
  /** Gets every request first, and passes on those it does not answer. */
  before?: Middleware;
  /** Size of the page cache; undefined in development. */
  pages?: ReturnType<AppModule["createApp"]>["pages"];
  close: () => Promise<void>;
}

interface LoadOptions {
  dev: boolean;
  server: Server;
  options: AppOptions;
}

/** Loads the application from the build, or in development from Vite with hot reload. */
export function loadApp({ dev, server, options }: LoadOptions): Promise<LoadedApp> {
  return dev ? fromVite(server, options) : fromBuild(options);
}

async function fromBuild(options: AppOptions): Promise<LoadedApp> {
  const built = new URL("../build/server/index.js", import.meta.url).href;
  const client = new URL("../build/client", import.meta.url);
  const { createApp } = (await import(built)) as AppModule;
  const files = keepFiles(client, options);
  const pictures = new PictureAnswers();
  const app = new Hono<{ Bindings: HttpBindings }>();
  // Without notices of changes no answer can be cached.
  if (options.backend.onPictureChange) {
    options.backend.onPictureChange((key) => pictures.changed(key));
    app.use(`${renderPrefix}*`, pictures.keep);
  }
  app.use(securityHeaders(options));
  app.use(serveFiles(client));
  const created = createApp(options);
  app.route("/", created.app);
  const before = firstOf([files, pictures.before, created.before], options.log);
  const { pages } = created;
  return { fetch: app.fetch as Hono["fetch"], before, pages, close: async () => {} };
}

async function fromVite(server: Server, options: AppOptions): Promise<LoadedApp> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runnable server");
  let loaded: { module: AppModule; app: ReturnType<AppModule["createApp"]> } | undefined;

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("*", async (c) => {
    const module = (await ssr.runner.import("/server/site/app.ts")) as AppModule;
    // Vite hands out a new module when a file of the server changed.
    if (loaded?.module !== module) loaded = { module, app: module.createApp(options) };
    return loaded.app.app.fetch(c.req.raw, c.env);
  });
  return {
    fetch: app.fetch as Hono["fetch"],
    before: firstOf([vite.middlewares], options.log),
    close: () => vite.close(),
  };
}
