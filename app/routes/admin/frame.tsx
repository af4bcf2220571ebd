import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { Toaster } from "~/components/admin/toaster";
import { ErrorScreen } from "~/components/error-screen";
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
  const { backendUrl, publishableKey, siteUrl, mailProblems } = context.get(appContext);
  // Its own origin is what the browser calls it, whatever SITE_URL says.
  return { backendUrl: backendUrl === siteUrl ? "" : backendUrl, publishableKey, mailProblems };
}

export const shouldRevalidate = () => false;

/** Here and not at the root, which would begin the document anew, fonts and all. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

/** What every page of the panel stands in. The server renders it without a session: a spinner. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  if (typeof document !== "undefined")
    startSession(loaderData.backendUrl, loaderData.publishableKey);
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toaster />
      {/* Here it holds back nothing that stands before it. */}
      <link rel="stylesheet" href={stylesheet} />
    </QueryClientProvider>
  );
}
