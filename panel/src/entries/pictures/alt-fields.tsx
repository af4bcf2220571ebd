import { FieldError } from "@panel/ui/field-error";
import { useId } from "react";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { lengthOf, maxAltLength, type PictureDetail } from "../draft/picture-details";
import type { Texts } from "../draft/texts";
import { AutoGrowTextarea } from "../fields/auto-grow-textarea";

interface AltFieldsProps {
  detail: PictureDetail;
  onChange: (change: Partial<PictureDetail>) => void;
}

/** Alternative texts in every language, or the mark that the picture is decorative. */
export function AltFields({ detail, onChange }: AltFieldsProps) {
  const { alt, decorative } = detail;
  const id = useId();
  return (
    <section className="details__part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Texto alternativo</h3>
      <p className="hint" id={`${id}-hint`}>
        {decorative
          ? "Los lectores de pantalla se saltarán esta imagen."
          : "Di qué se ve, en una frase. Nada de «imagen de»."}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => onChange({ decorative: event.currentTarget.checked })}
        />
        Es solo decorativa
      </label>
      {!decorative &&
        locales.map((locale) => (
          <AltField
            key={locale}
            locale={locale}
            alt={alt}
            hintId={`${id}-hint`}
            onChange={(text) => onChange({ alt: { ...alt, [locale]: text } })}
          />
        ))}
    </section>
  );
}

interface AltFieldProps {
  locale: Locale;
  alt: Texts;
  hintId: string;
  onChange: (text: string) => void;
}

function AltField({ locale, alt, hintId, onChange }: AltFieldProps) {
  const id = useId();
  const length = lengthOf(alt[locale]);
  const tooLong = length > maxAltLength;
  return (
    <div className="field">
      <div className="details__label">
        <label htmlFor={id} lang={locale}>
          {localeNames[locale]}
        </label>
        <span className={tooLong ? "hint hint__over" : "hint"} aria-hidden="true">
          {length} / {maxAltLength}
        </span>
      </div>
      <AutoGrowTextarea
        id={id}
        name={`alt.${locale}`}
        rows={2}
        lang={locale}
        placeholder={locale === "es" ? undefined : alt.es}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? `${hintId} ${id}-error` : hintId}
        value={alt[locale]}
        // Screen readers read it as one sentence: join the lines of pasted text.
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
      />
      <FieldError
        id={`${id}-error`}
        error={tooLong ? `Como máximo ${maxAltLength} caracteres` : undefined}
      />
    </div>
  );
}
