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
  | "refused_at"
  | "claimed_until"
>;

export const mailColumns =
  "id,kind,created_at,attempts,next_attempt_at,last_error,sent_at,refused_at,claimed_until" as const;

/**
 * `leaving`: first attempt in progress. `retrying`: failed, and another attempt is in progress. `late`: not
 * sent, and the owner should know. `refused`: not sent, and not tried again.
 */
export type MailState = "sent" | "leaving" | "retrying" | "late" | "refused";

/** Time during which an unsent mail is not reported. */
const graceMs = 60_000;

export function mailState(mail: Mail, now = Date.now()): MailState {
  if (mail.sent_at) return "sent";
  if (mail.refused_at) return "refused";
  if (!mail.last_error && now - Date.parse(mail.created_at) < graceMs) return "leaving";
  const due = now - Date.parse(mail.next_attempt_at);
  if (isClaimed(mail, now) || (due >= 0 && due < graceMs && mail.last_error)) return "retrying";
  return "late";
}

/**
 * Polling interval for the state of mails: short while one is being sent, long while one waits for its next attempt.
 * @param mails undefined until loaded
 */
export function pollingMs(mails: readonly (Mail | null)[] = [], now = Date.now()): number | false {
  const states = mails.flatMap((mail) => (mail ? mailState(mail, now) : []));
  if (states.some((state) => state === "leaving" || state === "retrying")) return 2000;
  return states.includes("late") ? 20_000 : false;
}

/** PostgREST `or` filter for late mails, to be combined with `sent_at is null`. */
export function lateFilter(now = Date.now()): string {
  return `last_error.not.is.null,created_at.lt.${new Date(now - graceMs).toISOString()}`;
}

const names = {
  notice: ["Aviso enviado", "el aviso por correo"],
  acknowledgement: ["Confirmación enviada", "la confirmación para el visitante"],
  answer: ["Respuesta enviada", "la respuesta"],
  proposal: ["Propuesta enviada", "la propuesta"],
  reply: ["Aviso de la respuesta enviado", "el aviso de la respuesta del viajero"],
  accepted: ["Confirmación de la aceptación enviada", "la confirmación de la aceptación"],
} as const satisfies Record<Mail["kind"], readonly [sent: string, name: string]>;

const nouns: Record<Mail["kind"], string> = {
  notice: "aviso",
  acknowledgement: "confirmación",
  answer: "respuesta",
  proposal: "propuesta",
  reply: "aviso",
  accepted: "confirmación",
};

/** `respuesta` */
export const mailNoun = (kind: Mail["kind"]): string => nouns[kind];

/** Whether a mail goes to the owner. */
export const isNotice = (kind: Mail["kind"]): boolean => nouns[kind] === "aviso";

/** Status of a mail as a Spanish sentence. */
export function mailWords(mail: Mail, now = Date.now()): string {
  const state = mailState(mail, now);
  const [one, the] = names[mail.kind];
  const The = `${the.slice(0, 1).toUpperCase()}${the.slice(1)}`;
  if (mail.sent_at) return `${one} el ${formatMoment(mail.sent_at)}`;
  if (state === "refused") return `${The} no se ha entregado, y no se vuelve a intentar.`;
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

/** Reasons by pattern of the mail server's or system's error, in the order of matching. They follow `Parece que`. */
const reasons: [said: RegExp, reason: string][] = [
  [
    /certificate|\bTLS\b|STARTTLS|\bSSL\b/i,
    "no se pudo abrir una conexión segura con el servidor de correo",
  ],
  [
    /ECONN|ETIMEDOUT|ESOCKET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|time(d )?out|greeting never|fetch failed|connection closed|socket/i,
    "el servidor de correo no contesta",
  ],
  [
    /EAUTH|invalid login|\b53[045]\b|Resend: 401|api key/i,
    "el servidor de correo no acepta el usuario o la contraseña",
  ],
  [
    /Resend: 429|(?<!Resend: )\b4[25]\d\b/,
    "el servidor de correo no da abasto o ha llegado a su límite",
  ],
  [/outside ASCII/, "el servidor de correo no admite letras como «ñ» antes de la arroba"],
  [/\b5\.1\.(?:[0-36]|10)\b/, "la dirección no existe"],
  [/\b5\.2\.1\b/, "el buzón está cerrado"],
  [/recipient|\b55\d\b|Resend: 4/i, "el servidor de correo rechaza el mensaje o su destinatario"],
  [
    /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EISDIR|ENOTDIR|ENOENT|EIO)\b/,
    "el servidor no puede guardar el correo en su disco",
  ],
];

/** Reason of an unsent mail, in Spanish; undefined if only a technician can tell. */
export function mailReason(error: string | null): string | undefined {
  if (error === null) return "el servidor no está enviando correo";
  return reasons.find(([said]) => said.test(error))?.[1];
}

/** Most frequent reason; of equally frequent ones, the first. */
export function likeliestReason(errors: readonly (string | null)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const reason = mailReason(error);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const highest = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === highest)?.[0];
}
