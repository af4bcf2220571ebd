/** Stored form of the visitor's answer, and the rules by which it expires. */

const answers = ["accepted", "refused"] as const;
export type Answer = (typeof answers)[number];
export type Consent = Answer | "none";

/** Key in localStorage. */
export const consentKey = "consent";

/** Raised if the meaning of an answer changes; visitors are then asked again. */
export const consentVersion = 1;

/** Calendar months for which an answer is valid, as the French authority (CNIL) recommends. */
export const consentMonths = 6;

/** Tolerance for answers dated in the future by a clock that was ahead. */
const dayMs = 86_400_000;

export interface SavedConsent {
  version: number;
  answer: Answer;
  /** Services that the answer is about; see `servicesOf` in `third-parties.server.ts`. */
  services: string[];
  /** ISO 8601, UTC. */
  at: string;
}

export function createConsent(answer: Answer, services: string[], now: Date): SavedConsent {
  return { version: consentVersion, answer, services, at: now.toISOString() };
}

/** @returns undefined for a text that is no stored answer, such as those of earlier versions. */
export function parseConsent(text: string | null): SavedConsent | undefined {
  try {
    const saved = JSON.parse(text ?? "");
    const { answer, services, at } = saved;
    const isValid = answers.includes(answer) && Array.isArray(services) && typeof at === "string";
    return isValid ? saved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The answer in effect for the configured services. `none` if there is none, if it has another
 * version, is older than six months, or does not cover all services.
 */
export function consentOf(
  saved: SavedConsent | undefined,
  services: readonly string[],
  now: Date,
): Consent {
  if (saved?.version !== consentVersion) return "none";
  if (!services.every((service) => saved.services.includes(service))) return "none";
  const given = new Date(saved.at);
  const expires = new Date(given);
  expires.setUTCMonth(expires.getUTCMonth() + consentMonths);
  // False for an invalid date, too.
  const isCurrent = now < expires && given.getTime() < now.getTime() + dayMs;
  return isCurrent ? saved.answer : "none";
}
