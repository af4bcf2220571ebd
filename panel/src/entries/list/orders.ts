import type { ContentType } from "#content/index.ts";
import { sortColumnsOf } from "#content/properties.ts";

/** Order of a list. */
export interface ListOrder {
  /** Value in the address: `?sort=price`, `?sort=-price` in reverse. */
  value: string;
  label: string;
  column: string;
  ascending: boolean;
}

/** Both directions of every column by which the list can be sorted. The first is the default. */
export function ordersOf(type: ContentType): ListOrder[] {
  return sortColumnsOf(type).flatMap((column, at) => {
    const { label, directions, isDate } = wordsOf(type, column);
    const order = (ascending: boolean): ListOrder => ({
      value: ascending ? column : `-${column}`,
      label: `${label}, ${directions[ascending ? 0 : 1]}`,
      column,
      ascending,
    });
    const descendingFirst = at === 0 ? type.admin.order.descending === true : isDate;
    return descendingFirst ? [order(false), order(true)] : [order(true), order(false)];
  });
}

/** The order that an address names, or the default. */
export function orderOf(type: ContentType, value: string | null): ListOrder {
  const orders = ordersOf(type);
  const order = orders.find((one) => one.value === value) ?? orders[0];
  if (!order) throw new Error(`${type.table} has no order`);
  return order;
}

const common: Record<string, string> = { created_at: "Creación", updated_at: "Último cambio" };

/** Label of a column, and names of its directions, the ascending first. */
function wordsOf({ fields }: ContentType, column: string) {
  const field = fields[column];
  const label = field?.label ?? common[column] ?? column;
  if (field?.kind === "text")
    return { label, directions: ["de la A a la Z", "de la Z a la A"], isDate: false };
  const isDate = !field || field.kind === "datetime" || field.kind === "date";
  const directions = isDate
    ? ["lo más antiguo primero", "lo más nuevo primero"]
    : ["de menor a mayor", "de mayor a menor"];
  return { label, directions, isDate };
}
