import { languageNames } from "@panel/entries/draft/picture-details";
import { useListState } from "@panel/list/list-address";
import { Icon } from "@panel/ui/icon";
import { Link } from "react-router";
import type { PendingTexts } from "./pending-texts";
import { type TextLanguage, textsAddress } from "./texts-address";

interface PendingTextsListProps {
  pending: readonly PendingTexts[];
  language: TextLanguage;
}

/** Pages whose texts the owner has changed in Spanish, but not in the language (M7). */
export function PendingTextsList({ pending, language }: PendingTextsListProps) {
  const listState = useListState();
  return (
    <section className="panel" aria-label="Textos de la web por traducir">
      <ul className="rows rows--texts">
        {pending.map(({ page, keys }) => {
          const address = textsAddress(page, language);
          const labels = keys.map((key) => page.texts[key]?.label).join(", ");
          return (
            <li key={page.page}>
              <div className="rows__text">
                <h2>
                  <Link to={address} state={listState} tabIndex={-1}>
                    {page.label}
                  </Link>
                </h2>
                <p>Textos de la web. Ha cambiado en español: {labels}</p>
                <div className="badges">
                  <span className="badge badge--warn">
                    {keys.length === 1 ? "1 texto" : `${keys.length} textos`} por revisar
                  </span>
                </div>
              </div>
              <span className="acts">
                <Link
                  className="act"
                  to={address}
                  state={listState}
                  aria-label={`Traducir al ${languageNames[language]}: ${page.label}`}
                >
                  <Icon name="translate" />
                </Link>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
