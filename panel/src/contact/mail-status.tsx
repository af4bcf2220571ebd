import { InlineError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { toast } from "@panel/ui/toaster";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { failureReason, retryMails, useEnquiryChange } from "./enquiry-changes";
import { isNotice, type Mail, mailNoun, mailReason, mailState, mailWords } from "./mail";
import { refusedWords, unsentWords, useRefused, useUnsent } from "./summary-queries";

/** Badge of a mail that is refused, late or being retried. Sent mails and first attempts have none. */
export function MailBadge({ mails }: { mails: readonly Mail[] }) {
  const refused = mails.some((mail) => mailState(mail) === "refused");
  if (refused)
    return (
      <span className="badge badge--warn">
        <Icon name="warning" />
        Dirección rechazada
      </span>
    );
  const late = mails.find((mail) => mailState(mail) === "late");
  const retried = mails.find((mail) => mailState(mail) === "retrying");
  if (late)
    return (
      <span className="badge badge--warn">
        <Icon name="warning" />
        {capitalized(mailNoun(late.kind))} sin enviar
      </span>
    );
  if (!retried) return null;
  return <span className="badge badge--line">Reintentando {mailNoun(retried.kind)}</span>;
}

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

interface MailStatusProps {
  /** Id of the enquiry. */
  enquiry: string;
  mail: Mail;
}

/** Status of a mail of an enquiry, with a retry button if it was not sent. */
export function MailStatus({ enquiry, mail }: MailStatusProps) {
  const retry = useEnquiryChange({ mutationFn: () => retryMails(enquiry) });
  const box = useRef<HTMLElement>(null);
  const state = mailState(mail);
  const isUnsent = state === "late" || state === "retrying" || state === "refused";
  const busy = retry.isPending || state === "retrying";

  // The pressed button unmounts: keep the focus nearby.
  useEffect(() => {
    if (!isUnsent && retry.isSuccess && document.activeElement === document.body)
      box.current?.focus();
  }, [isUnsent, retry.isSuccess]);

  const words = mailWords(mail);
  const hasFailedAgain = retry.isSuccess && (state === "late" || state === "refused");
  const reason = isUnsent && mail.attempts > 0 && mailReason(mail.last_error);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={isUnsent ? "notice notice--warn letter__mail" : "letter__mail"}
      aria-label={isNotice(mail.kind) ? "Aviso por correo" : `Correo de la ${mailNoun(mail.kind)}`}
    >
      {state !== "leaving" && <Icon name={isUnsent ? "warning" : "check"} />}
      <div className="notice__text">
        <p role="status">{hasFailedAgain ? `Ha vuelto a fallar. ${words}` : words}</p>
        {reason && <p>Parece que {reason}.</p>}
        {isUnsent && mail.last_error && <p className="letter__error">{mail.last_error}</p>}
        {isUnsent && (
          <button
            className="btn btn--line"
            type="button"
            aria-busy={busy || undefined}
            onClick={busy ? undefined : () => retry.mutate()}
          >
            {busy ? "Reintentando..." : "Reintentar ahora"}
          </button>
        )}
        {retry.error && (
          <InlineError>
            No se pudo reintentar. {failureReason(retry.error, "reintentarlo")}
          </InlineError>
        )}
      </div>
    </section>
  );
}

/** Notice of unsent mails above the list; nothing if there are none. `filtered`: the list shows only those. */
export function UnsentNotice({ filtered }: { filtered: boolean }) {
  const { data } = useUnsent();
  const { search } = useLocation();
  const count = data?.count ?? 0;
  const noun = data?.hasAnswers ? "correo" : "aviso";
  /** Number and noun of the mails that are being retried; undefined after their result. */
  const retried = useRef<{ count: number; noun: string }>(undefined);
  const retry = useEnquiryChange({
    mutationFn: () => retryMails(),
    onSuccess() {
      retried.current = { count, noun };
      toast({
        title:
          count === 1 ? `El ${noun} se reintenta ahora` : `${count} ${noun}s se reintentan ahora`,
        text: "En unos segundos se sabrá si ha salido bien.",
      });
    },
    onError: (error) =>
      toast({
        kind: "error",
        title: "No se pudo reintentar",
        text: failureReason(error, "reintentarlo"),
      }),
  });
  const busy = retry.isPending || data?.mails.some((mail) => mailState(mail) === "retrying");

  // The notice has unmounted with the pressed button: keep the focus in the page.
  useEffect(() => {
    if (count > 0 || !retried.current) return;
    toast({ title: sentWords(retried.current), text: "" });
    retried.current = undefined;
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  }, [count]);

  if (count === 0) return null;
  return (
    <section className="notice notice--warn" aria-labelledby="unsent">
      <Icon name="warning" />
      <div className="notice__text">
        <h2 id="unsent">{unsentWords(count, data?.hasAnswers)}</h2>
        <p>
          {data?.reason && `Parece que ${data.reason}. `}
          No se ha perdido nada: los mensajes están aquí y el servidor lo sigue intentando.
        </p>
      </div>
      <div className="bar__acts">
        <Link
          className="btn btn--line"
          to={{ search: filterSearch(search, filtered ? undefined : "unsent") }}
        >
          {filtered ? "Ver todos los mensajes" : count === 1 ? "Ver cuál es" : "Ver cuáles son"}
        </Link>
        <button
          className="btn btn--line"
          type="button"
          aria-busy={busy || undefined}
          onClick={busy ? undefined : () => retry.mutate()}
        >
          {busy ? "Reintentando..." : count === 1 ? "Reintentar ahora" : "Reintentar todos"}
        </button>
      </div>
    </section>
  );
}

function sentWords({ count, noun }: { count: number; noun: string }): string {
  if (count > 1) return `${count} ${noun}s enviados correctamente`;
  return noun === "aviso" ? "Aviso enviado correctamente" : "Correo enviado correctamente";
}

/** Notice of mails that visitors' mail servers refuse; nothing if there are none. */
export function RefusedNotice({ filtered }: { filtered: boolean }) {
  const { data: count = 0 } = useRefused();
  const { search } = useLocation();
  if (count === 0) return null;
  return (
    <section className="notice notice--warn" aria-labelledby="refused">
      <Icon name="warning" />
      <div className="notice__text">
        <h2 id="refused">{refusedWords(count)}</h2>
        <p>
          Esos correos no se vuelven a intentar. Abre el mensaje para corregir la dirección; si no
          se puede, márcalo como perdido o spam.
        </p>
      </div>
      <div className="bar__acts">
        <Link
          className="btn btn--line"
          to={{ search: filterSearch(search, filtered ? undefined : "refused") }}
        >
          {filtered ? "Ver todos los mensajes" : count === 1 ? "Ver cuál es" : "Ver cuáles son"}
        </Link>
      </div>
    </section>
  );
}

/** Search parameters with only this filter of mails, or with no filter. Keeps the order. */
function filterSearch(current: string, mail: "unsent" | "refused" | undefined): string {
  const search = new URLSearchParams(current);
  for (const name of ["q", "page", "message", "mail", "state"]) search.delete(name);
  if (mail) search.set("mail", mail);
  return search.toString();
}
