import { NotLoaded } from "@panel/ui/not-loaded";

/** Something is on its way. */
export const Loading = () => (
  <p className="panel panel__in blank" role="status">
    Cargando...
  </p>
);

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
  if (isPending) return <Loading />;
  if (!failed) return null;
  return <NotLoaded className="panel panel__in blank" failure={failure} onRetry={onRetry} />;
}
