import { isSignedIn } from "@panel/auth/session";
import { TextEditor } from "@panel/texts/text-editor";
import { textsQuery } from "@panel/texts/texts-query";
import { LoadFailed } from "@panel/ui/load-failed";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from "react-router";
import type { TextPage } from "#content/texts/define.ts";
import type { SiteTextRow } from "#shared/database.types.ts";
import NotFound from "./not-found";

type Loaded = "failed" | "missing" | { page: TextPage; rows: SiteTextRow[] };

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  if (!(await isSignedIn())) return "failed";
  const rows = textsQuery.queryFn({ signal: AbortSignal.timeout(30_000) });
  // All words of the site, while the rows are on their way.
  const texts = import("#content/texts/index.ts");
  return Promise.all([texts, rows]).then(
    ([{ textPages }, rows]) => {
      const page = textPages.find((each) => each.page === params.page);
      return page ? { page, rows } : "missing";
    },
    () => "failed",
  );
}

/** The form would be replaced by what others have saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.page !== nextParams.page;

export default function TextPageRoute() {
  const loaded = useLoaderData<Loaded>();
  if (loaded === "missing") return <NotFound />;
  if (loaded === "failed") return <LoadFailed />;
  return <TextEditor key={loaded.page.page} page={loaded.page} initialRows={loaded.rows} />;
}
