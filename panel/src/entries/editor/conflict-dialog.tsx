import { type FormEvent, useId } from "react";
import type { Table } from "#content/define.ts";
import { useModal } from "#shared/ui/use-modal.ts";
import { compare } from "../history/compare";
import { Differences } from "../history/difference-view";
import { useAuthor } from "./save-note";
import type { Form } from "./use-form";

interface ConflictDialogProps {
  table: Pick<Table, "fields">;
  form: Form;
  onClose: () => void;
}

/** Asks for each field that two people have changed in different ways whose value stays. */
export default function ConflictDialog({ table, form, onClose }: ConflictDialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  const author = useAuthor(form);
  const { clashes } = form.session;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    form.resolve(
      Object.fromEntries(
        clashes.map(({ name }) => [name, chosen.get(name) === "theirs" ? "theirs" : "mine"]),
      ),
    );
    onClose();
  }

  return (
    <dialog {...modal} className="ask ask--wide" aria-labelledby={id}>
      <h2 id={id}>{author} ha cambiado lo mismo</h2>
      <form onSubmit={submit}>
        <p className="ask__text">Tachada, la otra versión; subrayada, la tuya.</p>
        {clashes.map(({ name, mine, theirs }) => (
          <fieldset className="clash" key={name}>
            <legend>{table.fields[name]?.label}</legend>
            <Differences differences={compare(partOf(table, name), theirs, mine)} />
            <label>
              <input type="radio" name={name} value="mine" defaultChecked /> Quedarme con la mía
            </label>
            <label>
              <input type="radio" name={name} value="theirs" /> Tomar la otra
            </label>
          </fieldset>
        ))}
        <div className="ask__acts">
          <button className="btn btn--line" type="button" onClick={onClose}>
            Seguir editando
          </button>
          <button className="btn" type="submit">
            Aplicar
          </button>
        </div>
      </form>
    </dialog>
  );
}

function partOf({ fields }: Pick<Table, "fields">, name: string): Pick<Table, "fields"> {
  return { fields: Object.fromEntries(Object.entries(fields).filter(([field]) => field === name)) };
}
