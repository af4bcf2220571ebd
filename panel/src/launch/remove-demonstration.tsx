import { dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { nounsOf } from "@panel/entries/labels";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { contentTypes } from "#content/index.ts";
import { launchKey } from "./launch-queries";

const remove = async (dry: boolean, signal?: AbortSignal) => {
  const call = backend().rpc("remove_demonstration", { dry });
  return dataOf(await (signal ? call.abortSignal(signal) : call));
};

type Entries = Awaited<ReturnType<typeof remove>>["removed"];

/** Dialog that lists the untouched demonstration content and removes it, with undo (M24). */
export function RemoveDemonstration({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const plan = useQuery({
    queryKey: [...launchKey, "removal"],
    queryFn: ({ signal }) => remove(true, signal),
    gcTime: 0,
  });
  const removal = useMutation({
    mutationFn: () => remove(false),
    onSuccess({ removed, removal: time }) {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(onClose);
      document.getElementById("main")?.focus();
      if (time) offerUndo(queries, removed.length, time);
      else toast({ title: "No quedaba nada que quitar", text: "" });
    },
    // All lists and counts.
    onSettled: () => void queries.invalidateQueries(),
  });
  const { data } = plan;
  const count = data?.removed.length ?? 0;
  return (
    <ConfirmDialog
      title="Quitar lo que queda de la demostración"
      cancel="Cancelar"
      onCancel={onClose}
      confirm={plan.isError ? "Intentar de nuevo" : data ? confirmWords(count) : "Cargando..."}
      onConfirm={() => {
        if (plan.isError) void plan.refetch();
        else if (count > 0) removal.mutate();
        else if (data) onClose();
      }}
      busy={plan.isFetching || removal.isPending}
      danger={count > 0}
    >
      {plan.isError && <InlineError>No se ha podido comprobar qué queda.</InlineError>}
      {data && (
        <>
          <p>
            {count > 0
              ? `${countsOf(data.removed)} van a la papelera, donde se quedan 30 días.`
              : "No queda nada sin cambiar."}
          </p>
          {data.kept.length > 0 && (
            <p>
              {data.kept.length === 1
                ? "Una entrada que has cambiado se queda: "
                : `${entries(data.kept.length)} que has cambiado se quedan: `}
              {inSpanish.format(data.kept.map(({ title }) => title))}.
            </p>
          )}
        </>
      )}
      {removal.isError && <InlineError>{reasonOf(removal.error)}</InlineError>}
    </ConfirmDialog>
  );
}

const entries = (count: number) => (count === 1 ? "1 entrada" : `${count} entradas`);

const confirmWords = (count: number) => (count > 0 ? `Quitar ${entries(count)}` : "Aceptar");

const inSpanish = new Intl.ListFormat("es");

/** Number of entries of each type: `8 posts, 9 tours y 6 destinos`. */
function countsOf(removed: Entries): string {
  const counts = contentTypes.flatMap((type) => {
    const { length } = removed.filter((entry) => entry.type === type.table);
    const [one, several] = nounsOf(type);
    return length > 0 ? `${length} ${length === 1 ? one : several}` : [];
  });
  return inSpanish.format(counts);
}

function offerUndo(queries: QueryClient, count: number, removal: string) {
  async function restore() {
    try {
      const { restored, failed } = dataOf(
        await backend().rpc("restore_demonstration", { removal }),
      );
      if (failed > 0)
        toast({
          kind: "error",
          title: `${entries(failed)} sin recuperar`,
          text: "Otra entrada tiene ya la misma dirección. Siguen en la papelera.",
        });
      else toast({ title: "Contenido de la demostración recuperado", text: entries(restored) });
    } catch (error) {
      toast({ kind: "error", title: "No se pudo deshacer", text: reasonOf(error) });
    }
    await queries.invalidateQueries();
  }
  toast({
    title: "Contenido de la demostración quitado",
    text: `${entries(count)}, en la papelera 30 días.`,
    actions: [{ label: "Deshacer", onPress: () => void restore() }],
  });
}
