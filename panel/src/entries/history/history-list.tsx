import { formatMoment } from "@panel/ui/format";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import type { ContentType } from "#content/index.ts";
import { byWhom, type Emails } from "../versions/accounts";
import { changedWords } from "./changed-words";
import { currentVersion, readChanges, type State, statesIn } from "./read-history";

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
