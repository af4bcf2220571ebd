/**
 * What the whole application means by `react` (vite.config.ts): Preact, in React's words, at a fifth of
 * its size. See docs/decisions/0016-preact-for-react.md.
 */
// @ts-expect-error its types are written for `require`; its files are modules
export * from "preact/compat";
export { default } from "preact/compat";

/** React Router imports it for a mode that is not on here, and shows its own state without it. */
export const useOptimistic = <State>(state: State) => [state, () => {}] as const;
