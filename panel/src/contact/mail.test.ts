import { describe, expect, test } from "vitest";
import { lateFilter, type Mail, mailState, mailWords } from "./mail";

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
      "a sent mail",
      { sent_at: at(-1800), last_error: null },
      "sent",
      "Aviso enviado el 20/11/2026 13:30",
    ],
  ] as const)("%s", (_what, changes, state, words) => {
    expect(mailState(mail(changes), now)).toBe(state);
    expect(mailWords(mail(changes), now)).toBe(words);
  });

  test("lateFilter selects failed mails and mails that have waited for a minute", () => {
    expect(lateFilter(now)).toBe("last_error.not.is.null,created_at.lt.2026-11-20T11:59:00.000Z");
  });
});
