import { reasonOf } from "@panel/backend/backend-error";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentType } from "#content/index.ts";
import type { Columns } from "../draft/values";
import { byWhom } from "../versions/accounts";
import { compare } from "./compare";
import { Differences } from "./difference-view";
import { currentVersion, readState, restoreToDraft, type StateDetails } from "./read-history";

interface StateViewProps {
  type: ContentType;
  id: string;
  version: string;
  saveDraft: () => Promise<unknown>;
  onAll: () => void;
  onRestored: (before: Columns, since: string) => void;
}

/** One state of an entry: its differences from the previous or the current state, and a restore button. */
export function StateView(props: StateViewProps) {
  const { type, id, version, onAll } = props;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["history", id, version],
    queryFn: ({ signal }) => readState(type, id, version, signal),
  });
  return (
    <>
      <button className="more more--plain" type="button" onClick={onAll}>
        <Icon name="back" />
        Todas las versiones
      </button>
      {isPending && <p role="status">Cargando...</p>}
      {data === null && <p>Esta versión ya no se conserva.</p>}
      {error && data === undefined && (
        <NotLoaded failure="No se pudo cargar la versión." onRetry={refetch} />
      )}
      {data && <StateDifferences {...props} details={data} />}
    </>
  );
}

type Against = "before" | "now";

function StateDifferences({
  type,
  id,
  details,
  saveDraft,
  onRestored,
}: StateViewProps & { details: StateDetails }) {
  const { state, emails, row, before, now } = details;
  const isCurrent = state.version === currentVersion;
  const [chosen, setChosen] = useState<Against>();
  const against = chosen ?? (isCurrent || !before ? "before" : "now");
  const comparedTo = isCurrent || !before ? (isCurrent ? "before" : "now") : against;
  const differences =
    comparedTo === "now" ? compare(type, row, now) : before ? compare(type, before, row) : [];
  const who = state.by === undefined ? "" : ` ${byWhom(state.by, emails)}`;
  return (
    <>
      <div>
        <h3 className="changes__title">
          {isCurrent ? "La versión actual" : `Versión del ${formatMoment(state.since)}`}
        </h3>
        <p className="hint">
          {isCurrent
            ? `Guardada el ${formatMoment(state.since)}${who}`
            : before
              ? `Guardada${who}`
              : "La más antigua que se conserva"}
        </p>
      </div>
      {!isCurrent && before && (
        <fieldset className="against">
          <legend className="sr">Con qué se compara</legend>
          {(["now", "before"] as const).map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="against"
                checked={comparedTo === option}
                onChange={() => setChosen(option)}
              />
              {option === "now" ? "Frente a la actual" : "Qué cambió entonces"}
            </label>
          ))}
        </fieldset>
      )}
      {differences.length > 0 ? (
        <>
          <p className="hint">
            {comparedTo === "now"
              ? "Tachado, lo que dice esta versión; subrayado, lo que dice la actual."
              : "Tachado, lo que había antes; subrayado, lo que se guardó entonces."}
          </p>
          <Differences differences={differences} />
        </>
      ) : (
        <p>
          {comparedTo === "now"
            ? "Dice lo mismo que la actual."
            : "No hay nada anterior con que compararla."}
        </p>
      )}
      {!isCurrent && (
        <Restore {...{ type, id, saveDraft, onRestored }} columns={row} since={state.since} />
      )}
    </>
  );
}

interface RestoreProps extends Pick<StateViewProps, "type" | "id" | "saveDraft" | "onRestored"> {
  columns: Columns;
  since: string;
}

function Restore({ type, id, saveDraft, onRestored, columns, since }: RestoreProps) {
  const [asking, setAsking] = useState(false);
  const when = formatMoment(since);
  const restore = useMutation({
    mutationFn: () => saveDraft().then(() => restoreToDraft(type, id, columns)),
    onSuccess(before) {
      setAsking(false);
      onRestored(before, when);
    },
    onError: () => setAsking(false),
  });

  return (
    <div className="changes__end">
      {restore.error && <InlineError>No se pudo recuperar. {reasonOf(restore.error)}</InlineError>}
      <button className="btn" type="button" onClick={() => setAsking(true)}>
        <Icon name="history" />
        Recuperar esta versión
      </button>
      {asking && (
        <ConfirmDialog
          title={`¿Recuperar la versión del ${when}?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={restore.isPending ? "Recuperando..." : "Recuperar"}
          onConfirm={() => restore.mutate()}
          busy={restore.isPending}
        >
          <p>
            Lo que decía pasa al borrador, y sustituye a lo que haya en él. La web no cambia hasta
            que lo guardes.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
