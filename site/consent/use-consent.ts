import { useSyncExternalStore } from "react";
import { type Consent, readConsent, watchConsent } from "./consent";

const onServer = () => undefined;

/** The visitor's answer, live; undefined until the page is hydrated, as the server cannot know it. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(watchConsent, readConsent, onServer);
}
