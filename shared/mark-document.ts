/**
 * Sets `data-<name>` on `<html>`, to the number of those who do, until each has called what it got back.
 * Styles of the whole page ask for such a mark where they could ask with `:has()`: that has the browser
 * look through the document again at each of its changes.
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
