import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import { type AdministratorOptions, createAdministratorFunctions } from "./http/administrators.ts";
import { composeMiddleware } from "./http/compose-middleware.ts";
import { createFunctions, type FunctionOptions } from "./http/functions.ts";
import type { Middleware } from "./http/listen.ts";
import { createPanel, type PanelOptions } from "./http/panel.ts";
import { PictureResponses } from "./http/picture-responses.ts";
import { createRoutes, type RouteHandlers, type RouteOptions } from "./http/routes.ts";
import { serveCachedFiles, serveFiles } from "./http/static-files.ts";
import type { SiteOptions } from "./site/create-site.ts";

type SiteModule = typeof import("./site/create-site.ts");

interface LoadedApp {
  fetch: Hono["fetch"];
  /** Middleware that runs first and passes on what it does not answer. */
  nodeMiddleware?: Middleware;
  /** Statistics of the page cache; undefined in development. */
  pages?: ReturnType<SiteModule["createSite"]>["pages"];
  close: () => Promise<void>;
}

type Options = Omit<SiteOptions, "callFunction"> &
  PanelOptions &
  Omit<RouteOptions, "wakeOutbox"> & {
    functions: FunctionOptions;
    administrators: Pick<
      AdministratorOptions,
      "call" | "sendMail" | "sendsMail" | "passwordWeakness" | "proposeTranslation" | "launchSteps"
    >;
  };

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

type Rest = Pick<RouteHandlers, "storePicture" | "files" | "panel" | "site">;

/** @param functions also called by pages. */
function routesWith(options: Options, functions: RouteHandlers["functions"], rest: Rest) {
  const administrators = createAdministratorFunctions({ ...options, ...options.administrators });
  const { wakeOutbox } = options.functions;
  return createRoutes({ ...options, wakeOutbox }, { functions, administrators, ...rest });
}

const functionsOf = ({ functions, backend: { admission } }: Options) =>
  createFunctions({ ...functions, admission });

async function fromBuild(options: Options): Promise<LoadedApp> {
  const built = new URL("../build/server/index.js", import.meta.url).href;
  const client = new URL("../build/client", import.meta.url);
  const { createSite } = (await import(built)) as SiteModule;
  const panel = new URL("../build/panel/assets", import.meta.url);
  const page = readFileSync(new URL("../build/panel/index.html", import.meta.url), "utf8");
  const pictures = new PictureResponses();
  const { onPictureChange } = options.backend;
  onPictureChange?.((key) => pictures.changed(key));
  const callFunction = functionsOf(options);
  const site = createSite({ ...options, callFunction });
  const app = routesWith(options, callFunction, {
    storePicture: onPictureChange && pictures.store,
    files: [serveFiles(client), serveFiles(panel, panelAssets)],
    panel: createPanel(async () => page, site, options),
    site: site.app.fetch,
  });
  const nodeMiddleware = composeMiddleware(
    [
      site.brandFiles,
      serveCachedFiles(client, options),
      serveCachedFiles(panel, options, panelAssets),
      pictures.nodeMiddleware,
      ...site.nodeMiddleware,
    ],
    options.log,
  );
  const { pages } = site;
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
  let loaded: { module: SiteModule; site: ReturnType<SiteModule["createSite"]> } | undefined;
  const callFunction = functionsOf(options);
  const { runner } = ssr;
  async function loadSite() {
    const module = (await runner.import("/server/site/create-site.ts")) as SiteModule;
    // Vite returns a new module after a server file has changed.
    if (loaded?.module !== module)
      loaded = { module, site: module.createSite({ ...options, callFunction }) };
    return loaded.site;
  }
  const document = join(panel.config.root, "index.html");
  const app = routesWith(options, callFunction, {
    files: [],
    panel: createPanel(
      async () => panel.transformIndexHtml("/index.html", await readFile(document, "utf8")),
      {
        readOffice: async () => (await loadSite()).readOffice(),
        readBrand: async () => (await loadSite()).readBrand(),
      },
      options,
    ),
    site: async (request, bindings) => (await loadSite()).app.fetch(request, bindings),
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
