/**
 * Climate figure of a destination (J9). A loader returns `climateChart(request, months, locale)`,
 * and the page renders it with `<StaticHtmlBlock content={chart} />`. Null if no climate data
 * exists.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { intlLocales, type Locale } from "#shared/locales.ts";
import { clientMessages } from "~/i18n/catalogue.server";
import { dateFormat, numberFormat } from "~/i18n/intl";
import { createTranslate, type Translate } from "~/i18n/translate";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";
import { Chart } from "./chart";
import { type ClimateMonth, findExtreme, type Month, toYear } from "./months";

export type { ClimateMonth };

/**
 * Renders chart and table. Null if there are no values.
 * @param request the loader's request
 */
export function climateChart(
  request: Request,
  months: readonly ClimateMonth[],
  locale: Locale,
): StaticHtml | null {
  const year = toYear(months);
  if (year.length === 0) return null;
  return staticHtmlFor(
    request,
    "climate",
    renderToStaticMarkup(<Climate year={year} locale={locale} />),
  );
}

function monthNames(locale: Locale, style: "long" | "short" | "narrow"): string[] {
  const format = dateFormat(intlLocales[locale], { month: style, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, 15)));
}

/** Text alternative of the chart. */
function summaryOf(year: readonly Month[], locale: Locale, t: Translate): string {
  const names = monthNames(locale, "long");
  const degrees = numberFormat(intlLocales[locale], {
    style: "unit",
    unit: "celsius",
    maximumFractionDigits: 0,
  });
  const millimetres = numberFormat(intlLocales[locale], {
    style: "unit",
    unit: "millimeter",
    maximumFractionDigits: 0,
  });
  const extremes = [
    { key: "climate.hottest", found: findExtreme(year, "max", 1), unit: degrees },
    { key: "climate.coldest", found: findExtreme(year, "min", -1), unit: degrees },
    { key: "climate.wettest", found: findExtreme(year, "rain", 1), unit: millimetres },
    { key: "climate.driest", found: findExtreme(year, "rain", -1), unit: millimetres },
  ] as const;
  const phrases = extremes.flatMap(({ key, found, unit }) =>
    found ? t(key, { month: names[found.month - 1] ?? "", value: unit.format(found.value) }) : [],
  );
  return t("climate.summary", { phrases: phrases.join("; ") });
}

function Climate({ year, locale }: { year: readonly Month[]; locale: Locale }) {
  const t = createTranslate(locale, clientMessages(locale, "climate"));
  const whole = numberFormat(intlLocales[locale], { maximumFractionDigits: 0 });
  // Uses the minus sign U+2212; `+ 0` turns −0 into 0.
  const write = (value: number) => whole.format(Math.round(value) + 0).replace("-", "−");
  const names = { short: monthNames(locale, "short"), narrow: monthNames(locale, "narrow") };
  const long = monthNames(locale, "long");
  const has = (measure: "min" | "max" | "rain") =>
    year.some((month) => month[measure] !== undefined);
  const columns = [
    { measure: "max", unit: "°C" },
    { measure: "min", unit: "°C" },
    { measure: "rain", unit: "mm" },
  ] as const;
  const shown = columns.filter(({ measure }) => has(measure));
  return (
    <figure className="climate" aria-label={t("climate.title")}>
      <div className="climate__sheet" role="img" aria-label={summaryOf(year, locale, t)}>
        <Chart year={year} names={names} write={write} />
      </div>
      <figcaption className="climate__key">
        {shown.map(({ measure, unit }) => (
          <span key={measure}>
            <i className={`climate__swatch climate__swatch--${measure}`} />{" "}
            {t(`climate.${measure}`)} ({unit})
          </span>
        ))}
      </figcaption>
      <details className="climate__figures">
        <summary>{t("climate.figures")}</summary>
        <table>
          <caption>{t("climate.title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("climate.month")}</th>
              {shown.map(({ measure, unit }) => (
                <th key={measure} scope="col">
                  {t(`climate.${measure}`)} ({unit})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {year.map((month) => (
              <tr key={month.month}>
                <th scope="row">{long[month.month - 1]}</th>
                {shown.map(({ measure }) => (
                  <td key={measure}>
                    {month[measure] === undefined ? (
                      <span className="climate__unknown">{t("climate.unknown")}</span>
                    ) : (
                      write(month[measure])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
