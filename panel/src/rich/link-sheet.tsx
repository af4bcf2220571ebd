import { nameOf } from "@panel/entries/entry-row";
import { FieldSheet } from "@panel/entries/fields/field-sheet";
import { useEntryOptions } from "@panel/entries/fields/use-referenced-entries";
import { menuOf } from "@panel/entries/labels";
import { HiddenBadge } from "@panel/entries/state-badge";
import { SearchField } from "@panel/list/search-field";
import { FieldError } from "@panel/ui/field-error";
import { useId, useState } from "react";
import { entryAddress, slugOf } from "#content/define.ts";
import { type ContentType, contentTypes } from "#content/index.ts";
import { toLinkAddress } from "#shared/rich-text/to-link-address.ts";

/** Types whose entries have an address. */
const linkedTypes: ContentType[] = contentTypes.filter(({ site }: ContentType) => site);

interface LinkSheetProps {
  /** @param label words of the link if no text is selected */
  onChoose: (href: string, label: string) => void;
  onClose: () => void;
}

/** Sheet for the target of a link: an address, or an entry of the site. */
export function LinkSheet({ onChoose, onClose }: LinkSheetProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [type, setType] = useState(linkedTypes[0] as ContentType);
  const [q, setQ] = useState("");
  const { data, isError } = useEntryOptions(type, q);
  const id = useId();

  function chooseTyped() {
    const href = toLinkAddress(typed);
    if (href) onChoose(href, typed.trim());
    else setWrong(true);
  }

  return (
    <FieldSheet title="Enlace" className="details picker" onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>Dirección</label>
        <input
          id={id}
          className="input"
          inputMode="url"
          autoCapitalize="none"
          value={typed}
          placeholder="https://"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) chooseTyped();
          }}
        />
        <FieldError
          id={`${id}-error`}
          error={
            isWrong
              ? "Escribe una dirección web, un correo, un teléfono o una ruta de la web como /contact"
              : undefined
          }
        />
        <button className="btn btn--line" type="button" onClick={chooseTyped}>
          Enlazar
        </button>
      </div>
      <div className="field">
        <label htmlFor={`${id}-type`}>O una página de la web</label>
        <select
          id={`${id}-type`}
          className="input"
          value={type.table}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setType(linkedTypes.find(({ table }) => table === value) ?? type);
          }}
        >
          {linkedTypes.map((option) => (
            <option key={option.table} value={option.table}>
              {menuOf(option)}
            </option>
          ))}
        </select>
      </div>
      <SearchField value={q} onSearch={setQ} />
      <p role="status" className="hint">
        {isError && "No se pudo cargar la lista. Comprueba la conexión."}
        {data?.rows.length === 0 && "Nada coincide con lo que buscas."}
        {data?.hasMore && `Se ven los primeros ${data.rows.length}: busca para ver otros.`}
      </p>
      <ul>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <button
              className="more more--plain"
              type="button"
              onClick={() =>
                type.site &&
                onChoose(
                  entryAddress(type.site, String(row[slugOf(type) ?? ""])),
                  nameOf(type, row),
                )
              }
            >
              {nameOf(type, row)} <HiddenBadge type={type} row={row} />
            </button>
          </li>
        ))}
      </ul>
    </FieldSheet>
  );
}
