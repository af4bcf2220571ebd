import { columnOf, isTranslated } from "#content/columns.ts";
import type { ContentTypeOf, Field } from "#content/define.ts";
import { valueIn } from "#content/view.ts";
import { compareIn } from "#shared/collator.ts";
import type { Locale } from "#shared/locales.ts";
import type { AppContext } from "~/context";

/** Columns by which a list is sorted, the first is the most important. */
export type ListOrder = readonly { by: string; descending?: true }[];

/**
 * Longer lists are in the database's order, which is read from an index. Hosted Supabase caps responses at this number.
 */
const maxSorted = 1000;

const fieldOf = ({ fields }: ContentTypeOf, name: string): Field | undefined => fields[name];

/** Whether the order differs between languages. */
export const isAlphabetical = (type: ContentTypeOf, order: ListOrder): boolean =>
  order.some(({ by }) => fieldOf(type, by)?.kind === "text");

type Row = Readonly<Record<string, unknown>>;
/** Adds filters to a query. */
export type Narrow = (rows: ReturnType<typeof visibleRows>) => ReturnType<typeof visibleRows>;

function visibleRows({ supabase }: AppContext, { table, visible }: ContentTypeOf, columns: string) {
  return supabase
    .from(table as "tours")
    .select(columns as "*")
    .eq(visible as "is_active", true);
}

/** Ids of entries in their order. */
interface Order {
  ids: string[];
  /** There are more entries than can be sorted. */
  isCut: boolean;
}

/**
 * Ids of a type's visible entries, sorted by the shown texts in the alphabet of a language. Reads the sorted columns of
 * all entries, which are few and short compared with one page. Empty if reading fails.
 * @param narrow adds filters
 */
export async function readOrder(
  context: AppContext,
  type: ContentTypeOf,
  locale: Locale,
  order: ListOrder,
  narrow: Narrow = (rows) => rows,
): Promise<Order> {
  const columns = order.flatMap(({ by }) => {
    const field = fieldOf(type, by);
    return field && isTranslated(field) ? [by, columnOf(by, locale)] : [by];
  });
  const select = [...new Set(["id", ...columns])].join();
  const { data, error } = await narrow(visibleRows(context, type, select)).limit(maxSorted + 1);
  if (error) context.log.error("list not read", { table: type.table, error: error.message });
  const rows = (data ?? []) as unknown as Row[];
  // A full response of a hosted project may have been cut.
  const isCut = rows.length >= maxSorted;
  return { ids: sortRows(type, rows, locale, order).map(({ id }) => String(id)), isCut };
}

/** Sorts rows that have the columns of the order. Equal ones are sorted by id. */
export function sortRows<R extends Row>(
  type: ContentTypeOf,
  rows: readonly R[],
  locale: Locale,
  order: ListOrder,
): R[] {
  const compareTexts = compareIn(locale);
  const keys = order.map(({ by, descending }) => {
    const field = fieldOf(type, by);
    const shown = (row: R) =>
      field?.kind === "text"
        ? String(valueIn(row, by, field, { locale, pictures: () => [] }))
        : row[by];
    return { shown, direction: descending ? -1 : 1 };
  });
  return rows.toSorted((a, b) => {
    for (const { shown, direction } of keys) {
      const [one, other] = [shown(a), shown(b)];
      const difference =
        typeof one === "string" && typeof other === "string"
          ? compareTexts(one, other)
          : Number(one) - Number(other);
      if (difference) return difference * direction;
    }
    return String(a.id) < String(b.id) ? -1 : 1;
  });
}
