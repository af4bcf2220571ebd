import { defaultLocale, localeOfTag } from "./locales.ts";
import { escapeHtml, type Mail, mailPage, oneLine } from "./mail.ts";
import type { Answer, Company, StoredEnquiry } from "./store.ts";

/** The mail to the visitor that an administrator has written in the panel; replies go to the company. */
export function answerMail(
  { email, language }: StoredEnquiry,
  answer: Answer,
  { company, siteUrl }: { company: Company; siteUrl: string },
): Mail {
  return {
    to: email,
    replyTo: { name: company.name, address: company.email },
    subject: oneLine(answer.subject),
    text: `${answer.body}\n`,
    html: mailPage(localeOfTag(language ?? "") ?? defaultLocale, [
      `<div style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(answer.body)}</div>`,
    ]),
    messageId: `<answer-${answer.id}@${new URL(siteUrl).hostname}>`,
  };
}
