import { Icon } from "@panel/ui/icon";
import { type ReactNode, useCallback, useState } from "react";
import type { Change } from "./field-props";

interface Removed<Item> {
  item: Item;
  index: number;
}

/** Takes items out of a list, and offers the last one back in its place, with everything that it held. */
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
    onChange((items) => items.toSpliced(Math.min(index, items.length), 0, item));
    requestAnimationFrame(() => focusAt(index));
  }

  return {
    remove,
    removed: removed.map(({ item }) => item),
    /**
     * Elements of the list, with the line that offers the last removed item back where it was.
     * @param called name of an item that was at an index, within a sentence: `el día 2`
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

/** Takes the focus as it appears: so it is announced, and the next key can undo what the last one did. */
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
