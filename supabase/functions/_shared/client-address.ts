import { isIP, isIPv6 } from "node:net";

/**
 * Client address. Proxies append their client to X-Forwarded-For: only the last entries, as many as there
 * are trusted proxies, are reliable; the client can forge the others.
 * @param peer address of the socket.
 * @param forwardedFor the header, its lines joined by commas.
 * @param proxies number of trusted proxies (`TRUST_PROXY`).
 * @returns undefined if the socket is closed and there is no header.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  proxies: number,
): string | undefined {
  const chain = proxies > 0 ? (forwardedFor?.split(",") ?? []) : [];
  // Fewer entries than proxies: the request did not pass through all of them.
  const forwarded = chain[chain.length - proxies];
  return (forwarded && normalAddress(forwarded)) || (peer && normalAddress(peer)) || undefined;
}

/**
 * Key of limits: the IPv4 address, or the IPv6 /64 network of a connection, in which a client can change
 * its address at will.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** Canonical address without port, brackets or zone; undefined if it is invalid. */
function normalAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, "$1");
  const address = bare.replace(/%.*$/, "");
  if (!isIP(address)) return undefined;
  if (!isIPv6(address)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIPv4(canonical) ?? canonical;
}

/** IPv6 sockets report 192.0.2.1 as `::ffff:c000:201`. */
function mappedIPv4(canonical: string): string | undefined {
  const match = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical);
  if (!match) return undefined;
  const [high, low] = match.slice(1).map((word) => Number.parseInt(word, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
