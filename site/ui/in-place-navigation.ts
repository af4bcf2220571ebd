/**
 * Location state of navigations that update a part of the page, such as filtering a list. Content,
 * focus and scroll position stay until the new data is there.
 */
export const inPlaceNavigation = { stays: true };

export const isInPlaceNavigation = (state: unknown): boolean =>
  (state as typeof inPlaceNavigation | null | undefined)?.stays === true;
