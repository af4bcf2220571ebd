import { BackendError } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { office } from "@panel/backend/office";
import type { Columns } from "@panel/entries/draft/values";
import { useAutosavedTexts } from "@panel/entries/editor/use-autosaved-texts";
import { PreviewFrame } from "@panel/entries/preview/preview-frame";
import { usePreview } from "@panel/entries/preview/use-preview";
import { FieldError, InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { Locale } from "#shared/locales.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { mailedText } from "../../../supabase/functions/_shared/proposal-text.ts";
import type { ProposalEnquiry } from "./load-proposal";
import { sendProposal, sendReason } from "./proposal-calls";
import { localeOf } from "./proposal-preview";

/** Limits of the database, in characters. */
const maxLength = { subject: 200, body: 5000 };
const names = ["subject", "body"] as const;
type Problems = Partial<Record<(typeof names)[number], string>>;

const firstWords: Record<Locale, { subject: string; body: string }> = {
  es: {
    subject: "Tu viaje: {title}",
    body: "Hola, {name}:\n\nAquí tienes tu propuesta. Ábrela cuando quieras: desde la misma página puedes preguntarnos, pedir cambios o aceptarla.\n\nUn saludo,\n{company}",
  },
  en: {
    subject: "Your journey: {title}",
    body: "Hello {name},\n\nHere is your proposal. Open it whenever you like: on the same page you can ask questions, request changes or accept it.\n\nKind regards,\n{company}",
  },
  fr: {
    subject: "Votre voyage\u00a0: {title}",
    body: "Bonjour {name},\n\nVoici votre proposition. Ouvrez-la quand vous voulez\u00a0: la même page permet de poser une question, de demander une modification ou de l’accepter.\n\nBien à vous,\n{company}",
  },
};

interface SendSheetProps {
  id: string;
  enquiry: ProposalEnquiry;
  /** Columns of the form, all saved. */
  row: Columns;
  stored: Columns | null;
  /** Number of the version that is sent. */
  version: number;
  /** The traveller has accepted an earlier version. */
  wasAccepted: boolean;
  /** `updated_at` of the proposal as it was read. */
  expected: string;
  onClose: () => void;
  onSent: (number: number) => void;
}

/** Mail with a proposal. Typed words survive closing, a failure and a reload. */
export default function SendSheet(props: SendSheetProps) {
  const { id, enquiry, row, stored, version, wasAccepted, expected, onClose, onSent } = props;
  const fieldId = useId();
  const language = localeOf(row);
  // Functions, because `replace` interprets `$&` in a string.
  const fill = (text: string) =>
    text
      .replace("{title}", () => String(row.title ?? ""))
      .replace("{name}", () => String(row.traveller ?? ""))
      .replace("{company}", () => office().companyName);
  const { texts, foundAt, change, reset } = useAutosavedTexts(`proposal-mail/${id}/${version}`, {
    subject: fill(firstWords[language].subject).slice(0, maxLength.subject),
    body: fill(firstWords[language].body),
    // Operation and row of a call without response, which may have sent the version.
    operation: "",
    expected: "",
  });
  const [problems, setProblems] = useState<Problems>({});
  const send = useMutation({
    mutationFn: (call: { operation: string; expected: string }) =>
      sendProposal({ id, ...call, subject: texts.subject, body: texts.body }),
    onSuccess(number) {
      reset();
      onSent(number);
    },
    onError(error) {
      // Refused for good: the next attempt is another one.
      if (error instanceof BackendError && error.status >= 400 && error.status < 500)
        change({ operation: "", expected: "" });
    },
  });
  const busy = send.isPending;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(texts);
    setProblems(found);
    send.reset();
    const wrong = names.find((name) => found[name]);
    if (wrong) return document.getElementById(`${fieldId}-${wrong}`)?.focus();
    const call = texts.operation
      ? { operation: texts.operation, expected: texts.expected }
      : { operation: randomId(), expected };
    change(call);
    send.mutate(call);
  }

  const field = (name: keyof Problems) => ({
    id: `${fieldId}-${name}`,
    className: "input",
    dir: "auto" as const,
    lang: language,
    value: texts[name],
    readOnly: busy,
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${fieldId}-${name}-error` : undefined,
  });

  return (
    <Sheet
      title={version === 1 ? "Enviar propuesta" : `Enviar versión ${version}`}
      note={stored ? String(stored.reference) : undefined}
      closeLabel="Cerrar sin enviar"
      onClose={onClose}
    >
      <form className="letter letter__form" noValidate onSubmit={submit}>
        {foundAt && (
          <p className="hint">
            Aquí sigue lo que se escribió el {formatMoment(new Date(foundAt).toISOString())} y no se
            envió.
          </p>
        )}
        {wasAccepted && (
          <p className="notice notice--warn">
            <Icon name="warning" />
            <span className="notice__text">
              Ya está aceptada. Cambiarla pide enviar otra versión y aceptarla de nuevo; la
              aceptación anterior se conserva.
            </span>
          </p>
        )}
        <dl className="letter__fields">
          <div>
            <dt>Para</dt>
            <dd>{enquiry.email}</dd>
          </div>
        </dl>
        <div className="field">
          <label htmlFor={`${fieldId}-subject`}>Asunto</label>
          <input
            {...field("subject")}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <FieldError id={`${fieldId}-subject-error`} error={problems.subject} />
        </div>
        <div className="field">
          <label htmlFor={`${fieldId}-body`}>Mensaje</label>
          <textarea
            {...field("body")}
            rows={8}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
          <FieldError id={`${fieldId}-body-error`} error={problems.body} />
        </div>
        <Folded summary="Lo que verá: el correo">
          <p className="letter__words" dir="auto" lang={language}>
            {mailedText(language, {
              body: texts.body,
              link: `${location.origin}/p/…`,
              validUntil: String(row.valid_until),
            }).trim()}
          </p>
        </Folded>
        <Folded summary="Lo que verá: la página">
          <PageAsSent row={row} stored={stored} />
        </Folded>
        <div className="bar__acts">
          <button className="btn" type="submit" aria-busy={busy || undefined}>
            <Icon name="mail" />
            {busy ? "Enviando..." : "Enviar"}
          </button>
        </div>
        {send.error && (
          <InlineError>No se pudo enviar la propuesta. {sendReason(send.error)}</InlineError>
        )}
      </form>
    </Sheet>
  );
}

function problemsOf({ subject, body }: { subject: string; body: string }): Problems {
  const of = (text: string, max: number, empty: string) => {
    if (!text.trim()) return empty;
    return [...text.trim()].length > max ? `Como máximo ${max} caracteres` : undefined;
  };
  return {
    subject: of(subject, maxLength.subject, "Escribe el asunto"),
    body: of(body, maxLength.body, "Escribe el mensaje"),
  };
}

/** Rendered when it is opened. */
function Folded({ summary, children }: { summary: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="letter__preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children}
    </details>
  );
}

function PageAsSent({ row, stored }: Pick<SendSheetProps, "row" | "stored">) {
  const entry = { ...row, reference: stored?.reference };
  const { html, failure, again } = usePreview(
    () => ({ type: "proposals", locale: localeOf(row), entry }),
    [],
  );
  if (failure)
    return (
      <InlineError>
        {failure}{" "}
        <button className="more more--plain" type="button" onClick={again}>
          Intentar de nuevo
        </button>
      </InlineError>
    );
  if (html === undefined) return <p role="status">Preparando la página...</p>;
  return (
    <div className="proposal__page">
      <PreviewFrame title="La página de la propuesta" html={html} width={375} />
    </div>
  );
}
