import { formatMoment } from "@panel/ui/format";
import type { Row } from "#shared/database.types.ts";

/** Columns of a mail in the outbox. */
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
 * `leaving`: first attempt in progress. `retrying`: failed, and another attempt is in progress. `late`: not
 * sent, and the owner should know.
 */
export type MailState = "sent" | "leaving" | "retrying" | "late";

/** Time during which an unsent mail is not reported. */
const graceMs = 60_000;

export function mailState(mail: Mail, now = Date.now()): MailState {
  if (mail.sent_at) return "sent";
  if (!mail.last_error && now - Date.parse(mail.created_at) < graceMs) return "leaving";
  const due = now - Date.parse(mail.next_attempt_at);
  if (isClaimed(mail, now) || (due >= 0 && due < graceMs && mail.last_error)) return "retrying";
  return "late";
}

/** PostgREST `or` filter for late mails, to be combined with `sent_at is null`. */
export function lateFilter(now = Date.now()): string {
  return `last_error.not.is.null,created_at.lt.${new Date(now - graceMs).toISOString()}`;
}

/** Status of a mail as a Spanish sentence. */
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

/** Time of the next attempt. Without the date, because pauses are at most an hour. */
function nextWords(mail: Pick<Mail, "next_attempt_at">, now = Date.now()): string {
  if (Date.parse(mail.next_attempt_at) <= now) return "el siguiente en cuanto el servidor pueda";
  return `el siguiente a las ${formatMoment(mail.next_attempt_at).slice(-5)}`;
}

function isClaimed({ claimed_until }: Mail, now: number): boolean {
  return claimed_until !== null && Date.parse(claimed_until) > now;
}
