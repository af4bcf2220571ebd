import { redirect } from "react-router";
import { languageContext } from "~/context";
import { localizePath } from "~/i18n/paths";
import type { HeadInput } from "./read-page.server";

interface RedirectOptions {
  status: 301 | 302 | 307;
  /** Parameter that named the page, and is not part of its new address. */
  without?: string;
  headers?: HeadersInit;
}

/**
 * A redirect to a bare path, in the language of the request's address. Keeps the query: without it, visits from
 * campaigns would count as direct.
 */
export function redirectTo(
  { url, context }: HeadInput,
  path: string,
  { status, without, headers }: RedirectOptions,
): Response {
  const { prefix } = context.get(languageContext);
  return redirect(localizePath(path, prefix) + queryWithout(url.search, without), {
    status,
    ...(headers && { headers }),
  });
}

/** As written in the address, apart from the removed parameter. */
function queryWithout(search: string, name: string | undefined): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !(name && new URLSearchParams(part).has(name)));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
