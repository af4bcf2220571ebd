import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** React Router's own global. */
interface RouterWindow {
  __reactRouterDataRouter?: { state: { navigation: { location?: { hash: string } } } };
}

type Results = Record<string, DataStrategyResult>;

/**
 * For a whole response: React Router offers no hook between its request and the decoded data, so that
 * silence and a slow connection look alike.
 */
const timeoutMs = 15_000;

/**
 * Client middleware: loads the target as a document if its data cannot be loaded, as with a content blocker or a
 * captive portal. It runs for navigations and revalidations;
 * an action is never repeated. It cannot loop: a document contains its data.
 */
export const reloadOnDataFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  const { hash = "" } =
    (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location ?? {};
  const target = request.url + hash;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      next().then((results) => {
        for (const { type, result } of Object.values(results))
          if (type === "error" && !(result instanceof Response)) throw result;
        return results;
      }),
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
