import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import type { Form } from "./use-form";

interface FormQuestionsProps {
  form: Form;
  /** Keeps or discards the work before the form is left; undefined if the form has no draft. */
  draft?: Record<"keep" | "discard", (then: () => void) => void> | undefined;
}

/** Question before a form with unsaved work is left (H13). */
export function FormQuestions({ form: { blocker, close }, draft }: FormQuestionsProps) {
  if (blocker.state !== "blocked") return null;
  const stay = () => blocker.reset();
  const leave = () => blocker.proceed();
  if (draft)
    return (
      <ConfirmDialog
        title="¿Qué hacemos con los cambios?"
        cancel="Seguir editando"
        onCancel={stay}
        other={{ label: "Descartar cambios", onPress: () => draft.discard(leave) }}
        confirm="Dejar en borrador"
        onConfirm={() => draft.keep(leave)}
      >
        No se ven en la web. Si los dejas en borrador, puedes seguir después en cualquier
        dispositivo.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title="Hay cambios sin guardar"
      cancel="Seguir editando"
      onCancel={stay}
      confirm="Salir sin guardar"
      onConfirm={() => {
        close();
        leave();
      }}
      danger
    >
      Si sales ahora, lo que has cambiado se pierde.
    </ConfirmDialog>
  );
}
