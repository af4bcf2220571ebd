import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { ListState } from "@panel/list/list-state";
import { formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deviceOf } from "./device";

const key = ["own_sessions"];

/** Sessions of the account, with buttons to end them (K8). */
export function SessionsPanel() {
  const queries = useQueryClient();
  /** Id of the session that is being ended, or `others`. */
  const [busy, setBusy] = useState<string>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => dataOf(await backend().rpc("own_sessions").abortSignal(signal)),
  });
  const others = data?.filter(({ is_current }) => !is_current).length ?? 0;

  async function end(which: string, task: () => Promise<void>, title: string) {
    setBusy(which);
    try {
      await task();
      document.getElementById("main")?.focus();
      toast({ title, text: "" });
    } catch (error) {
      toast({ kind: "error", title: "No se pudo cerrar", text: reasonOf(error) });
    }
    setBusy(undefined);
    void queries.invalidateQueries({ queryKey: key });
  }

  const endOne = (session: string) =>
    end(
      session,
      async () => void dataOf(await backend().rpc("end_session", { session })),
      "Sesión cerrada",
    );
  const endOthers = () =>
    end(
      "others",
      async () => {
        // auth-js treats the refusal of an ended session as success.
        if ((await checkSession()).status !== "admin")
          throw new BackendError({ code: "", message: "no session" }, 401);
        const { error } = await backend().auth.signOut({ scope: "others" });
        if (error) throw new BackendError({ code: "", message: error.message }, error.status ?? 0);
      },
      "Las demás sesiones están cerradas",
    );

  return (
    <section className="panel" aria-labelledby="sessions-title">
      <h2 className="panel__title" id="sessions-title">
        Sesiones abiertas
      </h2>
      {!data && (
        <ListState
          isPending={isPending}
          failed={error !== null}
          failure="No se pudieron cargar las sesiones."
          onRetry={refetch}
        />
      )}
      <ul className="rows rows--people">
        {data?.map(({ id, user_agent, began_at, last_seen_at, is_current }) => (
          <li key={id}>
            <div className="rows__text">
              <h3>{deviceOf(user_agent)}</h3>
              <p>
                Desde el {formatMoment(began_at)}. Última actividad: {formatMoment(last_seen_at)}
              </p>
            </div>
            {is_current ? (
              <span className="badge badge--ok">Esta sesión</span>
            ) : (
              <button
                className="btn btn--line"
                type="button"
                aria-label={`Cerrar la sesión de ${deviceOf(user_agent)} del ${formatMoment(began_at)}`}
                aria-busy={busy === id || undefined}
                onClick={busy ? undefined : () => endOne(id)}
              >
                {busy === id ? "Cerrando..." : "Cerrar"}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="panel__note">
          <button
            className="btn btn--line"
            type="button"
            aria-busy={busy === "others" || undefined}
            onClick={busy ? undefined : endOthers}
          >
            Cerrar todas las demás
          </button>
        </p>
      )}
    </section>
  );
}
