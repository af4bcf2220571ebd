import { theOf } from "@panel/entries/labels";
import { contentTypes } from "#content/index.ts";
import type { AdminLogRow } from "#shared/database.types.ts";

type Action = Pick<AdminLogRow, "action" | "entry_type" | "subject">;

/** Filters of the list, with their values in the address. */
export const kinds: { value: AdminLogRow["kind"]; label: string }[] = [
  { value: "access", label: "Accesos" },
  { value: "content", label: "Contenido" },
  { value: "people", label: "Administradores y cuentas" },
];

const settings: Record<string, string> = {
  site_settings: "los datos de la empresa",
  inbox_settings: "las plantillas, cómo se paga o los nombres que no se traducen",
  site_texts: "los textos de la web",
  site_brand: "la marca",
};

/** An action, in Spanish, to follow its author: `cambió el tour «Delta»`. */
export function actionWords({ action, entry_type, subject }: Action): string {
  const type = contentTypes.find(({ table }) => table === entry_type);
  const name = subject ? ` «${subject}»` : "";
  const thing = type ? theOf(type) + name : (settings[entry_type ?? ""] ?? `algo${name}`);
  switch (action) {
    case "sign-in":
      return "entró en el panel";
    case "create":
      return `creó ${thing}`;
    case "change":
      return `cambió ${thing}`;
    case "delete":
      return `mandó a la papelera ${thing}`;
    case "restore":
      return `recuperó de la papelera ${thing}`;
    case "erase":
      return entry_type === "contact_submissions"
        ? "eliminó para siempre un mensaje de contacto"
        : `eliminó para siempre ${thing}`;
    case "invite":
      return `invitó a ${subject}`;
    case "revoke":
      return `retiró la invitación a ${subject}`;
    case "join":
      return `empezó a administrar como ${subject}`;
    case "remove":
      return `quitó a ${subject ?? "una cuenta que ya no existe"}`;
    case "password":
      return "cambió su contraseña";
    case "email":
      return `cambió su correo a ${subject}`;
  }
}
