import { nameOf, picturesOf } from "@panel/entries/entry-row";
import { menuOf, titleOf } from "@panel/entries/labels";
import { Cover } from "@panel/entries/list/cover";
import { useListState } from "@panel/list/list-address";
import { FilterSelect, ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { Icon } from "@panel/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { contentTypes } from "#content/index.ts";
import { type Locale, localeNames } from "#shared/locales.ts";
import { targetLocales } from "./languages";
import {
  type PendingEntry,
  type Progress,
  pageSize,
  translationAddress,
  translationsQuery,
} from "./translations-query";

/** Entries of all types with missing or stale translations into a language, and the progress by type (K6). */
export function TranslationList() {
  const { search, setParams } = useAddressParams();
  const { query, language, type, page } = translationsQuery(search);
  const list = useQuery({
    ...query,
    // Rows of another language are not a useful placeholder.
    placeholderData: (rows, previous) => (previous?.queryKey[2] === language ? rows : undefined),
  });
  const { data, isPlaceholderData } = list;
  return (
    <>
      <div className="bar">
        <div>
          <h1>Traducciones</h1>
          <p role="status">{data && totalText(data.total)}</p>
        </div>
      </div>
      <div className="filters filters--two">
        <select
          className="input"
          aria-label="Idioma"
          value={language}
          onChange={(event) => setParams({ language: event.currentTarget.value, page: undefined })}
        >
          {targetLocales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </select>
        <FilterSelect
          label="Tipo"
          all="Todo"
          value={type?.table}
          options={contentTypes.map((type) => ({ value: type.table, label: menuOf(type) }))}
          onChoose={(type) => setParams({ type, page: undefined })}
        />
      </div>
      {data && <ProgressLines progress={data.progress} />}
      <ListBody
        list={list}
        failure="No se pudo cargar la lista."
        page={page}
        pageSize={pageSize}
        onPage={(page) => setParams({ page })}
        empty="No queda nada por traducir."
        onClearFilters={type && (() => setParams({ type: undefined, page: undefined }))}
      >
        {(rows) => (
          <section
            className="panel"
            aria-label="Por traducir"
            aria-busy={isPlaceholderData || undefined}
          >
            <ul className="rows">
              {rows.map((pendingEntry) => (
                <PendingRow
                  key={pendingEntry.row.id}
                  pendingEntry={pendingEntry}
                  language={language}
                />
              ))}
            </ul>
          </section>
        )}
      </ListBody>
    </>
  );
}

function totalText(total: number): string {
  if (total === 0) return "Todo está al día";
  return `${total} por traducir o revisar`;
}

function ProgressLines({ progress }: { progress: readonly Progress[] }) {
  return (
    <ul className="progress">
      {progress.map(({ type, entries, pending }) => (
        <li key={type.table}>
          <span>{menuOf(type)}</span>
          <progress
            max={Math.max(1, entries)}
            value={entries === 0 ? 1 : entries - pending}
            aria-label={`${menuOf(type)}, al día`}
          />
          <small>
            {entries - pending} de {entries} al día
          </small>
        </li>
      ))}
    </ul>
  );
}

function PendingRow({ pendingEntry, language }: { pendingEntry: PendingEntry; language: Locale }) {
  const { type, row, missing, stale, inDraft } = pendingEntry;
  const name = nameOf(type, row);
  const address = translationAddress(type, row.id, language);
  const listState = useListState();
  const changed = stale.map((field) => type.fields[field]?.label ?? field).join(", ");
  return (
    <li>
      <Cover address={picturesOf(type, row)[0]} type={type} />
      <div className="rows__text">
        <h2>
          <Link to={address} state={listState} tabIndex={-1}>
            {name}
          </Link>
        </h2>
        <p>
          {titleOf(type)}
          {changed && `. Ha cambiado en español: ${changed}`}
        </p>
        <div className="badges">
          {missing && <span className="badge badge--warn">Falta texto</span>}
          {changed && <span className="badge badge--warn">Por revisar</span>}
          {inDraft && <span className="badge badge--line">En borrador</span>}
        </div>
      </div>
      <span className="rows__num" />
      <span className="acts">
        <Link className="act" to={address} state={listState} aria-label={`Traducir ${name}`}>
          <Icon name="translate" />
        </Link>
      </span>
    </li>
  );
}
