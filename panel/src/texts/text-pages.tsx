import { reasonOf } from "@panel/backend/backend-error";
import { randomId } from "@panel/backend/id";
import { SearchField } from "@panel/list/search-field";
import { useAddressParams } from "@panel/list/use-address-params";
import { refetch } from "@panel/queries/query-client";
import { NotLoaded } from "@panel/ui/not-loaded";
import { toast } from "@panel/ui/toaster";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { siteTexts, textPages } from "#content/texts/index.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import { localeNames } from "#shared/locales.ts";
import { byKey, findTexts, pageSummary } from "./text-words";
import { factsQuery, saveTexts, textsQuery } from "./texts-query";

/** The site's pages with their editable texts, and a search over the words as shown (M4). */
export function TextPages() {
  const { search, setParams } = useAddressParams();
  const q = search.get("q") ?? "";
  const { data, isLoadingError, refetch: again } = useQuery(textsQuery);
  const { data: facts } = useQuery(factsQuery);
  const rows = byKey(data ?? []);
  const found = q ? findTexts(textPages, rows, facts, q) : undefined;
  return (
    <>
      <div className="bar">
        <div>
          <h1>Textos</h1>
          <p role="status">
            {found
              ? `${found.length} ${found.length === 1 ? "texto" : "textos"}`
              : "Lo que dice la web fuera de tours, destinos y artículos."}
          </p>
        </div>
      </div>
      <div className="filters">
        <SearchField value={q} onSearch={(q) => setParams({ q }, true)} />
      </div>
      {isLoadingError && (
        <NotLoaded failure="No se pudieron cargar los cambios." onRetry={() => void again()} />
      )}
      {found ? (
        <section className="panel" aria-label="Textos encontrados">
          {found.length === 0 && <p className="panel__in">Ningún texto de la web dice eso.</p>}
          <ul className="textlist">
            {found.map(({ page, key, text, locale, words }) => (
              <li key={key}>
                <Link to={`/texts/${page.page}?text=${key}&language=${locale}`}>
                  <b>
                    {page.label}: {text.label}
                  </b>
                  <span lang={locale}>{words}</span>
                  {locale !== "es" && <small>{localeNames[locale]}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <section className="panel" aria-label="Páginas">
          <ul className="textlist">
            {textPages.map((page) => (
              <li key={page.page}>
                <Link to={`/texts/${page.page}`}>
                  <b>{page.label}</b>
                  <span>{pageSummary(page, rows)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <UnusedTexts rows={(data ?? []).filter(({ key }) => !siteTexts.has(key))} />
    </>
  );
}

/** Rows of keys that the site no longer has, or that other programs have written. */
function UnusedTexts({ rows }: { rows: readonly SiteTextRow[] }) {
  const queries = useQueryClient();
  const unmounted = useUnmountSignal();
  const remove = useMutation({
    mutationFn: ({ key, updated_at }: SiteTextRow) =>
      saveTexts(
        [{ key, text: null, text_en: null, text_fr: null, based_on: "", expected: updated_at }],
        randomId(),
        unmounted.current.signal,
      ),
    onSuccess: () => {
      document.getElementById("main")?.focus();
      return refetch(queries, textsQuery.queryKey);
    },
    onError: (error) =>
      toast({ kind: "error", title: "No se pudo eliminar", text: reasonOf(error) }),
  });
  if (rows.length === 0) return null;
  return (
    <section className="panel" aria-label="Ya no se usan">
      <div className="panel__in">
        <h2>Ya no se usan</h2>
        <p className="hint">La web no tiene estos textos. Puedes eliminarlos.</p>
      </div>
      <ul className="textlist">
        {rows.map((row) => (
          <li key={row.key} className="textlist__unused">
            <span>
              <b>{row.key}</b>
              <span>{row.text ?? row.text_en ?? row.text_fr}</span>
            </span>
            <button
              className="btn btn--line"
              type="button"
              aria-label={`Eliminar ${row.key}`}
              onClick={() => remove.mutate(row)}
            >
              Eliminar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
