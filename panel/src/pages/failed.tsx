import { useEffect } from "react";
import { useHref, useLocation, useRouteError } from "react-router";

/**
 * Shown when a page fails to load or to render (A14). Where the site has been updated since the panel was opened,
 * which takes away the files of pages that were not opened yet, it is loaded again.
 */
export function Failed() {
  const error = useRouteError();
  const address = useHref(useLocation());
  useEffect(() => {
    // Without a network there is nothing to open.
    openIfOutdated(address).catch(() => {});
  }, [address]);
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
