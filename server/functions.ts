import type { Mail } from "../supabase/functions/_shared/mail.ts";
import { createStore } from "../supabase/functions/_shared/store.ts";
import { sendContactEmail } from "../supabase/functions/send-contact-email/handler.ts";
import type { Backend } from "./backend/backend.ts";
import type { Logger } from "./log.ts";

export interface FunctionOptions {
  backend: Backend;
  siteUrl: string;
  mail: {
    /** The mailbox that enquiries go to. */
    to: string;
    send: (mail: Mail) => Promise<void>;
  };
  log: Logger;
}

/** Serves `supabase/functions/` at `/functions/v1/{name}`, as Supabase's edge runtime would. */
export function createFunctions({ backend, siteUrl, mail, log }: FunctionOptions) {
  const inProcess = (input: RequestInfo | URL, init?: RequestInit) =>
    backend.fetch(new Request(input, init));
  const dependencies = {
    env: { contactTo: mail.to, siteUrl },
    fetch: globalThis.fetch,
    sendMail: mail.send,
    store: createStore({ url: siteUrl, secretKey: backend.secretKey, fetch: inProcess }),
    log,
  };
  const handlers = new Map([
    ["send-contact-email", (request: Request) => sendContactEmail(request, dependencies)],
  ]);

  return async (name: string, request: Request): Promise<Response> => {
    const handler = handlers.get(name);
    if (!handler) return Response.json({ error: "Function not found" }, { status: 404 });
    return handler(request);
  };
}
