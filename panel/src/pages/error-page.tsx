import { useEffect } from "react";
import { useHref, useLocation, useRouteError } from "react-router";

/**
 * Error boundary (A14). Reloads if the site was updated since the panel was opened, because files of
 * unopened pages are gone then. After a network error it reloads when the server responds.
 */
export function ErrorPage() {
  const error = useRouteError();
  const address = useHref(useLocation());
  useEffect(() => {
    if (isOfNetwork(error)) return reopenWhenAnswered(address);
    // Offline: nothing can be loaded.
    openIfOutdated(address).catch(() => {});
  }, [address, error]);
  return (
    <main id="main" className="wrap oops">
      <h1>¡Error inesperado de la aplicación!</h1>
      <p>Algo se ha atascado en la arena. Vuelve a intentarlo dentro de un momento.</p>
      {error instanceof Error && error.message && <p className="oops__detail">{error.message}</p>}
      <a className="btn" href={address}>
        Volver a cargar
      </a>
    </main>
  );
}

/** Reloads if the server's document references another script: every build has its own name. */
async function openIfOutdated(address: string): Promise<void> {
  const program = document.querySelector("script[src]")?.getAttribute("src");
  const response = await fetch(address);
  if (response.ok && !(await response.text()).includes(`"${program}"`)) location.replace(address);
}

/** Error messages of failed requests and imports in Chromium, Firefox and Safari. */
const isOfNetwork = (error: unknown) =>
  error instanceof TypeError &&
  /Failed to fetch|imported module|Importing a module|Load failed|NetworkError/.test(error.message);

const retryMs = 3000;
/** Minimum time between reloads, so that a permanently missing file causes no loop. */
const reloadMs = 30_000;

/**
 * Reloads when the server responds.
 * @returns a function that stops waiting
 */
function reopenWhenAnswered(address: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  async function attempt() {
    const last = Number(sessionStorage.getItem(lastReload) ?? 0);
    if (Math.abs(Date.now() - last) < reloadMs) return;
    const response = await fetch(address, { method: "HEAD", signal }).catch(() => undefined);
    if (!response?.ok || signal.aborted) return;
    sessionStorage.setItem(lastReload, String(Date.now()));
    location.replace(address);
  }
  const timer = setInterval(attempt, retryMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  window.addEventListener("online", attempt, { signal });
  void attempt();
  return () => ended.abort();
}

const lastReload = "tsamma-reloaded";
