import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { pageOf } from "@panel/list/use-address-params";
import { queryOptions } from "@tanstack/react-query";
import { compareIn } from "#shared/collator.ts";
import type { Row } from "#shared/database.types.ts";
import { defaultLocale } from "#shared/locales.ts";
import { today } from "./departure";

export const pageSize = 50;

/** Views of the list. */
export const views = [
  { value: "coming", label: "Próximas" },
  { value: "past", label: "Pasadas" },
  { value: "cancelled", label: "Canceladas" },
] as const;
export type View = (typeof views)[number]["value"];

/** Filters and page of an address, and their query. */
export function listQuery(search: URLSearchParams) {
  const page = pageOf(search);
  const view = views.find(({ value }) => value === search.get("show"))?.value ?? "coming";
  const asked = search.get("tour") ?? "";
  const tour = /^[0-9a-f-]{36}$/.test(asked) ? asked : undefined;
  const query = queryOptions({
    queryKey: ["departures", "list", { page, view, tour }],
    queryFn: async ({ signal }) => {
      const from = (page - 1) * pageSize;
      let rows = backend().from("departures").select("*", { count: "exact" });
      if (tour) rows = rows.eq("tour_id", tour);
      if (view === "cancelled") rows = rows.eq("state", "cancelled");
      else rows = rows.neq("state", "cancelled");
      if (view === "coming") rows = rows.gte("starts_on", today());
      if (view === "past") rows = rows.lt("starts_on", today());
      const answer = await rows
        .order("starts_on", { ascending: view === "coming" })
        .order("id")
        .range(from, from + pageSize - 1)
        .abortSignal(signal);
      // PostgREST refuses pages past the end.
      if (answer.status === 416) return { rows: [], total: 0 };
      return { rows: dataOf(answer), total: answer.count ?? 0 };
    },
  });
  return { page, view, tour, query };
}

/** Hosted Supabase caps responses at this number. */
const maxTours = 1000;

/** Names of all tours, in the alphabet. */
export const toursQuery = queryOptions({
  queryKey: ["tours", "names"],
  queryFn: async ({ signal }) => {
    const rows = dataOf(
      await backend()
        .from("tours")
        .select("id, name, is_active")
        .order("name")
        .limit(maxTours)
        .abortSignal(signal),
    );
    const compare = compareIn(defaultLocale);
    return rows.toSorted((a, b) => compare(a.name, b.name));
  },
});

/** Changes of a departure, the newest first. */
export const logQuery = (departure: string) =>
  queryOptions({
    queryKey: ["departures", "log", departure],
    queryFn: async ({ signal }) =>
      dataOf(
        await backend()
          .from("departure_log")
          .select("*")
          .eq("departure_id", departure)
          .order("id", { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
  });

/** Enquiries about a departure, the newest first. */
export const askedQuery = (departure: string) =>
  queryOptions({
    queryKey: ["contact_submissions", "about-departure", departure],
    queryFn: ({ signal }) => readAsked(departure, signal),
  });

/** @throws {BackendError} */
export async function readAsked(departure: string, signal?: AbortSignal): Promise<AskedEnquiry[]> {
  let rows = backend()
    .from("contact_submissions")
    .select("id, name, created_at, state, adults, child_ages")
    .eq("departure_id", departure)
    .order("created_at", { ascending: false })
    .limit(100);
  if (signal) rows = rows.abortSignal(signal);
  return dataOf(await rows);
}

export type AskedEnquiry = Pick<
  Row<"contact_submissions">,
  "id" | "name" | "created_at" | "state" | "adults" | "child_ages"
>;

/** Enquiries that may take places, the newest first. */
export const enquiriesQuery = queryOptions({
  queryKey: ["contact_submissions", "for-departures"],
  queryFn: async ({ signal }) =>
    dataOf(
      await backend()
        .from("contact_submissions")
        .select("id, name, created_at")
        .in("state", ["new", "active", "proposed", "confirmed"])
        .order("created_at", { ascending: false })
        .limit(50)
        .abortSignal(signal),
    ),
});
