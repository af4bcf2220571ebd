import type { Draft, ObjectItem, Value } from "../draft/values";

/**
 * Whether the cursor is in a field that would change around it.
 * @param next new value of the field
 */
export function isCursorIn(
  form: HTMLFormElement | null,
  name: string,
  draft: Draft,
  next: Value,
): boolean {
  const focused = document.activeElement;
  if (!focused || !form?.contains(focused)) return false;
  // Dialogs of fields have no names.
  if (focused.closest("dialog")) return true;
  const [field, at] = (focused.getAttribute("name") ?? "").split(".");
  if (field !== name) return false;
  const value = draft[name];
  const isArray = Array.isArray(value) && value.every((item) => Object(item).values);
  return !isArray || movesItem(value as ObjectItem[], next as ObjectItem[], Number(at));
}

/** Whether the item with the cursor changes, or items change places, which would move it. */
function movesItem(items: readonly ObjectItem[], next: readonly ObjectItem[], at: number): boolean {
  const keys = (list: readonly ObjectItem[], other: readonly ObjectItem[]) =>
    list.map(({ key }) => key).filter((key) => other.some((item) => item.key === key));
  const item = items[at];
  const nextItem = next.find(({ key }) => key === item?.key);
  return (
    JSON.stringify(item) !== JSON.stringify(nextItem) ||
    JSON.stringify(keys(items, next)) !== JSON.stringify(keys(next, items))
  );
}
