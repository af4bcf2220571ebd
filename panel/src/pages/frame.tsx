import { Toaster } from "@panel/ui/toaster";
import { useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";

/** What every page of the panel stands in. */
export function Frame() {
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  const title = handle?.title;
  useLayoutEffect(() => {
    if (title) document.title = `${title} | Admin Panel`;
  }, [title]);
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
