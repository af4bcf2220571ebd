import { type FormEvent, useRef } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { Icon } from "#shared/ui/icon.tsx";
import { useI18n } from "~/i18n/context";
import { inPlaceNavigation, isInPlaceNavigation } from "~/ui/in-place-navigation";
import type { FilterView } from "./filter-view.server";

interface TourFiltersProps {
  filters: FilterView;
  /** Query of the active filters. */
  query: string;
  /** Number of matching tours. */
  total: number;
}

/** Filter form. Works natively; with JavaScript it changes the list in place (J6). */
export function TourFilters({ filters, query, total }: TourFiltersProps) {
  const { t, href } = useI18n();
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const count = useRef<HTMLParagraphElement>(null);
  const busy = state === "loading" && isInPlaceNavigation(location?.state);
  if (filters.fields.length === 0) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    const asked = new URLSearchParams(chosen as [string, string][]).toString();
    void navigate(href(`/tours${asked && `?${asked}`}`), {
      state: inPlaceNavigation,
      preventScrollReset: true,
    });
  }

  /** The pressed chip is removed; focus would be lost with it. */
  const focusCount = () => count.current?.focus({ preventScroll: true });
  const chipLinkProps = { state: inPlaceNavigation, preventScrollReset: true, onClick: focusCount };

  return (
    <section className="wrap filters" aria-label={t("tours.filter")}>
      <form className="filters__form" action={href("/tours")} onSubmit={submit}>
        {filters.fields.map(({ name, label, value, options }) => (
          <label key={name} className="filters__field">
            <span>{label}</span>
            {/* The key remounts the field if its value changed elsewhere. */}
            <select key={value} className="input" name={name} defaultValue={value}>
              <option value="">{t("tours.filter.any")}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="btn btn--line" type="submit" aria-busy={busy || undefined}>
          {t("tours.filter.send")}
        </button>
      </form>
      {filters.invalid ? (
        <p className="filters__unread" role="alert">
          <Icon name="warning" /> {t("tours.filter.invalid", { names: filters.invalid })}
        </p>
      ) : null}
      <div className="filters__asked">
        <p role="status" ref={count} tabIndex={-1} className="filters__count">
          {t.count("tours.found", total)}
        </p>
        {filters.active.length > 0 ? (
          <ul>
            {filters.active.map(({ name, label, query: rest }) => (
              <li key={name}>
                <Link
                  className="filters__chip"
                  to={href(`/tours${rest && `?${rest}`}`)}
                  aria-label={t("tours.filter.without", { label })}
                  {...chipLinkProps}
                >
                  {label} <Icon name="close" />
                </Link>
              </li>
            ))}
            {filters.active.length > 1 && query ? (
              <li>
                <Link className="more" to={href("/tours")} {...chipLinkProps}>
                  {t("tours.filter.none")}
                </Link>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
