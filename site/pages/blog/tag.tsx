import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import type { Route } from "./+types/tag";
import { BlogTermPage } from "./blog-term-page";
import { loadBlogTerm } from "./blog-terms.server";

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadBlogTerm({ url, context }, "tag", params.term);
}

export const meta = entryMeta;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const ErrorBoundary = MissingEntry;

export default function Tag({ loaderData }: Route.ComponentProps) {
  return <BlogTermPage {...loaderData} />;
}
