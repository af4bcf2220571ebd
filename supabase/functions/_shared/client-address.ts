import { isIP, isIPv6 } from "node:net";

/**
 * The network address of the client. Proxies append to X-Forwarded-For whom they were called by, so
 * that only its last entries can be believed, as many as there are proxies of ours in front; what
 * stands left of them is the client's own invention.
 * @param peer what the socket says.
 * @param forwardedFor the header, its lines joined by commas.
 * @param proxies how many proxies in front may be believed (`TRUST_PROXY`).
 * @returns undefined when the socket is closed already and no proxy tells.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  proxies: number,
): string | undefined {
  const chain = proxies > 0 ? (forwardedFor?.split(",") ?? []) : [];
  // Shorter than the proxies would make it: it did not come through all of them.
  const forwarded = chain[chain.length - proxies];
  return (forwarded && normalAddress(forwarded)) || (peer && normalAddress(peer)) || undefined;
}

/**
 * What limits are counted by: an IPv4 address, of IPv6 the network that one connection is given
 * (/64), whose addresses a client may change at will.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** One spelling of each address, without port, brackets or zone; undefined when it is none. */
function normalAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, "$1");
  const address = bare.replace(/%.*$/, "");
  if (!isIP(address)) return undefined;
  if (!isIPv6(address)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  return mappedIPv4(canonical) ?? canonical;
}

/** A socket that listens on IPv6 calls 192.0.2.1 `::ffff:c000:201`. */
function mappedIPv4(canonical: string): string | undefined {
  const match = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical);
  if (!match) return undefined;
  const [high, low] = match.slice(1).map((word) => Number.parseInt(word, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
