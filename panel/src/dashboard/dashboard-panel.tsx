import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";

interface DashboardPanelProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  empty: string;
  children: (data: Data) => ReactNode;
}

/** Panel of the dashboard with its loading, error and empty states. */
export function DashboardPanel<Data>(props: DashboardPanelProps<Data>) {
  const { title, query, isEmpty, empty, children } = props;
  const { data, isPending, refetch } = query;
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        {title}
      </h2>
      {isPending && (
        <p className="panel__note" role="status">
          Cargando...
        </p>
      )}
      {query.isError && data === undefined && (
        <div className="panel__note" role="alert">
          <p>No se pudo cargar. Comprueba la conexión.</p>
          <button className="more more--plain" type="button" onClick={() => refetch()}>
            Intentar de nuevo
          </button>
        </div>
      )}
      {data !== undefined && isEmpty(data) && <p className="panel__note">{empty}</p>}
      {data !== undefined && !isEmpty(data) && children(data)}
    </section>
  );
}
