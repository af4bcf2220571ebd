import type { CSSProperties, KeyboardEvent } from "react";
import type { Table } from "#content/define.ts";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { completenessOf } from "../draft/completeness";
import type { Columns } from "../draft/values";

interface LanguageTabsProps {
  table: Pick<Table, "fields">;
  row: Columns;
  locale: Locale;
  onChoose: (locale: Locale) => void;
  /** Languages with validation errors. */
  wrong: readonly string[];
  panelId: string;
}

export const tabId = (locale: Locale) => `tab-${locale}`;

/** Tabs ES, EN, FR with their completeness (H6). Arrow keys move between them. */
export function LanguageTabs({ table, row, locale, onChoose, wrong, panelId }: LanguageTabsProps) {
  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const at = locales.indexOf(locale);
    const target = { Home: 0, End: locales.length - 1 }[event.key] ?? at + (steps[event.key] ?? 0);
    if (target === at) return;
    event.preventDefault();
    const next = locales[(target + locales.length) % locales.length] ?? locale;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  }
  return (
    <div className="tabs" role="tablist" aria-label="Idioma" onKeyDown={move}>
      {locales.map((option) => {
        const { done, total } = completenessOf(table, row, option);
        const complete = done === total;
        const share = total === 0 ? 100 : Math.round((done / total) * 100);
        return (
          <button
            key={option}
            id={tabId(option)}
            type="button"
            role="tab"
            aria-selected={option === locale}
            aria-controls={panelId}
            tabIndex={option === locale ? 0 : -1}
            title={localeNames[option]}
            onClick={() => onChoose(option)}
          >
            <span
              className={complete ? "pie pie--ok" : "pie"}
              style={{ "--p": share } as CSSProperties}
              aria-hidden="true"
            />
            {option.toUpperCase()}
            <small>{complete ? "completo" : `${done} de ${total}`}</small>
            {wrong.includes(option) && <span className="tabs__wrong">con errores</span>}
          </button>
        );
      })}
    </div>
  );
}
