import type { Toast } from "#shared/ui/toast.tsx";
import { likeliestReason } from "./mail-reason";
import type { Progress } from "./retry-mails";

/** What is said while mails are tried again. */
export function retryAgain(count: number): Toast {
  return {
    title: count === 1 ? "El aviso se reintenta ahora" : `${count} avisos se reintentan ahora`,
    text: "En unos segundos se sabrá si ha salido bien.",
  };
}

/** What has become of them. */
export function retryOutcome({ sent, failed, pending }: Progress): Toast {
  const total = sent + failed.length + pending;
  if (failed.length > 0) {
    const reason = likeliestReason(failed.map(({ last_error }) => last_error));
    return {
      kind: "error",
      title: failedWords(failed.length, total),
      text: `${reason ? `Parece que ${reason}. ` : ""}El servidor lo sigue intentando.`,
    };
  }
  if (pending > 0)
    return { title: "Todavía se está intentando", text: "Aquí se verá en cuanto se sepa." };
  if (total === 0) return { title: "No quedaba ningún aviso sin enviar", text: "" };
  return {
    title: sent === 1 ? "Aviso enviado correctamente" : `${sent} avisos enviados correctamente`,
    text: "",
  };
}

function failedWords(failed: number, total: number): string {
  if (total === 1) return "El aviso ha vuelto a fallar";
  return `${failed} de ${total} avisos ${failed === 1 ? "ha" : "han"} vuelto a fallar`;
}
