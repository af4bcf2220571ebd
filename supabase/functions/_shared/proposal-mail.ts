import { needsSmtpUtf8 } from "./email-address.ts";
import { defaultLocale, type Locale, localeOfTag } from "./locales.ts";
import { escapeHtml, type Mail, oneLine } from "./mail.ts";
import { type MailLook, mailPage, styled } from "./mail-page.ts";
import { fill, mailedText, proposalWords, validityText } from "./proposal-text.ts";
import type { Company, MailedProposal, MailedReply, StoredEnquiry } from "./store.ts";

interface Facts {
  company: Company;
  siteUrl: string;
  timeZone: string;
  /** Address of the proposal's page. */
  link: string;
  look: MailLook;
}

const localeOf = ({ language }: MailedProposal): Locale =>
  localeOfTag(language ?? "") ?? defaultLocale;

/** Message ids of the conversation so far (RFC 5322, 3.6.4). Twenty are enough for any mail program. */
function threadHeaders({ earlier }: MailedProposal, hostname: string) {
  const before = earlier.slice(-20).map((local) => `<${local}@${hostname}>`);
  const last = before.at(-1);
  return last ? { headers: { "In-Reply-To": last, References: before.join(" ") } } : {};
}

/**
 * Mail with a proposal to the traveller: the administrator's words, the link, the validity. Neither price nor bank
 * details: both are on the page.
 */
export function proposalMail(
  enquiry: StoredEnquiry,
  proposal: MailedProposal,
  { company, siteUrl, link, look }: Facts,
): Mail {
  const locale = localeOf(proposal);
  const { open, private: personal } = proposalWords[locale];
  const { hostname } = new URL(siteUrl);
  const until = validityText(locale, proposal.valid_until);
  return {
    to: enquiry.email,
    replyTo: { name: company.name, address: company.email },
    subject: oneLine(proposal.subject),
    text: mailedText(locale, { body: proposal.body, link, validUntil: proposal.valid_until }),
    html: mailPage(
      locale,
      [
        `<div style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(proposal.body.trim())}</div>`,
        button(look, link, open),
        `<p>${escapeHtml(until)}</p>`,
        `<p${small(look)}>${escapeHtml(personal)}</p>`,
      ],
      look,
    ),
    messageId: `<proposal-${proposal.version_id}@${hostname}>`,
    ...threadHeaders(proposal, hostname),
  };
}

interface Replied {
  proposal: MailedProposal;
  reply: MailedReply;
}

/** Confirmation of an acceptance to the traveller, which is proof for both sides. */
export function acceptedMail(
  enquiry: StoredEnquiry,
  { proposal, reply }: Replied,
  { company, siteUrl, timeZone, link, look }: Facts,
): Mail {
  const locale = localeOf(proposal);
  const { tag, open, ...text } = proposalWords[locale];
  const { hostname } = new URL(siteUrl);
  const name = oneLine(reply.name ?? proposal.traveller);
  const total = new Intl.NumberFormat(tag, { style: "currency", currency: "USD" }).format(
    proposal.total,
  );
  const date = new Intl.DateTimeFormat(tag, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(new Date(reply.at));
  const lines = [
    fill(text.thanks, { name }),
    fill(text.accepted, { ref: proposal.reference, n: proposal.number, total }),
    fill(text.byYou, { name, date }),
    text.next,
  ];
  return {
    to: enquiry.email,
    replyTo: { name: company.name, address: company.email },
    subject: oneLine(fill(text.acceptedSubject, { title: proposal.title })),
    text: [...lines, link, "--", text.mistaken, ""].join("\n\n"),
    html: mailPage(
      locale,
      [
        ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
        button(look, link, open),
        `<p${small(look)}>${escapeHtml(text.mistaken)}</p>`,
      ],
      look,
    ),
    messageId: `<accepted-${reply.id}@${hostname}>`,
    ...threadHeaders(
      { ...proposal, earlier: [...proposal.earlier, `proposal-${proposal.version_id}`] },
      hostname,
    ),
  };
}

function button(look: MailLook, link: string, label: string): string {
  const attributes = styled(
    look,
    "button",
    (colors) =>
      `display:inline-block;padding:14px 24px;${colors};text-decoration:none;border-radius:4px`,
  );
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}"${attributes}>${escapeHtml(label)}</a></p>`;
}

const small = (look: MailLook) => styled(look, "mute", (colors) => `${colors};font-size:14px`);

const didWhat: Record<MailedReply["kind"], string> = {
  question: "pregunta por",
  change: "pide un cambio en",
  acceptance: "HA ACEPTADO",
};

/** Mail to the owner, in Spanish, with a traveller's reply. */
export function replyMail(
  enquiry: StoredEnquiry,
  { proposal, reply }: Replied,
  {
    contactTo,
    siteUrl,
    timeZone,
    look,
  }: Pick<Facts, "siteUrl" | "timeZone" | "look"> & { contactTo: string },
): Mail {
  const name = oneLine(reply.name ?? proposal.traveller);
  const email = oneLine(enquiry.email);
  const date = new Intl.DateTimeFormat("es", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  }).format(new Date(reply.at));
  const facts = [
    `${name} ${didWhat[reply.kind]} ${proposal.reference}, versión ${proposal.number}: ${oneLine(proposal.title)}`,
    date,
  ];
  const panel = `${siteUrl}/admin/proposals/${proposal.id}`;
  // Many mail servers refuse a mail with such an address in any header.
  const canReply = !needsSmtpUtf8(email);
  const closing = canReply
    ? `Para contestar, responde a este correo: llega a ${email}.`
    : `Para contestar, escribe a ${email} desde el panel: este correo no admite respuesta.`;
  const body = reply.body ?? "";
  return {
    to: contactTo,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: [...`${name} ${didWhat[reply.kind]} ${proposal.reference}`].slice(0, 150).join(""),
    text: [
      ...facts,
      ...(body ? ["", body] : []),
      "",
      "--",
      closing,
      `En el panel: ${panel}`,
      "",
    ].join("\n"),
    html: mailPage(
      "es",
      [
        ...facts.map((fact) => `<p>${escapeHtml(fact)}</p>`),
        ...(body
          ? [
              `<div${styled(look, "card", (colors) => `margin:20px 0;padding:16px 20px;${colors};white-space:pre-wrap;overflow-wrap:anywhere`)}>${escapeHtml(body)}</div>`,
            ]
          : []),
        `<p>${escapeHtml(closing)}<br><a href="${escapeHtml(panel)}"${styled(look, "link")}>Ver en el panel</a></p>`,
      ],
      look,
    ),
    messageId: `<reply-${reply.id}@${new URL(siteUrl).hostname}>`,
  };
}
