/**
 * Holds the first paint back until the element with this id has arrived whole. A browser may paint at any
 * byte; what is centred or stands at the right would move when the rest of its row comes.
 * https://html.spec.whatwg.org/#link-type-expect
 */
export function BlockPaintUntil({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
