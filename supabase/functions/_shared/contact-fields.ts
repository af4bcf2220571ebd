/** The fields of the contact form, apart from the rules for them, which browsers fetch when they are needed. */
export const contactFieldNames = ["name", "email", "phone", "message"] as const;
export type ContactFieldName = (typeof contactFieldNames)[number];
