declare global {
  interface Window {
    /** Buttons that were tapped before anybody listened (`server/site/start-after-paint.ts`). */
    earlyTaps?: Set<HTMLButtonElement> | undefined;
  }
}

/** Taps again what was tapped before the page was hydrated. React hydrates a part that is tapped at once. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps;
  window.earlyTaps = undefined;
  for (const button of taps ?? []) button.click();
}
