import { dataOf, reasonOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { InlineError } from "@panel/ui/field-error";
import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { Columns } from "../draft/values";
import { Differences } from "../history/difference-view";
import { byWhom, readEmails } from "../versions/accounts";
import { findGone, pictureKeysIn, withoutGone } from "./gone-pictures";
import { statesOf } from "./settings-states";
import { openSettings, type SettingsTable } from "./settings-table";

interface SettingsHistoryProps {
  table: SettingsTable;
  /** Noun for messages, with its article: `la marca`. */
  the: string;
  /**
   * Puts the columns into the form, unsaved. `when`: the time until which they were valid. `gone`: labels of fields
   * whose picture is no longer stored.
   */
  onRestore: (was: Columns, when: string, gone: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Earlier states of a settings table, the newest first, each with what was changed afterwards.
 * @throws {BackendError}
 */
async function readStates(table: SettingsTable, signal: AbortSignal) {
  const versions = backend().from(`${table.table}_versions` as const);
  const request = versions.select("*").order("id", { ascending: false });
  const [rows, { row }] = await Promise.all([
    request.abortSignal(signal).then(dataOf),
    openSettings(table),
  ]);
  const emails = await readEmails(rows.map((version) => version.recorded_by));
  return statesOf(table, rows, row ?? {}).map((state) => ({
    ...state,
    by: byWhom(state.recorded_by, emails),
  }));
}

/** History of a settings form: what each save changed, with a button that puts the state before it into the form. */
export default function SettingsHistory(props: SettingsHistoryProps) {
  const { table, the, onRestore, onClose } = props;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [`${table.table}_versions`, ...Object.keys(table.fields)],
    queryFn: ({ signal }) => readStates(table, signal),
    // Another administrator may have saved since the sheet was open last.
    staleTime: 0,
  });
  const unmounted = useUnmountSignal();
  const restore = useMutation({
    async mutationFn({ was, recorded_at }: { was: Columns; recorded_at: string }) {
      const gone = await findGone(pictureKeysIn(was), unmounted.current.signal);
      const { columns, labels } = withoutGone(table, was, gone);
      onRestore(columns, formatMoment(recorded_at), labels);
      onClose();
    },
  });
  return (
    <Sheet
      title="Historial"
      note={`Cambios de ${the}`}
      closeLabel="Cerrar el historial"
      onClose={onClose}
    >
      <div className="history">
        {isPending && <p role="status">Cargando...</p>}
        {error && !data && (
          <NotLoaded failure="No se pudo cargar el historial." onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <p>Todavía no hay versiones anteriores: cada cambio que guardes deja aquí la suya.</p>
        )}
        {data && data.length > 0 && (
          <p className="hint">Tachado, lo que había antes; subrayado, lo que se guardó entonces.</p>
        )}
        {restore.error && (
          <InlineError>No se pudo recuperar. {reasonOf(restore.error)}</InlineError>
        )}
        <ol className="states">
          {data?.map(({ id, was, recorded_at, by, differences }) => (
            <li key={id}>
              <p>
                <b>{formatMoment(recorded_at)}</b>, {by}
              </p>
              <Differences differences={differences} />
              <button
                className="btn btn--line"
                type="button"
                aria-busy={restore.isPending || undefined}
                onClick={() => restore.mutate({ was, recorded_at })}
              >
                Recuperar lo de antes en el formulario
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
