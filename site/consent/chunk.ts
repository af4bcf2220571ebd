/** All that a browser needs where scripts of others are configured, as one file; see `parts.tsx`. */
export { ConsentButton } from "./consent-button";
export { ConsentGate } from "./consent-gate";
export { ReviewWidget } from "./review-widget";
export { ThirdPartySection } from "./third-party-section";
