import { reasonOf } from "@panel/backend/backend-error";
import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { toast } from "@panel/ui/toaster";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { Columns } from "../draft/values";
import { type EntryRow, nameOf } from "../entry-row";
import { outcomeOf } from "../labels";
import { byWhom, type Emails } from "../versions/accounts";
import { changedWords } from "./changed-words";
import { currentVersion, readChanges, restoreToDraft, type State, statesIn } from "./read-history";
import { StateView } from "./state-view";
import type { useOpenHistory } from "./use-open-history";

interface HistorySheetProps {
  type: ContentType;
  saved: EntryRow;
  history: ReturnType<typeof useOpenHistory>;
  /** Saves what was typed to the draft, so that a restoration can be undone. */
  saveDraft: () => Promise<unknown>;
  /** The draft has changed: the form has to read it again. */
  onRestored: () => void;
}

/** History of an entry, over its form, which stays mounted (K1). */
export default function HistorySheet(props: HistorySheetProps) {
  const { type, saved, history, saveDraft, onRestored } = props;
  const { version, showAll, showVersion, close } = history;
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const previousVersion = useRef(version);

  // Another view starts at its top, also for the focus.
  useEffect(() => {
    if (previousVersion.current === version) return;
    previousVersion.current = version;
    top.current?.focus();
    top.current?.parentElement?.scrollTo(0, 0);
  }, [version]);

  const refresh = () => {
    for (const key of [type.table, "dashboard"])
      void queries.invalidateQueries({ queryKey: [key] });
  };

  async function finish(before: Columns, when: string) {
    toast({
      title: `${outcomeOf(type, "recuperado")} en el borrador`,
      text: `Dice lo mismo que el ${when}. La web no cambia hasta que lo guardes.`,
      actions: [
        {
          label: "Deshacer",
          onPress: () => {
            document.getElementById("main")?.focus();
            undo.mutate(before);
          },
        },
      ],
    });
    refresh();
    await close();
    onRestored();
  }

  const undo = useMutation({
    mutationFn: (before: Columns) => restoreToDraft(type, saved.id, before),
    onSuccess() {
      refresh();
      onRestored();
    },
    onError: (error) =>
      toast({ kind: "error", title: "No se pudo deshacer", text: reasonOf(error) }),
  });

  return (
    <Sheet
      title="Historial"
      note={nameOf(type, saved)}
      closeLabel="Cerrar el historial"
      onClose={() => void close()}
    >
      <div className="history" ref={top} tabIndex={-1}>
        {version === undefined ? (
          <HistoryList type={type} id={saved.id} onShow={showVersion} />
        ) : (
          <StateView
            key={version}
            {...{ type, version, saveDraft }}
            id={saved.id}
            onAll={showAll}
            onRestored={(before, when) => void finish(before, when)}
          />
        )}
      </div>
    </Sheet>
  );
}

interface HistoryListProps {
  type: ContentType;
  id: string;
  onShow: (version: string) => void;
}

/** States of an entry, the newest first: time, author and changed fields. */
export function HistoryList({ type, id, onShow }: HistoryListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Index of the first state of the next page, which takes the focus when the pressed button unmounts. */
  const focusIndex = useRef<number>(undefined);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ["history", id],
      queryFn: ({ pageParam, signal }) => readChanges(type, id, pageParam, signal),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ changes, more }) => (more ? changes.at(-1)?.version : undefined),
    });
  useLayoutEffect(() => {
    const item = list.current?.querySelectorAll("button")[focusIndex.current ?? -1];
    if (!item) return;
    focusIndex.current = undefined;
    item.focus();
  });
  if (isPending) return <p role="status">Cargando...</p>;
  if (error && !data)
    return <NotLoaded failure="No se pudo cargar el historial." onRetry={refetch} />;
  const changes = data.pages.flatMap((page) => page.changes);
  const emails: Emails = new Map(data.pages.flatMap((page) => [...page.emails]));
  const states = statesIn(changes, currentVersion, !hasNextPage);
  if (states.length === 0)
    return <p>Todavía no hay versiones anteriores: cada cambio que guardes deja aquí la suya.</p>;
  return (
    <>
      <ol className="states" ref={list}>
        {states.map((state) => (
          <StateItem key={state.version} {...{ type, state, emails, onShow }} />
        ))}
      </ol>
      {hasNextPage && (
        <button
          className="btn btn--line"
          type="button"
          aria-busy={isFetchingNextPage || undefined}
          onClick={() => {
            focusIndex.current = states.length;
            void fetchNextPage();
          }}
        >
          {isFetchingNextPage ? "Cargando..." : "Ver más antiguas"}
        </button>
      )}
    </>
  );
}

interface StateItemProps {
  type: ContentType;
  state: State;
  emails: Emails;
  onShow: (version: string) => void;
}

function StateItem({ type, state, emails, onShow }: StateItemProps) {
  return (
    <li>
      <button className="states__open" type="button" onClick={() => onShow(state.version)}>
        <b>{formatMoment(state.since)}</b>
        {state.version === currentVersion && <span className="badge badge--ok">La actual</span>}
      </button>
      <p>{stateWords(type, state, emails)}</p>
    </li>
  );
}

/** `Por duena@example.com. Cambió: Precio, Descripción completa (en)`. */
function stateWords(
  type: ContentType,
  { by, changed, broughtBack }: State,
  emails: Emails,
): string {
  if (changed === undefined) return "La más antigua que se conserva.";
  const who = by === undefined ? "" : `${byWhom(by, emails)}. `;
  if (broughtBack) return `Se eliminó ${who}Después se recuperó.`;
  const words = changedWords(type, changed);
  const sentence = words ? `${who}Cambió: ${words}` : `${who}Sin cambios en lo escrito`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
