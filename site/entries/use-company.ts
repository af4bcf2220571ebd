import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Company } from "./settings.server";

/** What the frame around every page says of the company. */
export type CompanySummary = Pick<Company, "name" | "address" | "phone" | "email" | "networks">;

/** What the browser had when a page last came whole: one that fails brings nothing (A14). */
let last: CompanySummary | undefined;

/** Travels with the root's data, once for a whole visit; undefined where not even that has come. */
export function useCompany(): CompanySummary | undefined {
  const loaded = useRouteLoaderData("root") as { company?: CompanySummary } | undefined;
  const company = loaded?.company;
  // Effects run in browsers only: on the server visitors would share it.
  useEffect(() => {
    if (company) last = company;
  }, [company]);
  return company ?? last;
}
