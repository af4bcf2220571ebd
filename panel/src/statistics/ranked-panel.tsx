import { formatNumber } from "@panel/ui/format";
import { type CSSProperties, useId } from "react";
import { type Locale, locales } from "#shared/locales.ts";

interface Ranked {
  key: string;
  name: string;
  /** Type of the item, in small print below its name. */
  kind?: string | undefined;
  amount: number;
  /** Amounts by language. */
  by?: Record<Locale, number>;
}

interface RankedPanelProps {
  title: string;
  nameHeading: string;
  amountHeading: string;
  rows: readonly Ranked[];
}

/** Table in descending order, with a bar for each amount. */
export function RankedPanel({ title, nameHeading, amountHeading, rows }: RankedPanelProps) {
  const titleId = useId();
  const highest = Math.max(1, ...rows.map(({ amount }) => amount));
  const byLanguage = rows.some(({ by }) => by);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel__title" id={titleId}>
        {title}
      </h2>
      <table
        className={`figures figures--ranked${byLanguage ? " figures--languages" : ""}`}
        aria-labelledby={titleId}
      >
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            <th scope="col">{amountHeading}</th>
            {byLanguage &&
              locales.map((locale) => (
                <th key={locale} scope="col">
                  {locale.toUpperCase()}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, kind, amount, by }) => (
            <tr key={key} style={{ "--share": amount / highest } as CSSProperties}>
              <th scope="row">
                {name}
                {kind && <small>{kind}</small>}
              </th>
              <td>{formatNumber(amount)}</td>
              {by && locales.map((locale) => <td key={locale}>{formatNumber(by[locale])}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
