import { Icon } from "@panel/ui/icon";
import { useEffect, useRef } from "react";
import type { Locale } from "#shared/locales.ts";
import { shownProposals } from "./shown-proposals";

interface ProposalNoteProps {
  /** Path of the field: `itinerary.2.title.en`. */
  path: string;
  language: Locale;
}

/** Proposal beneath a field, until it is used or discarded. */
export function ProposalNote({ path, language }: ProposalNoteProps) {
  const shown = shownProposals((all) => all.get(path));
  if (!shown) return null;
  if (shown.kind === "refused")
    return <p className="hint proposal__refused">No hay una buena propuesta para este texto.</p>;
  if (shown.kind === "used") return <UsedNote undo={shown.undo} />;
  const { provider, text, isOutdated, use, edit, discard } = shown;
  return (
    <section className="proposal" aria-label="Propuesta automática">
      <p className="proposal__head">
        <Icon name="translate" />
        Propuesta automática ({provider})
        {isOutdated && <span className="badge badge--warn">anticuada</span>}
      </p>
      {isOutdated && <p className="hint">El español ha cambiado desde que se hizo.</p>}
      <p className="proposal__text" lang={language}>
        {text}
      </p>
      <div className="proposal__acts">
        <button className="btn btn--line" type="button" onClick={use}>
          Usar
        </button>
        <button className="btn btn--line" type="button" onClick={edit}>
          Editar y usar
        </button>
        <button className="btn btn--line" type="button" onClick={discard}>
          Descartar
        </button>
      </div>
    </section>
  );
}

/** Takes the place of a used proposal, and its focus. */
function UsedNote({ undo }: { undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="proposal__used">
      <span role="status">Propuesta usada: léela antes de publicar.</span>
      <button className="more more--plain" type="button" ref={button} onClick={undo}>
        Deshacer
      </button>
    </p>
  );
}
