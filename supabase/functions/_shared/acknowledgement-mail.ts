import { defaultLocale, type Locale, localeOfTag } from "./locales.ts";
import { escapeHtml, type Mail } from "./mail.ts";
import { type MailLook, mailPage, styled } from "./mail-page.ts";
import { replyTime } from "./reply-time.ts";
import type { Company, StoredEnquiry } from "./store.ts";

interface Facts {
  company: Company;
  siteUrl: string;
  look: MailLook;
}

interface Words {
  subject: string;
  greeting: string;
  arrived: string;
  next: string;
  more: string;
  phone: string;
  email: string;
  mistaken: string;
}

const words: Record<Locale, Words> = {
  es: {
    subject: "Hemos recibido tu mensaje",
    greeting: "Hola:",
    arrived: "Gracias por escribirnos. Tu mensaje nos ha llegado bien.",
    next: "Ahora lo lee una persona, que te responde en español en un plazo de {reply}. Nada de esto te compromete a reservar.",
    more: "Si quieres añadir algo, contesta a este correo. Y si prefieres hablar, aquí nos tienes:",
    phone: "Teléfono",
    email: "Correo",
    mistaken:
      "Este aviso es automático. Si no nos has escrito tú, alguien ha puesto tu dirección por error y puedes ignorar este correo.",
  },
  en: {
    subject: "We have received your message",
    greeting: "Hello,",
    arrived: "Thank you for writing. Your message has reached us safely.",
    next: "A person is going to read it, and will answer in English within {reply}. Nothing here commits you to booking.",
    more: "If you would like to add something, just reply to this email. And if you would rather talk, here we are:",
    phone: "Phone",
    email: "Email",
    mistaken:
      "This note is automatic. If it was not you who wrote to us, somebody gave your address by mistake, and you can ignore this email.",
  },
  fr: {
    subject: "Nous avons bien reçu votre message",
    greeting: "Bonjour,",
    arrived: "Merci de nous avoir écrit. Votre message nous est bien parvenu.",
    next: "Une personne va le lire et vous répondra en français sous {reply}. Rien de tout cela ne vous engage à réserver.",
    more: "Pour ajouter quelque chose, répondez simplement à cet e-mail. Et si vous préférez parler de vive voix, nous voici\u00a0:",
    phone: "Téléphone\u00a0",
    email: "E-mail\u00a0",
    mistaken:
      "Cet avis est automatique. Si ce n’est pas vous qui nous avez écrit, quelqu’un a indiqué votre adresse par erreur, et vous pouvez ignorer cet e-mail.",
  },
};

/**
 * Confirmation mail to the visitor, in the visitor's language. Of the enquiry it uses the address only, so
 * that nobody can send texts to a third person.
 */
export function acknowledgementMail(
  { id, email, language }: StoredEnquiry,
  { company, siteUrl, look }: Facts,
): Mail {
  const locale = localeOfTag(language ?? "") ?? defaultLocale;
  const { subject, greeting, arrived, more, mistaken, ...labels } = words[locale];
  const next = labels.next.replace("{reply}", replyTime(company.reply_hours, locale));
  const facts = factsOf(company, labels);
  const site = `${siteUrl}/${locale}`;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to: email,
    replyTo: { name: company.name, address: company.email },
    subject: `${subject} · ${company.name}`,
    text: [
      greeting,
      arrived,
      next,
      more,
      [company.name, ...facts, site].join("\n"),
      "--",
      mistaken,
      "",
    ].join("\n\n"),
    html: mailPage(
      locale,
      [
        ...[greeting, arrived, next, more].map(paragraph),
        `<p${styled(look, "card", (colors) => `margin:20px 0;padding:16px 20px;${colors}`)}><b>${escapeHtml(company.name)}</b><br>`,
        ...facts.map((fact) => `${escapeHtml(fact)}<br>`),
        `<a href="${escapeHtml(site)}"${styled(look, "link")}>${escapeHtml(site)}</a></p>`,
        `<p${styled(look, "mute", (color) => `${color};font-size:14px`)}>${escapeHtml(mistaken)}</p>`,
      ],
      look,
    ),
    messageId: `<acknowledgement-${id}@${new URL(siteUrl).hostname}>`,
    // Prevents automatic replies (RFC 3834; the second header is Exchange's).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/** Contact data of the company, one per line. */
function factsOf(company: Company, labels: Pick<Words, "phone" | "email">): string[] {
  const { email, phone, whatsapp, street, postal_code, city, region } = company;
  const place = [postal_code, city].filter(Boolean).join(" ");
  const address = [street, place, region].filter(Boolean).join(", ");
  return [
    `${labels.phone}: ${phone}`,
    ...(whatsapp ? [`WhatsApp: https://wa.me/${whatsapp}`] : []),
    `${labels.email}: ${email}`,
    ...(address ? [address] : []),
  ];
}
