import { BackendError } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { office } from "@panel/backend/office";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { FieldError, InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Locale } from "#shared/locales.ts";
import { answerText } from "../../../supabase/functions/_shared/answer-text.ts";
import { type Enquiry, languageName } from "./enquiry";
import { draftNames, failureReason, sendAnswer, useEnquiryChange } from "./enquiry-changes";
import { readReplyTo, type Template, templatesQuery, tourNameQuery } from "./enquiry-details";
import { Field } from "./message-fields";
import { fillTemplate, replyAddress, replyLocale, replySubject } from "./reply";

/** Limits of the database, in characters. */
const maxLength = { subject: 200, body: 10_000 };
const names = ["subject", "body"] as const;
type Problems = Partial<Record<(typeof names)[number], string>>;

/** State of a link to the answer form: the text that an answer begins with. */
export interface AnswerLinkState {
  answer?: string;
}

/** Answers an enquiry by mail in its language. Unsent text survives a reload or a failure. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const { answer = "" } = (useLocation().state as AnswerLinkState | null) ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const { texts, foundAt, change, reset } = useAutosavedTexts(
    draftNames(enquiry.id).answer,
    {
      subject: replySubject(enquiry),
      body: "",
      // Operation of an answer without response, which may have been sent.
      operation: "",
    },
    { body: answer },
  );
  const [problems, setProblems] = useState<Problems>({});
  const send = useEnquiryChange({
    mutationFn: (operation: string) => sendAnswer(enquiry.id, operation, texts),
    onSuccess: reset,
    onError(error) {
      if (error instanceof BackendError && error.status === 409) change({ operation: "" });
    },
  });
  const busy = send.isPending;
  const { subject, body } = texts;

  useEffect(() => {
    if (!answer) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [answer]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(texts);
    setProblems(found);
    send.reset();
    const wrong = names.find((name) => found[name]);
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    const operation = texts.operation || randomId();
    change({ operation });
    send.mutate(operation);
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
    <form className="letter__form" aria-labelledby={id} noValidate onSubmit={submit}>
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
          dir="auto"
          lang={replyLocale(enquiry)}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <FieldError id={`${id}-subject-error`} error={problems.subject} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-body`}>Respuesta</label>
        <textarea
          {...field("body")}
          ref={area}
          dir="auto"
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
      {send.error && (
        <InlineError>No se pudo enviar la respuesta. {failureText(send.error)}</InlineError>
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
  return failureReason(error, "responder");
}

interface TemplateFieldProps {
  enquiry: Enquiry;
  /** Receives the template's text with the names filled in. */
  onAdd: (text: string) => void;
}

/** Answer templates in the visitor's language, or in Spanish if there is no translation. */
function TemplateField({ enquiry, onAdd }: TemplateFieldProps) {
  const id = useId();
  const { data: templates, error } = useQuery(templatesQuery);
  const tour = useQuery(tourNameQuery(enquiry)).data ?? undefined;
  const [chosen, setChosen] = useState(0);
  const language = replyLocale(enquiry);
  const offered = (templates ?? []).flatMap((template) => textIn(template, language) ?? []);
  const { text } = offered[chosen] ?? {};

  if (error && !templates) return <p className="hint">No se pudieron cargar las plantillas.</p>;
  if (!templates) return null;
  if (!text)
    return (
      <p className="hint">
        <span>
          Lo que se repite se guarda en <Link to="/settings/answers">Plantillas de respuesta</Link>.
        </span>
      </p>
    );
  return (
    <div className="field">
      <label htmlFor={id}>Plantilla</label>
      <div className="letter__template">
        <select
          className="input"
          id={id}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {offered.map(({ label }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have the same name
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </select>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => onAdd(fillTemplate(text, { name: enquiry.name, tour, language }))}
        >
          Añadir
        </button>
      </div>
    </div>
  );
}

function textIn(template: Template, language: Locale) {
  const own = template[`body_${language}`]?.trim();
  const text = own || template.body_es?.trim();
  if (!text) return undefined;
  return { text, label: own ? template.name : `${template.name} (en español)` };
}

interface AnswerPreviewProps {
  enquiry: Enquiry;
  subject: string;
  body: string;
}

/** Preview of the mail, composed by the same function as on the server. Rendered when it is opened. */
function AnswerPreview(props: AnswerPreviewProps) {
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
      <p className="letter__words" dir="auto" lang={lang}>
        {answerText(enquiry, body, office().timeZone).trim()}
      </p>
    </>
  );
}
