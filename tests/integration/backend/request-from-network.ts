import { nextAddress, siteUrl, type TestBackend } from "./harness.ts";

/** Sends a request as from the network, with the publishable key, by default from its own address. */
export const requestFromNetwork =
  (backend: () => TestBackend) =>
  (path: string, init: RequestInit = {}, peerAddress = nextAddress()): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("apikey")) headers.set("apikey", backend().backend.publishableKey);
    const request = new Request(siteUrl + path, { ...init, headers });
    return backend().backend.serve(request, { peerAddress });
  };
