import { Navigate, useSearchParams } from "react-router";

/** Redirects from a page that no longer exists to the first one. */
export function ToFirstPage() {
  const [search] = useSearchParams();
  const first = new URLSearchParams(search);
  first.delete("page");
  return <Navigate to={`?${first}`} replace />;
}
