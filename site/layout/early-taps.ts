declare global {
  interface Window {
    /** Buttons tapped before hydration (`server/site/start-after-paint.ts`). */
    earlyTaps?: Set<HTMLButtonElement> | undefined;
  }
}

/** Repeats taps made before hydration. React then hydrates the tapped part first. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps;
  window.earlyTaps = undefined;
  for (const button of taps ?? []) button.click();
}
