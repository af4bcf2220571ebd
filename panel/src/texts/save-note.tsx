import { Icon } from "@panel/ui/icon";
import type { TextsForm } from "./use-texts-form";

/** Errors first, then the number of unsaved texts. */
export function SaveNote({ form }: { form: TextsForm }) {
  const wrong = Object.keys(form.faults).length;
  const edited = Object.keys(form.edits).length;
  if (form.failure || wrong > 0)
    return (
      <p className="save__wrong" role="alert">
        <Icon name="warning" />
        {form.failure ??
          (wrong === 1 ? "Hay 1 campo por corregir" : `Hay ${wrong} campos por corregir`)}
      </p>
    );
  if (edited === 0) return <p>Sin cambios</p>;
  return <p>{edited === 1 ? "1 texto sin guardar" : `${edited} textos sin guardar`}</p>;
}
