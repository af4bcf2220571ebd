/** Columns by which enquiries can be sorted. */
export type OrderColumn = "created_at" | "name" | "email";

export interface Order {
  /** Value in the address: `?sort=oldest`. */
  value: string;
  label: string;
  column: OrderColumn;
  ascending: boolean;
}

/** The first is the default. The first of each column is the initial direction of its heading. */
export const orders = [
  { value: "newest", label: "Los más recientes primero", column: "created_at", ascending: false },
  { value: "oldest", label: "Los más antiguos primero", column: "created_at", ascending: true },
  { value: "name", label: "Por nombre, de la A a la Z", column: "name", ascending: true },
  { value: "name-z", label: "Por nombre, de la Z a la A", column: "name", ascending: false },
  { value: "email", label: "Por correo, de la A a la Z", column: "email", ascending: true },
  { value: "email-z", label: "Por correo, de la Z a la A", column: "email", ascending: false },
] as const satisfies Order[];

export function orderOf(value: string | null): Order {
  return orders.find((order) => order.value === value) ?? orders[0];
}

/** Order after a press on a column's heading: reverses the direction if it is already sorted by it. */
export function orderAfter(current: Order, column: OrderColumn): Order {
  const [first, second] = orders.filter((order) => order.column === column);
  return (current.value === first?.value ? second : first) ?? orders[0];
}
