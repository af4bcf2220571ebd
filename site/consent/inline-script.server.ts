import type { AppContext } from "~/context";
import { consentKey, consentMonths, consentVersion } from "./saved-consent";

/**
 * Runs before the home page's first paint, so that the layout reserves space for the consent bar
 * and the reviews. The rules are those of `consentOf`. `data-asking` stays until the document is
 * unloaded: an answer must not shift the layout.
 */
const script = `(function(){var d=document.documentElement.dataset,a="none";try{var c=JSON.parse(localStorage.getItem("${consentKey}")),n=Date.now(),g=new Date(c.at),e=new Date(c.at);e.setUTCMonth(e.getUTCMonth()+${consentMonths});if(c.version===${consentVersion}&&/^(accepted|refused)$/.test(c.answer)&&(d.services||"").split(" ").every(function(s){return c.services.includes(s)})&&n<e&&g<n+864e5)a=c.answer}catch(e){}d.consent=a;if(a==="none")d.asking=""})();`;

/** Empty if no third-party script is configured. */
export function consentInlineScript({
  thirdParties: { reviewWidget, script: everywhere },
}: AppContext) {
  return reviewWidget || everywhere ? script : "";
}
