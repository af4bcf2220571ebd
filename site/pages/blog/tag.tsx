import { entryMeta, MissingEntry } from "~/entries/missing-entry";
import type { Route } from "./+types/tag";
import { ShelfPage } from "./shelf-page";
import { loadShelf } from "./shelves.server";

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadShelf({ url, context }, "tag", params.shelf);
}

export const meta = entryMeta;
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const ErrorBoundary = MissingEntry;

export default function Tag({ loaderData }: Route.ComponentProps) {
  return <ShelfPage {...loaderData} />;
}
