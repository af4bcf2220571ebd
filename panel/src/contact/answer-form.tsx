import { checkRefusal } from "@panel/auth/session";
import { BackendError } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { FieldError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { type FormEvent, useId, useState } from "react";
import { AnswerPreview } from "./answer-preview";
import { draftNames } from "./draft-names";
import { type Enquiry, languageName } from "./enquiry";
import { sendAnswer } from "./enquiry-details";
import { reasonOf } from "./reason";
import { replyAddress, replyLocale, replySubject } from "./reply";
import { TemplateField } from "./template-field";
import { useRenew } from "./use-enquiry-details";

/** Limits of the database, in characters. */
const maxLength = { subject: 200, body: 10_000 };
const names = ["subject", "body"] as const;
type Problems = Partial<Record<(typeof names)[number], string>>;

/** Answers an enquiry by mail in its language. Unsent text survives a reload or a failure. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const renew = useRenew();
  const { texts, foundAt, change, reset } = useAutosavedTexts(draftNames(enquiry.id).answer, {
    subject: replySubject(enquiry),
    body: "",
    // Operation of an answer without response, which may have been sent.
    operation: "",
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const { subject, body } = texts;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(texts);
    setProblems(found);
    setFailure(undefined);
    const wrong = names.find((name) => found[name]);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    setBusy(true);
    const operation = texts.operation || randomId();
    change({ operation });
    try {
      await sendAnswer(enquiry.id, operation, texts);
      reset();
    } catch (error) {
      setFailure(failureText(error));
      if (error instanceof BackendError && error.status === 409) change({ operation: "" });
      checkRefusal(error);
    }
    await renew();
    setBusy(false);
  }

  const field = (name: keyof Problems) => ({
    id: `${id}-${name}`,
    className: "input",
    value: texts[name],
    readOnly: busy,
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${id}-${name}-error` : undefined,
  });

  return (
    <form className="letter__form" aria-labelledby={id} noValidate onSubmit={send}>
      <h3 id={id}>Responder en {languageName(replyLocale(enquiry)).toLowerCase()}</h3>
      {foundAt && (
        <p className="hint">
          Aquí sigue lo que se escribió el {formatMoment(new Date(foundAt).toISOString())} y no se
          envió.
        </p>
      )}
      <TemplateField
        enquiry={enquiry}
        onAdd={(text) => change({ body: body.trim() ? `${body.trimEnd()}\n\n${text}` : text })}
      />
      <div className="field">
        <label htmlFor={`${id}-subject`}>Asunto</label>
        <input
          {...field("subject")}
          lang={replyLocale(enquiry)}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <FieldError id={`${id}-subject-error`} error={problems.subject} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-body`}>Respuesta</label>
        <textarea
          {...field("body")}
          rows={9}
          lang={replyLocale(enquiry)}
          onChange={(event) => change({ body: event.currentTarget.value })}
        />
        <FieldError id={`${id}-body-error`} error={problems.body} />
      </div>
      <AnswerPreview enquiry={enquiry} subject={subject} body={body} />
      <div className="bar__acts">
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          <Icon name="mail" />
          {busy ? "Enviando..." : "Enviar respuesta"}
        </button>
        <a className="btn btn--line" href={replyAddress(enquiry)}>
          Responder por correo
        </a>
      </div>
      {failure && (
        <p className="err" role="alert">
          <Icon name="warning" />
          No se pudo enviar la respuesta. {failure}
        </p>
      )}
    </form>
  );
}

function problemsOf({ subject, body }: { subject: string; body: string }): Problems {
  const of = (text: string, max: number, empty: string) => {
    if (!text.trim()) return empty;
    return [...text.trim()].length > max ? `Como máximo ${max} caracteres` : undefined;
  };
  return {
    subject: of(subject, maxLength.subject, "Escribe el asunto"),
    body: of(body, maxLength.body, "Escribe la respuesta"),
  };
}

function failureText(error: unknown): string {
  const status = error instanceof BackendError ? error.status : 0;
  if (status === 404) return "Este mensaje ya no existe: puede que alguien lo haya borrado.";
  if (status === 409)
    return "Una versión anterior ya ha salido: mírala entre las respuestas antes de enviar otra.";
  return reasonOf(error, "responder");
}
