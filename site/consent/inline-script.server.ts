import type { AppContext } from "~/context";
import { consentKey } from "./consent";

/**
 * Runs before the home page is painted, so that the room for the bar and for the reviews is there
 * from the first frame on. `asking` stays for as long as the document: an answer must move nothing.
 */
const script = `try{var c=localStorage.getItem("${consentKey}")}catch(e){}var d=document.documentElement.dataset;if(c==="accepted"||c==="refused")d.consent=c;else{d.consent="none";d.asking=""}`;

/** Nothing where no script of others is configured. */
export function consentInlineScript({
  thirdParties: { reviewWidget, script: everywhere },
}: AppContext) {
  return reviewWidget || everywhere ? script : "";
}
