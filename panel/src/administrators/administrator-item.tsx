import { reasonOf } from "@panel/backend/backend-error";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { formatDay, formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type Administrator, peopleKey, removeAdministrator } from "./administrators";

interface AdministratorItemProps {
  administrator: Administrator;
  isOneself: boolean;
}

export function AdministratorItem({ administrator, isOneself }: AdministratorItemProps) {
  const { id, email, since, last_sign_in_at } = administrator;
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeAdministrator(id),
    onSuccess() {
      // Close the modal first: it makes the page inert, so that nothing else can take the focus.
      flushSync(() => setAsking(false));
      // The row with the pressed button unmounts.
      document.getElementById("main")?.focus();
      toast({ title: "Administrador quitado", text: email });
    },
    onError(error) {
      setAsking(false);
      toast({ kind: "error", title: "No se pudo quitar", text: reasonOf(error) });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: peopleKey }),
  });

  return (
    <li>
      <div className="rows__text">
        <h2>{email}</h2>
        <p>
          Desde el {formatDay(since)}.{" "}
          {last_sign_in_at
            ? `Último acceso: ${formatMoment(last_sign_in_at)}`
            : "Todavía no ha entrado"}
        </p>
      </div>
      {isOneself ? (
        <span className="badge badge--ok">Eres tú</span>
      ) : (
        <button
          className="btn btn--line"
          type="button"
          aria-label={`Quitar a ${email}`}
          onClick={() => setAsking(true)}
        >
          Quitar
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={`¿Quitar a ${email}?`}
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={remove.isPending ? "Quitando..." : "Quitar"}
          onConfirm={() => remove.mutate()}
          busy={remove.isPending}
          danger
        >
          Deja de poder ingresar ahora mismo: se cierran sus sesiones y se retiran las invitaciones
          que haya enviado. Lo que ha escrito se queda.
        </ConfirmDialog>
      )}
    </li>
  );
}
