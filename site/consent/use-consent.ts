import { useSyncExternalStore } from "react";
import { readConsent, watchConsent } from "./consent";
import type { Consent } from "./saved-consent";

const onServer = () => undefined;

/** Current consent. Undefined until hydration, because the server cannot know it. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(watchConsent, readConsent, onServer);
}
