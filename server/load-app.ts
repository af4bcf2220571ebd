import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { renderPrefix } from "./backend/pictures/render-image.ts";
import { composeMiddleware } from "./http/compose-middleware.ts";
import type { Middleware } from "./http/listen.ts";
import { PictureResponses } from "./http/picture-responses.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveCachedFiles, serveFiles } from "./http/static-files.ts";
import { createPanel, type PanelOptions } from "./panel.ts";
import type { AppOptions } from "./site/app.ts";

type AppModule = typeof import("./site/app.ts");

interface LoadedApp {
  fetch: Hono["fetch"];
  /** Middleware that runs first and passes on what it does not answer. */
  nodeMiddleware?: Middleware;
  /** Statistics of the page cache; undefined in development. */
  pages?: ReturnType<AppModule["createApp"]>["pages"];
  close: () => Promise<void>;
}

type Options = AppOptions & PanelOptions;

/** URL path of the panel's files. */
const panelAssets = "/admin/assets";

interface LoadOptions {
  dev: boolean;
  server: Server;
  options: Options;
}

/** Loads the application from the build, or in development from Vite with hot reload. */
export function loadApp({ dev, server, options }: LoadOptions): Promise<LoadedApp> {
  return dev ? fromVite(server, options) : fromBuild(options);
}

async function fromBuild(options: Options): Promise<LoadedApp> {
  const built = new URL("../build/server/index.js", import.meta.url).href;
  const client = new URL("../build/client", import.meta.url);
  const { createApp } = (await import(built)) as AppModule;
  const panel = new URL("../build/panel/assets", import.meta.url);
  const page = readFileSync(new URL("../build/panel/index.html", import.meta.url), "utf8");
  const files = serveCachedFiles(client, options);
  const filesOfPanel = serveCachedFiles(panel, options, panelAssets);
  const pictures = new PictureResponses();
  const app = new Hono<{ Bindings: HttpBindings }>();
  // Without change notifications responses cannot be cached.
  if (options.backend.onPictureChange) {
    options.backend.onPictureChange((key) => pictures.changed(key));
    app.use(`${renderPrefix}*`, pictures.store);
  }
  app.use(securityHeaders(options));
  app.use(serveFiles(client));
  app.use(`${panelAssets}/*`, serveFiles(panel, panelAssets));
  app.route(
    "/",
    createPanel(async () => page, options),
  );
  const created = createApp(options);
  app.route("/", created.app);
  const nodeMiddleware = composeMiddleware(
    [files, filesOfPanel, pictures.nodeMiddleware, ...created.nodeMiddleware],
    options.log,
  );
  const { pages } = created;
  return { fetch: app.fetch as Hono["fetch"], nodeMiddleware, pages, close: async () => {} };
}

/** Site and panel have a Vite server each, on one port, selected by path. */
async function fromVite(server: Server, options: Options): Promise<LoadedApp> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const start = (configFile: string) => {
    const file = fileURLToPath(new URL(configFile, import.meta.url));
    return createServer({ configFile: file, server: { middlewareMode: true, hmr: { server } } });
  };
  const [site, panel] = await Promise.all([
    start("../vite.config.ts"),
    start("../panel/vite.config.ts"),
  ]);
  const { ssr } = site.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runnable server");
  let loaded: { module: AppModule; app: ReturnType<AppModule["createApp"]> } | undefined;

  const document = join(panel.config.root, "index.html");
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(securityHeaders(options));
  app.route(
    "/",
    createPanel(
      async () => panel.transformIndexHtml("/index.html", await readFile(document, "utf8")),
      options,
    ),
  );
  app.all("*", async (c) => {
    const module = (await ssr.runner.import("/server/site/app.ts")) as AppModule;
    // Vite returns a new module after a server file has changed.
    if (loaded?.module !== module) loaded = { module, app: module.createApp(options) };
    return loaded.app.app.fetch(c.req.raw, c.env);
  });
  const nodeMiddleware: Middleware = (incoming, outgoing, next) => {
    const { url = "" } = incoming;
    const vite = /^\/admin(?=[/?]|$)/.test(url) ? panel : site;
    vite.middlewares(incoming, outgoing, (error?: unknown) => {
      // Vite has removed the panel's path prefix.
      incoming.url = url;
      next(error);
    });
  };
  return {
    fetch: app.fetch as Hono["fetch"],
    nodeMiddleware: composeMiddleware([nodeMiddleware], options.log),
    close: async () => {
      await Promise.all([site.close(), panel.close()]);
    },
  };
}
