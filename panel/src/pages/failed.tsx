import { useEffect } from "react";
import { useHref, useLocation, useRouteError } from "react-router";

/**
 * Shown when a page fails to load or to render (A14). Where the site has been updated since the panel was opened,
 * which takes away the files of pages that were not opened yet, the page is loaded again; where the network was away,
 * as soon as the server answers.
 */
export function Failed() {
  const error = useRouteError();
  const address = useHref(useLocation());
  useEffect(() => {
    if (isOfNetwork(error)) return reopenWhenAnswered(address);
    // Without a network there is nothing to open.
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

/** Opens the page where the server's document names another program than this one: each build names its own. */
async function openIfOutdated(address: string): Promise<void> {
  const program = document.querySelector("script[src]")?.getAttribute("src");
  const response = await fetch(address);
  if (response.ok && !(await response.text()).includes(`"${program}"`)) location.replace(address);
}

/** Browsers' words for a request or a page's file that did not come: Chromium's, Firefox's, Safari's. */
const isOfNetwork = (error: unknown) =>
  error instanceof TypeError &&
  /Failed to fetch|imported module|Importing a module|Load failed|NetworkError/.test(error.message);

const retryMs = 3000;
/** Between two full loads: a file that is missing for good must not have its page loaded all the time. */
const reloadMs = 30_000;

/** Loads the page in full as soon as the server answers. Returns what ends the wait. */
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
