import type { AppContext } from "~/context";
import { consentKey } from "./consent";

/**
 * Runs before the home page's first paint, so that the layout reserves space for the consent bar
 * and the reviews. `data-asking` stays until the document is unloaded: an answer must not shift the
 * layout.
 */
const script = `try{var c=localStorage.getItem("${consentKey}")}catch(e){}var d=document.documentElement.dataset;if(c==="accepted"||c==="refused")d.consent=c;else{d.consent="none";d.asking=""}`;

/** Empty if no third-party script is configured. */
export function consentInlineScript({
  thirdParties: { reviewWidget, script: everywhere },
}: AppContext) {
  return reviewWidget || everywhere ? script : "";
}
