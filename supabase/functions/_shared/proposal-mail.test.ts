import { expect, test } from "vitest";
import { defaultLook, mailLook } from "./mail-page.ts";
import { acceptedMail, proposalMail, replyMail } from "./proposal-mail.ts";
import type { Company, MailedProposal, MailedReply, StoredEnquiry } from "./store.ts";

const enquiry: StoredEnquiry = {
  id: "11111111-1111-4111-8111-111111111111",
  created_at: "2026-11-01T10:00:00Z",
  name: "Lucía",
  email: "lucia@example.com",
  phone: null,
  preferred_contact: null,
  message: "Queremos ir en julio.",
  language: "en",
  source: null,
  tour_id: null,
  tour_name: null,
  departure_id: null,
  departure: null,
  estimate: null,
  travel_from: null,
  travel_to: null,
  travel_flexible: null,
  first_time: null,
  adults: null,
  child_ages: [],
  style: null,
  budget: null,
};
const company: Company = {
  name: "Tsamma",
  email: "hola@example.com",
  phone: "+27 11 000 0000",
  whatsapp: null,
  street: null,
  postal_code: null,
  city: null,
  region: null,
  reply_hours: 24,
};
const proposal: MailedProposal = {
  id: "1",
  version_id: "v2",
  reference: "T-7K3MPX",
  title: "El Kalahari\r\nBcc: x@example.com",
  traveller: "Lucía Ferrer",
  language: "es",
  number: 2,
  subject: "Tu viaje\r\nBcc: x@example.com",
  body: "Hola, Lucía: <b>aquí</b> lo tienes.",
  total: 23877,
  valid_until: "2026-12-24",
  earlier: ["acknowledgement-e", "proposal-v1"],
};
const acceptance: MailedReply = {
  id: "r1",
  kind: "acceptance",
  body: null,
  name: "Lucía Ferrer",
  at: "2026-12-01T22:30:00Z",
};
const facts = {
  company,
  siteUrl: "https://site.example",
  timeZone: "Africa/Johannesburg",
  link: "https://site.example/p/abc",
  look: defaultLook,
};

test("R11: a proposal's mail is in its language, with link and validity, without price", () => {
  const mail = proposalMail(enquiry, proposal, facts);
  expect(mail).toMatchObject({
    to: "lucia@example.com",
    replyTo: { address: "hola@example.com" },
    subject: "Tu viaje Bcc: x@example.com",
    messageId: "<proposal-v2@site.example>",
    headers: {
      "In-Reply-To": "<proposal-v1@site.example>",
      References: "<acknowledgement-e@site.example> <proposal-v1@site.example>",
    },
  });
  expect(mail.text).toContain("https://site.example/p/abc");
  expect(mail.text).toContain("24 de diciembre de 2026");
  expect(mail.text + mail.html).not.toMatch(/23[.,\s]?877/);
  expect(mail.html).toContain("&lt;b&gt;aquí&lt;/b&gt;");
});

test("R15: the confirmation has reference, version, total, name and time in the company's time zone", () => {
  const mail = acceptedMail(enquiry, { proposal, reply: acceptance }, facts);
  for (const part of [
    "T-7K3MPX",
    "versión 2",
    "23.877,00",
    "Lucía Ferrer",
    "2 de diciembre",
    "0:30",
  ])
    expect(mail.text).toContain(part);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.headers?.References).toContain("<proposal-v2@site.example>");
});

test.each([
  ["question", "Lucía Ferrer pregunta por T-7K3MPX"],
  ["change", "Lucía Ferrer pide un cambio en T-7K3MPX"],
  ["acceptance", "Lucía Ferrer HA ACEPTADO T-7K3MPX"],
] as const)("R14: the owner's mail of a %s says so in the subject", (kind, subject) => {
  const body = kind === "acceptance" ? null : "¿Hay <i>mosquitos</i>?";
  const reply = { ...acceptance, kind, body };
  const mail = replyMail(enquiry, { proposal, reply }, { ...facts, contactTo: "o@example.com" });
  expect(mail).toMatchObject({
    to: "o@example.com",
    subject,
    replyTo: { name: "Lucía Ferrer", address: "lucia@example.com" },
  });
  expect(mail.text).toContain(`/admin/proposals/${proposal.id}`);
  if (body) expect(mail.html).toContain("&lt;i&gt;mosquitos&lt;/i&gt;");
});

test("Q3: mails about proposals have the company's name, mark and colours, and no default colour", () => {
  const colors = { color_brand: "#2a5fa8", color_accent: null, color_glow: null };
  const grounds = { color_paper: "#ffffff", color_ground: null };
  const brand = { name: "Boma", updated_at: "2026-11-29T10:00:00Z", ...colors, ...grounds };
  const own = { ...facts, contactTo: "o@example.com", look: mailLook(brand, facts.siteUrl) };
  const question = { ...acceptance, kind: "question", body: "¿Y si llueve?" } as const;
  for (const { html } of [
    proposalMail(enquiry, proposal, own),
    acceptedMail(enquiry, { proposal, reply: acceptance }, own),
    replyMail(enquiry, { proposal, reply: question }, own),
  ]) {
    expect(html).toContain(">Boma</td>");
    expect(html).toContain("https://site.example/icon-192.png?v=");
    expect(html).toMatch(/<a [^>]*#2a5fa8/);
    for (const color of [...Object.values(defaultLook.colors), "#1f4d3c"])
      if (color !== "#fff") expect(html).not.toContain(color);
  }
});
