import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answerText } from "../../../supabase/functions/_shared/answer-text.ts";
import type { Enquiry } from "./enquiry";
import { readReplyTo } from "./enquiry-details";
import { Field } from "./message-fields";
import { replyLocale } from "./reply";

interface AnswerPreviewProps {
  enquiry: Enquiry;
  subject: string;
  body: string;
}

/** Preview of the mail, composed by the same function as on the server. Rendered when it is opened. */
export function AnswerPreview(props: AnswerPreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="letter__preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Vista previa del correo</summary>
      {open && <Preview {...props} />}
    </details>
  );
}

function Preview({ enquiry, subject, body }: AnswerPreviewProps) {
  const { data: company } = useQuery({
    queryKey: ["site_settings", "reply"],
    queryFn: async () => (await readReplyTo()) ?? null,
  });
  const lang = replyLocale(enquiry);
  return (
    <>
      <dl className="letter__fields">
        <Field label="Para">{enquiry.email}</Field>
        <Field label="Contestará a">
          {company && `${company.company_name} <${company.email}>`}
        </Field>
        <Field label="Asunto">
          <span lang={lang}>{subject.trim()}</span>
        </Field>
      </dl>
      <p className="letter__words" lang={lang}>
        {answerText(enquiry, body).trim()}
      </p>
    </>
  );
}
