import { Navigate, useSearchParams } from "react-router";

/** Leads from a page that the list no longer has to its first one. */
export function ToFirstPage() {
  const [search] = useSearchParams();
  const first = new URLSearchParams(search);
  first.delete("page");
  return <Navigate to={`?${first}`} replace />;
}
