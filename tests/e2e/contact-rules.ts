import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { at, type Locale, say } from "./pages.ts";

/** Messages required by G3, in three languages. */
export const rules = {
  name: {
    min: {
      es: "El nombre debe tener al menos 2 caracteres",
      en: "Name must be at least 2 characters",
      fr: "Le nom doit comporter au moins 2 caractères",
    },
    max: {
      es: "El nombre debe tener menos de 100 caracteres",
      en: "Name must be less than 100 characters",
      fr: "Le nom doit comporter moins de 100 caractères",
    },
  },
  email: {
    invalid: {
      es: "Introduce una dirección de correo válida",
      en: "Please enter a valid email address",
      fr: "Veuillez saisir une adresse e-mail valide",
    },
    max: {
      es: "El correo debe tener menos de 255 caracteres",
      en: "Email must be less than 255 characters",
      fr: "L’adresse e-mail doit comporter moins de 255 caractères",
    },
  },
  phone: {
    max: {
      es: "El teléfono debe tener menos de 20 caracteres",
      en: "Phone number must be less than 20 characters",
      fr: "Le numéro de téléphone doit comporter moins de 20 caractères",
    },
  },
  message: {
    min: {
      es: "El mensaje debe tener al menos 10 caracteres",
      en: "Message must be at least 10 characters",
      fr: "Le message doit comporter au moins 10 caractères",
    },
    max: {
      es: "El mensaje debe tener menos de 2000 caracteres",
      en: "Message must be less than 2000 characters",
      fr: "Le message doit comporter moins de 2000 caractères",
    },
  },
} satisfies Record<string, Record<string, Record<Locale, string>>>;

export type Enquiry = Record<"name" | "email" | "phone" | "message", string>;

const longAddress = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.com`;

/** Values that break a rule of G3, with the message that names it. */
export const refusedValues: [
  field: keyof Enquiry,
  value: string,
  message: Record<Locale, string>,
][] = [
  ["name", "", rules.name.min],
  ["name", "  A  ", rules.name.min],
  ["name", "A".repeat(101), rules.name.max],
  ["email", "", rules.email.invalid],
  ["email", "ana@", rules.email.invalid],
  ["email", "ana example.com", rules.email.invalid],
  ["email", longAddress, rules.email.max],
  ["phone", "1".repeat(21), rules.phone.max],
  ["message", "", rules.message.min],
  ["message", "too short", rules.message.min],
  ["message", `   ${"a".repeat(9)}   `, rules.message.min],
  ["message", "a".repeat(2001), rules.message.max],
];

/** A unique enquiry. */
export function anEnquiry(): Enquiry {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Ana Ñandú ${id}`,
    email: `ana-${id}@example.com`,
    phone: "+34 600 000 000",
    message: `Dos personas, en septiembre (${id}).\nCon calma, s’il vous plaît.`,
  };
}

export async function openForm(page: Page, locale: Locale) {
  await page.goto(at(locale, "/contact"));
  return formOf(page, locale);
}

/** Controls of the contact form, by their labels. */
export function formOf(page: Page, locale: Locale) {
  const form = page.getByRole("form", { name: say(locale, "contact.form") });
  const field = (name: keyof Enquiry) =>
    form.getByLabel(new RegExp(`^${say(locale, `contact.${name}`)}\\s*(\\(|$)`));
  return {
    form,
    field,
    button: form.getByRole("button", { name: say(locale, "contact.send") }),
    sending: form.getByRole("button", { name: say(locale, "contact.sending") }),
    async fill(enquiry: Partial<Enquiry>) {
      for (const [name, value] of Object.entries(enquiry)) {
        await field(name as keyof Enquiry).fill(value);
      }
    },
  };
}
