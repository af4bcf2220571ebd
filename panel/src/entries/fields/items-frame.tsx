import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useIsCompact } from "@panel/ui/use-is-compact";
import { type ReactNode, type RefObject, useId } from "react";
import { ItemMenu, MoveButtons } from "../drag/moving";
import { useSortable } from "../drag/use-sortable";

interface ItemsFrameProps {
  /** Path in the draft. An error of the whole list moves the focus to the add button, which has this name. */
  name: string;
  title: string;
  add: string;
  empty: string;
  error: string | undefined;
  /** Large items with a number in the margin, such as the days of an itinerary. */
  numbered: boolean;
  /** Items consist of several fields. */
  objects?: boolean;
  /** Every item is one line until it is opened. `opener` opens or folds all of them. */
  folds?: { opener: ReactNode };
  total: number;
  items: {
    list: RefObject<HTMLOListElement | null>;
    addButton: RefObject<HTMLButtonElement | null>;
  };
  onAppend: () => void;
  children: ReactNode;
}

/** List of items with a heading and an add button. */
export function ItemsFrame(props: ItemsFrameProps) {
  const {
    title,
    name,
    add,
    empty,
    error,
    numbered,
    objects = false,
    folds,
    total,
    items,
    onAppend,
    children,
  } = props;
  const headingId = useId();
  const button = (
    <button
      ref={items.addButton}
      className={numbered ? "btn btn--line" : "more more--plain"}
      type="button"
      name={name}
      aria-describedby={error && `${headingId}-error`}
      onClick={onAppend}
    >
      <Icon name="add" />
      {add}
    </button>
  );
  return (
    <section aria-labelledby={headingId}>
      <div className="bar bar--list">
        <h2 id={headingId}>{title}</h2>
        {folds ? folds.opener : numbered && button}
      </div>
      {total === 0 && <p className="hint">{empty}</p>}
      <ol className={folds ? "folds" : classOf(numbered, objects)} ref={items.list}>
        {children}
      </ol>
      <div className={folds && "fold__end"}>
        <FieldError id={`${headingId}-error`} error={error} />
        {(folds || !numbered) && button}
      </div>
    </section>
  );
}

function classOf(numbered: boolean, objects: boolean): string {
  if (numbered) return "itin";
  return objects ? "listed listed--objects" : "listed";
}

interface ItemFrameProps {
  /** Items can only be moved within the same list. */
  list: string;
  /** The item, within a sentence: `el día 2`. */
  what: string;
  index: number;
  total: number;
  numbered: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: ReactNode;
}

/** Item of a list with its drag handle and its move and remove buttons. */
export function ItemFrame(props: ItemFrameProps) {
  const { list, what, index, total, numbered, onMove, onRemove, children } = props;
  const isCompact = useIsCompact();
  const { element, handle, state } = useSortable<HTMLLIElement>({ list, index, onMove });
  return (
    <li ref={element} {...state}>
      {/* Pointer only. Keyboards and screen readers use the buttons at the end. */}
      <button ref={handle} className="grip" type="button" tabIndex={-1} aria-hidden="true">
        <Icon name="grip" />
      </button>
      {numbered && (
        <span className="itin__n" aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div className="item">{children}</div>
      <span className="acts">
        {isCompact ? (
          <ItemMenu
            title={what.charAt(0).toUpperCase() + what.slice(1)}
            {...{ what, index, total, onMove, onRemove }}
          />
        ) : (
          <>
            <MoveButtons what={what} index={index} total={total} onMove={onMove} />
            <button
              className="act act--del"
              type="button"
              aria-label={`Quitar ${what}`}
              onClick={() => onRemove(index)}
            >
              <Icon name="delete" />
            </button>
          </>
        )}
      </span>
    </li>
  );
}
