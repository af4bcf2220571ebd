import { expect, it } from "vitest";
import {
  isEmailAddress,
  mailServerAddress,
  needsSmtpUtf8,
  normalizeEmail,
} from "./email-address.ts";

it.each([
  "lucia@example.com",
  "o'neil@example.ie",
  "smith&sons@example.co.za",
  "x#y@example.com",
  "a!b@example.com",
  "first.last+safari@sub.example.travel",
  "info@müller.de",
  "maria@viñedo.es",
  "a@xn--80ak6aa92e.xn--p1ai",
  "почта@пример.рф",
  "用户@例子.公司",
  "pelé@exemple.fr",
  "info@xn--mller-kva.de",
])("G3: %s is an e-mail address", (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

it.each([
  "",
  "lucia",
  "lucia@",
  "@example.com",
  "lucia@example",
  "lu cia@example.com",
  "lucia@@example.com",
  ".lucia@example.com",
  "lucia.@example.com",
  "lu..cia@example.com",
  "lucia@example..com",
  "lucia@-example.com",
  "lucia@127.0.0.1",
  "lucia@[127.0.0.1]",
  "lucia@example.com:25",
  "lucia@example.com/x",
  "lucia@exam%70le.com",
  "a@b.c\r\nBcc: d@e.f",
  "Lucía <lucia@example.com>",
  `${"a".repeat(65)}@example.com`,
  "lucia@example.123",
])("G3: %j is no e-mail address", (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

it.each([
  "\u200Blucia@example.com",
  "lucia@example.com\u200B",
  "lu\u00ADcia@exam\u2060ple.com",
  "\u202Alucia@example.com\u202C",
  "\uFEFF lucia@example.com\u00A0",
  "lucia\u{E0061}@example.com\uFE0F",
  "lucia＠example．com",
  "<lucia@example.com>",
  "mailto:lucia@example.com",
])("G3: %j is read as the address in it", (typed) => {
  expect(normalizeEmail(typed)).toBe("lucia@example.com");
  expect(isEmailAddress(normalizeEmail(typed))).toBe(true);
});

it("G3: decomposed letters are composed", () => {
  expect(normalizeEmail("pele\u0301@exemple.fr")).toBe("pelé@exemple.fr");
});

it("G7: mail servers get the domain in punycode, and the local part as it is", () => {
  expect(mailServerAddress("info@müller.de")).toBe("info@xn--mller-kva.de");
  expect(mailServerAddress("lucia@example.com")).toBe("lucia@example.com");
  expect(["pelé@exemple.fr", "info@müller.de"].map(needsSmtpUtf8)).toEqual([true, false]);
});
