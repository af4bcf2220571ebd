import type { Locale } from "#shared/locales.ts";
import { renderMarkup } from "~/entries/render-static-html.server";
import { serverMessages } from "~/i18n/catalogue.server";
import { createTranslate } from "~/i18n/translate";
import { type StaticHtml, staticHtmlFor } from "~/ui/static-html";
import {
  maxAdults,
  type TripFieldName,
  tourStyles,
  tripBudgets,
  tripFieldNames,
  tripPrefix,
} from "../../supabase/functions/_shared/trip-fields";
import { checkTrip } from "../../supabase/functions/_shared/trip-schema";

/** Typed values by the names of the fields: `trip.month`. */
type Values = Readonly<Record<string, string>>;

/**
 * Values of the details that an address brings: `?month=2027-07&adults=2&ages=11,12&single=1`. What the fields do not
 * offer is left out.
 */
export function tripValuesOf(query: URLSearchParams, now = new Date()): Values {
  const given = (name: string) => query.get(name) ?? "";
  const month = given("month");
  const { adults, child_ages: ages } = checkTrip({ adults: given("adults"), ages: given("ages") });
  const values = {
    month: monthsFrom(now).includes(month) ? month : "",
    adults: `${adults ?? ""}`,
    ages: ages.join(", "),
    single: given("single") === "1" ? "yes" : "",
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [tripPrefix + name, value]),
  );
}

/**
 * Optional details of the journey: native controls in a closed `<details>`, which opens if there are values. Static HTML:
 * the browser needs no code for it.
 */
export function renderTripFields(
  request: Request,
  locale: Locale,
  values: Values = {},
  now = new Date(),
): StaticHtml {
  const words = {
    locale,
    prefix: undefined,
    t: createTranslate(locale, serverMessages(locale, "tripFields")),
  };
  return staticHtmlFor(
    request,
    "trip-fields",
    renderMarkup(
      words,
      <TripFields {...words} values={values} months={comingMonths(locale, now)} />,
    ),
  );
}

/** Months offered: this one and those after it. */
const monthCount = 18;

const monthsFrom = (now: Date) =>
  Array.from({ length: monthCount }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );

function comingMonths(locale: Locale, now: Date): [value: string, label: string][] {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return monthsFrom(now).map((month) => [month, format.format(new Date(`${month}-01T00:00Z`))]);
}

/** Fields without a control. */
const hiddenFields: readonly TripFieldName[] = ["tour_id", "departure_id", "single"];
const isHidden = (name: TripFieldName) => hiddenFields.includes(name);

interface Props {
  locale: Locale;
  t: ReturnType<typeof createTranslate>;
  values: Values;
  months: [value: string, label: string][];
}

function TripFields({ locale, t, values, months }: Props) {
  const typedIn = (name: TripFieldName) => values[tripPrefix + name] ?? "";
  const field = (name: TripFieldName) => ({
    id: `trip-${name}`,
    name: tripPrefix + name,
    className: "input",
    defaultValue: typedIn(name),
  });
  const label = (name: TripFieldName, text: string) => (
    <label htmlFor={`trip-${name}`}>{text}</label>
  );
  const options = (all: Record<string, Record<Locale, string>>) =>
    Object.entries(all).map(([value, words]) => (
      <option key={value} value={value}>
        {words[locale]}
      </option>
    ));
  const hasValues = tripFieldNames.some((name) => !isHidden(name) && typedIn(name));
  const hasDates = Boolean(typedIn("from") || typedIn("to") || typedIn("flexible"));
  return (
    <details className="trip-fields" open={hasValues}>
      <summary>{t("tripForm.title")}</summary>
      {/* The address of a refused form does not name the tour. On a tour's page, its own field comes first. */}
      {hiddenFields.map(
        (name) =>
          typedIn(name) && (
            <input key={name} type="hidden" name={tripPrefix + name} value={typedIn(name)} />
          ),
      )}
      <div className="trip-fields__grid">
        <div className="field">
          {label("month", t("tripForm.when"))}
          <select {...field("month")}>
            <option value="">{t("tripForm.when.open")}</option>
            {months.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <details className="trip-fields__dates" open={hasDates}>
          <summary>{t("tripForm.dates")}</summary>
          <div className="trip-fields__grid">
            <div className="field">
              {label("from", t("tripForm.from"))}
              <input {...field("from")} type="date" />
            </div>
            <div className="field">
              {label("to", t("tripForm.to"))}
              <input {...field("to")} type="date" />
            </div>
          </div>
        </details>
        <div className="field trip-fields__row">
          <div className="picks">
            <label>
              <input
                type="checkbox"
                name={`${tripPrefix}flexible`}
                value="yes"
                defaultChecked={typedIn("flexible") === "yes"}
              />
              {t("tripForm.flexible")}
            </label>
          </div>
        </div>
        <div className="field">
          {label("adults", t("tripForm.adults"))}
          <input {...field("adults")} type="number" inputMode="numeric" min={1} max={maxAdults} />
        </div>
        <div className="field">
          {label("ages", t("tripForm.ages"))}
          <input {...field("ages")} inputMode="text" autoComplete="off" maxLength={100} />
        </div>
        <div className="field">
          {label("style", t("tripForm.style"))}
          <select {...field("style")}>
            <option value="">{t("tripForm.none")}</option>
            {options(tourStyles)}
          </select>
        </div>
        <div className="field">
          {label("budget", t("tripForm.budget"))}
          <select {...field("budget")}>
            <option value="">{t("tripForm.none")}</option>
            {options(tripBudgets)}
          </select>
        </div>
        <fieldset className="field trip-fields__row">
          <legend className="legend">{t("tripForm.firstTime")}</legend>
          <div className="picks">
            {(["yes", "no"] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${tripPrefix}first_time`}
                  value={value}
                  defaultChecked={typedIn("first_time") === value}
                />
                {t(`tripForm.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
