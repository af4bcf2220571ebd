/**
 * Sets `data-<name>` on `<html>` to the number of active callers; each calls the returned function to
 * release it. Global styles use such an attribute instead of `:has()`, which would make the browser search
 * the document after each change.
 * @param name in camel case, as in `dataset`.
 */
export function markDocument(name: string): () => void {
  const { dataset } = document.documentElement;
  const add = (one: number) => {
    const holders = Number(dataset[name] ?? 0) + one;
    dataset[name] = `${holders}`;
    if (!holders) delete dataset[name];
  };
  add(1);
  return () => add(-1);
}
