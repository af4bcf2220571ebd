import { type ReactNode, useEffect } from "react";
import { useRevalidator } from "react-router";

/** Replaces a page whose loader failed. Retries when the browser comes online. `children` are additional actions. */
export function LoadFailed({ children }: { children?: ReactNode }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [revalidate]);
  return (
    <section className="panel panel__in empty-state">
      <h1>No se pudo cargar</h1>
      <p>El servidor no ha contestado. Comprueba la conexión.</p>
      <div className="bar__acts">
        <button className="btn" type="button" onClick={() => revalidate()}>
          Intentar de nuevo
        </button>
        {children}
      </div>
    </section>
  );
}
