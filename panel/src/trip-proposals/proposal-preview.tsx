import type { Columns } from "@panel/entries/draft/values";
import type { Form } from "@panel/entries/editor/use-form";
import { type PlacedPreview, PreviewPane } from "@panel/entries/preview/preview-pane";
import { isLocale, type Locale } from "#shared/locales.ts";

interface ProposalPreviewProps extends PlacedPreview {
  form: Pick<Form, "row">;
  /** Columns that the form does not edit: reference. */
  stored: Columns | null;
  /** Number of the version that would be sent. */
  number: number;
}

/** Language in which a proposal is shown. */
export const localeOf = ({ language }: Columns): Locale => (isLocale(language) ? language : "es");

/** The traveller's page with what is typed. Nothing is saved. */
export default function ProposalPreview({ form, stored, number, ...place }: ProposalPreviewProps) {
  const { row } = form;
  const language = localeOf(row);
  return (
    <PreviewPane
      {...place}
      note="Lo que verá el viajero"
      formLocale={language}
      languages={[language]}
      requestOf={(locale) => ({
        type: "proposals",
        locale,
        entry: { ...row, reference: stored?.reference, number },
      })}
      changes={[row]}
    />
  );
}
