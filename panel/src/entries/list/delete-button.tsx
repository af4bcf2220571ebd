import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContentTable, ContentType } from "#content/index.ts";
import { outcomeOf, theOf } from "../labels";

interface DeleteButtonProps<Deleted> {
  type: ContentType;
  name: string;
  /** @returns argument of `restore`; "changed" if somebody has changed the entry meanwhile */
  remove: () => Promise<Deleted | "changed">;
  /** @returns text of the toast */
  restore: (deleted: Deleted) => Promise<string>;
  /** Reason, in Spanish, for which an entry could not be restored. */
  restoreReason?: (error: unknown) => string;
  /** Key of other queries to read again. */
  stale: string;
  /** Text of the toast after the deletion. */
  deletedText: string;
  /** Takes the focus if the deleted row was the only one. */
  fallback: RefObject<HTMLElement | null>;
  /** Updates the list after a deletion; by default it is read again. */
  onDeleted?: () => void;
  /** Consequences of the deletion, for the confirmation. */
  children: ReactNode;
}

/** Deletes a row of a list, with a confirmation before it and an undo button in the toast after it. */
export function DeleteButton<Deleted>(props: DeleteButtonProps<Deleted>) {
  const { type, name, remove, restore, restoreReason = reasonOf, stale, fallback } = props;
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const reread = (key: string) => void queries.invalidateQueries({ queryKey: [key] });
  const refresh = () => {
    reread(type.table);
    reread(stale);
  };

  function focusNeighbour() {
    const row = button.current?.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector<HTMLElement>(".act--del") ?? fallback.current)?.focus();
  }

  const restoration = useMutation({
    mutationFn: restore,
    onSuccess: (text) => toast({ title: outcomeOf(type, "recuperado"), text }),
    onError(error) {
      const title = `No se pudo recuperar ${theOf(type)}`;
      toast({ kind: "error", title, text: restoreReason(error) });
    },
    onSettled: refresh,
  });

  const deletion = useMutation({
    mutationFn: remove,
    onSuccess(deleted) {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      if (deleted === "changed") {
        const text = `${name} ha cambiado mientras tanto: míralo antes de eliminarlo.`;
        toast({ kind: "error", title: "No se ha eliminado nada", text });
        return refresh();
      }
      toast({
        title: `${outcomeOf(type, "eliminado")} correctamente`,
        text: props.deletedText,
        actions: [
          {
            label: "Deshacer",
            onPress() {
              // The pressed button unmounts, and the restored row is not rendered yet.
              document.getElementById("main")?.focus();
              restoration.mutate(deleted);
            },
          },
        ],
      });
      focusNeighbour();
      if (!props.onDeleted) return refresh();
      props.onDeleted();
      reread(stale);
    },
    onError(error) {
      setAsking(false);
      toast({ kind: "error", title: `No se pudo eliminar ${theOf(type)}`, text: reasonOf(error) });
    },
  });

  return (
    <>
      <button
        ref={button}
        className="act act--del"
        type="button"
        aria-label={`Eliminar ${name}`}
        onClick={() => setAsking(true)}
      >
        <Icon name="delete" />
      </button>
      {asking && (
        <ConfirmDialog
          title={`¿Eliminar «${name}»?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={deletion.isPending ? "Eliminando..." : "Eliminar"}
          onConfirm={() => deletion.mutate()}
          busy={deletion.isPending}
          danger
        >
          {props.children}
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Deletes an entry; succeeds if it is already gone. Its pictures stay in the storage while a version uses
 * them; the server's daily sweep removes them.
 * @throws {BackendError} if the entry still exists
 */
export async function deleteEntry(table: ContentTable, id: string): Promise<void> {
  const rows = () => backend().from(table);
  if (dataOf(await rows().delete().eq("id", id).select("id")).length > 0) return;
  // Without permission, row-level security deletes nothing and reports no error, and hidden rows are not
  // counted.
  const session = await checkSession();
  const { count } = await rows().select("id", { count: "exact", head: true }).eq("id", id);
  if (session.status !== "admin" || count)
    throw new BackendError({ code: "42501", message: "not deleted" }, 403);
}
