import { useCallback, useLayoutEffect, useRef } from "react";
import { moved } from "../drag/use-sortable";
import type { Change } from "./field-props";

/** What can be done to the items of a list; the focus stays where somebody goes on working. */
export function useItems<Item>(
  total: number,
  onChange: (change: Change<Item[]>) => void,
  make: (items: readonly Item[]) => Item,
) {
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const added = useRef(false);

  // Before the next key: whoever adds goes on typing.
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const item = list.current?.children[total - 1];
    item?.querySelector<HTMLElement>("textarea, input, select")?.focus();
  }, [total]);

  return {
    list,
    more,
    append() {
      added.current = true;
      onChange((items) => [...items, make(items)]);
    },
    move: useCallback(
      (from: number, to: number) => onChange((items) => moved(items, from, to)),
      [onChange],
    ),
    remove: useCallback(
      (index: number) => {
        onChange((items) => items.filter((_, at) => at !== index));
        // On what took the place, or on the button that adds.
        requestAnimationFrame(() => {
          const left = list.current?.querySelectorAll<HTMLElement>(".acts > .act--del");
          (left?.[Math.min(index, left.length - 1)] ?? more.current)?.focus();
        });
      },
      [onChange],
    ),
  };
}
