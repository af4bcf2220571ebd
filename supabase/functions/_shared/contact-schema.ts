import * as z from "zod/mini";
import { type ContactFieldName, preferredContacts } from "./contact-fields.ts";
import type { ContactMessageKey } from "./contact-messages.ts";

const key = (name: ContactMessageKey) => name;

/** Lengths count characters as the database does, where an emoji is one and not two. */
const atLeast = (minimum: number, message: ContactMessageKey) =>
  z.refine<string>((value) => [...value].length >= minimum, message);
const atMost = (maximum: number, message: ContactMessageKey) =>
  z.refine<string>((value) => [...value].length <= maximum, message);

/**
 * The one schema of the contact form, for browser and server alike. Issues carry message keys, so
 * that each side says them in its visitor's language. Values are trimmed first; unknown fields are
 * dropped (G3). Whoever wants to be called gives a number (J12).
 */
export const contactSchema = z
  .object({
    name: z
      .string({ error: key("contact.name.min") })
      .check(z.trim(), atLeast(2, "contact.name.min"), atMost(100, "contact.name.max")),
    email: z
      .string({ error: key("contact.email.invalid") })
      .check(
        z.trim(),
        atMost(255, "contact.email.max"),
        z.email({ error: key("contact.email.invalid") }),
      ),
    phone: z.optional(
      z.nullable(
        z
          .string({ error: key("contact.phone.max") })
          .check(z.trim(), atMost(20, "contact.phone.max")),
      ),
    ),
    preferred_contact: z.optional(
      z.nullable(z.enum(preferredContacts, { error: key("contact.preferred_contact.unknown") })),
    ),
    message: z
      .string({ error: key("contact.message.min") })
      .check(z.trim(), atLeast(10, "contact.message.min"), atMost(2000, "contact.message.max")),
  })
  .check(
    z.refine(
      ({ preferred_contact: preferred, phone }) =>
        !preferred || preferred === "email" || /\d/.test(phone ?? ""),
      { error: key("contact.phone.needed"), path: ["phone"] },
    ),
  );

export type ContactFields = z.infer<typeof contactSchema>;
export type ContactFieldErrors = Partial<Record<ContactFieldName, ContactMessageKey>>;

/** Checks what came in; on failure, the first problem of each field, as a message key. */
export function checkContact(
  input: unknown,
): { ok: true; fields: ContactFields } | { ok: false; errors: ContactFieldErrors } {
  const result = contactSchema.safeParse(input);
  if (result.success) return { ok: true, fields: result.data };
  const errors: ContactFieldErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] as ContactFieldName | undefined;
    if (name) errors[name] ??= issue.message as ContactMessageKey;
  }
  return { ok: false, errors };
}
