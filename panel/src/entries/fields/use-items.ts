import { useCallback, useLayoutEffect, useRef } from "react";
import { moveItem } from "../drag/use-sortable";
import type { Change } from "./field-props";
import { useRemoval } from "./use-removal";

/** Actions on the items of a list, with focus management. */
export function useItems<Item>(
  total: number,
  onChange: (change: Change<Item[]>) => void,
  make: (items: readonly Item[]) => Item,
) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef(false);

  // A layout effect, so that the next key reaches the added item.
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const item = itemsIn(list.current)[total - 1];
    item?.querySelector<HTMLElement>("textarea, input, select")?.focus();
  }, [total]);

  const removal = useRemoval(onChange, (index) =>
    itemsIn(list.current)[index]?.querySelector<HTMLElement>(".acts > .act--del")?.focus(),
  );

  return {
    list,
    addButton,
    append() {
      added.current = true;
      onChange((items) => [...items, make(items)]);
    },
    move: useCallback(
      (from: number, to: number) => onChange((items) => moveItem(items, from, to)),
      [onChange],
    ),
    /** Focuses the next item, or adds one after the last. */
    focusNextOrAppend: useCallback((index: number) => {
      const next = itemsIn(list.current)[index + 1]?.querySelector<HTMLElement>("textarea");
      if (next) next.focus();
      else addButton.current?.click();
    }, []),
    ...removal,
  };
}

/** Rendered items, without the undo line. */
const itemsIn = (list: HTMLElement | null) =>
  list?.querySelectorAll<HTMLElement>(":scope > li:not(.undo)") ?? [];
