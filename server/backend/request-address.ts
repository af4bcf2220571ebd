import { refusal, type Service } from "./answers.ts";

/** Refuses an address that lite would answer with a 500: broken percent-encoding, zero bytes. */
export function refuseBrokenAddress(url: URL, service: Service): Response | undefined {
  const decoded = [decode(url.pathname), decode(url.search.replaceAll("+", " "))];
  if (decoded.includes(undefined)) {
    return refusal(service, 400, "invalid_encoding", "The address is not properly percent-encoded");
  }
  if (decoded.some((text) => text?.includes("\0"))) {
    return refusal(service, 400, "invalid_encoding", "The address contains a zero byte");
  }
  return undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
