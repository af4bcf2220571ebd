import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AnyRow, EntryKind } from "./kind";
import { useEntry } from "./queries";

interface EntryLoaderProps {
  kind: EntryKind;
  /** Undefined for a new entry. */
  id: string | undefined;
  children: (row: AnyRow | undefined) => ReactNode;
}

/** Reads the entry that a form is for; says so when there is none or it cannot be read. */
export function EntryLoader({ kind, id, children }: EntryLoaderProps) {
  const { data, isPending, error, refetch } = useEntry(kind, id);
  if (!id) return children(undefined);
  if (data) return children(data);
  if (isPending) return <p role="status">Cargando...</p>;
  return (
    <section className="panel panel__in blank">
      <h1>{error ? "No se pudo cargar" : "Ya no existe"}</h1>
      <p>
        {error
          ? "El servidor no ha contestado. Comprueba la conexión."
          : "Puede que se haya eliminado, o que la dirección no esté completa."}
      </p>
      <div className="bar__acts">
        {error && (
          <button className="btn" type="button" onClick={() => refetch()}>
            Intentar de nuevo
          </button>
        )}
        <Link className="btn btn--line" to={kind.path}>
          {kind.words.many}
        </Link>
      </div>
    </section>
  );
}
