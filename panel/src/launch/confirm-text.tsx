import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { refetch } from "@panel/queries/query-client";
import { FieldError } from "@panel/ui/field-error";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { launchKey } from "./launch-queries";

interface Confirmation {
  subject: string;
  seen: string;
  /** Null withdraws the confirmation. */
  reviewer: string | null;
}

const longestName = 120;

/** Records a confirmation, and reads the steps again. */
function useConfirm(onDone: (confirmed: Confirmation) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (confirmation: Confirmation) => {
      dataOf(await backend().rpc("confirm_launch_text", { ...confirmation }));
    },
    onSuccess: (_, confirmed) => onDone(confirmed),
    onError: (error) =>
      toast({
        kind: "error",
        title: "No se ha anotado",
        text:
          error instanceof BackendError && error.code === "PT409"
            ? "El texto ha cambiado mientras tanto. Léelo otra vez."
            : reasonOf(error),
      }),
    onSettled: () => refetch(queries, launchKey),
  });
}

/** Form that records who has checked a text. */
export function ConfirmText({ step, hash }: { step: string; hash: string }) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  const confirm = useConfirm(({ reviewer }) => {
    // The form goes with the open step.
    document.getElementById("main")?.focus();
    toast({ title: "Anotado", text: reviewer ?? "" });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reviewer = name.trim();
    if (!reviewer) {
      setError("Escribe el nombre de quien lo ha revisado.");
      document.getElementById(id)?.focus();
    } else if (!confirm.isPending) confirm.mutate({ subject: step, seen: hash, reviewer });
  }

  return (
    <form className="step__confirm" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>Quién lo ha revisado</label>
        <input
          id={id}
          className="input"
          value={name}
          maxLength={longestName}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <button className="btn btn--line" type="submit" aria-busy={confirm.isPending || undefined}>
        Anotar
      </button>
    </form>
  );
}

/** Withdraws a confirmation, with undo. */
export function Withdraw(props: { step: string; hash: string; reviewer: string }) {
  const { step, hash, reviewer } = props;
  const confirm = useConfirm((done) => {
    document.getElementById("main")?.focus();
    if (done.reviewer !== null) return;
    toast({
      title: "Anotación quitada",
      text: reviewer,
      actions: [
        {
          label: "Deshacer",
          onPress: () => confirm.mutate({ subject: step, seen: hash, reviewer }),
        },
      ],
    });
  });
  return (
    <button
      className="more more--plain"
      type="button"
      aria-busy={confirm.isPending || undefined}
      onClick={() => {
        if (!confirm.isPending) confirm.mutate({ subject: step, seen: hash, reviewer: null });
      }}
    >
      Quitar la anotación
    </button>
  );
}
