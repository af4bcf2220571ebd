import { Announcer } from "@panel/ui/announcer";
import { Toaster } from "@panel/ui/toaster";
import { useLayoutEffect } from "react";
import { Outlet, type Params, ScrollRestoration, useMatches } from "react-router";

/** Title of a page, fixed or by the parameters of its address. */
export type Title = string | ((params: Params) => string);

/** Layout of all pages: document title, toasts and scroll restoration. */
export function RootLayout() {
  const match = useMatches().at(-1);
  const handle = match?.handle as { title?: Title } | undefined;
  const title =
    typeof handle?.title === "function" ? handle.title(match?.params ?? {}) : handle?.title;
  useLayoutEffect(() => {
    if (title) document.title = `${title} | Admin Panel`;
  }, [title]);
  return (
    <>
      <Outlet />
      <Toaster />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
