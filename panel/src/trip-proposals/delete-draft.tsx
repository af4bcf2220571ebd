import { reasonOf } from "@panel/backend/backend-error";
import { refetch } from "@panel/queries/query-client";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { deleteProposal } from "./proposal-calls";

interface DeleteDraftProps {
  id: string;
  /** List that is opened afterwards. */
  address: string;
  allowLeaving: () => void;
  /** Ends the form. */
  onDeleting: () => void;
  onClose: () => void;
}

/** Question before a proposal that was never sent is deleted. */
export default function DeleteDraft(props: DeleteDraftProps) {
  const { id, address, allowLeaving, onDeleting, onClose } = props;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteProposal(id),
    onSuccess() {
      allowLeaving();
      onDeleting();
      toast({ title: "Borrador eliminado", text: "" });
      void navigate(address);
    },
    onSettled: () => refetch(queries, ["proposals"]),
  });
  return (
    <ConfirmDialog
      title="¿Eliminar este borrador?"
      cancel="Cancelar"
      onCancel={onClose}
      confirm={remove.isPending ? "Eliminando..." : "Eliminar"}
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      danger
    >
      <p>No se ha enviado nunca. No se puede recuperar.</p>
      {remove.error && <InlineError>No se pudo eliminar. {reasonOf(remove.error)}</InlineError>}
    </ConfirmDialog>
  );
}
