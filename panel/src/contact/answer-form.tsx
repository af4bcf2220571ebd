import { checkSession } from "@panel/auth/session";
import { BackendError, isRefused } from "@panel/backend/backend-error";
import { Icon } from "@panel/ui/icon";
import { type FormEvent, useId, useRef, useState } from "react";
import { sendAnswer } from "./desk";
import { type Enquiry, languageName } from "./enquiry";
import { reasonOf } from "./reason";
import { replyAddress, replyLocale, replySubject } from "./reply";
import { TemplateField } from "./template-field";
import { useRenew } from "./use-desk";
import { useKeptText } from "./use-kept-text";

/** As the database limits them, in characters. */
const longest = { subject: 200, body: 10_000 };
const lengthOf = (text: string) => [...text].length;

/** Answers a message by mail, in its language. What is typed survives a reload and a failure. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const renew = useRenew();
  const usual = replySubject(enquiry);
  const [subject, setSubject] = useKeptText(`subject:${enquiry.id}`, usual);
  const [body, setBody] = useKeptText(`answer:${enquiry.id}`);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<{ subject?: string; body?: string }>({});
  /** Of an answer that may have arrived although nobody said so. */
  const operation = useRef<string>(undefined);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(subject, body);
    setProblems(found);
    setFailure(undefined);
    const first = found.subject ? "subject" : found.body ? "body" : undefined;
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    setBusy(true);
    operation.current ??= crypto.randomUUID();
    try {
      await sendAnswer(enquiry.id, operation.current, { subject, body });
      operation.current = undefined;
      setSubject(usual);
      setBody("");
    } catch (error) {
      setFailure(whyNot(error));
      if (error instanceof BackendError && error.status === 409) operation.current = undefined;
      if (isRefused(error)) void checkSession();
    }
    await renew();
    setBusy(false);
  }

  const described = (name: "subject" | "body") => ({
    id: `${id}-${name}`,
    className: "input",
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${id}-${name}-error` : undefined,
  });

  return (
    <form className="desk__form" aria-label="Responder" noValidate onSubmit={send}>
      <h3>Responder en {languageName(replyLocale(enquiry)).toLowerCase()}</h3>
      <TemplateField
        enquiry={enquiry}
        onChoose={(text) => setBody(body.trim() ? `${body.trimEnd()}\n\n${text}` : text)}
      />
      <div className="field">
        <label htmlFor={`${id}-subject`}>Asunto</label>
        <input
          {...described("subject")}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Problem id={`${id}-subject-error`} text={problems.subject} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-body`}>Respuesta</label>
        <textarea
          {...described("body")}
          rows={9}
          lang={replyLocale(enquiry)}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Problem id={`${id}-body-error`} text={problems.body} />
      </div>
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

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warning" />
      {text}
    </p>
  );
}

function problemsOf(subject: string, body: string) {
  const of = (text: string, most: number, empty: string) => {
    if (!text.trim()) return empty;
    return lengthOf(text.trim()) > most ? `Como máximo ${most} caracteres` : undefined;
  };
  return {
    subject: of(subject, longest.subject, "Escribe el asunto"),
    body: of(body, longest.body, "Escribe la respuesta"),
  };
}

function whyNot(error: unknown): string {
  const status = error instanceof BackendError ? error.status : 0;
  if (status === 404) return "Este mensaje ya no existe: puede que alguien lo haya borrado.";
  if (status === 409)
    return "Una versión anterior de esta respuesta ya ha salido: mírala en la conversación antes de enviar otra.";
  return reasonOf(error, "responder");
}
