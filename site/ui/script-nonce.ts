import { createContext } from "react";

/**
 * Nonce of this rendering's inline scripts; others are blocked. Undefined in the browser, because
 * the server removes it from the document.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
