import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useId, useLayoutEffect, useRef } from "react";
import type { Locale } from "#shared/locales.ts";
import type { Problems } from "./bindings";
import { GrowingArea } from "./fields";
import { MoveButtons } from "./move-buttons";
import { type Item, newItem } from "./texts";
import { moved, useSortable } from "./use-sortable";

interface ItemListProps {
  /** From `form.items(…)`. */
  name: string;
  locale: Locale;
  items: Item[];
  problems: Problems;
  onChange: (change: (items: Item[]) => Item[]) => void;
  title: string;
  /** The name of one of them, which its number follows: `Incluido`. */
  one: string;
  /** The same within a sentence: `el servicio`. */
  the: string;
  add: string;
  empty: string;
  /** Long texts, each with its number in the margin: the days of an itinerary. */
  days?: boolean;
}

/** A list that can be added to, taken from and reordered; translations move with their item. */
export function ItemList(props: ItemListProps) {
  const { name, items, problems, onChange, title, one, add, empty, days = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const added = useRef(false);

  // Before the next key: whoever adds goes on typing.
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    const fields = list.current?.querySelectorAll<HTMLElement>("textarea, input");
    fields?.[items.length - 1]?.focus();
  }, [items.length]);

  function append() {
    added.current = true;
    onChange((items) => [...items, newItem()]);
  }
  function remove(index: number) {
    onChange((items) => items.filter((_, at) => at !== index));
    // The focus stays in the list: on what took the place, or on the button that adds.
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>(".act--del");
      (left?.[Math.min(index, left.length - 1)] ?? more.current)?.focus();
    });
  }
  const move = (from: number, to: number) => onChange((items) => moved(items, from, to));

  const addButton = (
    <button
      ref={more}
      className={days ? "btn btn--line" : "more more--plain"}
      type="button"
      onClick={append}
    >
      <Icon name="add" />
      {add}
    </button>
  );
  return (
    <section aria-labelledby={headingId}>
      <div className="bar bar--list">
        <h2 id={headingId}>{title}</h2>
        {days && addButton}
      </div>
      {items.length === 0 && <p className="hint">{empty}</p>}
      <ol className={days ? "itin" : "listed"} ref={list}>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            {...props}
            item={item}
            index={index}
            error={problems[`${name}.${index}.${props.locale}`]}
            label={`${one} ${index + 1}`}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <FieldError id={`${headingId}-error`} error={problems[name]} />
      {!days && addButton}
    </section>
  );
}

interface ItemRowProps extends ItemListProps {
  item: Item;
  index: number;
  label: string;
  error: string | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function ItemRow(props: ItemRowProps) {
  const { name, locale, item, index, items, label, error, days, the, onChange } = props;
  const { onMove, onRemove } = props;
  const { element, handle, state } = useSortable<HTMLLIElement>({ list: name, index, onMove });
  const errorId = useId();
  const what = `${the} ${index + 1}`;
  const field = {
    name: `${name}.${index}.${locale}`,
    lang: locale,
    value: item[locale],
    placeholder: locale === "es" ? undefined : item.es,
    "aria-label": label,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const text = event.currentTarget.value;
      onChange((items) =>
        items.map((one) => (one.key === item.key ? { ...one, [locale]: text } : one)),
      );
    },
  } as const;
  return (
    <li ref={element} {...state}>
      {/* For the mouse and the finger; the buttons at the end are for everybody else. */}
      <button ref={handle} className="grip" type="button" tabIndex={-1} aria-hidden="true">
        <Icon name="grip" />
      </button>
      {days && (
        <span className="itin__n" aria-hidden="true">
          {index + 1}
        </span>
      )}
      <div className="item">
        {days ? <GrowingArea rows={2} {...field} /> : <input className="input" {...field} />}
        <FieldError id={errorId} error={error} />
      </div>
      <span className="acts">
        <MoveButtons what={what} index={index} total={items.length} onMove={onMove} />
        <button
          className="act act--del"
          type="button"
          aria-label={`Quitar ${what}`}
          onClick={onRemove}
        >
          <Icon name="delete" />
        </button>
      </span>
    </li>
  );
}
