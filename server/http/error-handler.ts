import type { ErrorHandler } from "hono";
import type { Logger } from "../observe/log.ts";
import { loggedPath } from "../observe/logged-path.ts";

/** Logs an unexpected error, and answers 500. A client that stops sending is no error of the server. */
export const errorHandler =
  (log: Pick<Logger, "error">): ErrorHandler =>
  (error, c) => {
    if (c.req.raw.signal.aborted) return c.text("Bad Request", 400);
    log.error("request failed", {
      path: loggedPath(c.req.path),
      details: error.stack ?? String(error),
    });
    return c.text("Internal Server Error", 500);
  };
