import type { IncomingMessage } from "node:http";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";

/**
 * Client address of a request.
 * @param proxies number of trusted proxies (`TRUST_PROXY`).
 */
export function clientAddressOf({ socket, headers }: IncomingMessage, proxies: number) {
  // Node joins repeated headers.
  return clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), proxies);
}
