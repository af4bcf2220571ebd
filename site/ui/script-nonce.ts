import { createContext } from "react";

/**
 * Nonce of the inline scripts of this rendering: an inline script without it is not allowed to run. Undefined in the
 * browser, because the server removes it before it sends the document.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
