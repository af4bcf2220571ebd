import { expect, it } from "vitest";
import { wordsFor } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { askLinks } from "./ask-links.server";

const page = {
  t: createTranslate("fr", wordsFor("fr", "entriesBody")),
  url: "https://tsamma.example/fr/tours/dunas?x=1&y=2",
};
const name = "Dunes & éléphants : 100 % ?";

it("J10: mail and WhatsApp begin with the entry's name and address, in the page's language", () => {
  const links = askLinks(
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

it("J10: without a number there is no link to WhatsApp", () => {
  expect(
    askLinks({ ...page, company: { email: "a@b.example", whatsapp: "" } }, name).whatsapp,
  ).toBe(undefined);
});
