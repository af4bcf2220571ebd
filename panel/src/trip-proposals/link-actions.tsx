import { BackendError, reasonOf } from "@panel/backend/backend-error";
import { refetch } from "@panel/queries/query-client";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { isCopied } from "@panel/ui/copy-link";
import { InlineError } from "@panel/ui/field-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { State } from "./proposal";
import { makeLink, revokeLinks, withdrawProposal } from "./proposal-calls";

const questions = {
  revoke: {
    title: "¿Anular todos los enlaces?",
    confirm: "Anular enlaces",
    text: "También deja de funcionar el del correo. Para que vuelva a verla, copia un enlace nuevo o envía otra versión.",
  },
  withdraw: {
    title: "¿Retirar la propuesta?",
    confirm: "Retirar",
    text: "Quien abra el enlace verá que la has retirado, sin los detalles. Puedes volver a ofrecerla.",
  },
};

/** Copies and revokes links to a proposal that was sent, and withdraws it. */
export function LinkActions({ id, state }: { id: string; state: State }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<keyof typeof questions>();
  const [done, setDone] = useState("");
  const [made, setMade] = useState<string>();
  const address = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const copy = useMutation({
    mutationFn() {
      const link = makeLink(id);
      return Promise.all([link, isCopied(link)]);
    },
    onSuccess([link, copied]) {
      setMade(link);
      setDone(copied ? "Enlace copiado." : "Enlace hecho. Cópialo del campo en que está.");
      if (!copied) setTimeout(() => address.current?.focus());
    },
  });
  const change = useMutation({
    async mutationFn(what: "revoke" | "withdraw" | "restore"): Promise<string> {
      if (what === "revoke") {
        const count = await revokeLinks(id);
        if (count === 0) return "No había ningún enlace.";
        return count === 1 ? "Enlace anulado." : `${count} enlaces anulados.`;
      }
      await withdrawProposal(id, what === "restore");
      return what === "restore"
        ? "Ofrecida otra vez: el enlace vuelve a enseñarla."
        : "Propuesta retirada.";
    },
    onSuccess(words) {
      setMade(undefined);
      setDone(words);
    },
    async onSettled() {
      setAsking(undefined);
      await refetch(queries, ["proposals"]);
      status.current?.focus();
    },
  });
  const failed = copy.error ?? change.error;

  function begin(task: () => void) {
    if (copy.isPending || change.isPending) return;
    setDone("");
    copy.reset();
    change.reset();
    task();
  }

  return (
    <div className="proposal__links">
      <div className="bar__acts">
        <button
          className="btn btn--line"
          type="button"
          aria-busy={copy.isPending || undefined}
          onClick={() => begin(() => copy.mutate())}
        >
          Copiar enlace
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => begin(() => setAsking("revoke"))}
        >
          Anular enlaces
        </button>
        {state === "sent" && (
          <button
            className="btn btn--line"
            type="button"
            onClick={() => begin(() => setAsking("withdraw"))}
          >
            Retirar
          </button>
        )}
        {state === "withdrawn" && (
          <button
            className="btn btn--line"
            type="button"
            aria-busy={change.isPending || undefined}
            onClick={() => begin(() => change.mutate("restore"))}
          >
            Volver a ofrecer
          </button>
        )}
      </div>
      {made && (
        <input
          ref={address}
          className="input"
          readOnly
          aria-label="Dirección del enlace"
          value={made}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {done}
      </p>
      {failed && <InlineError>No se pudo hacer. {linkReason(failed)}</InlineError>}
      {asking && (
        <ConfirmDialog
          title={questions[asking].title}
          cancel="Cancelar"
          onCancel={() => setAsking(undefined)}
          confirm={change.isPending ? "Un momento..." : questions[asking].confirm}
          onConfirm={() => change.mutate(asking)}
          busy={change.isPending}
          danger
        >
          {questions[asking].text}
        </ConfirmDialog>
      )}
    </div>
  );
}

function linkReason(error: Error): string {
  if (!(error instanceof BackendError) || error.status !== 409) return reasonOf(error);
  return error.message.includes("too many links")
    ? "Hay demasiados enlaces: anúlalos primero."
    : "La propuesta ha cambiado mientras tanto: puede que ya esté aceptada.";
}
