import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { acknowledgementMail } from "../../supabase/functions/_shared/acknowledgement-mail.ts";
import { enquiryMail } from "../../supabase/functions/_shared/enquiry-mail.ts";
import { type MailBrand, mailLook } from "../../supabase/functions/_shared/mail-page.ts";
import { contrast } from "../../supabase/functions/_shared/oklch.ts";
import type { StoredEnquiry } from "../../supabase/functions/_shared/store.ts";
import { boma } from "../../tests/support/brands/boma.ts";
import { invitationMail } from "../backend/auth/invitations.ts";
import { AuthMails } from "../backend/auth/mails.ts";
import type { AuthMail } from "../backend/types.ts";

const siteUrl = "https://www.example.com";
const enquiry: StoredEnquiry = {
  id: "7d1a0c52-0000-4000-8000-000000000001",
  created_at: "2026-11-29T10:00:00Z",
  name: "Lucía",
  email: "lucia@example.com",
  phone: null,
  preferred_contact: null,
  message: "Somos dos <b>",
  language: "es",
  source: null,
  tour_name: null,
  tour_id: null,
  departure: null,
  departure_id: null,
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
const company = {
  name: "Tsamma Safaris",
  email: "hola@tsamma.example",
  phone: "+264 61 000 000",
  whatsapp: null,
  street: null,
  postal_code: null,
  city: null,
  region: null,
  reply_hours: 24,
};

/** HTML of each mail of a company. */
async function mailsOf(readBrand: () => Promise<MailBrand | null>) {
  const brand = await readBrand().catch(() => null);
  const look = mailLook(brand, siteUrl);
  const sent: AuthMail[] = [];
  const logged: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (message: string) => void logged.push(message),
  };
  const sendMail = async (mail: AuthMail) => void sent.push(mail);
  const auth = new AuthMails({ siteUrl, otherOrigins: [], log, sendMail, readBrand });
  auth.send("recovery", "a@example.com", { token: "t", code: "123456" });
  auth.sendPasswordChanged("a@example.com");
  await expect.poll(() => sent).toHaveLength(2);
  const [recovery, changed] = sent;
  const { html: notice } = enquiryMail(enquiry, {
    ...{ siteUrl, look, contactTo: "o@example.com", timeZone: "Africa/Windhoek" },
  });
  const { html: acknowledgement } = acknowledgementMail(enquiry, { company, siteUrl, look });
  const invitation = invitationMail(
    { email: "a@example.com", link: `${siteUrl}/admin/invitation#t`, expiresAt: "" },
    brand,
  );
  return {
    logged,
    html: [notice, acknowledgement, invitation.html, recovery?.html, changed?.html] as string[],
  };
}

const bomaBrand: MailBrand = {
  ...{ ...boma.brand, name: 'Boma & "Reed" <Journeys>', updated_at: "2026-11-29T10:00:00+00:00" },
};
const readable = async () =>
  (await readFile("tests/fixtures/mails-without-brand.txt", "utf8")).split("\n=====\n");

test("Q3: without a brand every mail keeps its bytes", async () => {
  const { html } = await mailsOf(async () => null);
  expect([...html, ""]).toEqual(await readable());
});

test("Q3: a sign-in mail whose brand cannot be read is sent without it", async () => {
  const { html, logged } = await mailsOf(() => Promise.reject(new Error("no database")));
  expect([...html, ""]).toEqual(await readable());
  expect(logged).toEqual(["the brand of a mail was not read", "the brand of a mail was not read"]);
});

test("Q3: every mail of a company has its name, mark and colours, and no colour of the demonstration", async () => {
  const { html } = await mailsOf(async () => bomaBrand);
  const version = Date.parse("2026-11-29T10:00:00Z").toString(36);
  for (const mail of html) {
    expect(mail).toContain(">Boma &amp; &quot;Reed&quot; &lt;Journeys&gt;</td>");
    expect(mail).toContain(`<img src="${siteUrl}/icon-192.png?v=${version}" width="40"`);
    expect(mail).toContain('<body class="page" style="margin:0;padding:24px;background:#f4f6fa;');
    expect(mail).toContain("@media (prefers-color-scheme:dark)");
    expect(mail).not.toMatch(/#(?:f8f4ea|2b2118|c4502b|a03f1f|6b5d4a)/);
    for (const [link] of mail.matchAll(/<a [^>]*>/g)) expect(link).toContain("color:#2a5fa8");
  }
  expect(html[0]).toContain('class="card" style="margin:20px 0;padding:16px 20px;background:#');
});

test("Q3: texts of mails have their contrast in both themes, whatever the brand's colours", () => {
  const values = ["#000000", "#ffffff", "#7f7f7f", "#ff0000", "#ffe900", "#2a5fa8", "red", null];
  for (const color of values)
    for (const paper of values) {
      const colors = { color_brand: color, color_accent: color, color_glow: color };
      const grounds = { color_paper: paper, color_ground: paper };
      const look = mailLook({ ...bomaBrand, ...colors, ...grounds }, siteUrl);
      const { night } = look.brand ?? {};
      for (const theme of [look.colors, night ?? look.colors])
        for (const ground of [theme.paper, theme.card])
          for (const text of [theme.ink, theme.mute, theme.link])
            expect(contrast(text, ground), `${color} ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
});
