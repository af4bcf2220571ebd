import { expect, it } from "vitest";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { contactLinks } from "./contact-links.server";

const page = {
  t: createTranslate("fr", serverMessages("fr", "entriesBody")),
  url: "https://tsamma.example/fr/tours/dunas?x=1&y=2",
};
const name = "Dunes & éléphants : 100 % ?";

it("J10: mail and WhatsApp links contain the entry's name and URL, in the page's language", () => {
  const links = contactLinks(
    { ...page, company: { email: "a@b.example", whatsapp: "27110000000" } },
    name,
  );
  const mail = new URL(links.mail);
  expect(mail.pathname).toBe("a@b.example");
  expect(links.mail).not.toContain("+");
  const { subject, body } = Object.fromEntries(mail.searchParams);
  expect(subject).toContain(name);
  expect(body).toContain(name);
  expect(body).toContain(page.url);
  expect(body).toContain("Bonjour");
  const whatsapp = new URL(links.whatsapp ?? "");
  expect(whatsapp.origin + whatsapp.pathname).toBe("https://wa.me/27110000000");
  expect(whatsapp.searchParams.get("text")).toBe(body);
});

it("J10: without a number there is no WhatsApp link", () => {
  expect(
    contactLinks({ ...page, company: { email: "a@b.example", whatsapp: "" } }, name).whatsapp,
  ).toBe(undefined);
});
