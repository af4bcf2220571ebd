interface ListStateProps {
  isPending: boolean;
  /** There is an error, and nothing from before to show instead. */
  failed: boolean;
  /** What could not be loaded, as a sentence. */
  failure: string;
  onRetry: () => void;
}

/** A list that is not there: it is on its way, or did not arrive. */
export function ListState({ isPending, failed, failure, onRetry }: ListStateProps) {
  if (isPending)
    return (
      <p className="panel panel__in blank" role="status">
        Cargando...
      </p>
    );
  if (!failed) return null;
  return (
    <section className="panel panel__in blank" role="alert">
      <p>{failure} Comprueba la conexión.</p>
      <button className="btn btn--line" type="button" onClick={onRetry}>
        Intentar de nuevo
      </button>
    </section>
  );
}
