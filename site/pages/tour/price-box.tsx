import { useI18n } from "~/i18n/context";
import { Paragraphs } from "~/ui/paragraphs";
import { Part } from "~/ui/part";
import type { Prices } from "./prices.server";
import { sizeLabel } from "./size-label";
import type { TourPage } from "./tour-page.server";

/** What a person pays (J7): by season and number of travellers, and what comes beside it. */
export function PriceBox({ tour }: { tour: TourPage }) {
  const { t } = useI18n();
  const { prices, childTerms, lang } = tour;
  return (
    <Part id="prices" title={t("tour.prices")}>
      {prices.seasons.length > 0 ? <Seasons prices={prices} /> : null}
      <p className="prices__plain">{t("tour.prices.plain", { price: tour.priceText })}</p>
      <dl className="terms">
        {prices.singleSupplement ? (
          <div>
            <dt>{t("tour.prices.single")}</dt>
            <dd>{prices.singleSupplement}</dd>
          </div>
        ) : null}
        {childTerms ? (
          <div>
            <dt>{t("tour.prices.children")}</dt>
            <dd>
              <Paragraphs text={childTerms} lang={lang?.childTerms} />
            </dd>
          </div>
        ) : null}
      </dl>
    </Part>
  );
}

/** A table, of which each row is a labelled list on a phone (`tour.css`). */
function Seasons({ prices: { sizes, seasons } }: { prices: Prices }) {
  const { t } = useI18n();
  return (
    <table className="seasons">
      <caption className="sr">{t("tour.prices.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("tour.prices.season")}</th>
          {sizes.map((size) => (
            <th key={size} scope="col">
              {sizeLabel(size, t)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ name, months, prices }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seasons may be named alike, and never reorder
          <tr key={row}>
            <th scope="row">
              {name.text ? <b lang={name.lang}>{name.text}</b> : null}
              {months ? <span>{months}</span> : null}
            </th>
            {prices.map((price, at) => {
              const size = sizes[at] ?? 0;
              return (
                <td key={size} data-label={sizeLabel(size, t)}>
                  {price ?? <span className="seasons__none">{t("tour.prices.none")}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
