import { describe, expect, test } from "vitest";
import { type PendingMail, progressOf } from "./retry-mails";
import { retryResultToast } from "./retry-toasts";

const mail = (id: string, changes: Partial<PendingMail> = {}): PendingMail => ({
  id,
  kind: "notice",
  attempts: 2,
  claim: null,
  last_error: "connect ECONNREFUSED",
  next_attempt_at: "2026-11-20T12:00:00Z",
  ...changes,
});
const claimed = { attempts: 3, claim: "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11" };

describe("G7: progress of retried mails", () => {
  test("counts removed mails as sent, mails with another attempt as failed, and the rest as pending", () => {
    const before = ["a", "b", "c", "d"].map((id) => mail(id));
    const failed = mail("b", { attempts: 3 });
    const now = [failed, mail("c"), mail("d", claimed), mail("new")];
    expect(progressOf(before, now)).toEqual({ sent: 1, failed: [failed], pending: 2 });
  });

  test("counts an attempt that was in progress before the retry", () => {
    const before = [mail("a", claimed)];
    expect(progressOf(before, before).pending).toBe(1);
    expect(progressOf(before, [mail("a", { attempts: 3 })]).failed).toHaveLength(1);
  });

  test.each([
    [{ sent: 1, failed: [], pending: 0 }, "Aviso enviado correctamente"],
    [{ sent: 3, failed: [], pending: 0 }, "3 avisos enviados correctamente"],
    [{ sent: 0, failed: [mail("a")], pending: 0 }, "El aviso ha vuelto a fallar"],
    [{ sent: 2, failed: [mail("a")], pending: 1 }, "1 de 4 avisos ha vuelto a fallar"],
    [{ sent: 0, failed: [mail("a"), mail("b")], pending: 0 }, "2 de 2 avisos han vuelto a fallar"],
    [{ sent: 2, failed: [], pending: 1 }, "Todavía se está intentando"],
    [{ sent: 0, failed: [], pending: 0 }, "No quedaba ningún aviso sin enviar"],
  ])("%j: %s", (progress, title) => {
    expect(retryResultToast(progress).title).toBe(title);
  });
});
