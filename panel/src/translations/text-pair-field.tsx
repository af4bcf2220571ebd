import { languageNames } from "@panel/entries/draft/picture-details";
import { AutoGrowTextarea } from "@panel/entries/fields/auto-grow-textarea";
import { RichView } from "@panel/rich/rich-view";
import { ProposalNote } from "@panel/translation-proposals/parts";
import { FieldError } from "@panel/ui/field-error";
import { useId } from "react";
import type { Locale } from "#shared/locales.ts";
import { thumbnail } from "#shared/pictures/sized.ts";
import { linkNote } from "./link-note";
import type { TextPair } from "./text-pairs";

interface TextPairFieldProps {
  pair: TextPair;
  /** Label of its field. */
  of: string;
  language: Locale;
  error: string | undefined;
  /** The Spanish text is only in the draft. */
  isUnpublished: boolean;
  onWrite: (text: string) => void;
}

/** A Spanish text and its translation side by side. */
export function TextPairField(props: TextPairFieldProps) {
  const { pair, of, language, error, isUnpublished, onWrite } = props;
  const { path, label, rows, picture, rich, source, target } = pair;
  const id = useId();
  const note = rich && linkNote(source, target, rich);
  const called = `${label || of} en ${languageNames[language]}`;
  return (
    <div className="cell">
      <div className="cell__source">
        <h3>
          {label || "En español"}
          {isUnpublished && <span className="badge badge--warn">sin publicar</span>}
        </h3>
        {picture && (
          <img src={thumbnail(picture, 320)} alt="" width="160" height="107" loading="lazy" />
        )}
        {rich && source ? (
          <RichView text={source} kind={rich} lang="es" />
        ) : (
          <p lang="es">{source || <span className="hint">No dice nada.</span>}</p>
        )}
      </div>
      <div className="field">
        <label htmlFor={id}>{called}</label>
        <AutoGrowTextarea
          id={id}
          name={path}
          rows={rows}
          lang={language}
          value={target}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        <FieldError id={`${id}-error`} error={error} />
        {note && <p className="hint">{note}</p>}
        {source && !target.trim() && (
          <button
            className="more more--plain"
            type="button"
            aria-label={`Copiar del español: ${label || of}`}
            onClick={() => {
              onWrite(source);
              document.getElementById(id)?.focus();
            }}
          >
            Copiar del español
          </button>
        )}
        <ProposalNote path={path} language={language} />
      </div>
    </div>
  );
}
