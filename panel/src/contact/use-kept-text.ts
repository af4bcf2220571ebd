import { useEffect, useState } from "react";

/** Milliseconds after which nobody is coming back for it. */
const longest = 7 * 24 * 3_600_000;

const keyOf = (name: string) => `tsamma-draft:${name}`;

/** What is being typed beside an enquiry has names that begin so. */
export const keptNames = (enquiry: string) =>
  ["subject", "answer", "note"].map((field) => `${field}:${enquiry}`);

function read(name: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return kept?.at > Date.now() - longest && typeof kept.text === "string" ? kept.text : undefined;
  } catch {
    return undefined;
  }
}

export function forgetText(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // There is none then.
  }
}

/** A text that is being typed, kept in this browser until it is what it began with: a reload finds it again. */
export function useKeptText(name: string, initial = "") {
  const [text, setText] = useState(() => read(name) ?? initial);
  useEffect(() => {
    if (text === initial) return forgetText(name);
    try {
      localStorage.setItem(keyOf(name), JSON.stringify({ text, at: Date.now() }));
    } catch {
      // Storage is full or forbidden: the page works on without this net.
    }
  }, [name, text, initial]);
  return [text, setText] as const;
}
