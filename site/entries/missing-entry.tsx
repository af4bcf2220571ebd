import { lazy, Suspense } from "react";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Messages } from "~/i18n/catalogue.server";
import { headOf } from "~/seo/head";

const NotFound = lazy(() =>
  import("~/ui/not-found").then(({ NotFound }) => ({ default: NotFound })),
);

/** What the page of an entry shows where there is none; any other error is the whole site's. */
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

/** The head of an entry's page; that of the missing one is in words that are there in any case. */
export function entryMeta({ loaderData, matches }: EntryMeta) {
  if (loaderData) return headOf({ loaderData });
  const root = matches[0]?.loaderData as { messages?: Messages } | undefined;
  return [{ title: root?.messages?.["lost.title"] }, { name: "robots", content: "noindex" }];
}
