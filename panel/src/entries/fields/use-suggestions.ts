import { dataOf } from "@panel/backend/backend-error";
import { backend } from "@panel/backend/browser-client";
import { useQuery } from "@tanstack/react-query";
import { compareIn } from "#shared/collator.ts";
import { textIn } from "../draft/member-forms";
import type { Columns } from "../draft/values";
import { useFormContext } from "./form-context";

const none: string[] = [];

/** Entries whose values are offered, in the order of the list: a column of thousands is not downloaded. */
const maxEntries = 500;

/** Distinct values of a column in the first entries of the list; undefined without a column. */
export function useSuggestions(column: string | undefined): string[] | undefined {
  const type = useFormContext().entry?.type;
  const { data = none } = useQuery({
    queryKey: [type?.table, "words", column],
    enabled: type !== undefined && column !== undefined,
    queryFn: async () => {
      if (!type || !column) return none;
      const { by, descending } = type.admin.order;
      const entries = backend().from(type.table).select<string, Columns>(column);
      const rows = dataOf(await entries.order(by, { ascending: !descending }).limit(maxEntries));
      const words = new Set(rows.map((row) => textIn(row, column)).filter(Boolean));
      return [...words].sort(compareIn("es"));
    },
  });
  return column === undefined ? undefined : data;
}
