import { escapeHtml, type Mail, oneLine } from "../_shared/mail.ts";
import type { Enquiry } from "../_shared/store.ts";

const languageNames: Record<string, string> = { es: "español", en: "inglés", fr: "francés" };

interface Stored {
  id: string;
  createdAt: string;
}

/** The mail to the owner, in Spanish, with everything that the visitor sent. */
export function enquiryMail(
  enquiry: Enquiry,
  { id, createdAt }: Stored,
  { contactTo, siteUrl }: { contactTo: string; siteUrl: string },
): Mail {
  const rows: [string, string][] = [
    ["Nombre", oneLine(enquiry.name)],
    ["Correo", oneLine(enquiry.email)],
    ["Teléfono", oneLine(enquiry.phone ?? "") || "—"],
    ["Idioma", languageNames[enquiry.language] ?? enquiry.language],
    ["Página", enquiry.source ? `${siteUrl}${enquiry.source}` : "—"],
    ["Recibido", createdAt],
  ];
  const name = oneLine(enquiry.name);
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:2px 16px 2px 0">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return {
    to: contactTo,
    replyTo: { name, address: oneLine(enquiry.email) },
    subject: `Nueva consulta de ${name}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${enquiry.message}\n`,
    html: `<table>${cells.join("")}</table><p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>`,
    messageId: `<enquiry-${id}@${new URL(siteUrl).hostname}>`,
  };
}
