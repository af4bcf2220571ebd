import type { IncomingMessage } from "node:http";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";

/**
 * The network address of the client.
 * @param proxies how many proxies in front may be believed (`TRUST_PROXY`).
 */
export function clientOf({ socket, headers }: IncomingMessage, proxies: number) {
  // Node joins the lines of a header that comes more than once.
  return clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), proxies);
}
