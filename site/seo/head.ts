import type { MetaDescriptor } from "react-router";
import { structuredDataOf } from "./structured-data";

/**
 * Every page's `meta`: its loader has built the head on the server (`head.server.ts`), so that no
 * visitor downloads how.
 */
export function headOf({ loaderData }: { loaderData?: { head: MetaDescriptor[] } }) {
  return loaderData ? [...loaderData.head, ...structuredDataOf(loaderData.head)] : [];
}
