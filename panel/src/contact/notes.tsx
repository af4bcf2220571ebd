import { checkRefusal } from "@panel/auth/session";
import { randomId } from "@panel/backend/id";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { draftNames } from "./draft-names";
import { addNote, eraseNote, type Note } from "./enquiry-details";
import { reasonOf } from "./reason";
import { useRenew } from "./use-enquiry-details";

/** Limit of the database, in characters. */
const maxNoteLength = 5000;

/** Internal notes on an enquiry. Unsaved text survives a reload. */
export function Notes({ enquiry, notes }: { enquiry: string; notes: readonly Note[] }) {
  const id = useId();
  const renew = useRenew();
  const { texts, change, reset } = useAutosavedTexts(draftNames(enquiry).note, {
    body: "",
    operation: "",
  });
  const { body } = texts;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState<Note>();
  const field = useRef<HTMLTextAreaElement>(null);
  const erased = useRef(false);

  async function run(task: () => Promise<void>, what: string, action: string) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      setFailure(`${what} ${reasonOf(error, action)}`);
      checkRefusal(error);
    }
    await renew();
    setBusy(false);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (!body.trim()) return setFailure("Escribe la nota.");
    if ([...body].length > maxNoteLength)
      return setFailure(`Como máximo ${maxNoteLength} caracteres.`);
    return run(
      async () => {
        const operation = texts.operation || randomId();
        change({ operation });
        await addNote(enquiry, operation, body);
        reset();
      },
      "No se pudo guardar la nota.",
      "guardarla",
    );
  }

  async function erase({ id: note }: Note) {
    await run(() => eraseNote(note), "No se pudo eliminar la nota.", "eliminarla");
    erased.current = true;
    setAsking(undefined);
  }

  // The pressed button has unmounted with its note.
  useEffect(() => {
    if (asking || !erased.current) return;
    erased.current = false;
    field.current?.focus();
  }, [asking]);

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
              <p className="letter__words">{note.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form className="letter__form" noValidate onSubmit={save}>
        <div className="field">
          <label htmlFor={id}>Nueva nota, solo para el panel</label>
          <textarea
            ref={field}
            className="input"
            id={id}
            rows={3}
            value={body}
            readOnly={busy}
            aria-describedby={failure ? `${id}-error` : undefined}
            onChange={(event) => change({ body: event.currentTarget.value, operation: "" })}
          />
        </div>
        <button className="btn btn--line" type="submit" aria-busy={busy || undefined}>
          Guardar nota
        </button>
        {failure && (
          <p className="err" id={`${id}-error`} role="alert">
            <Icon name="warning" />
            {failure}
          </p>
        )}
      </form>
      {asking && (
        <ConfirmDialog
          title="¿Eliminar esta nota?"
          cancel="Cancelar"
          onCancel={() => setAsking(undefined)}
          confirm={busy ? "Eliminando..." : "Eliminar"}
          onConfirm={() => erase(asking)}
          busy={busy}
          danger
        >
          No se puede deshacer.
        </ConfirmDialog>
      )}
    </section>
  );
}
