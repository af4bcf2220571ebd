/**
 * Blocks the first paint until the element with this id is parsed. A browser may paint after any
 * byte; centred or right-aligned parts would then shift.
 * https://html.spec.whatwg.org/#link-type-expect
 */
export function BlockPaintUntil({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
