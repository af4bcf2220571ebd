import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { FooterList } from "~/page-list";
import type { FixedPage } from "./fixed-pages.server";
import type { Company } from "./settings.server";

/** Company facts shown in navigation and footer. */
export interface CompanySummary
  extends Pick<Company, "name" | "address" | "phone" | "email" | "networks"> {
  /** Legal pages that are published, besides privacy. */
  legal: readonly FixedPage[];
  /** Lists of content outside the navigation. */
  lists: readonly FooterList[];
}

/** The last loaded value. A failed page load carries none (A14). */
let last: CompanySummary | undefined;

/** The root loader's company facts; the last loaded ones after a failed load, else undefined. */
export function useCompany(): CompanySummary | undefined {
  const loaded = useRouteLoaderData("root") as { company?: CompanySummary } | undefined;
  const company = loaded?.company;
  // Effects do not run on the server, where visitors would share this variable.
  useEffect(() => {
    if (company) last = company;
  }, [company]);
  return company ?? last;
}
