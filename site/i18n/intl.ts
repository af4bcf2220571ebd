/**
 * Intl's formatters take longer to make than to use, and one never changes: each is made once. What a
 * visitor's browser shows of them is written by loaders: a phone takes 20 ms and more for its first.
 */
function memoized<Options, Made>(make: (tag: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options?: Options): Made => {
    const key = tag + JSON.stringify(options);
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}

export const numberFormat = memoized(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const dateFormat = memoized(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
