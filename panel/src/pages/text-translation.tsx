import { isSignedIn } from "@panel/auth/session";
import { textsQuery } from "@panel/texts/texts-query";
import { textLanguage } from "@panel/translations/pending-texts";
import { TextsEditor } from "@panel/translations/texts-editor";
import { LoadFailed } from "@panel/ui/load-failed";
import { useLoaderData, useParams } from "react-router";
import { textPages } from "#content/texts/index.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import NotFound from "./not-found";

interface Loaded {
  /** Undefined if loading failed. */
  rows?: SiteTextRow[];
}

export async function loader(): Promise<Loaded> {
  if (!(await isSignedIn())) return {};
  return textsQuery.queryFn({ signal: AbortSignal.timeout(30_000) }).then(
    (rows) => ({ rows }),
    () => ({}),
  );
}

/** Translation form of the texts of a page (M7). */
export default function TextTranslation() {
  const { rows } = useLoaderData<Loaded>();
  const params = useParams();
  const page = textPages.find((each) => each.page === params.page);
  if (!page) return <NotFound />;
  if (!rows) return <LoadFailed />;
  const language = textLanguage(params.language);
  return (
    <TextsEditor key={`${page.page} ${language}`} {...{ page, language }} initialRows={rows} />
  );
}
