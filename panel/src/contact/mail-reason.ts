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
