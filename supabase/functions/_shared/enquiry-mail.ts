import { needsSmtpUtf8 } from "./email-address.ts";
import type { Locale } from "./locales.ts";
import { escapeHtml, type Mail, oneLine } from "./mail.ts";
import { type MailLook, mailPage, styled } from "./mail-page.ts";
import type { StoredEnquiry } from "./store.ts";
import { cityOfTimeZone } from "./time-zone.ts";
import { tripRows, tripSubject } from "./trip-words.ts";

const languageNames: Record<Locale, string> = { es: "español", en: "inglés", fr: "francés" };

const received = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat("es", { dateStyle: "full", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

interface Context {
  /** Recipient of enquiries. */
  contactTo: string;
  siteUrl: string;
  timeZone: string;
  look: MailLook;
}

/** Mail to the owner, in Spanish, with the complete enquiry. */
export function enquiryMail(
  enquiry: StoredEnquiry,
  { contactTo, siteUrl, timeZone, look }: Context,
): Mail {
  const name = oneLine(enquiry.name);
  const email = oneLine(enquiry.email);
  const source = pageOf(enquiry.source, siteUrl);
  const tour = oneLine(enquiry.tour_name ?? source?.searchParams.get("tour") ?? "");
  const rows: [string, string][] = [
    ["Nombre", name],
    ["Correo", email],
    ["Teléfono", oneLine(enquiry.phone ?? "") || "—"],
    ["Contacto preferido", oneLine(enquiry.preferred_contact ?? "") || "—"],
    ["Idioma", languageNames[enquiry.language as Locale] ?? "—"],
    ...(tour ? [["Tour", tour] satisfies [string, string]] : []),
    ...tripRows(enquiry),
    ["Página", source ? source.href : "—"],
    ["Recibido", `${received(enquiry.created_at, timeZone)} (${cityOfTimeZone(timeZone)})`],
  ];
  const panel = `${siteUrl}/admin/contacts?q=${encodeURIComponent(email)}`;
  // Opens the message; nothing is recorded before a button is pressed: mail scanners open links.
  const record = `${siteUrl}/admin/contacts?message=${enquiry.id}&record=email`;
  // Many mail servers refuse a mail with such an address in any header.
  const canReply = !needsSmtpUtf8(email);
  const closing = canReply
    ? `Para contestar, responde a este correo: llega a ${email}.`
    : `Para contestar, escribe a ${email} desde el panel: este correo no admite respuesta.`;
  const about = [tour, ...tripSubject(enquiry)].filter(Boolean).map((part) => ` · ${part}`);
  const subject = `Nueva consulta de ${name}${about.join("")}`;
  return {
    to: contactTo,
    ...(canReply && { replyTo: { name, address: email } }),
    // Mail programs show about sixty characters.
    subject: [...subject].slice(0, 150).join(""),
    text: [
      ...rows.map(([label, value]) => `${label}: ${value}`),
      "",
      enquiry.message,
      "",
      "--",
      closing,
      `En el panel: ${panel}`,
      `¿Ya has contestado? Anótalo: ${record}`,
      "",
    ].join("\n"),
    html: page(rows, enquiry.message, closing, { panel, record, look }),
    messageId: `<enquiry-${enquiry.id}@${new URL(siteUrl).hostname}>`,
  };
}

/** Concatenated: resolving a path with two leading slashes would leave the site. */
function pageOf(source: string | null, siteUrl: string): URL | undefined {
  const address = `${siteUrl}${source}`;
  return source && URL.canParse(address) ? new URL(address) : undefined;
}

function page(
  rows: [string, string][],
  message: string,
  closing: string,
  { panel, record, look }: { panel: string; record: string; look: MailLook },
): string {
  const label = styled(
    look,
    "mute",
    (color) => `padding:4px 20px 4px 0;${color};font-weight:normal`,
  );
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top"${label}>${name}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const card = styled(
    look,
    "card",
    (colors) =>
      `margin:20px 0;padding:16px 20px;${colors};white-space:pre-wrap;overflow-wrap:anywhere`,
  );
  const link = styled(look, "link");
  return mailPage(
    "es",
    [
      `<table role="presentation" cellspacing="0" style="font:inherit">${cells.join("")}</table>`,
      `<div${card}>${escapeHtml(message)}</div>`,
      `<p>${escapeHtml(closing)}<br><a href="${escapeHtml(panel)}"${link}>Ver en el panel</a><br>¿Ya has contestado? <a href="${escapeHtml(record)}"${link}>Anótalo</a></p>`,
    ],
    look,
  );
}
