let ran = false;

/** Whether anything of others has begun to run in this document; only leaving it makes it stop. */
export const hasRun = () => ran;

/** Runs somebody else's script inside an element. */
export function runScript(src: string, parent: Element): HTMLScriptElement {
  ran = true;
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  parent.append(script);
  return script;
}
