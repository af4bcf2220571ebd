import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import type { Columns } from "@panel/entries/draft/values";
import { PreviewPane } from "@panel/entries/preview/preview-pane";
import { Loading } from "@panel/list/list-body";
import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useQuery } from "@tanstack/react-query";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { Version } from "./proposal";
import { localeOf } from "./proposal-preview";

interface SentVersionProps {
  version: Version;
  /** Stored columns that are the same in all versions. */
  reference: string | undefined;
  onClose: () => void;
}

/** The traveller's page of a version as it was sent. */
export default function SentVersion({ version, reference, onClose }: SentVersionProps) {
  const { id, number } = version;
  const { data, isError, refetch } = useQuery({
    queryKey: ["proposals", "version", id],
    async queryFn({ signal }): Promise<Columns> {
      const rows = backend().from("proposal_versions").select("content").eq("id", id);
      const [row] = dataOf(await rows.abortSignal(signal));
      if (!row) throw new Error("La propuesta se ha borrado.");
      return row.content;
    },
    // Sent versions never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const note = `Versión ${number}, enviada el ${formatMoment(version.sent_at)}`;
  if (!data)
    return (
      <Sheet title="Lo enviado" note={note} closeLabel="Cerrar" onClose={onClose}>
        {isError ? (
          <NotLoaded failure="No se ha podido leer." onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Sheet>
    );
  const language = localeOf(data);
  return (
    <PreviewPane
      beside={false}
      note={note}
      formLocale={language}
      languages={[language]}
      requestOf={(locale) => ({
        type: "proposals",
        locale,
        entry: { ...data, reference, number },
      })}
      changes={[data]}
      onClose={onClose}
    />
  );
}
