import { expect, test } from "vitest";
import type { AdminLogRow } from "#shared/database.types.ts";
import { deedWords } from "./deed-words";

const deed = (what: AdminLogRow["what"], entry_type: string | null, about: string | null) => ({
  what,
  entry_type,
  about,
});

test.each([
  [deed("sign-in", null, null), "entró en el panel"],
  [deed("create", "tours", "Delta"), "creó el tour «Delta»"],
  [deed("change", "site_settings", null), "cambió los datos de la empresa"],
  [deed("delete", "blog_posts", "Cuándo ir"), "mandó a la papelera el post «Cuándo ir»"],
  [deed("erase", "destinations", "Namib"), "borró para siempre el destino «Namib»"],
  [deed("erase", "contact_submissions", null), "borró para siempre un mensaje de contacto"],
  [deed("invite", null, "ana@example.com"), "invitó a ana@example.com"],
  [deed("remove", null, null), "quitó a una cuenta que ya no existe"],
])("K8: a deed %o, told: %s", (row, words) => {
  expect(deedWords(row)).toBe(words);
});
