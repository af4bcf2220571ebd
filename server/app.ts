import type { HttpBindings } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Database } from "~/lib/database.types";
import type { Backend } from "./backend/backend.ts";
import { clientAddress } from "./client-address.ts";
import { createFunctions, type FunctionOptions } from "./functions.ts";
import type { Logger } from "./log.ts";
import { createPages } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";

export interface AppOptions {
  backend: Backend;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** True under the development server, whose scripts a strict policy would refuse. */
  dev: boolean;
  /** How many reverse proxies in front may be believed about the client's address. */
  trustProxy: number;
  mail: FunctionOptions["mail"];
  log: Logger;
}

/** Joins backend, functions and pages into one Web-standard application. */
export function createApp({ backend, siteUrl, dev, trustProxy, mail, log }: AppOptions) {
  const inProcess = (input: RequestInfo | URL, init?: RequestInit) =>
    backend.fetch(new Request(input, init));
  const supabase = createClient<Database>(siteUrl, backend.publishableKey, {
    global: { fetch: inProcess },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const functions = createFunctions({ backend, siteUrl, mail, log });
  const pages = createPages({
    siteUrl,
    dev,
    supabase,
    publishableKey: backend.publishableKey,
    callFunction: functions,
    log,
  });

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.use(securityHeaders);
  for (const path of ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"]) {
    app.all(path, ({ req, env }) => {
      const peer = env?.incoming?.socket.remoteAddress;
      const peerAddress = clientAddress(peer, req.raw.headers, trustProxy);
      return backend.fetch(req.raw, { peerAddress });
    });
  }
  app.all("/functions/v1/:name", (c) => functions(c.req.param("name"), c.req.raw));
  app.use(compress());
  app.all("*", (c) => pages(c.req.raw));
  app.onError((error, c) => {
    log.error("request failed", { url: c.req.url, details: error.stack ?? String(error) });
    return c.text("Internal Server Error", 500);
  });
  return app;
}
