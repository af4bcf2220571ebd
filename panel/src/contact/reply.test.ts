import { setOffice } from "@panel/backend/office";
import { beforeAll, describe, expect, test } from "vitest";
import { officeOf } from "#shared/office.ts";
import { checkTrip } from "../../../supabase/functions/_shared/trip-schema.ts";
import { type Enquiry, mailAddress } from "./enquiry";
import { answerTo, fillTemplate, replyAddress } from "./reply";

beforeAll(() => setOffice(officeOf(null)));

const enquiry: Enquiry = {
  id: "8f14e45f-ceea-467f-a8ad-1b1e8a1f0c11",
  created_at: "2026-11-20T22:30:00+00:00",
  name: "Lucía Ferrer",
  email: "lucia@correo.example",
  phone: null,
  preferred_contact: null,
  message: "Somos dos.\nQueremos ir en septiembre & octubre, ¿es posible?",
  language: "es",
  source: null,
  ...checkTrip(undefined),
  tour_name: null,
  estimate: null,
  departure: null,
  state: "new",
  answered_at: null,
};

/** Fields that a mail program reads from the address. */
function opened(changes: Partial<Enquiry> = {}) {
  const address = replyAddress({ ...enquiry, ...changes });
  const [to = "", query = ""] = address.slice("mailto:".length).split("?");
  const fields = query.split("&").map((field) => field.split("="));
  const field = (name: string) =>
    decodeURIComponent(fields.find(([key]) => key === name)?.[1] ?? "");
  return {
    address,
    to: decodeURIComponent(to),
    names: fields.map(([name]) => name),
    subject: field("subject"),
    body: field("body"),
  };
}

test("R14: an answer to questions greets in the language of the enquiry, and quotes each question", () => {
  const enquiry = { name: " Lucía $& ", language: "en" as const };
  expect(answerTo(enquiry, ["Is there\r\na pool?", "And bread?"])).toBe(
    "Hello Lucía $&,\n\n> Is there\n> a pool?\n\n> And bread?\n\n",
  );
});

describe("H12: the reply address of an enquiry", () => {
  test("has a recipient and a subject, and quotes the message line by line", () => {
    const mail = opened();
    expect(mail.to).toBe("lucia@correo.example");
    expect(mail.subject).toBe("Tu consulta a Tsamma Safaris");
    expect(mail.body).toBe(
      "Hola, Lucía Ferrer:\r\n\r\n\r\n\r\nEl 21 de noviembre de 2026, Lucía Ferrer escribió:\r\n" +
        "> Somos dos.\r\n> Queremos ir en septiembre & octubre, ¿es posible?",
    );
    expect(mail.address).toContain("%0D%0A%3E%20Somos");
    expect(mail.address).not.toMatch(/[\s+]/);
  });

  test.each([
    ["en", "Your enquiry to Tsamma Safaris", "On 21 November 2026, Lucía Ferrer wrote:"],
    ["fr", "Votre demande à Tsamma Safaris", "Le 21 novembre 2026, Lucía Ferrer a écrit\u00a0:"],
    [null, "Tu consulta a Tsamma Safaris", "El 21 de noviembre de 2026, Lucía Ferrer escribió:"],
  ] as const)("is in the enquiry's language: %s", (language, subject, quote) => {
    const mail = opened({ language });
    expect(mail.subject).toBe(subject);
    expect(mail.body).toContain(quote);
  });

  test.each([
    ["a long message", { message: "Una frase bastante larga. ".repeat(80).slice(0, 2000) }],
    ["letters of many bytes", { message: "😀".repeat(2000) }],
    ["many lines", { message: "a\n".repeat(999) }],
    ["a long name of many bytes", { name: "😀".repeat(100), message: "汉".repeat(2000) }],
    ["a long address", { email: `${"a".repeat(240)}@b.example`, message: "ñ".repeat(2000) }],
  ])("stays short enough for every mail program: %s", (_what, changes) => {
    const mail = opened(changes);
    expect(mail.address.length).toBeLessThanOrEqual(1800);
    expect(mail.address.length).toBeGreaterThan(1700);
    expect(mail.body).toMatch(/ \[…\]$/);
  });

  test.each(["\r\n", "\r", "\n"])("accepts every kind of line break: %j", (end) => {
    expect(opened({ message: `uno${end}dos` }).body).toContain("\r\n> uno\r\n> dos");
  });

  test("a message that fits exactly is not truncated", () => {
    const room = 1800 - opened({ message: "" }).address.length;
    expect(opened({ message: "a".repeat(room) }).body).not.toContain("[…]");
    expect(opened({ message: "a".repeat(room + 1) }).body).toContain("[…]");
  });

  test("a message cannot add a recipient or another field", () => {
    const mail = opened({
      email: "a@b.example?bcc=c@d.example&cc=e@f.example,g@h.example",
      message: "x&bcc=c@d.example\r\nBcc: c@d.example",
      name: "$& y & cc=a@b.example",
    });
    expect(mail.names).toEqual(["subject", "body"]);
    expect(mail.to).toBe("a@b.example?bcc=c@d.example&cc=e@f.example,g@h.example");
    expect(mail.body).toContain("Hola, $& y & cc=a@b.example:");
  });

  test("a lone surrogate does not throw", () => {
    expect(opened({ message: "roto \uD83D fin" }).body).toContain("fin");
  });
});

describe("H12: links", () => {
  test.each([
    ["a@b.example", "mailto:a@b.example"],
    ["a+b@c.example", "mailto:a%2Bb@c.example"],
    ["a@b.example?bcc=c@d.example", "mailto:a@b.example%3Fbcc%3Dc%40d.example"],
  ])("the address %s is written to at %s", (email, address) => {
    expect(mailAddress(email)).toBe(address);
  });
});

const given = { name: " Lucía ", tour: "Namib", language: "es" } as const;

test.each([
  ["Hola, {nombre}: sobre {tour}.", {}, "Hola, Lucía: sobre Namib."],
  ["{nombre} y {nombre}", {}, "Lucía y Lucía"],
  ["{nombre}", { name: "{tour} $& $1" }, "{tour} $& $1"],
  ["{Nombre} {otro} {}", {}, "{Nombre} {otro} {}"],
  ["Sobre {tour}", { tour: undefined }, "Sobre tu viaje"],
  ["About {tour}", { tour: undefined, language: "en" as const }, "About your journey"],
  ["Pour {tour}", { tour: undefined, language: "fr" as const }, "Pour votre voyage"],
])("K7: fills in the template %j and changes nothing else: %#", (template, changes, filled) => {
  expect(fillTemplate(template, { ...given, ...changes })).toBe(filled);
});
