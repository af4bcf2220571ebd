import { useHref, useLocation, useRouteError } from "react-router";

/** Shown when a page fails to load or to render (A14). */
export function Failed() {
  const error = useRouteError();
  const address = useHref(useLocation());
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
