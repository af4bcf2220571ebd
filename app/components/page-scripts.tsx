import { Scripts } from "react-router";
import { isAdminPath } from "~/lib/admin-path";

/**
 * What starts the application stands in the server's document. On the site, whose modules wait for the first
 * paint (`start-later.ts`), React Router's own would make a link for each of them in the browser, which has
 * them all by then: each change of the body has the style of much of the document computed anew. Its two
 * scripts are left where they are.
 */
export function PageScripts({ pathname }: { pathname: string }) {
  if (import.meta.env.SSR || import.meta.env.DEV || isAdminPath(pathname)) return <Scripts />;
  return (
    <>
      <script />
      <script />
    </>
  );
}
