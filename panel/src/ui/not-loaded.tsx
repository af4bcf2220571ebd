interface NotLoadedProps {
  /** What could not be loaded, as a sentence. */
  failure: string;
  onRetry: () => void;
  className?: string;
}

/** Part of a page that did not arrive, and the way to ask for it once more. */
export function NotLoaded({ failure, onRetry, className = "blank" }: NotLoadedProps) {
  return (
    <div className={className} role="alert">
      <p>{failure} Comprueba la conexión.</p>
      <button className="btn btn--line" type="button" onClick={onRetry}>
        Intentar de nuevo
      </button>
    </div>
  );
}
