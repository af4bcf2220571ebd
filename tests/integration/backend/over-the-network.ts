import { nextAddress, siteUrl, type TestBackend } from "./harness.ts";

/** Asks over the network, with the key that strangers have, from an address of its own unless told otherwise. */
export const overTheNetwork =
  (backend: () => TestBackend) =>
  (path: string, init: RequestInit = {}, peerAddress = nextAddress()): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("apikey")) headers.set("apikey", backend().backend.publishableKey);
    const request = new Request(siteUrl + path, { ...init, headers });
    return backend().backend.serve(request, { peerAddress });
  };
