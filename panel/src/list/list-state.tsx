import { NotLoaded } from "@panel/ui/not-loaded";

export const Loading = () => (
  <p className="panel panel__in empty-state" role="status">
    Cargando...
  </p>
);

interface ListStateProps {
  isPending: boolean;
  /** The query has failed and there is no earlier data. */
  failed: boolean;
  /** Error message, as a sentence. */
  failure: string;
  onRetry: () => void;
}

/** Loading or error state of a list. */
export function ListState({ isPending, failed, failure, onRetry }: ListStateProps) {
  if (isPending) return <Loading />;
  if (!failed) return null;
  return <NotLoaded className="panel panel__in empty-state" failure={failure} onRetry={onRetry} />;
}
