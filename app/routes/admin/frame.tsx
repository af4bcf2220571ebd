import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { Toaster } from "~/components/admin/toaster";
import { createQueryClient } from "~/features/auth/query-client";
import { startSession } from "~/features/auth/session";
import { appContext } from "~/lib/context";
import stylesheet from "~/styles/admin/admin.css?url";
import type { Route } from "./+types/frame";

export const meta: Route.MetaFunction = () => [
  { title: "Panel de administración | Tsamma Safaris" },
  { name: "robots", content: "noindex, nofollow" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { backendUrl, publishableKey, siteUrl } = context.get(appContext);
  // Its own origin is what the browser calls it, whatever SITE_URL says.
  return { backendUrl: backendUrl === siteUrl ? "" : backendUrl, publishableKey };
}

export const shouldRevalidate = () => false;

/** Here and not at the root, which would begin the document anew, fonts and all. */
export { RouteErrorScreen as ErrorBoundary } from "~/components/error-screen";

/** What every page of the panel stands in. The server renders it without a session: a spinner. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(createQueryClient);
  if (typeof document !== "undefined")
    startSession(loaderData.backendUrl, loaderData.publishableKey);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toaster />
      {/* Here it holds back nothing that stands before it. */}
      <link rel="stylesheet" href={stylesheet} />
    </QueryClientProvider>
  );
}
