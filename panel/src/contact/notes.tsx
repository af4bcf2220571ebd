import { randomId } from "@panel/backend/id";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addNote, draftNames, eraseNote, failureReason, useEnquiryChange } from "./enquiry-changes";
import type { Note } from "./enquiry-details";

/** Limit of the database, in characters. */
const maxNoteLength = 5000;

/** Internal notes on an enquiry. Unsaved text survives a reload. */
export function Notes({ enquiry, notes }: { enquiry: string; notes: readonly Note[] }) {
  const id = useId();
  const { texts, change, reset } = useAutosavedTexts(draftNames(enquiry).note, {
    body: "",
    operation: "",
  });
  const { body } = texts;
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState<Note>();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useEnquiryChange({
    mutationFn: (operation: string) => addNote(enquiry, operation, body),
    onSuccess: reset,
  });
  const erase = useEnquiryChange({ mutationFn: ({ id }: Note) => eraseNote(id) });
  const error =
    problem ??
    (save.error && `No se pudo guardar la nota. ${failureReason(save.error, "guardarla")}`) ??
    (erase.error && `No se pudo eliminar la nota. ${failureReason(erase.error, "eliminarla")}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const problem = problemOf(body);
    setProblem(problem);
    save.reset();
    erase.reset();
    if (problem) return;
    const operation = texts.operation || randomId();
    change({ operation });
    save.mutate(operation);
  }

  function eraseAsked(note: Note) {
    setProblem(undefined);
    save.reset();
    erase.mutate(note, {
      onSettled(_, error) {
        flushSync(() => setAsking(undefined));
        // Not to the pressed button, which unmounts with its note, perhaps later than this.
        if (!error) field.current?.focus();
      },
    });
  }

  return (
    <section aria-label="Notas internas">
      <h3>Notas internas</h3>
      {notes.length > 0 && (
        <ul className="letter__list">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="letter__by">
                {formatMoment(note.created_at)} · {note.author ?? "—"}
                <button
                  className="more more--plain"
                  type="button"
                  aria-label={`Eliminar la nota del ${formatMoment(note.created_at)}`}
                  onClick={() => setAsking(note)}
                >
                  Eliminar
                </button>
              </p>
              <p className="letter__words" dir="auto">
                {note.body}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="letter__form" noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>Nueva nota, solo para el panel</label>
          <textarea
            ref={field}
            className="input"
            dir="auto"
            id={id}
            rows={3}
            value={body}
            readOnly={save.isPending}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => change({ body: event.currentTarget.value, operation: "" })}
          />
        </div>
        <button className="btn btn--line" type="submit" aria-busy={save.isPending || undefined}>
          Guardar nota
        </button>
        {error && <InlineError id={`${id}-error`}>{error}</InlineError>}
      </form>
      {asking && (
        <ConfirmDialog
          title="¿Eliminar esta nota?"
          cancel="Cancelar"
          onCancel={() => setAsking(undefined)}
          confirm={erase.isPending ? "Eliminando..." : "Eliminar"}
          onConfirm={() => eraseAsked(asking)}
          busy={erase.isPending}
          danger
        >
          No se puede deshacer.
        </ConfirmDialog>
      )}
    </section>
  );
}

function problemOf(body: string): string | undefined {
  if (!body.trim()) return "Escribe la nota.";
  return [...body].length > maxNoteLength ? `Como máximo ${maxNoteLength} caracteres.` : undefined;
}
