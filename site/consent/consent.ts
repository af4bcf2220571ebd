/** The visitor's consent to third-party scripts. None loads before it is given (A12). */
import {
  type Answer,
  type Consent,
  consentKey,
  consentOf,
  createConsent,
  parseConsent,
  type SavedConsent,
} from "./saved-consent";

const changed = "consentchange";

/** Used when localStorage is unavailable; the answer then lasts until the page is unloaded. */
let unsaved: SavedConsent | undefined;

/** The configured services, which the root writes into the document. */
const services = () => (document.documentElement.dataset.services ?? "").split(" ");

export function readConsent(): Consent {
  let saved = unsaved;
  try {
    saved ??= parseConsent(localStorage.getItem(consentKey));
  } catch {
    // Storage may be blocked.
  }
  return consentOf(saved, services(), new Date());
}

/** Sets `data-consent`, by which the stylesheet reserves space. */
function updateDocument() {
  document.documentElement.dataset.consent = readConsent();
}

/** Saves the answer with the services and the time, and notifies every watcher, even if it is unchanged. */
export function chooseConsent(answer: Answer) {
  const consent = createConsent(answer, services(), new Date());
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent));
    unsaved = undefined;
  } catch {
    unsaved = consent;
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
