import type { ContentType } from "#content/index.ts";
import type { Form } from "../editor/use-form";
import { type EntryRow, nameOf } from "../entry-row";
import { PreviewLinks } from "./preview-links";
import { type PlacedPreview, PreviewPane } from "./preview-pane";

interface EntryPreviewProps extends PlacedPreview {
  type: ContentType;
  id: string;
  saved: EntryRow | undefined;
  form: Pick<Form, "row" | "locale">;
  saveDraft?: (() => Promise<unknown>) | undefined;
}

/** Preview of an entry's page with the current draft, and links that show it to others (K3). */
export default function EntryPreview(props: EntryPreviewProps) {
  const { type, id, saved, form, saveDraft, ...place } = props;
  const { row } = form;
  const entry = { ...row, id, created_at: saved?.created_at, updated_at: saved?.updated_at };
  return (
    <PreviewPane
      {...place}
      note={nameOf(type, row)}
      formLocale={form.locale}
      requestOf={(locale) => ({ type: type.table, locale, entry })}
      changes={[row]}
      above={(locale) => <PreviewLinks {...{ type, id, locale, saveDraft }} />}
    />
  );
}
