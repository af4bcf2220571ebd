import { Loading } from "@panel/list/list-body";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useIsCompact } from "@panel/ui/use-is-compact";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { launchQuery, leftWords, serverQuery } from "./launch-queries";
import { stepsOf } from "./launch-steps";
import { RemoveDemonstration } from "./remove-demonstration";
import { StepItem } from "./step-item";

/** Steps until the site can open, and recommended ones (M25). */
export function LaunchPage() {
  const database = useQuery(launchQuery);
  const server = useQuery(serverQuery);
  const [removing, setRemoving] = useState(false);
  const isSettled = !database.isPending && !server.isPending;
  const essential = stepsOf(database.data ?? [], server.data, true);
  const recommended = stepsOf(database.data ?? [], server.data, false);
  const onRemove = () => setRemoving(true);
  return (
    <>
      <div className="bar">
        <div>
          <h1>Puesta en marcha</h1>
          <p role="status">{database.data && isSettled && summaryOf(essential)}</p>
        </div>
      </div>
      {!isSettled && <Loading />}
      {isSettled && !database.data && (
        <NotLoaded
          className="panel panel__in empty-state"
          failure="No se ha podido comprobar."
          onRetry={() => void database.refetch()}
        />
      )}
      {isSettled && database.data && (
        <div className="launch">
          <Steps title="Imprescindible" {...essential} onRemove={onRemove} />
          <Steps title="Recomendado" {...recommended} onRemove={onRemove} />
        </div>
      )}
      {removing && <RemoveDemonstration onClose={() => setRemoving(false)} />}
    </>
  );
}

type Group = ReturnType<typeof stepsOf>;

function summaryOf({ open, unknown }: Group): string {
  const left = open.length > 0 ? leftWords(open.length) : "No falta ningún paso imprescindible";
  if (unknown.length === 0) return `${left}.`;
  return `${left}; ${unknown.length === 1 ? "1 no se ha" : `${unknown.length} no se han`} podido comprobar.`;
}

/** Column of steps: on phones the done ones are folded. */
function Steps({
  title,
  open,
  unknown,
  done,
  onRemove,
}: Group & { title: string; onRemove: () => void }) {
  const isCompact = useIsCompact();
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        {title}
      </h2>
      <ul className="steps">
        {[...open, ...unknown].map((step) => (
          <StepItem key={step.step} step={step} onRemove={onRemove} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className="steps__done" open={!isCompact}>
          <summary>{done.length === 1 ? "1 hecho" : `${done.length} hechos`}</summary>
          <ul className="steps">
            {done.map((step) => (
              <StepItem key={step.step} step={step} onRemove={onRemove} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
