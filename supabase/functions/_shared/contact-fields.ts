/** The fields of the contact form, apart from the rules for them, which browsers fetch when they are needed. */
export const contactFieldNames = [
  "name",
  "email",
  "phone",
  "preferred_contact",
  "message",
] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];

/** How visitors may ask to be answered; the first is what the form begins with. */
export const preferredContacts = ["email", "phone", "whatsapp"] as const;
export type PreferredContact = (typeof preferredContacts)[number];
