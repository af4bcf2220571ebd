import type { Random } from "../../support/random.ts";
import type { Asked } from "./asked.ts";
import { askAuth } from "./auth.ts";
import { type Caller, callers, headersOf, type Keys } from "./callers.ts";
import { askFunction, tellOfChange } from "./functions.ts";
import { oddHeaders } from "./headers.ts";
import { askMachine, askPage } from "./pages.ts";
import { askRest } from "./rest.ts";
import { askRpc } from "./rpc.ts";
import { askStorage } from "./storage.ts";

export interface HostileRequest extends Required<Omit<Asked, "not" | "body">> {
  number: number;
  subject: string;
  caller: Caller;
  body: string | Uint8Array | undefined;
}

type Generator = (random: Random) => Asked;

/** Percentage of requests per subject. */
const shares: [number, string, Generator][] = [
  [34, "rest", askRest],
  [10, "rpc", askRpc],
  [20, "storage", askStorage],
  [10, "auth", askAuth],
  [6, "functions", askFunction],
  [2, "hook", tellOfChange],
  [11, "page", askPage],
  [7, "machine", askMachine],
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
