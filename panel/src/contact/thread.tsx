import { formatMoment } from "@panel/ui/format";
import type { Answer } from "./enquiry-details";
import { MailStatus } from "./mail-status";
import type { Retry } from "./use-retry";

interface Props {
  /** Id of the enquiry. */
  id: string;
  language: string | null;
  answers: readonly Answer[];
  retry: Retry;
}

/** Answers, the oldest first, with the status of their mails. */
export function Thread({ id, language, answers, retry }: Props) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Respuestas">
      <h3>Respuestas</h3>
      <ol className="letter__list">
        {answers.map((answer) => (
          <li key={answer.id}>
            <p className="letter__by">
              {formatMoment(answer.created_at)} · {answer.author ?? "—"}
            </p>
            <p className="letter__subject" lang={language ?? undefined}>
              {answer.subject}
            </p>
            <p className="letter__words" lang={language ?? undefined}>
              {answer.body}
            </p>
            {answer.outbox && <MailStatus id={id} mail={answer.outbox} retry={retry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
