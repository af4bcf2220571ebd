import { answerText } from "./answer-text.ts";
import { type Mail, oneLine } from "./mail.ts";
import type { Answer, Company, StoredEnquiry } from "./store.ts";

/** Maximum number of references: enough for any mail program to find the conversation. */
const maxReferences = 20;

interface Facts {
  company: Company;
  siteUrl: string;
  timeZone: string;
}

/**
 * Mail with an administrator's answer, as plain text. Replies go to the company; mail programs show it in
 * the same conversation (RFC 5322, 3.6.4).
 */
export function answerMail(
  enquiry: StoredEnquiry,
  { id, subject, body, acknowledged, earlier }: Answer,
  { company, siteUrl, timeZone }: Facts,
): Mail {
  const { hostname } = new URL(siteUrl);
  const before = [
    ...(acknowledged ? [`<acknowledgement-${enquiry.id}@${hostname}>`] : []),
    ...earlier.map((answer) => `<answer-${answer}@${hostname}>`),
  ].slice(-maxReferences);
  const last = before.at(-1);
  return {
    to: enquiry.email,
    replyTo: { name: company.name, address: company.email },
    subject: oneLine(subject),
    text: answerText(enquiry, body, timeZone),
    messageId: `<answer-${id}@${hostname}>`,
    ...(last && { headers: { "In-Reply-To": last, References: before.join(" ") } }),
  };
}
