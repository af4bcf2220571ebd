interface NotLoadedProps {
  /** Error message, as a sentence. */
  failure: string;
  onRetry: () => void;
  className?: string;
}

/** Error of a part of the page, with a retry button. */
export function NotLoaded({ failure, onRetry, className = "empty-state" }: NotLoadedProps) {
  return (
    <div className={className} role="alert">
      <p>{failure} Comprueba la conexión.</p>
      <button className="btn btn--line" type="button" onClick={onRetry}>
        Intentar de nuevo
      </button>
    </div>
  );
}
