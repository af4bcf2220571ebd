/** Fields of the contact form. Separate from their validation, which browsers load on demand. */
export const contactFieldNames = [
  "name",
  "email",
  "phone",
  "preferred_contact",
  "message",
] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];

/** Preferred ways to be contacted; the first is the default. */
export const preferredContacts = ["email", "phone", "whatsapp"] as const;
export type PreferredContact = (typeof preferredContacts)[number];
