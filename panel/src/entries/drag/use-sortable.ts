import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface Options {
  /** Items can only be moved within the same list. */
  list: string;
  index: number;
  /** "y" for lists, "x" for galleries. */
  axis?: "x" | "y";
  onMove: (from: number, to: number) => void;
}

/**
 * Makes a list element draggable by its handle. {@link MoveButtons} is the alternative without dragging
 * (WCAG 2.5.7).
 */
export function useSortable<E extends HTMLElement, H extends HTMLElement = HTMLButtonElement>({
  list,
  index,
  axis = "y",
  onMove,
}: Options) {
  const element = useRef<E>(null);
  const handle = useRef<H>(null);
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<"before" | "after">();
  const currentIndex = useEffectEvent(() => index);
  const drop = useEffectEvent((from: number, after: boolean) => {
    const place = index + (after ? 1 : 0);
    const to = place > from ? place - 1 : place;
    if (to !== from) onMove(from, to);
  });

  useEffect(() => {
    if (!element.current) return;
    const edgeAt = (x: number, y: number) => {
      const box = element.current?.getBoundingClientRect() ?? new DOMRect();
      const middle = axis === "y" ? box.top + box.height / 2 : box.left + box.width / 2;
      return (axis === "y" ? y : x) < middle ? "before" : "after";
    };
    return combine(
      draggable({
        element: element.current,
        dragHandle: handle.current ?? undefined,
        getInitialData: () => ({ list, index: currentIndex() }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => source.data.list === list,
        onDrag: ({ location, source }) => {
          const { clientX, clientY } = location.current.input;
          const same = source.data.index === currentIndex();
          setEdge(same ? undefined : edgeAt(clientX, clientY));
        },
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ location, source }) => {
          setEdge(undefined);
          const { clientX, clientY } = location.current.input;
          drop(Number(source.data.index), edgeAt(clientX, clientY) === "after");
        },
      }),
    );
  }, [list, axis]);

  return {
    element,
    handle,
    state: { "data-dragging": dragging || undefined, "data-edge": edge } as const,
  };
}

/** A copy of the list with one item moved. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
