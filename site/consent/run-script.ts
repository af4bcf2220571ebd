let ran = false;

/** True if a third-party script has run in this document. Only leaving the page stops it. */
export const hasRun = () => ran;

/** Runs a third-party script inside an element. */
export function runScript(src: string, parent: Element): HTMLScriptElement {
  ran = true;
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  parent.append(script);
  return script;
}
