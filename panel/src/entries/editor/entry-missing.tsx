import { Link, useRevalidator } from "react-router";
import type { ContentType } from "#content/define.ts";

/** In place of a form: there is no such entry, or it could not be read. */
export function EntryMissing({ type, failed }: { type: ContentType; failed: boolean }) {
  const { revalidate } = useRevalidator();
  return (
    <section className="panel panel__in blank">
      <h1>{failed ? "No se pudo cargar" : "Ya no existe"}</h1>
      <p>
        {failed
          ? "El servidor no ha contestado. Comprueba la conexión."
          : "Puede que se haya eliminado, o que la dirección no esté completa."}
      </p>
      <div className="bar__acts">
        {failed && (
          <button className="btn" type="button" onClick={() => revalidate()}>
            Intentar de nuevo
          </button>
        )}
        <Link className="btn btn--line" to={type.path}>
          {type.words.many}
        </Link>
      </div>
    </section>
  );
}
