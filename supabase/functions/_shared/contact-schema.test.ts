import { describe, expect, it } from "vitest";
import { checkContact } from "./contact-schema.ts";

const good = {
  name: "Lucía Ferrer",
  email: "lucia@example.com",
  phone: "+34 600 000 000",
  message: "Somos dos y querríamos ir en septiembre.",
};

function errorsOf(changes: object) {
  const result = checkContact({ ...good, ...changes });
  return result.ok ? {} : result.errors;
}

describe("contact schema", () => {
  it("G3: a complete enquiry is accepted, trimmed, without unknown fields", () => {
    const result = checkContact({ ...good, name: "  Lucía Ferrer ", is_admin: true });
    expect(result).toEqual({ ok: true, fields: good });
  });

  it("G3: values are stored without invisible characters, with line feeds and in one line each", () => {
    const result = checkContact({
      name: "Lu\u200Bcía\r\nFerrer\u202E",
      email: "\u200Binfo@müller.de\uFEFF",
      phone: "\u202A+٣٤ 600 000 000\u202C",
      message: `uno\r\n${"x".repeat(1990)}\r\n\r\ndos\u2028`,
    });
    expect(result).toEqual({
      ok: true,
      fields: {
        name: "Lucía Ferrer",
        email: "info@müller.de",
        phone: "+34 600 000 000",
        message: `uno\n${"x".repeat(1990)}\n\ndos`,
      },
    });
  });

  it.each([
    ["name", "\u200B".repeat(10), "contact.name.min"],
    ["name", "\u3164\u2800\u00AD\u00AD", "contact.name.min"],
    ["message", "\u200B".repeat(20), "contact.message.min"],
    ["message", "a\u00AD".repeat(9), "contact.message.min"],
  ])("G3: a %s of invisible characters counts as empty: %j", (field, value, key) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: key });
  });

  it.each([
    "+27 (0)11 000 0000 ext. 12",
    "0049 (0) 30 / 000 00 00-0",
    "600 000 001 / 600 000 002",
    "+1 (415) 555-0100 x234",
    "+٣٤٦٠٠٠٠٠٠٠٠١",
    "＋８１９０００００００００",
    "+34.600.00.00.01",
  ])("J12: %s is a number to call", (phone) => {
    expect(errorsOf({ phone, preferred_contact: "phone" })).toEqual({});
  });

  it.each([[undefined], [null], [""]])("G3: the phone may be %s", (phone) => {
    expect(errorsOf({ phone })).toEqual({});
  });

  it.each([
    ["name", "L", "contact.name.min"],
    ["name", "   ", "contact.name.min"],
    ["name", "😀", "contact.name.min"],
    ["name", "x".repeat(101), "contact.name.max"],
    ["email", "lucia@", "contact.email.invalid"],
    ["email", "", "contact.email.invalid"],
    ["email", "a@b.c\r\nBcc: d@e.f", "contact.email.invalid"],
    ["email", `${"a".repeat(251)}@b.es`, "contact.email.max"],
    ["phone", "1".repeat(21), "contact.phone.max"],
    ["message", "Hola", "contact.message.min"],
    ["message", "x".repeat(9), "contact.message.min"],
    ["message", "x".repeat(2001), "contact.message.max"],
  ])("G3: a wrong %s is refused: %#", (field, value, key) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: key });
  });

  it.each([
    ["name", "x".repeat(100)],
    ["name", "Li"],
    ["phone", "1".repeat(20)],
    ["message", "x".repeat(10)],
    ["message", "😀".repeat(2000)],
  ])("G3: %s at its limit is taken", (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  it.each(["email", "phone", "whatsapp", null, undefined])(
    "J12: %s is a valid preferred contact",
    (preferred_contact) => {
      expect(errorsOf({ preferred_contact })).toEqual({});
    },
  );

  it.each(["Email", "fax", "", 7, {}, ["email"]])(
    "J12: %j is an invalid preferred contact, reported at its field",
    (preferred_contact) => {
      expect(errorsOf({ preferred_contact })).toEqual({
        preferred_contact: "contact.preferred_contact.unknown",
      });
    },
  );

  it.each(["phone", "whatsapp"])(
    "J12: %s without a number is reported at the phone field, together with other errors",
    (preferred_contact) => {
      for (const phone of ["", "   ", "no sé", null, undefined])
        expect(errorsOf({ preferred_contact, phone, name: "L" })).toEqual({
          name: "contact.name.min",
          phone: "contact.phone.needed",
        });
      expect(errorsOf({ preferred_contact, phone: "1".repeat(21) })).toEqual({
        phone: "contact.phone.max",
      });
      expect(errorsOf({ preferred_contact: "email", phone: "" })).toEqual({});
    },
  );

  it.each([[42], [{}], [[]], [true]])("G3: %j is rejected in every text field", (value) => {
    expect(
      Object.keys(errorsOf({ name: value, email: value, phone: value, message: value })),
    ).toEqual(["name", "email", "phone", "message"]);
  });

  it.each([[null], ["text"], [7], [[]]])("G3: %j is rejected as a body", (input) => {
    expect(checkContact(input).ok).toBe(false);
  });

  it("G3: an empty body lacks all required fields", () => {
    const result = checkContact({});
    expect(result).toEqual({
      ok: false,
      errors: {
        name: "contact.name.min",
        email: "contact.email.invalid",
        message: "contact.message.min",
      },
    });
  });
});
