import { Icon } from "@panel/ui/icon";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { PreviewFrame } from "./preview-frame";
import { type PreviewRequest, usePreview } from "./use-preview";

const widths = { phone: 375, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** Props that each editor passes to its preview. */
export interface PlacedPreview {
  /** Beside the form; otherwise in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

interface PreviewPaneProps extends PlacedPreview {
  /** Name of what is edited. */
  note: ReactNode;
  /** Language of the form, which the preview follows. */
  formLocale: Locale;
  /** Languages of the page. */
  languages?: readonly Locale[];
  requestOf: (locale: Locale) => PreviewRequest;
  /** Values of the form that change the page. */
  changes: readonly unknown[];
  /** Called with the text of an element that was pressed in the page. */
  onPressText?: (text: string) => void;
  /** Element above the page. */
  above?: (locale: Locale) => ReactNode;
}

/** Preview of a page with what is typed, in each language and two widths. */
export function PreviewPane(props: PreviewPaneProps) {
  const { note, formLocale, languages = locales, requestOf, changes, onPressText } = props;
  const { above, beside, onClose } = props;
  const [locale, setLocale] = useState<Locale>(formLocale);
  const [width, setWidth] = useState<Width>(beside ? "desktop" : "phone");
  useLayoutEffect(() => (beside ? markDocument("preview") : undefined), [beside]);
  useEffect(() => setLocale(formLocale), [formLocale]);
  const { html, failure, again } = usePreview(() => requestOf(locale), [...changes, locale]);

  const title = `Vista previa en ${localeNames[locale].toLowerCase()}, ${width === "phone" ? "en un teléfono" : "en pantalla grande"}`;
  const content = (
    <div className="preview__in">
      <div className="preview__bar">
        {languages.length > 1 && (
          <SegmentedControl
            label="Idioma de la vista previa"
            options={languages.map((each) => ({
              value: each,
              text: each.toUpperCase(),
              name: `${each.toUpperCase()}, ${localeNames[each]}`,
            }))}
            value={locale}
            onChoose={setLocale}
          />
        )}
        <SegmentedControl
          label="Ancho de la vista previa"
          options={[
            { value: "phone", text: "Teléfono" },
            { value: "desktop", text: "Pantalla grande" },
          ]}
          value={width}
          onChoose={setWidth}
        />
        {beside && (
          <button
            className="tool"
            type="button"
            aria-label="Cerrar la vista previa"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {above?.(locale)}
      {failure && (
        <div className="preview__failed" role="alert">
          <p>{failure}</p>
          <button className="btn btn--line" type="button" onClick={again}>
            Intentar de nuevo
          </button>
        </div>
      )}
      {html === undefined ? (
        !failure && (
          <p className="preview__wait" role="status">
            Preparando la vista previa...
          </p>
        )
      ) : (
        <PreviewFrame {...{ title, html, onPressText }} width={widths[width]} />
      )}
    </div>
  );
  if (beside)
    return (
      <aside className="preview" aria-label="Vista previa">
        {content}
      </aside>
    );
  return (
    <Sheet
      title="Vista previa"
      note={note}
      closeLabel="Cerrar la vista previa"
      whole
      onClose={onClose}
    >
      {content}
    </Sheet>
  );
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string; name?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed. `name` is the accessible name where `text` is short. */
function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChoose } = props;
  return (
    <fieldset className="choice">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          onClick={() => onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
