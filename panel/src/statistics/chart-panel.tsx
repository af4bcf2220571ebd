import { type ReactNode, useId } from "react";
import { type Bar, BarChart } from "./bar-chart";
import { shortDay } from "./periods";

interface ChartPanelProps {
  title: string;
  bars: readonly Bar[];
  /** Names of the stacked values. */
  parts: readonly string[];
  /** Columns of the table beside the week. */
  columns: readonly { heading: string; cell: (at: number) => ReactNode }[];
  /** Message if all values are 0. */
  empty: string;
}

/** Chart by week, and the same numbers as a table. */
export function ChartPanel({ title, bars, parts, columns, empty }: ChartPanelProps) {
  const titleId = useId();
  const isEmpty = bars.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        {title}
      </h2>
      {isEmpty ? (
        <p className="panel__note">{empty}</p>
      ) : (
        <>
          <BarChart title={title} bars={bars} parts={parts} />
          <details className="chart__table">
            <summary>Ver como tabla</summary>
            <table className="figures" aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col">Semana del</th>
                  {columns.map(({ heading }) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bars.map(({ week }, at) => (
                  <tr key={week}>
                    <th scope="row">{shortDay(week)}</th>
                    {columns.map(({ heading, cell }) => (
                      <td key={heading}>{cell(at)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
