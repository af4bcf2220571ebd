import * as z from "zod/mini";
import { type ContactFieldName, preferredContacts } from "./contact-fields.ts";
import type { ContactMessageKey } from "./contact-messages.ts";
import { isEmailAddress, normalizeEmail } from "./email-address.ts";
import { normalizePhone } from "./phone-number.ts";
import { cleanLine, cleanText, visibleLength } from "./plain-text.ts";

const key = (name: ContactMessageKey) => name;

/** Counts characters as PostgreSQL does: an emoji is one. */
const atMost = (maximum: number, message: ContactMessageKey) =>
  z.refine<string>((value) => [...value].length <= maximum, message);
const atLeast = (minimum: number, message: ContactMessageKey) =>
  z.refine<string>((value) => visibleLength(value) >= minimum, message);

const maxPhoneLength = 20;

/**
 * Schema of the contact form for browser and server. Issues are message keys, translated by each side.
 * Values are cleaned; unknown fields are dropped (G3). A preferred call requires a phone number (J12).
 */
export const contactSchema = z
  .object({
    name: z
      .string({ error: key("contact.name.min") })
      .check(
        z.overwrite(cleanLine),
        atLeast(2, "contact.name.min"),
        atMost(100, "contact.name.max"),
      ),
    email: z
      .string({ error: key("contact.email.invalid") })
      .check(
        z.overwrite(normalizeEmail),
        atMost(255, "contact.email.max"),
        z.refine(isEmailAddress, key("contact.email.invalid")),
      ),
    phone: z.optional(
      z.nullable(
        z.string({ error: key("contact.phone.max") }).check(
          z.overwrite((typed) => normalizePhone(typed, maxPhoneLength)),
          atMost(maxPhoneLength, "contact.phone.max"),
        ),
      ),
    ),
    preferred_contact: z.optional(
      z.nullable(z.enum(preferredContacts, { error: key("contact.preferred_contact.unknown") })),
    ),
    message: z
      .string({ error: key("contact.message.min") })
      .check(
        z.overwrite(cleanText),
        atLeast(10, "contact.message.min"),
        atMost(2000, "contact.message.max"),
      ),
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

/** Validates input; on failure, the first error per field as a message key. */
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
