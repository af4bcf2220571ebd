import { Icon } from "@panel/ui/icon";
import type { Form } from "./use-form";

/** Status in the save bar: errors first, then progress, then unsaved changes. */
export function SaveNote({ form, unchanged }: { form: Form; unchanged: string }) {
  const { failure, busyWith, unsaved } = form;
  const wrong = Object.keys(form.problems).length;
  if (failure || wrong > 0) {
    return (
      <p className="save__wrong" role="alert">
        <Icon name="warning" />
        {failure ?? (wrong === 1 ? "Hay 1 campo por corregir" : `Hay ${wrong} campos por corregir`)}
      </p>
    );
  }
  if (busyWith) return <p role="status">{busyWith}</p>;
  if (!unsaved) return <p>{unchanged}</p>;
  return (
    <p>
      <Icon name="warning" />
      Hay cambios sin guardar
    </p>
  );
}
