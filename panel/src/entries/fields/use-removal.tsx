import { Icon } from "@panel/ui/icon";
import { type ReactNode, useCallback, useState } from "react";
import type { Change } from "./field-props";

interface Removed<Item> {
  item: Item;
  index: number;
}

/** Removes items from a list, and offers to restore the last removed one at its index. */
export function useRemoval<Item>(
  onChange: (change: Change<Item[]>) => void,
  /** Focuses the item at this index, once it is rendered. */
  focusAt: (index: number) => void,
) {
  const [removed, setRemoved] = useState<Removed<Item>[]>([]);
  const last = removed.at(-1);

  const remove = useCallback(
    (index: number) =>
      onChange((items) => {
        const item = items[index];
        if (item !== undefined) setRemoved((before) => [...before, { item, index }]);
        return items.toSpliced(index, 1);
      }),
    [onChange],
  );

  function undo({ item, index }: Removed<Item>) {
    setRemoved((before) => before.slice(0, -1));
    // The same entry may have been chosen again meanwhile.
    onChange((items) => (items.includes(item) ? items : items.toSpliced(index, 0, item)));
    requestAnimationFrame(() => focusAt(index));
  }

  return {
    remove,
    removed: removed.map(({ item }) => item),
    /**
     * Elements of the list, with the undo line at the index of the last removed item.
     * @param called name of the item at an index, within a sentence: `el día 2`
     */
    withUndo(
      elements: readonly ReactNode[],
      called: (item: Item, index: number) => string,
    ): ReactNode[] {
      if (!last) return [...elements];
      const line = (
        <UndoLine
          key={`undo-${removed.length}`}
          what={called(last.item, last.index)}
          onUndo={() => undo(last)}
        />
      );
      return elements.toSpliced(last.index, 0, line);
    },
  };
}

interface UndoLineProps {
  as?: "li" | "p";
  /** Within a sentence: `el día 2`. */
  what: string;
  onUndo: () => void;
}

/** Undo button that focuses itself on mount: screen readers announce it, and the next key can undo. */
export function UndoLine({ as: Element = "li", what, onUndo }: UndoLineProps) {
  return (
    <Element className="undo">
      <span>Has quitado {what}.</span>
      <button
        ref={(button) => button?.focus({ preventScroll: true })}
        className="more more--plain"
        type="button"
        aria-label={`Deshacer: has quitado ${what}`}
        onClick={onUndo}
      >
        <Icon name="history" />
        Deshacer
      </button>
    </Element>
  );
}
