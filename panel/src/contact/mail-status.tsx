import { Icon } from "@panel/ui/icon";
import { useEffect, useRef, useState } from "react";
import { type Mail, mailState, mailWords } from "./mail";
import { mailReason } from "./mail-reason";
import type { Retry } from "./use-retry";

interface MailStatusProps {
  /** Id of the enquiry. */
  id: string;
  mail: Mail;
  retry: Retry;
}

/** Status of a mail of an enquiry, with a retry button if it is late. */
export function MailStatus({ id, mail, retry }: MailStatusProps) {
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const box = useRef<HTMLElement>(null);
  const busy = retry.isRunning(id);
  const state = mailState(mail);
  const late = state === "late" || state === "retrying";

  // The pressed button unmounts: keep the focus nearby.
  useEffect(() => {
    if (!late && tried && document.activeElement === document.body) box.current?.focus();
  }, [late, tried]);

  async function run() {
    setTried(true);
    setFailure(undefined);
    // The sheet would hide a toast.
    setFailure(await retry.run(id));
  }

  const words = mailWords(mail);
  const again = tried && !busy && !failure && state === "late";
  const reason = late && mail.attempts > 0 && mailReason(mail.last_error);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={late ? "notice notice--warn letter__mail" : "letter__mail"}
      aria-label={mail.kind === "answer" ? "Correo de la respuesta" : "Aviso por correo"}
    >
      {state !== "leaving" && <Icon name={late ? "warning" : "check"} />}
      <div className="notice__text">
        <p role="status">{again ? `Ha vuelto a fallar. ${words}` : words}</p>
        {reason && <p>Parece que {reason}.</p>}
        {late && mail.last_error && <p className="letter__error">{mail.last_error}</p>}
        {late && (
          <button
            className="btn btn--line"
            type="button"
            aria-busy={busy || undefined}
            onClick={busy ? undefined : run}
          >
            {busy ? "Reintentando..." : "Reintentar ahora"}
          </button>
        )}
        {failure && (
          <p className="err" role="alert">
            <Icon name="warning" />
            No se pudo reintentar. {failure}
          </p>
        )}
      </div>
    </section>
  );
}
