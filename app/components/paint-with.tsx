/**
 * Holds the first paint back until the element with this id has arrived whole. A browser may paint
 * at any byte; what is centred or stands at the right would move when the rest of its row comes. On
 * a page that is there already it does nothing. https://html.spec.whatwg.org/#link-type-expect
 */
export const PaintWith = ({ id }: { id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
