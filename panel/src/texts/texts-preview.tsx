import { type PlacedPreview, PreviewPane } from "@panel/entries/preview/preview-pane";
import type { TextPage } from "#content/texts/define.ts";
import { type Locale, locales } from "#shared/locales.ts";
import { keyOfText } from "./key-of-text";
import { previewWords } from "./preview-words";
import type { FactValues } from "./texts-query";
import type { TextsForm } from "./use-texts-form";

interface TextsPreviewProps extends PlacedPreview {
  page: TextPage;
  form: TextsForm;
  locale: Locale;
  facts: FactValues | undefined;
  /** Called with the key of a text that was pressed in the page. */
  onPick: (key: string, locale: Locale) => void;
}

/** A page of the site with the unsaved texts of the form (M6). Nothing is saved. */
export default function TextsPreview(props: TextsPreviewProps) {
  const { page, form, locale, facts, onPick, ...place } = props;
  const { edits, rows } = form;
  return (
    <PreviewPane
      {...place}
      note={page.label}
      formLocale={locale}
      requestOf={(shown) => ({
        type: "site_texts",
        locale: shown,
        page: page.page,
        texts: previewWords(page.texts, form, shown),
      })}
      changes={[edits, rows]}
      onPressText={(text) => {
        // The form's language first: short texts are the same in several.
        for (const each of [locale, ...locales.filter((other) => other !== locale)]) {
          const key = keyOfText(page.texts, { edits, rows }, each, facts?.[each], text);
          if (key) return onPick(key, each);
        }
      }}
    />
  );
}
