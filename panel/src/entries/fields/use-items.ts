import { announce } from "@panel/ui/announcer";
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
  /** Index of an item that was added and is not rendered yet. */
  const added = useRef<number>(undefined);

  // A layout effect, so that the next key reaches the added item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an item was added
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    const item = itemsIn(list.current)[added.current];
    added.current = undefined;
    // The text, if there is one, not the heading above it.
    const field = (selector: string) => item?.querySelector<HTMLElement>(selector);
    (field("textarea") ?? field("input, select"))?.focus();
  }, [total]);

  const removal = useRemoval(onChange, (index) =>
    itemsIn(list.current)
      [index]?.querySelector<HTMLElement>(".acts > :last-child, .fold__open")
      ?.focus(),
  );

  return {
    list,
    addButton,
    append() {
      added.current = total;
      onChange((items) => [...items, make(items)]);
    },
    /** Inserts a copy after the item at this index. */
    duplicate: useCallback(
      (index: number, copy: (item: Item) => Item) => {
        added.current = index + 1;
        onChange((items) => {
          const item = items[index];
          return item === undefined ? items : items.toSpliced(index + 1, 0, copy(item));
        });
      },
      [onChange],
    ),
    move: useCallback(
      (from: number, to: number) => {
        onChange((items) => moveItem(items, from, to));
        announce(`Movido al puesto ${to + 1}.`);
      },
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
