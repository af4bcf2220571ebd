import { formatShortMoment } from "@panel/ui/format";
import type { ContentType } from "#content/index.ts";
import { problemWords } from "./problem-words";
import type { DraftSummary } from "./read-drafts";

interface DraftProps {
  draft: Pick<DraftSummary, "publish_at" | "problem" | "is_new">;
}

/** `Cambios sin publicar`, `Programado: 3 dic, 09:00` or `No se pudo publicar`; nothing for a plain unfinished entry. */
export function DraftBadge({ draft }: DraftProps) {
  if (draft.problem) return <span className="badge badge--bad">No se pudo publicar</span>;
  if (draft.publish_at)
    return (
      <span className="badge badge--line">Programado: {formatShortMoment(draft.publish_at)}</span>
    );
  return draft.is_new ? null : <span className="badge badge--warn">Cambios sin publicar</span>;
}

/** Reason for which a draft could not be published; nothing otherwise. */
export function DraftProblem({ type, draft }: DraftProps & { type: ContentType }) {
  return draft.problem && <p className="rows__wrong">{problemWords(type, draft.problem)}</p>;
}
