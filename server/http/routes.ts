import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { renderPrefix } from "../backend/pictures/render-image.ts";
import type { Backend } from "../backend/types.ts";
import type { Health } from "../observe/health.ts";
import type { Logger } from "../observe/log.ts";
import type { AdministratorFunctions } from "./administrators.ts";
import { contentWebhook } from "./content-webhook.ts";
import { errorHandler } from "./error-handler.ts";
import type { Functions } from "./functions.ts";
import { securityHeaders, type TransportOptions } from "./security-headers.ts";

type Bindings = HttpBindings;

export interface RouteOptions extends TransportOptions {
  backend: Pick<Backend, "serve" | "notifyOfChange">;
  health: Pick<Health, "livez" | "readyz" | "healthz">;
  /** True in development, where Vite's scripts would violate the policy. */
  dev: boolean;
  /** Number of trusted reverse proxies. */
  trustProxy: number;
  /** `CONTENT_WEBHOOK_SECRET`; without it the endpoint does not exist. */
  webhookSecret: string | undefined;
  /** Triggers delivery of due mails without waiting. */
  wakeOutbox: () => void;
  log: Pick<Logger, "error">;
}

export interface RouteHandlers {
  functions: Functions;
  administrators: AdministratorFunctions;
  /** Stores small pictures with all their headers; undefined without change notifications. */
  storePicture?: MiddlewareHandler | undefined;
  /** Files of the build. */
  files: readonly MiddlewareHandler[];
  /** `/admin/*` */
  panel: Hono;
  /** Pages, feeds, brochures and previews, with a 404 page for all other paths. */
  site: (request: Request, bindings: Bindings) => Response | Promise<Response>;
}

/**
 * All HTTP routes in their order. Cached pages, pictures and files are answered before, by the Node
 * middleware of `load-app.ts`; on the port that is still starting, by `listen.ts`.
 */
export function createRoutes(options: RouteOptions, handlers: RouteHandlers) {
  const { backend, health, trustProxy, webhookSecret, wakeOutbox, log } = options;
  const { functions, administrators, storePicture, files, panel, site } = handlers;
  const addressOf = ({ req, env }: Context<{ Bindings: Bindings }>) =>
    clientAddress(env?.incoming?.socket.remoteAddress, req.header("x-forwarded-for"), trustProxy);

  const app = new Hono<{ Bindings: Bindings }>();
  if (storePicture) app.use(`${renderPrefix}*`, storePicture);
  app.use(securityHeaders(options));
  for (const file of files) app.use(file);
  app.route("/", panel);

  app.get("/livez", () => health.livez());
  app.get("/readyz", (c) => health.readyz(c.req.queries("exclude")));
  app.get("/healthz", () => health.healthz());

  // Panel actions that make mails due wake the outbox at once.
  for (const call of ["retry_mails", "answer_enquiry", "correct_enquiry_email"])
    app.post(`/rest/v1/rpc/${call}`, async (_, next) => {
      await next();
      wakeOutbox();
    });
  for (const path of ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"])
    app.all(path, (c) => backend.serve(c.req.raw, { peerAddress: addressOf(c) }));
  app.all("/functions/v1/:name", (c) => {
    const call = [c.req.param("name"), c.req.raw, addressOf(c)] as const;
    return administrators(...call) ?? functions(...call);
  });
  if (webhookSecret)
    app.post("/hooks/content-changed", contentWebhook(webhookSecret, backend.notifyOfChange));

  app.all("*", (c) => site(c.req.raw, c.env));
  app.onError(errorHandler(log));
  return app;
}
