/** The visitor's consent to third-party scripts. None loads before it is given (A12). */

const answers = ["accepted", "refused"] as const;
export type Answer = (typeof answers)[number];
export type Consent = Answer | "none";

export const consentKey = "consent";

const changed = "consentchange";

/** Used when localStorage is unavailable; the answer then lasts until the page is unloaded. */
let unsaved: Answer | undefined;

export function readConsent(): Consent {
  if (unsaved) return unsaved;
  try {
    const saved = localStorage.getItem(consentKey);
    return answers.find((answer) => answer === saved) ?? "none";
  } catch {
    return "none";
  }
}

/** Sets `data-consent`, by which the stylesheet reserves space. */
function updateDocument() {
  document.documentElement.dataset.consent = readConsent();
}

/** Saves the answer and notifies every watcher, even if it is unchanged. */
export function chooseConsent(answer: Answer) {
  try {
    localStorage.setItem(consentKey, answer);
    unsaved = undefined;
  } catch {
    unsaved = answer;
  }
  updateDocument();
  dispatchEvent(new Event(changed));
}

/**
 * Calls back when the answer changes in this tab or another, and after a restore from the
 * back/forward cache.
 */
export function watchConsent(onChange: () => void): () => void {
  const notify = () => {
    updateDocument();
    onChange();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) notify();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  addEventListener(changed, onChange);
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

const opened = "consentopen";

/** Shows the consent bar again. */
export function openConsent() {
  dispatchEvent(new Event(opened));
}

/** Calls back when the visitor reopens the consent bar. */
export function watchReopen(onOpen: () => void): () => void {
  addEventListener(opened, onOpen);
  return () => removeEventListener(opened, onOpen);
}

// Pages other than the home page have no inline script (`inline-script.server.ts`) that sets these.
if (typeof document !== "undefined") {
  updateDocument();
  if (readConsent() === "none") document.documentElement.dataset.asking = "";
}
