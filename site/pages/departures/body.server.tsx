import { renderStaticHtml } from "~/entries/render-static-html.server";
import { useI18n } from "~/i18n/context";
import type { PageContext } from "~/seo/page-context";
import { EmptyState } from "~/ui/empty-state";
import { PageSection } from "~/ui/page-section";
import type { StaticHtml } from "~/ui/static-html";
import type { Departure } from "./departure.server";
import { DepartureTable } from "./departure-table.server";
import type { FilterView } from "./filter.server";

/** Rows of the page. Filters find the others. */
const maxShown = 150;

interface BodyProps {
  /** Matching departures. */
  departures: readonly Departure[];
  filters: FilterView;
  /** Whether there are departures, without the filters. */
  hasAny: boolean;
}

export function renderBody(request: Request, page: PageContext, body: BodyProps): StaticHtml {
  return renderStaticHtml(request, "departures-body", page, <Body {...body} />);
}

function Body({ departures, filters, hasAny }: BodyProps) {
  const { t, href } = useI18n();
  if (!hasAny)
    return (
      <div className="wrap wrap--last">
        <EmptyState text={t("departures.empty")}>
          <a className="btn" href={href("/contact")}>
            {t("departures.contact")}
          </a>
        </EmptyState>
      </div>
    );
  return (
    <>
      <Filters filters={filters} total={departures.length} />
      <div className="wrap wrap--last">
        {departures.length > 0 ? (
          <DepartureTable departures={departures.slice(0, maxShown)} />
        ) : (
          <EmptyState text={t("departures.none")}>
            <a className="btn" href={href("/departures")}>
              {t("departures.none.back")}
            </a>
          </EmptyState>
        )}
        {departures.length > maxShown ? <p>{t("departures.rest", { n: maxShown })}</p> : null}
      </div>
    </>
  );
}

/** A form that works without JavaScript: the page has no other. */
function Filters({ filters, total }: { filters: FilterView; total: number }) {
  const { t, href } = useI18n();
  return (
    <section className="wrap filters" aria-label={t("departures.filter")}>
      <form className="filters__form" action={href("/departures")}>
        {filters.fields.map(({ name, label, value, options }) => (
          <label key={name} className="filters__field">
            <span>{label}</span>
            <select className="input" name={name} defaultValue={value}>
              <option value="">{t("departures.filter.any")}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="btn btn--line" type="submit">
          {t("departures.filter.send")}
        </button>
      </form>
      {filters.invalid ? (
        <p className="filters__unread" role="alert">
          {t("departures.filter.invalid", { names: filters.invalid })}
        </p>
      ) : null}
      <div className="filters__asked">
        <p role="status" className="filters__count">
          {t.count("departures.found", total)}
        </p>
        {filters.isFiltered ? (
          <a className="more" href={href("/departures")}>
            {t("departures.none.back")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** Section of a tour's page. Nothing if there are none. */
export function DepartureSection({ departures }: { departures: readonly Departure[] }) {
  const { t, href } = useI18n();
  if (departures.length === 0) return null;
  return (
    <PageSection id="departures" title={t("nav.departures")}>
      <DepartureTable departures={departures} ofOneTour />
      {departures.some(({ isGuaranteed, isCancelled }) => isGuaranteed && !isCancelled) ? (
        <p className="departures__note">{t("departures.guaranteed.text")}</p>
      ) : null}
      <p className="trip__all">
        <a className="more" href={href("/departures")}>
          {t("departures.all")}
        </a>
      </p>
    </PageSection>
  );
}
