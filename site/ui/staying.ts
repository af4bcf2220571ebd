/**
 * The state of a navigation that changes a part of the page one is on, as narrowing a list does: what is there
 * stays until the new comes, and focus and scroll stay where they are.
 */
export const staying = { stays: true };

export const isStaying = (state: unknown): boolean =>
  (state as typeof staying | null | undefined)?.stays === true;
