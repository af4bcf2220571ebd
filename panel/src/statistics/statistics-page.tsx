import { languageName } from "@panel/contact/enquiry";
import { ListState } from "@panel/list/list-body";
import { useAddressParams } from "@panel/list/use-address-params";
import { formatNumber, hoursInWords } from "@panel/ui/format";
import { useQuery } from "@tanstack/react-query";
import type { SiteStatistics } from "#shared/database.types.ts";
import type { Locale } from "#shared/locales.ts";
import { ChartPanel } from "./chart-panel";
import { changeWords, isComparable, pageWords, shareWords } from "./labels";
import { dayInWords, type Period, periods } from "./periods";
import { RankedPanel } from "./ranked-panel";
import { statisticsQuery } from "./statistics-query";

/** Page views and enquiries of the site (K11). */
export function StatisticsPage() {
  const { search, setParams } = useAddressParams();
  const { query, period, since, until } = statisticsQuery(search);
  // No placeholder data: figures must not be displayed with the dates of another period.
  const { data, error, isPending, refetch } = useQuery(query);
  return (
    <>
      <div className="bar">
        <div>
          <h1>Estadísticas</h1>
          <p role="status">
            Del {dayInWords(since)} al {dayInWords(until)}, sin robots
          </p>
        </div>
        <div className="bar__acts">
          <select
            className="input"
            aria-label="Periodo"
            value={period.value}
            onChange={({ currentTarget: { value } }) =>
              setParams({ period: value === periods[0].value ? undefined : value })
            }
          >
            {periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {data ? (
        <Figures data={data} period={period} />
      ) : (
        <ListState
          isPending={isPending}
          failed={error !== null}
          failure="No se pudieron cargar las estadísticas."
          onRetry={refetch}
        />
      )}
    </>
  );
}

function Figures({ data, period }: { data: SiteStatistics; period: Period }) {
  const { weeks, languages, pages, tours, sources, reply_hours } = data;
  const noViews =
    data.counted_since === null
      ? "Todavía no hay visitas contadas."
      : "No hubo visitas en este periodo.";
  // Empty tables are omitted: the chart already displays a message.
  const [hasViews, hasEnquiries] = [data.views.total > 0, data.enquiries.total > 0];
  return (
    <>
      <Totals data={data} period={period} />
      <ChartPanel
        title="Visitas por semana"
        bars={weeks.map(({ week, views }) => ({ week, values: [views] }))}
        parts={["Visitas"]}
        columns={[{ heading: "Visitas", cell: (at) => formatNumber(weeks[at]?.views ?? 0) }]}
        empty={noViews}
      />
      <ChartPanel
        title="Mensajes por semana"
        bars={weeks.map(({ week, enquiries, in_time }) => ({
          week,
          values: [in_time, enquiries - in_time],
        }))}
        parts={[answeredWords(reply_hours), "Los demás"]}
        columns={[
          { heading: "Mensajes", cell: (at) => formatNumber(weeks[at]?.enquiries ?? 0) },
          {
            heading: `Respondidos en ${reply_hours} h`,
            cell: (at) => formatNumber(weeks[at]?.in_time ?? 0),
          },
        ]}
        empty="No llegó ningún mensaje en este periodo."
      />
      {hasViews && (
        <RankedPanel
          title="Páginas más vistas"
          nameHeading="Página"
          amountHeading="Visitas"
          rows={pages.map(({ page, name, views, ...by }) => ({
            key: page,
            ...pageWords({ page, name }),
            amount: views,
            by,
          }))}
        />
      )}
      {hasEnquiries && (
        <RankedPanel
          title="Mensajes por tour"
          nameHeading="Tour"
          amountHeading="Mensajes"
          rows={tours.map(({ page, name, enquiries, ...by }) => ({
            key: page ?? "",
            name: name ?? "Sin tour",
            amount: enquiries,
            by,
          }))}
        />
      )}
      <div className="dash">
        {hasEnquiries && (
          <RankedPanel
            title="Mensajes por página"
            nameHeading="Página del formulario"
            amountHeading="Mensajes"
            rows={sources.map(({ page, name, enquiries }) => ({
              key: page ?? "",
              ...(page === null ? { name: "Otra página" } : pageWords({ page, name })),
              amount: enquiries,
            }))}
          />
        )}
        {hasViews && (
          <RankedPanel
            title="Visitas por idioma"
            nameHeading="Idioma"
            amountHeading="Visitas"
            rows={ranked(languages.map(({ language, views }) => ({ language, amount: views })))}
          />
        )}
        {hasEnquiries && (
          <RankedPanel
            title="Mensajes por idioma"
            nameHeading="Idioma"
            amountHeading="Mensajes"
            rows={ranked(
              languages.map(({ language, enquiries }) => ({ language, amount: enquiries })),
            )}
          />
        )}
      </div>
    </>
  );
}

const answeredWords = (hours: number) => `Respondidos en ${hoursInWords(hours)}`;

/** Amounts by language, in descending order. */
function ranked(amounts: { language: Locale; amount: number }[]) {
  return amounts
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ language, amount }) => ({ key: language, name: languageName(language), amount }));
}

function Totals({ data, period }: { data: SiteStatistics; period: Period }) {
  const { views, enquiries, reply_hours } = data;
  return (
    <div className="counts">
      <section className="panel count">
        <h2>Visitas</h2>
        <b>{formatNumber(views.total)}</b>
        <small>
          {isComparable(data, period)
            ? changeWords(views.total, views.before, period)
            : "Aún no hay con qué comparar"}
        </small>
      </section>
      <section className="panel count">
        <h2>Mensajes</h2>
        <b>{formatNumber(enquiries.total)}</b>
        <small>{changeWords(enquiries.total, enquiries.before, period)}</small>
      </section>
      <section className="panel count">
        <h2>{answeredWords(reply_hours)}</h2>
        <b>{shareWords(enquiries.in_time, enquiries.due) ?? "—"}</b>
        <small>
          {enquiries.due > 0
            ? `${formatNumber(enquiries.in_time)} de ${formatNumber(enquiries.due)}`
            : "Sin mensajes que responder"}
        </small>
      </section>
    </div>
  );
}
