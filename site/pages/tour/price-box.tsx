import type { ReactNode } from "react";
import { useI18n } from "~/i18n/context";
import { PageSection } from "~/ui/page-section";
import { Paragraphs } from "~/ui/paragraphs";
import { EstimateBox } from "./estimate/estimate-box";
import type { EstimateView } from "./estimate/estimate-view.server";
import type { TourEstimate } from "./estimate/tour-estimate.server";
import { groupSizeLabel } from "./group-size-label";
import type { Prices } from "./prices.server";
import type { Terms } from "./terms.server";
import type { TourPage } from "./tour-page.server";

interface PriceBoxProps {
  title: string;
  tour: TourPage;
  terms: Terms;
  estimate: TourEstimate;
}

/** Prices per person by season and group size, with supplements and terms (J7). */
export function PriceBox({ title, tour, terms: { deposit, text }, estimate }: PriceBoxProps) {
  const { t } = useI18n();
  const { prices, childTerms, lang } = tour;
  const beside: [string, ReactNode][] = [
    [t("tour.prices.single"), prices.singleSupplement],
    [
      t("tour.prices.children"),
      childTerms && <Paragraphs text={childTerms} lang={lang?.childTerms} />,
    ],
    [t("tour.prices.deposit"), deposit && t("tour.prices.deposit.text", { percent: deposit })],
    [t("tour.prices.terms"), text && <Paragraphs text={text.text} lang={text.lang} />],
  ];
  const present = beside.filter(([, words]) => words);
  return (
    <PageSection id="prices" title={title}>
      <EstimateBox form={estimate.form} view={estimate.view} />
      {prices.seasons.length > 0 ? <Seasons prices={prices} used={estimate.view} /> : null}
      <p className="prices__plain">{t("tour.prices.plain", { price: tour.priceText })}</p>
      {present.length > 0 ? (
        <dl className="terms">
          {present.map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </PageSection>
  );
}

interface SeasonsProps {
  prices: Prices;
  /** Row and column of an estimate, which are marked. */
  used: Pick<EstimateView, "season" | "size"> | undefined;
}

/** Price table. On phones each row is a labelled list (`tour.css`). */
function Seasons({ prices: { sizes, seasons }, used }: SeasonsProps) {
  const { t } = useI18n();
  const columns = sizes.map((size) => groupSizeLabel(size, t));
  const isUsed = (at: number) => used?.size !== undefined && sizes[at] === used.size;
  const mark = (isMarked: boolean) => (isMarked ? "seasons__used" : undefined);
  return (
    <table className="seasons">
      <caption className="sr">{t("tour.prices.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("tour.prices.season")}</th>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={mark(isUsed(at))}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ name, months, prices }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seasons may be named alike, and never reorder
          <tr key={row} className={mark(row === used?.season)}>
            <th scope="row">
              {name.text ? <b lang={name.lang}>{name.text}</b> : null}
              {months ? <span>{months}</span> : null}
            </th>
            {columns.map((column, at) => (
              <td
                key={column}
                data-label={column}
                className={mark(isUsed(at))}
                aria-current={isUsed(at) && row === used?.season ? "true" : undefined}
              >
                {prices[at] ?? <span className="seasons__none">{t("tour.prices.none")}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
