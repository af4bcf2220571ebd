import type { Random } from "../../support/random.ts";
import { authRequest } from "./auth.ts";
import { type Caller, callers, headersOf, type Keys } from "./credentials.ts";
import { functionRequest, webhookRequest } from "./functions.ts";
import { oddHeaders } from "./headers.ts";
import { machineFileRequest, pageRequest } from "./pages.ts";
import type { RequestSpec } from "./request-spec.ts";
import { restRequest } from "./rest.ts";
import { rpcRequest } from "./rpc.ts";
import { storageRequest } from "./storage.ts";

export interface HostileRequest extends Required<Omit<RequestSpec, "not" | "body">> {
  number: number;
  subject: string;
  caller: Caller;
  body: string | Uint8Array | undefined;
}

type Generator = (random: Random) => RequestSpec;

/** Percentage of requests per subject. */
const shares: [number, string, Generator][] = [
  [34, "rest", restRequest],
  [10, "rpc", rpcRequest],
  [20, "storage", storageRequest],
  [10, "auth", authRequest],
  [6, "functions", functionRequest],
  [2, "hook", webhookRequest],
  [11, "page", pageRequest],
  [7, "machine", machineFileRequest],
];
const subjects = shares.flatMap(([share, subject, ask]) =>
  Array<{ subject: string; ask: Generator }>(share).fill({ subject, ask }),
);

/** The request of this number, independent of earlier ones. */
export function hostileRequest(random: Random, number: number, keys: Keys): HostileRequest {
  const { subject, ask } = random.pick(subjects);
  const { method, path, headers, body, not } = ask(random);
  const chosen = random.pick(callers);
  const caller = chosen === not ? "publishable" : chosen;
  return {
    number,
    subject,
    caller,
    method,
    path,
    headers: {
      "x-forwarded-for": `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
      ...headersOf(caller, keys, random),
      ...headers,
      ...oddHeaders(random),
    },
    body,
  };
}
