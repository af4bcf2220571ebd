import { expect, test } from "vitest";
import type { AdminLogRow } from "#shared/database.types.ts";
import { actionWords } from "./action-words";

const action = (what: AdminLogRow["what"], entry_type: string | null, about: string | null) => ({
  what,
  entry_type,
  about,
});

test.each([
  [action("sign-in", null, null), "entró en el panel"],
  [action("create", "tours", "Delta"), "creó el tour «Delta»"],
  [action("change", "site_settings", null), "cambió los datos de la empresa"],
  [action("delete", "blog_posts", "Cuándo ir"), "mandó a la papelera el post «Cuándo ir»"],
  [action("restore", "blog_posts", "Cuándo ir"), "recuperó de la papelera el post «Cuándo ir»"],
  [action("erase", "destinations", "Namib"), "eliminó para siempre el destino «Namib»"],
  [action("erase", "contact_submissions", null), "eliminó para siempre un mensaje de contacto"],
  [action("invite", null, "ana@example.com"), "invitó a ana@example.com"],
  [action("remove", null, null), "quitó a una cuenta que ya no existe"],
])("K8: an action %o, in words: %s", (row, words) => {
  expect(actionWords(row)).toBe(words);
});
