import { SearchField } from "@panel/list/search-field";
import { announce } from "@panel/ui/announcer";
import { FieldError } from "@panel/ui/field-error";
import { Icon } from "@panel/ui/icon";
import { useCallback, useId, useRef, useState } from "react";
import type { FieldOf } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { moveItem } from "../drag/use-sortable";
import { nameOf } from "../entry-row";
import { noItemsOf, titleOf } from "../labels";
import { HiddenBadge } from "../state-badge";
import type { Change, FieldProps } from "./field-props";
import { FieldSheet } from "./field-sheet";
import { ItemFrame } from "./items-frame";
import { useEntryOptions, useReferencedEntries } from "./use-referenced-entries";
import { useRemoval } from "./use-removal";

/** @throws {Error} if the content type is not declared */
function typeOf({ to }: FieldOf<"relations">): ContentType {
  const type = contentTypes.find(({ table }) => table === to);
  if (!type) throw new Error(`there are no entries of ${to}`);
  return type;
}

/** Ordered references to other entries, such as the destinations of a tour. */
export function RelationsField({
  field,
  name,
  value,
  problems,
  onChange,
}: FieldProps<"relations">) {
  const type = typeOf(field);
  const [choosing, setChoosing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const error = problems[name];

  const { remove, withUndo, removed } = useRemoval(onChange, (index) =>
    list.current?.querySelectorAll<HTMLElement>(".acts > :last-child")[index]?.focus(),
  );
  function move(from: number, to: number) {
    onChange((ids) => moveItem(ids, from, to));
    announce(`Movido al puesto ${to + 1}.`);
  }
  const rows = useReferencedEntries(type, [...value, ...removed]);
  const rowOf = (entry: string) => rows?.find((row) => row.id === entry);
  const nameAt = (entry: string, index: number) => {
    const row = rowOf(entry);
    return row ? nameOf(type, row) : `${titleOf(type)} ${index + 1}`;
  };

  return (
    <fieldset className="field">
      <legend className="legend">{field.label}</legend>
      {value.length === 0 && <p className="hint">{noItemsOf(field)}</p>}
      <ol className="listed" ref={list}>
        {withUndo(
          value.map((entry, index) => {
            const row = rowOf(entry);
            const called = nameAt(entry, index);
            return (
              <ItemFrame
                key={entry}
                list={name}
                what={called}
                index={index}
                total={value.length}
                numbered={false}
                onMove={move}
                onRemove={remove}
              >
                <p className="referred">
                  {row ? called : rows ? "Ya no existe" : "Cargando..."}
                  {row && <HiddenBadge type={type} row={row} />}
                </p>
              </ItemFrame>
            );
          }),
          nameAt,
        )}
      </ol>
      <FieldError id={`${id}-error`} error={error} />
      <button
        ref={opener}
        className="more more--plain"
        type="button"
        name={name}
        aria-describedby={error && `${id}-error`}
        onClick={() => setChoosing(true)}
      >
        <Icon name="add" />
        {field.add}
      </button>
      {choosing && (
        <RelationsPicker
          type={type}
          title={field.label}
          maxItems={field.maxItems}
          chosen={value}
          onChange={onChange}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

/** Reference to one entry, such as the guide who signs a post. */
export function RelationField({ field, value, onChange, ...props }: FieldProps<"relation">) {
  const change = useCallback(
    (changed: Change<string[]>) => onChange((id) => changed(id === "" ? [] : [id]).at(-1) ?? ""),
    [onChange],
  );
  return (
    <RelationsField
      {...props}
      field={{ ...field, kind: "relations", maxItems: 1 }}
      value={value === "" ? [] : [value]}
      onChange={change}
    />
  );
}

interface RelationsPickerProps {
  type: ContentType;
  title: string;
  maxItems: number;
  chosen: readonly string[];
  onChange: (change: Change<string[]>) => void;
  onClose: () => void;
}

/** Sheet with a search and a check box for each result. If there is place for one entry, another choice replaces it. */
export function RelationsPicker(props: RelationsPickerProps) {
  const { type, title, maxItems, chosen, onChange, onClose } = props;
  const [q, setQ] = useState("");
  const { data, isError } = useEntryOptions(type, q);
  const full = maxItems > 1 && chosen.length >= maxItems;
  const toggle = (id: string) =>
    onChange((ids) => {
      if (ids.includes(id)) return ids.filter((one) => one !== id);
      return maxItems === 1 ? [id] : [...ids, id];
    });

  return (
    <FieldSheet title={title} className="details picker" onClose={onClose}>
      <SearchField value={q} onSearch={setQ} />
      <p role="status" className="hint">
        {isError && "No se pudo cargar la lista. Comprueba la conexión."}
        {data?.rows.length === 0 && "Nada coincide con lo que buscas."}
        {data?.hasMore && `Se ven los primeros ${data.rows.length}: busca para ver otros. `}
        {full && `Como máximo ${maxItems}.`}
      </p>
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.includes(row.id)}
                disabled={full && !chosen.includes(row.id)}
                onChange={() => toggle(row.id)}
              />
              {nameOf(type, row)}
              <HiddenBadge type={type} row={row} />
            </label>
          </li>
        ))}
      </ul>
    </FieldSheet>
  );
}
