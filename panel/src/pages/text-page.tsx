import { isSignedIn } from "@panel/auth/session";
import { TextEditor } from "@panel/texts/text-editor";
import { textsQuery } from "@panel/texts/texts-query";
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

/** The form would be replaced by what others have saved. */
export const shouldRevalidate = () => false;

export default function TextPageRoute() {
  const { rows } = useLoaderData<Loaded>();
  const { page: name } = useParams();
  const page = textPages.find((each) => each.page === name);
  if (!page) return <NotFound />;
  return rows ? <TextEditor key={page.page} page={page} initialRows={rows} /> : <LoadFailed />;
}
