/** The columns by which the messages can be ordered. */
export type OrderColumn = "created_at" | "name" | "email";

export interface Order {
  /** In the address: `?sort=oldest`. */
  value: string;
  label: string;
  column: OrderColumn;
  ascending: boolean;
}

/** The first is the usual one, and the first of a column is what its heading begins with. */
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

/** What pressing a column's heading leads to: its other direction where it is ordered by it already. */
export function orderAfter(present: Order, column: OrderColumn): Order {
  const [first, second] = orders.filter((order) => order.column === column);
  return (present.value === first?.value ? second : first) ?? orders[0];
}
