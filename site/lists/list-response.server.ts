import { data } from "react-router";
import type { ListPage } from "#shared/paging.ts";

/**
 * What the loader of a list answers. Behind the last page there are endlessly many addresses: what
 * stands there is neither an entry of the page cache nor one of a search engine (`pageMeta`).
 */
export function listResponse<Data extends { list: ListPage<unknown> }>(answer: Data) {
  const beyond = answer.list.page > answer.list.pages;
  return data(answer, { headers: beyond ? { "cache-control": "no-store" } : {} });
}
