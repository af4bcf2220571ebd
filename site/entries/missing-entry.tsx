import { lazy, Suspense } from "react";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Messages } from "~/i18n/message-table";
import { headOf } from "~/seo/head";

const NotFound = lazy(() =>
  import("~/ui/not-found").then(({ NotFound }) => ({ default: NotFound })),
);

/** Error boundary of entry pages. Shows the not-found page on 404; rethrows other errors. */
export function MissingEntry({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}

interface EntryMeta {
  loaderData?: { head: MetaDescriptor[] };
  matches: readonly (undefined | { id: string; loaderData?: unknown })[];
}

/** Head of an entry's page. On 404, uses the root's messages. */
export function entryMeta({ loaderData, matches }: EntryMeta) {
  if (loaderData) return headOf({ loaderData });
  const root = matches[0]?.loaderData as { messages?: Messages } | undefined;
  return [{ title: root?.messages?.["lost.title"] }, { name: "robots", content: "noindex" }];
}
