import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Internal globals of React Router. */
interface RouterWindow {
  /** Loaded modules by route. */
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { state: { navigation: { location?: { hash: string } } } };
}

type Results = Record<string, DataStrategyResult>;

/**
 * Covers the complete response and the page's code. React Router has no hook between request and decoded data, so that
 * a stalled and a slow connection cannot be told apart.
 */
const timeoutMs = 15_000;

/**
 * Client middleware: loads the target as a document if its data or its code cannot be loaded, as with a
 * content blocker, a captive portal or after an update of the site. Runs for navigations and revalidations; actions are never repeated.
 * It cannot loop, because a document contains its data.
 */
export const reloadOnDataFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: modules } =
    window as RouterWindow;
  const { hash = "" } = router?.state.navigation.location ?? {};
  const target = request.url + hash;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      next().then((results) => {
        for (const [route, { type, result }] of Object.entries(results)) {
          if (type === "error" && !(result instanceof Response)) throw result;
          // React Router would render the page without its code.
          if (modules && !(route in modules)) throw new Error(`no module of ${route}`);
        }
        return results;
      }),
      new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeoutMs);
      }),
    ]);
  } catch (error) {
    // Another navigation replaced this one.
    if (request.signal.aborted) throw error;
    // The back/forward cache may keep this half-navigated page; reload it on return.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    // After Back or Forward the URL is the target's already; assigning a URL that differs only in
    // its hash loads nothing.
    if (target === location.href) location.reload();
    else location.assign(target);
    return new Promise(() => {});
  } finally {
    clearTimeout(timer);
  }
};
