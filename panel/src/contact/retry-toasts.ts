import type { Toast } from "#shared/ui/toast.tsx";
import { likeliestReason } from "./mail-reason";
import type { PendingMail, Progress } from "./retry-mails";

/** Toast at the start of a retry. */
export function retryStartedToast(mails: readonly PendingMail[]): Toast {
  const count = mails.length;
  const noun = nounOf(mails);
  return {
    title: count === 1 ? `El ${noun} se reintenta ahora` : `${count} ${noun}s se reintentan ahora`,
    text: "En unos segundos se sabrá si ha salido bien.",
  };
}

/** Toast with the result of a retry. */
export function retryResultToast(
  { sent, failed, pending }: Progress,
  before: readonly PendingMail[] = failed,
): Toast {
  const noun = nounOf(before);
  const total = sent + failed.length + pending;
  if (failed.length > 0) {
    const reason = likeliestReason(failed.map(({ last_error }) => last_error));
    return {
      kind: "error",
      title: failedWords(failed.length, total, noun),
      text: `${reason ? `Parece que ${reason}. ` : ""}El servidor lo sigue intentando.`,
    };
  }
  if (pending > 0)
    return { title: "Todavía se está intentando", text: "Aquí se verá en cuanto se sepa." };
  if (total === 0) return { title: `No quedaba ningún ${noun} sin enviar`, text: "" };
  return {
    title:
      sent === 1
        ? `${noun === "aviso" ? "Aviso" : "Correo"} enviado correctamente`
        : `${sent} ${noun}s enviados correctamente`,
    text: "",
  };
}

/** The owner knows notices as `avisos`. With answers among them, the general word is used. */
function nounOf(mails: readonly PendingMail[]): "aviso" | "correo" {
  return mails.some(({ kind }) => kind === "answer") ? "correo" : "aviso";
}

function failedWords(failed: number, total: number, noun: string): string {
  if (total === 1) return `El ${noun} ha vuelto a fallar`;
  return `${failed} de ${total} ${noun}s ${failed === 1 ? "ha" : "han"} vuelto a fallar`;
}
