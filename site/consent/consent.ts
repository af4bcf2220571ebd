/** The visitor's word on the scripts of others: nothing of them loads before it (A12). */

const answers = ["accepted", "refused"] as const;
export type Answer = (typeof answers)[number];
export type Consent = Answer | "none";

export const consentKey = "consent";

const changed = "consentchange";

/** Storage may be forbidden altogether; then the choice lasts as long as the page. */
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

/** The stylesheet makes room by it. */
function updateDocument() {
  document.documentElement.dataset.consent = readConsent();
}

/** Saves the answer and tells every watcher, also when it is the same again. */
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

/** Calls back when an answer is given here or in another tab, or may have been while this one slept. */
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

/** Shows the bar again, whatever was chosen. */
export function openConsent() {
  dispatchEvent(new Event(opened));
}

/** Calls back when somebody wants to choose again. */
export function watchOpening(onOpen: () => void): () => void {
  addEventListener(opened, onOpen);
  return () => removeEventListener(opened, onOpen);
}

// The visit may have begun elsewhere than on the home page, whose script does the same (`home-script`).
if (typeof document !== "undefined") {
  updateDocument();
  if (readConsent() === "none") document.documentElement.dataset.asking = "";
}
