import { SearchField } from "@panel/list/search-field";
import { useState } from "react";
import type { ContentType } from "#content/index.ts";
import { nameOf } from "../entry-row";
import { HiddenBadge } from "../state-badge";
import type { Change } from "./field-props";
import { FieldSheet } from "./field-sheet";
import { useEntryOptions } from "./use-referenced-entries";

interface RelationsPickerProps {
  type: ContentType;
  title: string;
  maxItems: number;
  chosen: readonly string[];
  onChange: (change: Change<string[]>) => void;
  onClose: () => void;
}

/** Sheet with a search and a check box for each result. */
export function RelationsPicker(props: RelationsPickerProps) {
  const { type, title, maxItems, chosen, onChange, onClose } = props;
  const [q, setQ] = useState("");
  const { data, isError } = useEntryOptions(type, q);
  const full = chosen.length >= maxItems;
  const toggle = (id: string) =>
    onChange((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

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
