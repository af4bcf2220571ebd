import { Link } from "react-router";
import type { ContentType } from "#content/define.ts";
import { type EntryRow, nameOf } from "../entry-row";
import { StateBadge } from "../state-badge";
import { stateOfShown } from "../states";
import { FormFrame } from "./form-frame";
import { FormQuestions } from "./form-questions";
import { LostDraft } from "./lost-draft";
import { useEntryForm } from "./use-entry-form";
import { visibilityHint } from "./visibility-hint";

/** The form of an entry, new or saved (H6 to H10). */
export function EntryEditor({ type, saved }: { type: ContentType; saved: EntryRow | undefined }) {
  const { path, words, shown } = type;
  const { id, form } = useEntryForm(type, saved);
  const visible = stateOfShown(type, form.row);

  return (
    <>
      <div className="bar">
        <div>
          <p>
            <Link to={path}>{words.many}</Link> / {saved ? "Editar" : "Nuevo"}
          </p>
          <h1>{nameOf(type, form.row) || words.fresh}</h1>
        </div>
        <div className="bar__acts">{visible && <StateBadge state={visible} />}</div>
      </div>
      <LostDraft {...form} />
      <FormFrame
        table={type}
        form={form}
        hints={{ [shown]: visibilityHint(type, saved, form.row) }}
        cancel={
          <Link className="btn btn--line" to={path}>
            Cancelar
          </Link>
        }
      />
      <FormQuestions form={form} the={words.the} address={`${path}/${id}`} />
    </>
  );
}
