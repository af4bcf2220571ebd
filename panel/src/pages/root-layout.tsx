import { Toaster } from "@panel/ui/toaster";
import { useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";

/** Layout of all pages: document title, toasts and scroll restoration. */
export function RootLayout() {
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
