import { useId } from "react";
import { useI18n } from "~/i18n/context";
import { PageStyles } from "./page-styles";
import css from "./search-styles.css?inline";
import address from "./search-styles.css?url";

const styles = { id: "search-styles", css: import.meta.env.SSR ? css : "", address };

/** Search form. A native form that works without JavaScript (A15). */
export function SearchField({ query }: { query?: string }) {
  const { t, href } = useI18n();
  const id = useId();
  return (
    <search>
      <PageStyles {...styles} />
      <form className="seek" action={href("/search")}>
        <label className="seek__label" htmlFor={id}>
          {t("search.label")}
        </label>
        <div className="seek__line">
          <input
            dir="auto"
            className="input"
            id={id}
            type="search"
            name="q"
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t("search.hint")}
            defaultValue={query}
          />
          <button className="btn btn--line" type="submit">
            {t("search.send")}
          </button>
        </div>
      </form>
    </search>
  );
}
