import type { IncomingMessage } from "node:http";
import type { Backend } from "../backend/contract.ts";
import { clientOf } from "../http/client-of.ts";
import type { Middleware } from "../http/listen.ts";
import { apiHeaders, type TransportOptions } from "../http/security-headers.ts";
import { withId } from "../http/sendable.ts";

interface Options extends TransportOptions {
  backend: Pick<Backend, "refuse">;
  trustProxy: number;
}

const ofBackend = /^\/(?:rest|auth|storage)\/v1\//;

/**
 * Refuses what the backend would refuse, before anything is made of the request: who sends hundreds at a time
 * must not make others wait for his refusals.
 */
export function refuseStrangers({ backend, trustProxy, ...transport }: Options): Middleware {
  const { siteUrl } = transport;
  const always = apiHeaders(transport);
  return (incoming, outgoing, next, trace) => {
    if (!backend.refuse || !ofBackend.test(incoming.url ?? "")) return next();
    backend
      .refuse(headOf(incoming, siteUrl), { peerAddress: clientOf(incoming, trustProxy) })
      .then(async (refused) => {
        if (!refused) return next();
        const body = Buffer.from(await refused.text());
        const given = { ...Object.fromEntries(refused.headers), ...always };
        const headers = Object.entries({ ...given, "content-length": `${body.byteLength}` }).flat();
        outgoing.writeHead(refused.status, withId(headers, trace));
        outgoing.end(body);
      })
      .catch(next);
  };
}

/** With the headers by which a sender is known. */
function headOf({ method = "GET", url = "", headers }: IncomingMessage, siteUrl: string) {
  const { apikey, authorization, origin } = headers;
  const given = { apikey: apikey?.toString(), authorization, origin };
  const known = Object.entries(given).filter(
    (each): each is [string, string] => each[1] !== undefined,
  );
  return { method, url: siteUrl + url, headers: new Headers(known) };
}
