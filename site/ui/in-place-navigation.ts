/**
 * The state of a navigation that changes a part of the page one is on, as narrowing a list does: what is there
 * stays until the new comes, and focus and scroll stay where they are.
 */
export const inPlaceNavigation = { stays: true };

export const isInPlaceNavigation = (state: unknown): boolean =>
  (state as typeof inPlaceNavigation | null | undefined)?.stays === true;
