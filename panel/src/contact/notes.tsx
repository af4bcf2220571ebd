import { checkSession } from "@panel/auth/session";
import { isRefused } from "@panel/backend/backend-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { type FormEvent, useId, useRef, useState } from "react";
import { addNote, eraseNote, type Note } from "./desk";
import { reasonOf } from "./reason";
import { useRenew } from "./use-desk";
import { useKeptText } from "./use-kept-text";

/** As the database limits them, in characters. */
const longest = 5000;

/** What administrators write for themselves beside an enquiry. What is typed survives a reload. */
export function Notes({ enquiry, notes }: { enquiry: string; notes: readonly Note[] }) {
  const id = useId();
  const renew = useRenew();
  const [body, setBody] = useKeptText(`note:${enquiry}`);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const operation = useRef<string>(undefined);

  async function run(task: () => Promise<void>, what: string, deed: string) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      setFailure(`${what} ${reasonOf(error, deed)}`);
      if (isRefused(error)) void checkSession();
    }
    await renew();
    setBusy(false);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (!body.trim()) return setFailure("Escribe la nota.");
    if ([...body].length > longest) return setFailure(`Como máximo ${longest} caracteres.`);
    void run(
      async () => {
        operation.current ??= crypto.randomUUID();
        await addNote(enquiry, operation.current, body);
        operation.current = undefined;
        setBody("");
      },
      "No se pudo guardar la nota.",
      "guardarla",
    );
  }

  return (
    <section aria-label="Notas internas">
      <h3>Notas internas</h3>
      {notes.length > 0 && (
        <ul className="desk__list">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="desk__by">
                {formatMoment(note.created_at)} · {note.author ?? "—"}
                <button
                  className="more"
                  type="button"
                  aria-label={`Eliminar la nota del ${formatMoment(note.created_at)}`}
                  onClick={() =>
                    run(() => eraseNote(note.id), "No se pudo eliminar la nota.", "eliminarla")
                  }
                >
                  Eliminar
                </button>
              </p>
              <p className="desk__text">{note.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form className="desk__form" noValidate onSubmit={save}>
        <div className="field">
          <label htmlFor={id}>Nueva nota, solo para el panel</label>
          <textarea
            className="input"
            id={id}
            rows={3}
            value={body}
            aria-describedby={failure ? `${id}-error` : undefined}
            onChange={(event) => {
              setBody(event.currentTarget.value);
              operation.current = undefined;
            }}
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
    </section>
  );
}
