import { useI18n } from "~/i18n/context";
import { tourPath } from "~/seo/addresses";
import type { EstimateView } from "./estimate-view.server";

/** Controls of the form, with their values. */
export interface EstimateForm {
  /** Slug of the tour in the page's language. */
  slug: string;
  /** Id of the departure that the address names. */
  departure?: string;
  /** `2027-07`, empty if not decided. */
  month: string;
  months: { value: string; label: string }[];
  adults: string;
  maxAdults: number;
  /** Undefined if the tour takes no children. */
  ages: string | undefined;
  /** Undefined if the tour has no single supplement. */
  single: { isChecked: boolean; price: string } | undefined;
}

interface EstimateBoxProps {
  /** Undefined if the tour has no seasons: its one price is always shown. */
  form: EstimateForm | undefined;
  view: EstimateView | undefined;
}

/** Price estimate: a form that loads the page with its values in the address, and the result (J22). */
export function EstimateBox({ form, view }: EstimateBoxProps) {
  if (!form && !view) return null;
  return (
    <div id="estimate" className="estimate">
      {form ? <Form {...form} /> : null}
      {view ? <Result {...view} /> : null}
    </div>
  );
}

function Form(props: EstimateForm) {
  const { slug, departure, month, months, adults, maxAdults, ages, single } = props;
  const { t, href } = useI18n();
  return (
    <form
      className="estimate__form"
      action={`${href(tourPath(slug))}#estimate`}
      aria-labelledby="estimate-title"
    >
      <h3 id="estimate-title">{t("estimate.title")}</h3>
      {departure ? <input type="hidden" name="departure" value={departure} /> : null}
      <div className="estimate__fields">
        <label className="estimate__field">
          <span>{t("estimate.month")}</span>
          <select className="input" name="month" defaultValue={month}>
            <option value="">{t("estimate.month.any")}</option>
            {months.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="estimate__field">
          <span>{t("estimate.adults")}</span>
          <input
            className="input"
            name="adults"
            type="number"
            min={1}
            max={maxAdults}
            required
            defaultValue={adults}
          />
        </label>
        {ages === undefined ? null : (
          <label className="estimate__field">
            <span>
              {t("estimate.ages")} <small>{t("estimate.ages.example")}</small>
            </span>
            <input
              className="input"
              name="ages"
              autoComplete="off"
              maxLength={100}
              defaultValue={ages}
            />
          </label>
        )}
        {single ? (
          <label className="estimate__single">
            <input name="single" type="checkbox" value="1" defaultChecked={single.isChecked} />
            <span>
              {t("estimate.single")} <small>+ {single.price}</small>
            </span>
          </label>
        ) : null}
        <button className="btn btn--line" type="submit">
          {t("estimate.send")}
        </button>
      </div>
    </form>
  );
}

function Result({ faults, headline, lines, notes }: EstimateView) {
  const { t } = useI18n();
  return (
    <div className="estimate__result" role="status" aria-label={t("estimate.result")}>
      {faults.map((fault) => (
        <p key={fault} className="estimate__fault">
          {fault}
        </p>
      ))}
      {lines.length > 0 ? (
        <dl className="estimate__lines">
          {lines.map(({ label, price }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {headline ? <p className="estimate__total">{headline}</p> : null}
      {notes.map((note) => (
        <p key={note} className="estimate__note">
          {note}
        </p>
      ))}
      {headline ? (
        <a className="more" href="#enquiry">
          {t("estimate.ask")}
        </a>
      ) : null}
    </div>
  );
}
