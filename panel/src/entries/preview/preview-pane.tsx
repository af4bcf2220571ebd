import { Icon } from "@panel/ui/icon";
import { useEffect, useLayoutEffect, useState } from "react";
import type { ContentType } from "#content/index.ts";
import { type Locale, localeNames, locales } from "#shared/locales.ts";
import { markDocument } from "#shared/mark-document.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import type { Columns } from "../draft/values";
import type { Form } from "../editor/use-form";
import { type EntryRow, nameOf } from "../entry-row";
import { PreviewFrame } from "./preview-frame";
import { PreviewLinks } from "./preview-links";
import { SegmentedControl } from "./segmented-control";
import { usePreview } from "./use-preview";

const widths = { phone: 375, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewPaneProps {
  type: ContentType;
  id: string;
  saved: EntryRow | undefined;
  form: Pick<Form, "row" | "locale">;
  saveDraft?: (() => Promise<unknown>) | undefined;
  /** Beside the form; otherwise in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

/** Preview of the page with the current draft, and links that show it to others (K3). */
export default function PreviewPane(props: PreviewPaneProps) {
  const { type, id, saved, form, saveDraft, beside, onClose } = props;
  const [locale, setLocale] = useState<Locale>(form.locale);
  const [width, setWidth] = useState<Width>(beside ? "desktop" : "phone");
  useLayoutEffect(() => (beside ? markDocument("preview") : undefined), [beside]);
  // Follow the language of the form.
  useEffect(() => setLocale(form.locale), [form.locale]);

  const entryOf = (row: Columns): Columns => ({
    ...row,
    id,
    created_at: saved?.created_at,
    updated_at: saved?.updated_at,
  });
  const { row } = form;
  const { html, failure, again } = usePreview(
    () => ({ type: type.table, locale, entry: entryOf(row) }),
    [row, locale],
  );

  const title = `Vista previa en ${localeNames[locale].toLowerCase()}, ${width === "phone" ? "en un teléfono" : "en pantalla grande"}`;
  const content = (
    <div className="preview__in">
      <div className="preview__bar">
        <SegmentedControl
          label="Idioma de la vista previa"
          options={locales.map((each) => ({
            value: each,
            text: each.toUpperCase(),
            name: `${each.toUpperCase()}, ${localeNames[each]}`,
          }))}
          value={locale}
          onChoose={setLocale}
        />
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
      <PreviewLinks {...{ type, id, locale, saveDraft }} />
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
        <PreviewFrame {...{ title, html }} width={widths[width]} />
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
      note={nameOf(type, row)}
      closeLabel="Cerrar la vista previa"
      whole
      onClose={onClose}
    >
      {content}
    </Sheet>
  );
}
