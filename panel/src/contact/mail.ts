import { formatMoment } from "@panel/ui/format";
import type { Row } from "#shared/database.types.ts";

/** What the panel knows of a mail, such as that which tells the owner of an enquiry. */
export type Mail = Pick<
  Row<"outbox">,
  | "id"
  | "kind"
  | "created_at"
  | "attempts"
  | "next_attempt_at"
  | "last_error"
  | "sent_at"
  | "claimed_until"
>;

/**
 * `leaving` is on its way for the first time, which alarms nobody; `retrying` has failed and is being
 * tried again at this moment; `late` has not gone out, and somebody should know.
 */
export type MailState = "sent" | "leaving" | "retrying" | "late";

/** Milliseconds in which a mail may be on its way without anybody being told. */
const graceMs = 60_000;

export function mailState(mail: Mail, now = Date.now()): MailState {
  if (mail.sent_at) return "sent";
  if (!mail.last_error && now - Date.parse(mail.created_at) < graceMs) return "leaving";
  const due = now - Date.parse(mail.next_attempt_at);
  if (isClaimed(mail, now) || (due >= 0 && due < graceMs && mail.last_error)) return "retrying";
  return "late";
}

/** What PostgREST's `or` is asked for mails that are late, once those that were sent are left out. */
export function lateFilter(now = Date.now()): string {
  return `last_error.not.is.null,created_at.lt.${new Date(now - graceMs).toISOString()}`;
}

/** What has become of a mail, as a sentence for the owner. */
export function mailWords(mail: Mail, now = Date.now()): string {
  const state = mailState(mail, now);
  const isAnswer = mail.kind === "answer";
  const [one, the] = isAnswer
    ? ["Respuesta enviada", "la respuesta"]
    : ["Aviso enviado", "el aviso por correo"];
  const The = `${the.slice(0, 1).toUpperCase()}${the.slice(1)}`;
  if (mail.sent_at) return `${one} el ${formatMoment(mail.sent_at)}`;
  if (state === "leaving") return `${The} está saliendo.`;
  if (state === "retrying") return `Ahora mismo se está intentando enviar ${the}.`;
  if (mail.attempts === 0) return `${The} no ha salido: el servidor todavía no lo ha intentado.`;
  const attempts = `${mail.attempts} ${mail.attempts === 1 ? "intento" : "intentos"}`;
  return `${The} no ha salido: ${attempts}, ${nextWords(mail, now)}.`;
}

/** When it is tried next. Pauses never exceed an hour: the day goes without saying. */
function nextWords(mail: Pick<Mail, "next_attempt_at">, now = Date.now()): string {
  if (Date.parse(mail.next_attempt_at) <= now) return "el siguiente en cuanto el servidor pueda";
  return `el siguiente a las ${formatMoment(mail.next_attempt_at).slice(-5)}`;
}

function isClaimed({ claimed_until }: Mail, now: number): boolean {
  return claimed_until !== null && Date.parse(claimed_until) > now;
}
