import { expect, test } from "vitest";
import type { AdminLogRow } from "#shared/database.types.ts";
import { actionWords } from "./action-words";

const row = (action: AdminLogRow["action"], entry_type: string | null, subject: string | null) => ({
  action,
  entry_type,
  subject,
});

test.each([
  [row("sign-in", null, null), "entró en el panel"],
  [row("create", "tours", "Delta"), "creó el tour «Delta»"],
  [row("change", "site_settings", null), "cambió los datos de la empresa"],
  [row("delete", "blog_posts", "Cuándo ir"), "mandó a la papelera el post «Cuándo ir»"],
  [row("restore", "blog_posts", "Cuándo ir"), "recuperó de la papelera el post «Cuándo ir»"],
  [row("erase", "destinations", "Namib"), "eliminó para siempre el destino «Namib»"],
  [row("erase", "contact_submissions", null), "eliminó para siempre un mensaje de contacto"],
  [row("invite", null, "ana@example.com"), "invitó a ana@example.com"],
  [row("remove", null, null), "quitó a una cuenta que ya no existe"],
])("K8: an action %o, in words: %s", (logged, words) => {
  expect(actionWords(logged)).toBe(words);
});
