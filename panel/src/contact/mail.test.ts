import { describe, expect, test } from "vitest";
import {
  lateFilter,
  likeliestReason,
  type Mail,
  mailReason,
  mailState,
  mailWords,
  pollingMs,
} from "./mail";

const now = Date.parse("2026-11-20T12:00:00Z");
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11",
  kind: "notice",
  created_at: at(-3600),
  attempts: 3,
  next_attempt_at: at(1920),
  last_error: "connect ECONNREFUSED",
  sent_at: null,
  refused_at: null,
  claimed_until: null,
  ...changes,
});
const fresh = { attempts: 0, last_error: null, next_attempt_at: at(-5), created_at: at(-5) };

describe("G7: status of a mail", () => {
  test.each([
    [
      "a failed mail",
      {},
      "late",
      "El aviso por correo no ha salido: 3 intentos, el siguiente a las 14:32.",
    ],
    [
      "a mail that failed once",
      { attempts: 1 },
      "late",
      "El aviso por correo no ha salido: 1 intento, el siguiente a las 14:32.",
    ],
    [
      "a mail that no worker takes",
      { next_attempt_at: at(-600) },
      "late",
      "El aviso por correo no ha salido: 3 intentos, el siguiente en cuanto el servidor pueda.",
    ],
    [
      "a mail without attempt",
      { ...fresh, created_at: at(-61), next_attempt_at: at(-61) },
      "late",
      "El aviso por correo no ha salido: el servidor todavía no lo ha intentado.",
    ],
    ["one that has just come", fresh, "leaving", "El aviso por correo está saliendo."],
    [
      "a mail with its first attempt in progress",
      { ...fresh, attempts: 1, claimed_until: at(25) },
      "leaving",
      "El aviso por correo está saliendo.",
    ],
    [
      "a mail with a retry in progress",
      { claimed_until: at(10) },
      "retrying",
      "Ahora mismo se está intentando enviar el aviso por correo.",
    ],
    [
      "a mail that was made due",
      { next_attempt_at: at(-2) },
      "retrying",
      "Ahora mismo se está intentando enviar el aviso por correo.",
    ],
    [
      "a mail whose worker died",
      { claimed_until: at(-1), next_attempt_at: at(-90) },
      "late",
      "El aviso por correo no ha salido: 3 intentos, el siguiente en cuanto el servidor pueda.",
    ],
    [
      "a refused answer",
      { kind: "answer", refused_at: at(-60), next_attempt_at: at(-50) },
      "refused",
      "La respuesta no se ha entregado, y no se vuelve a intentar.",
    ],
    [
      "a refused acknowledgement",
      { kind: "acknowledgement", refused_at: at(-60) },
      "refused",
      "La confirmación para el visitante no se ha entregado, y no se vuelve a intentar.",
    ],
    [
      "a sent mail",
      { sent_at: at(-1800), last_error: null },
      "sent",
      "Aviso enviado el 20/11/2026 13:30",
    ],
  ] as const)("%s", (_what, changes, state, words) => {
    expect(mailState(mail(changes), now)).toBe(state);
    expect(mailWords(mail(changes), now)).toBe(words);
  });

  test.each([
    ["no mail", [], false],
    ["an answer without mail", [null], false],
    ["a sent mail", [mail({ sent_at: at(-1) })], false],
    ["a refused mail", [mail({ kind: "answer", refused_at: at(-60) })], false],
    ["a late mail", [mail({ sent_at: at(-1) }), mail()], 20_000],
    [
      "a late mail and one with a retry in progress",
      [mail(), mail({ claimed_until: at(9) })],
      2000,
    ],
    ["a mail with its first attempt in progress", [mail(fresh)], 2000],
  ])("pollingMs of %s", (_what, mails, ms) => {
    expect(pollingMs(mails, now)).toBe(ms);
  });

  test("lateFilter selects failed mails and mails that have waited for a minute", () => {
    expect(lateFilter(now)).toBe("last_error.not.is.null,created_at.lt.2026-11-20T11:59:00.000Z");
  });
});

describe("G7: reason of an unsent mail", () => {
  test.each([
    ["connect ECONNREFUSED 127.0.0.1:587", "no contesta"],
    ["connect ECONNREFUSED 10.0.0.250:535", "no contesta"],
    ["getaddrinfo ENOTFOUND smtp.example.com", "no contesta"],
    ["Greeting never received", "no contesta"],
    ["The operation was aborted due to timeout", "no contesta"],
    ["fetch failed", "no contesta"],
    ["Invalid login: 535-5.7.8 Username and Password not accepted", "no acepta el usuario"],
    ['Resend: 401 {"message":"API key is invalid"}', "no acepta el usuario"],
    ["self-signed certificate", "conexión segura"],
    ["Mail command failed: 530 5.7.0 Must issue a STARTTLS command first", "conexión segura"],
    ["Message failed: 451 4.7.1 Greylisted", "no da abasto"],
    ["Can't send mail - all recipients were rejected: 450 Greylisted", "no da abasto"],
    ["Resend: 429 too many requests", "no da abasto"],
    ["Can't send mail - all recipients were rejected: 550 No such user", "rechaza el mensaje"],
    ['Resend: 422 {"message":"Invalid from"}', "rechaza el mensaje"],
    ["Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox", "no existe"],
    ["Message failed: 550 5.1.10 RecipientNotFound", "no existe"],
    ["550 5.2.1 The email account is disabled", "está cerrado"],
    ["The mail server refuses letters outside ASCII before the @: 553", "letras como «ñ»"],
    ["ENOSPC: no space left on device, open '/data/outbox/.a.part'", "en su disco"],
    [null, "no está enviando"],
  ])("%j", (error, part) => {
    expect(mailReason(error)).toContain(part);
  });

  test.each(["", "something nobody has foreseen"])("%j has no reason for the owner", (error) => {
    expect(mailReason(error)).toBeUndefined();
  });

  test("likeliestReason is the most frequent reason, and the first of equally frequent ones", () => {
    expect(likeliestReason(["fetch failed", "EAUTH", "535 no", "?"])).toContain("no acepta");
    expect(likeliestReason(["fetch failed", "EAUTH"])).toContain("no contesta");
    expect(likeliestReason(["?"])).toBeUndefined();
    expect(likeliestReason([])).toBeUndefined();
  });
});
