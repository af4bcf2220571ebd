import { GoTo } from "../go-to";
import { useSearch } from "./use-search";

/** Leads from a page that the list no longer has to its first one. */
export function ToFirstPage() {
  const { search } = useSearch();
  const first = new URLSearchParams(search);
  first.delete("page");
  return <GoTo to={`?${first}`} />;
}
