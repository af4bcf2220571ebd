import type { MetaDescriptor } from "react-router";
import { structuredDataOf } from "./structured-data";

/**
 * `meta` export of all pages. The loader builds the head on the server (`head.server.ts`), so that
 * its code is not downloaded.
 */
export function headOf({ loaderData }: { loaderData?: { head: MetaDescriptor[] } }) {
  return loaderData ? [...loaderData.head, ...structuredDataOf(loaderData.head)] : [];
}
