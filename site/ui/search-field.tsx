import { useId } from "react";
import { useI18n } from "~/i18n/context";

/** Leads to what is found; a form of the browser's own, so that it asks for no script (A15). */
export function SearchField({ asked }: { asked?: string }) {
  const { t, href } = useI18n();
  const id = useId();
  return (
    <search>
      <form className="seek" action={href("/search")}>
        <label className="seek__label" htmlFor={id}>
          {t("search.label")}
        </label>
        <div className="seek__line">
          <input
            className="input"
            id={id}
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t("search.hint")}
            defaultValue={asked}
          />
          <button className="btn btn--line" type="submit">
            {t("search.send")}
          </button>
        </div>
      </form>
    </search>
  );
}
