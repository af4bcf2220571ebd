import { nameOf, picturesOf } from "@panel/entries/entry-row";
import { menuOf, titleOf } from "@panel/entries/labels";
import { Cover } from "@panel/entries/list/cover";
import { useListState } from "@panel/list/list-address";
import { FilterSelect, ListBody } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { Icon } from "@panel/ui/icon";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { contentTypes } from "#content/index.ts";
import { type Locale, localeNames } from "#shared/locales.ts";
import { targetLocales } from "./languages";
import { PendingTextsList } from "./pending-texts-list";
import { textLanguage, textsType } from "./texts-address";
import {
  type PendingEntry,
  type Progress,
  pageSize,
  translationAddress,
  translationsQuery,
} from "./translations-query";

const textsLabel = "Textos de la web";

/** Entries of all types with missing or stale translations into a language, and the progress by type (K6), and texts of the site (M7). */
export function TranslationList() {
  const { search, setParams } = useAddressParams();
  const { query, language, type, page } = translationsQuery(search);
  const hasOnlyTexts = search.get("type") === textsType;
  const textsLanguage = textLanguage(language);
  const texts = useQuery({
    queryKey: ["site_texts", "pending", textsLanguage],
    // Loaded later: it has the words of all texts.
    queryFn: async ({ signal }) =>
      (await import("./pending-texts")).readPendingTexts(textsLanguage, signal),
  });
  const pending = texts.data?.pages ?? [];
  const showsTexts = pending.length > 0 && type === undefined && page === 1;
  const list = useQuery({
    ...query,
    enabled: !hasOnlyTexts,
    // Rows of another language are not a useful placeholder.
    placeholderData: (rows, previous) => (previous?.queryKey[2] === language ? rows : undefined),
  });
  const { data, isPlaceholderData } = list;
  return (
    <>
      <div className="bar">
        <div>
          <h1>Traducciones</h1>
          <p role="status">
            {hasOnlyTexts
              ? texts.data && totalText(pending.length)
              : data && totalText(data.total + (type ? 0 : pending.length))}
          </p>
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
          value={hasOnlyTexts ? textsType : type?.table}
          options={[
            ...contentTypes.map((type) => ({ value: type.table, label: menuOf(type) })),
            { value: textsType, label: textsLabel },
          ]}
          onChoose={(type) => setParams({ type, page: undefined })}
        />
      </div>
      {data && !hasOnlyTexts && (
        <ProgressLines
          progress={data.progress}
          texts={
            texts.data && {
              all: texts.data.all,
              pending: pending.flatMap(({ keys }) => keys).length,
            }
          }
        />
      )}
      {showsTexts && <PendingTextsList pending={pending} language={textsLanguage} />}
      {texts.isLoadingError && (
        <NotLoaded
          failure="No se pudieron cargar los textos de la web."
          onRetry={() => void texts.refetch()}
        />
      )}
      {hasOnlyTexts ? (
        pending.length === 0 &&
        texts.data && (
          <section className="panel panel__in empty-state">
            <p>No queda nada por traducir.</p>
            <button
              className="btn btn--line"
              type="button"
              onClick={() => setParams({ type: undefined, page: undefined })}
            >
              Ver todo
            </button>
          </section>
        )
      ) : (
        <ListBody
          list={list}
          failure="No se pudo cargar la lista."
          page={page}
          pageSize={pageSize}
          onPage={(page) => setParams({ page })}
          empty={
            showsTexts
              ? "En tours, destinos y artículos no queda nada por traducir."
              : "No queda nada por traducir."
          }
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
      )}
    </>
  );
}

function totalText(total: number): string {
  if (total === 0) return "Todo está al día";
  return `${total} por traducir o revisar`;
}

interface ProgressLinesProps {
  progress: readonly Progress[];
  /** Undefined while they load. */
  texts: { all: number; pending: number } | undefined;
}

function ProgressLines({ progress, texts }: ProgressLinesProps) {
  return (
    <ul className="progress">
      {progress.map(({ type, entries, pending }) => (
        <ProgressLine key={type.table} label={menuOf(type)} all={entries} pending={pending} />
      ))}
      {texts && <ProgressLine label={textsLabel} {...texts} />}
    </ul>
  );
}

function ProgressLine({ label, all, pending }: { label: string; all: number; pending: number }) {
  return (
    <li>
      <span>{label}</span>
      <progress
        max={Math.max(1, all)}
        value={all === 0 ? 1 : all - pending}
        aria-label={`${label}, al día`}
      />
      <small>
        {all - pending} de {all} al día
      </small>
    </li>
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
