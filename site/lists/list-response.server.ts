import { data } from "react-router";
import type { ListPage } from "#shared/paging.ts";

/**
 * Response of a list loader. Page numbers past the end are unbounded: neither cache nor index them
 * (`pageMeta`).
 */
export function listResponse<Data extends { list: ListPage<unknown> }>(content: Data) {
  const isPastEnd = content.list.page > content.list.pages;
  return data(content, { headers: isPastEnd ? { "cache-control": "no-store" } : {} });
}
