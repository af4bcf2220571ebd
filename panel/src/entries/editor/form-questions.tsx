import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Link } from "react-router";
import { agreeing, inNumber } from "../labels";
import type { Form } from "./use-form";

interface FormQuestionsProps {
  form: Form;
  /** What is edited, within a sentence: `el tour`. */
  the: string;
  /** Address that shows the saved version. */
  address: string;
}

/** Dialogs for leaving with unsaved changes and for save conflicts. */
export function FormQuestions({ form, the, address }: FormQuestionsProps) {
  const { blocker, saveConflict } = form;
  const it = agreeing(the, "lo");
  return (
    <>
      {blocker.state === "blocked" && (
        <ConfirmDialog
          title="Hay cambios sin guardar"
          cancel="Seguir editando"
          onCancel={() => blocker.reset()}
          confirm="Salir sin guardar"
          onConfirm={() => {
            void form.discard();
            blocker.proceed();
          }}
          danger
        >
          Si sales ahora, lo que has cambiado se pierde.
        </ConfirmDialog>
      )}
      {saveConflict?.kind === "conflict" && (
        <ConfirmDialog
          title={`Otra persona ${it} ha cambiado`}
          cancel="Seguir editando"
          onCancel={form.dismissSaveConflict}
          confirm="Guardar mi versión"
          onConfirm={form.saveAnyway}
        >
          <p>
            Mientras editabas, {the} se {inNumber(the, "guardó", "guardaron")} con otros cambios.
            Todavía no se ha sobrescrito nada.
          </p>
          <p>
            <Link to={address} target="_blank" rel="noreferrer">
              Ver la versión guardada en otra pestaña
            </Link>
          </p>
        </ConfirmDialog>
      )}
      {saveConflict?.kind === "gone" && (
        <ConfirmDialog
          title={`Otra persona ${it} ha eliminado`}
          cancel="Seguir editando"
          onCancel={form.dismissSaveConflict}
          confirm={`Guardar como ${agreeing(the, "nuevo")}`}
          onConfirm={form.saveAnyway}
        >
          Mientras editabas, {the} se {inNumber(the, "eliminó", "eliminaron")}. Lo que has escrito
          sigue aquí.
        </ConfirmDialog>
      )}
    </>
  );
}
