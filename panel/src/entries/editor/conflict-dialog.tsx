import { type FormEvent, useId } from "react";
import type { Table } from "#content/define.ts";
import { useModal } from "#shared/ui/use-modal.ts";
import { compare } from "../history/compare";
import { Differences } from "../history/difference-view";
import type { Clash } from "./draft-session";

interface ConflictDialogProps {
  table: Pick<Table, "fields">;
  clashes: readonly Clash[];
  onResolve: (choices: Record<string, "mine" | "theirs">) => void;
  onClose: () => void;
}

/** Asks for each field that two people have changed in different ways whose value stays. */
export default function ConflictDialog({
  table,
  clashes,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const modal = useModal(onClose);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onResolve(
      Object.fromEntries(
        clashes.map(({ name }) => [name, chosen.get(name) === "theirs" ? "theirs" : "mine"]),
      ),
    );
  }

  return (
    <dialog {...modal} className="ask ask--wide" aria-labelledby={id}>
      <h2 id={id}>Otra persona ha cambiado lo mismo</h2>
      <form onSubmit={submit}>
        <p className="ask__text">Tachado, lo de la otra persona; subrayado, lo tuyo.</p>
        {clashes.map(({ name, mine, theirs }) => (
          <fieldset className="clash" key={name}>
            <legend>{table.fields[name]?.label}</legend>
            <Differences differences={compare(partOf(table, name), theirs, mine)} />
            <label>
              <input type="radio" name={name} value="mine" defaultChecked /> Quedarme con lo mío
            </label>
            <label>
              <input type="radio" name={name} value="theirs" /> Tomar lo de la otra persona
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
