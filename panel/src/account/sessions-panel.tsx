import { checkSession } from "@panel/auth/session";
import { BackendError, dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { ListState } from "@panel/list/list-body";
import { formatMoment } from "@panel/ui/format";
import { toast } from "@panel/ui/toaster";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deviceOf } from "./device";

const key = ["own_sessions"];

/** Sessions of the account, with buttons to end them (K8). */
export function SessionsPanel() {
  const queries = useQueryClient();
  /** Ends the session with this id, or all others. */
  const end = useMutation({
    mutationFn: (which: string) => (which === "others" ? endOthers() : endSession(which)),
    onSuccess(_, which) {
      document.getElementById("main")?.focus();
      const title = which === "others" ? "Las demás sesiones están cerradas" : "Sesión cerrada";
      toast({ title, text: "" });
    },
    onError: (error) => toast({ kind: "error", title: "No se pudo cerrar", text: reasonOf(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const busy = end.isPending ? end.variables : undefined;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => dataOf(await backend().rpc("own_sessions").abortSignal(signal)),
  });
  const others = data?.filter(({ is_current }) => !is_current).length ?? 0;

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
                onClick={busy ? undefined : () => end.mutate(id)}
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
            onClick={busy ? undefined : () => end.mutate("others")}
          >
            Cerrar todas las demás
          </button>
        </p>
      )}
    </section>
  );
}

async function endSession(session: string): Promise<void> {
  dataOf(await backend().rpc("end_session", { session }));
}

async function endOthers(): Promise<void> {
  // auth-js treats the refusal of an ended session as success.
  if ((await checkSession()).status !== "admin")
    throw new BackendError({ code: "", message: "no session" }, 401);
  const { error } = await backend().auth.signOut({ scope: "others" });
  if (error) throw new BackendError({ code: "", message: error.message }, error.status ?? 0);
}
