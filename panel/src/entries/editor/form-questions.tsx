import { AskDialog } from "@panel/ui/ask-dialog";
import { Link } from "react-router";
import { agreeing, inNumber } from "../outcome-words";
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
        <AskDialog
          title="Hay cambios sin guardar"
          stay="Seguir editando"
          onStay={() => blocker.reset()}
          go="Salir sin guardar"
          onGo={() => {
            void form.discard();
            blocker.proceed();
          }}
          danger
        >
          Si sales ahora, lo que has cambiado se pierde.
        </AskDialog>
      )}
      {saveConflict?.kind === "conflict" && (
        <AskDialog
          title={`Otra persona ${it} ha cambiado`}
          stay="Seguir editando"
          onStay={form.dismissSaveConflict}
          go="Guardar mi versión"
          onGo={form.saveAnyway}
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
        </AskDialog>
      )}
      {saveConflict?.kind === "gone" && (
        <AskDialog
          title={`Otra persona ${it} ha eliminado`}
          stay="Seguir editando"
          onStay={form.dismissSaveConflict}
          go={`Guardar como ${agreeing(the, "nuevo")}`}
          onGo={form.saveAnyway}
        >
          Mientras editabas, {the} se {inNumber(the, "eliminó", "eliminaron")}. Lo que has escrito
          sigue aquí.
        </AskDialog>
      )}
    </>
  );
}
