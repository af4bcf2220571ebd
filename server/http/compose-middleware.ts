import type { Logger } from "../observe/log.ts";
import { loggedPath } from "../observe/logged-path.ts";
import type { Middleware } from "./listen.ts";

/**
 * Runs middleware in order until one responds. If one fails before the response has started, the error is
 * logged and the request passed to the handler after all of them.
 */
export function composeMiddleware(
  all: readonly Middleware[],
  log: Pick<Logger, "error">,
): Middleware {
  return (incoming, outgoing, next, trace) => {
    const fail = (error: unknown) => {
      const { method, url = "" } = incoming;
      log.error("request failed", { method, path: loggedPath(url), error: String(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else next();
    };
    const ask = (index: number) => {
      const middleware = all[index];
      if (!middleware) return next();
      middleware(incoming, outgoing, (error) => (error ? fail(error) : ask(index + 1)), trace);
    };
    ask(0);
  };
}
