/**
 * Memoizes Intl formatters, which take longer to create than to use. Loaders format what pages
 * show, because a phone needs 20 ms or more for its first formatter.
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
/** Cardinal plural rules (Unicode CLDR). */
export const pluralRules = memoized((tag) => new Intl.PluralRules(tag));
