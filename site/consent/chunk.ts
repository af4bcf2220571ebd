/** Components of the consent chunk, loaded only where third-party scripts are configured; see `parts.tsx`. */
export { ConsentButton } from "./consent-button";
export { ConsentGate } from "./consent-gate";
export { ReviewWidget } from "./review-widget";
export { ThirdPartySection } from "./third-party-section";
