import { type DataStrategyResult, type MiddlewareFunction, matchRoutes } from "react-router";

/** React Router's own globals. */
interface RouterWindow {
  __reactRouterDataRouter?: {
    routes: Parameters<typeof matchRoutes>[0];
    state: { navigation: { location?: { hash: string } } };
  };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
}

type Results = Record<string, DataStrategyResult>;

/**
 * For a whole response: React Router offers no hook between its request and the decoded data, so that
 * silence and a slow connection look alike.
 */
const timeoutMs = 15_000;

/**
 * Client middleware: loads the target as a document if its data or modules cannot be loaded, as with a
 * content blocker, a captive portal or after a deployment. It runs for navigations and revalidations;
 * an action is never repeated. It cannot loop: a document contains its data.
 */
export const loadInFull: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    window as RouterWindow;
  const target = request.url + (router?.state.navigation.location?.hash ?? "");
  const modules = (router && matchRoutes(router.routes, new URL(target))) ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      next().then((results) => {
        for (const { type, result } of Object.values(results))
          if (type === "error" && !(result instanceof Response)) throw result;
        return results;
      }),
      // React Router reloads the current page if a module is missing. The later navigation wins.
      Promise.all(
        modules.map(
          ({ route }) => import(/* @vite-ignore */ `${manifest?.routes[route.id ?? ""]?.module}`),
        ),
      ).then(() => new Promise<never>(() => {})),
      new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeoutMs);
      }),
    ]);
  } catch (error) {
    // Another navigation has replaced this one.
    if (request.signal.aborted) throw error;
    // The browser may keep this page, half navigated, for Back.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    // After Back and Forward the address is the target's already, and assigning one with a hash loads nothing.
    if (target === location.href) location.reload();
    else location.assign(target);
    return new Promise(() => {});
  } finally {
    clearTimeout(timer);
  }
};
