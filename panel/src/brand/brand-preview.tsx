import type { Form } from "@panel/entries/editor/use-form";
import { type PlacedPreview, PreviewPane } from "@panel/entries/preview/preview-pane";

interface BrandPreviewProps extends PlacedPreview {
  form: Pick<Form, "row" | "locale">;
}

/** The home page with the unsaved brand (Q4). Nothing is saved. */
export default function BrandPreview({ form, ...place }: BrandPreviewProps) {
  const { row } = form;
  return (
    <PreviewPane
      {...place}
      note="Marca"
      formLocale={form.locale}
      requestOf={(locale) => ({ type: "site_brand", locale, entry: row })}
      changes={[row]}
    />
  );
}
