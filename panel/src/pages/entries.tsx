import { menuOf } from "@panel/entries/labels";
import { EntryList } from "@panel/entries/list/entry-list";
import { listQuery } from "@panel/entries/list/use-entry-list";
import { titleByType, typeAt } from "@panel/entries/type-at";
import { prefetch } from "@panel/queries/prefetch";
import { type LoaderFunctionArgs, useParams } from "react-router";
import NotFound from "./not-found";

export const handle = { title: titleByType(menuOf) };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const type = typeAt(params.type);
  if (type) prefetch(context, listQuery(type, new URL(request.url).searchParams).query);
  return null;
}

/** List of a type's entries (H5). */
export default function EntriesPage() {
  const type = typeAt(useParams().type);
  // Keyed by type: otherwise React would keep rows and dialogs of the previous list.
  return type ? <EntryList key={type.table} type={type} /> : <NotFound />;
}
