import { formatMoment } from "@panel/ui/format";
import { type Contact, contactTitle } from "./contact";
import type { Enquiry } from "./enquiry";
import type { Answer } from "./enquiry-details";
import { MailStatus } from "./mail-status";
import { ContactChanges } from "./record-contact";

interface ThreadProps {
  enquiry: Enquiry;
  answers: readonly Answer[];
  contacts: readonly Contact[];
  onErased: (contact: Contact) => void;
}

/** Answers with the status of their mails, and contacts outside the panel, the oldest first. */
export function Thread({ enquiry, answers, contacts, onErased }: ThreadProps) {
  const entries = [
    ...answers.map((answer) => ({ at: answer.created_at, answer })),
    ...contacts.map((contact) => ({ at: contact.at, contact })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (entries.length === 0) return null;
  return (
    <section aria-label="Respuestas">
      <h3>Respuestas</h3>
      <ol className="letter__list">
        {entries.map((entry) =>
          "answer" in entry ? (
            <AnswerItem key={entry.answer.id} enquiry={enquiry} answer={entry.answer} />
          ) : (
            <ContactItem
              key={entry.contact.id}
              enquiry={enquiry}
              contact={entry.contact}
              onErased={() => onErased(entry.contact)}
            />
          ),
        )}
      </ol>
    </section>
  );
}

function AnswerItem({ enquiry, answer }: { enquiry: Enquiry; answer: Answer }) {
  const lang = enquiry.language ?? undefined;
  return (
    <li>
      <p className="letter__by">
        {formatMoment(answer.created_at)} · {answer.author ?? "—"}
      </p>
      <p className="letter__subject" dir="auto" lang={lang}>
        {answer.subject}
      </p>
      <p className="letter__words" dir="auto" lang={lang}>
        {answer.body}
      </p>
      {answer.outbox && <MailStatus enquiry={enquiry.id} mail={answer.outbox} />}
    </li>
  );
}

interface ContactItemProps {
  enquiry: Enquiry;
  contact: Contact;
  onErased: () => void;
}

function ContactItem({ enquiry, contact, onErased }: ContactItemProps) {
  return (
    <li>
      <p className="letter__by">
        {formatMoment(contact.at)} · {contact.author ?? "—"}
      </p>
      <p className="letter__subject">{contactTitle(contact)}</p>
      <ContactChanges enquiry={enquiry} contact={contact} onErased={onErased} />
    </li>
  );
}
