import { Icon } from "@panel/ui/icon";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { Retry } from "./use-retry";
import { unsentWords, useUnsent } from "./use-unsent";

interface UnsentNoticeProps {
  /** The list is filtered by unsent mails. */
  filtered: boolean;
  retry: Retry;
}

/** Notice of unsent mails above the list; nothing if there are none. */
export function UnsentNotice({ filtered, retry }: UnsentNoticeProps) {
  const { data } = useUnsent();
  const { search } = useLocation();
  const busy = retry.isRunning();
  const count = data?.count ?? 0;
  const held = useRef(false);

  // The notice unmounts with the pressed button: keep the focus in the page.
  useEffect(() => {
    if (count > 0 || !held.current) return;
    held.current = false;
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  }, [count]);

  if (count === 0) return null;
  return (
    <section className="notice notice--warn" aria-labelledby="unsent">
      <Icon name="warning" />
      <div className="notice__text">
        <h2 id="unsent">{unsentWords(count, data?.withAnswers)}</h2>
        <p>
          {data?.reason && `Parece que ${data.reason}. `}
          No se ha perdido nada: los mensajes están aquí y el servidor lo sigue intentando.
        </p>
      </div>
      <div className="bar__acts">
        <Link className="btn btn--line" to={{ search: filterSearch(search, !filtered) }}>
          {filtered ? "Ver todos los mensajes" : count === 1 ? "Ver cuál es" : "Ver cuáles son"}
        </Link>
        <button
          className="btn btn--line"
          type="button"
          aria-busy={busy || undefined}
          onClick={
            busy
              ? undefined
              : () => {
                  held.current = true;
                  void retry.run();
                }
          }
        >
          {busy ? "Reintentando..." : count === 1 ? "Reintentar ahora" : "Reintentar todos"}
        </button>
      </div>
    </section>
  );
}

/** Search parameters with only the filter for unsent mails, or with no filter. Keeps the order. */
function filterSearch(current: string, unsent: boolean): string {
  const search = new URLSearchParams(current);
  for (const name of ["q", "page", "message", "mail", "state"]) search.delete(name);
  if (unsent) search.set("mail", "unsent");
  return search.toString();
}
