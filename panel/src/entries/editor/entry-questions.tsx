import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { lazyPart } from "@panel/ui/lazy-part";
import type { ContentType } from "#content/index.ts";
import { agreeing, theOf } from "../labels";
import { FormQuestions } from "./form-questions";
import type { useEntryForm } from "./use-entry-form";

export const ConflictDialog = lazyPart("la comparación", () => import("./conflict-dialog"));

interface EntryQuestionsProps {
  type: ContentType;
  entry: ReturnType<typeof useEntryForm>;
}

/** Dialogs of an entry's form about the work of others, and before it is left. */
export function EntryQuestions({ type, entry }: EntryQuestionsProps) {
  const { form, isChoosing, setChoosing, isGoneSeen, setGoneSeen, bringBack } = entry;
  const { session } = form;
  const the = theOf(type);
  const it = agreeing(the, "lo");
  return (
    <>
      <FormQuestions
        form={form}
        draft={{ keep: entry.keep, discard: (then) => entry.discard(true, then) }}
      />
      {isChoosing && session.clashes.length > 0 && (
        <ConflictDialog table={type} form={form} onClose={() => setChoosing(false)} />
      )}
      {session.isGone && !isGoneSeen && (
        <ConfirmDialog
          title={
            session.published
              ? `Otra persona ${it} ha eliminado`
              : "Otra persona ha descartado el borrador"
          }
          cancel="Seguir editando"
          onCancel={() => setGoneSeen(true)}
          confirm={session.published ? `Recuperar ${the}` : "Conservar el borrador"}
          onConfirm={() => void bringBack()}
        >
          Tu borrador sigue aquí.
        </ConfirmDialog>
      )}
    </>
  );
}
