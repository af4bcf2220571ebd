import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { createFunctions, type FunctionOptions } from "../../../server/http/functions.ts";
import { createMailer } from "../../../server/mail/mail.ts";
import { type Outbox, startOutbox } from "../../../server/mail/outbox.ts";
import { deliverDue } from "../../../supabase/functions/_shared/outbox.ts";
import { createStore } from "../../../supabase/functions/_shared/store.ts";
import { nextAddress, siteUrl, startBackend, type TestBackend } from "../backend/harness.ts";

export const enquiry = {
  name: "Lucía Ferrer",
  email: "lucia@example.com",
  phone: "+34 600 000 000",
  message: "Somos dos.\nQuerríamos ir en septiembre & volver <pronto>.",
};

/** Headers of a mail about an enquiry, sorted. */
export const enquiryMailHeaders = [
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
  address?: string;
}

export interface TestFunctions {
  test: TestBackend;
  logged: { level: string; message: string; details?: Record<string, unknown> }[];
  /** Clock of functions and outbox. */
  clock: { now: number };
  options: FunctionOptions;
  /** Calls a function, by default from a unique address. */
  call(name: string, sent?: Sent): Promise<Response>;
  send(sent?: Sent): Promise<Response>;
  /** Sends due mails, once. */
  deliver(mailer: { smtpUrl?: string; outboxDir?: string }): Promise<void>;
  /** Worker that runs until it is stopped, here or by {@link stopWorkers}. */
  startWorker(smtpUrl: string | undefined, isOnlyServer?: boolean, outboxDir?: string): Outbox;
  stopWorkers(): Promise<void>;
  rows(): Promise<Record<string, unknown>[]>;
  outbox(): Promise<OutboxRow[]>;
  /** Empties every table that functions write. */
  clear(): Promise<void>;
}

interface OutboxRow {
  enquiry_id: string;
  kind: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  refused_at: string | null;
  sent_at: string | null;
  claimed_until: string | null;
}

const mailFrom = "Tsamma <site@example.com>";

/** The functions on the real embedded backend, with a clock set by tests. */
export async function startFunctions(
  env: Partial<FunctionOptions["env"]> = {},
): Promise<TestFunctions> {
  const test = await startBackend();
  const logged: TestFunctions["logged"] = [];
  const note = (level: string) => (message: string, details?: Record<string, unknown>) => {
    logged.push({ level, message, details });
  };
  const log = {
    debug: note("debug"),
    info: note("info"),
    warn: note("warn"),
    error: note("error"),
  };
  const clock = { now: Date.now() };
  const store = createStore({
    url: siteUrl,
    secretKey: test.backend.secretKey,
    // The backend may have been reopened.
    fetch: (address, init) => test.backend.fetch(new Request(address, init)),
    now: () => clock.now,
  });
  const options: FunctionOptions = {
    env: {
      siteUrl,
      captcha: undefined,
      limits: { perAddress: 10, perHour: 600 },
      acknowledge: false,
      ...env,
    },
    store,
    wakeOutbox: () => {},
    corsOrigins: [],
    log,
  };
  const sendWith = (smtpUrl: string | undefined, outboxDir = "/nowhere") =>
    createMailer({ outboxDir, smtpUrl, from: mailFrom, log });
  const delivery = { store, contactTo: "owner@example.com", siteUrl, log };

  const { admission } = test.backend;
  const workers: Outbox[] = [];
  const functions: TestFunctions = {
    test,
    logged,
    clock,
    options,
    call(name, { body, headers = {}, method = "POST", address = nextAddress() } = {}) {
      const raw = typeof body === "string" || body instanceof Uint8Array;
      const bodyless = method === "GET" || method === "HEAD" || body === undefined;
      const request = new Request(`${siteUrl}/functions/v1/${name}`, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(!bodyless && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
      });
      return createFunctions({ ...functions.options, admission })(name, request, address);
    },
    send: (sent = {}) => functions.call("send-contact-email", { body: enquiry, ...sent }),
    deliver: ({ smtpUrl, outboxDir }) =>
      deliverDue({ ...delivery, sendMail: sendWith(smtpUrl, outboxDir).send }),
    startWorker(smtpUrl, isOnlyServer = true, outboxDir) {
      const { send, removeSaved, removeExpired } = sendWith(smtpUrl, outboxDir);
      const worker = startOutbox({
        ...delivery,
        sendMail: send,
        removeSaved,
        removeExpired,
        isOnlyServer,
        checkEveryMs: 50,
      });
      workers.push(worker);
      return worker;
    },
    async stopWorkers() {
      await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
    },
    async rows() {
      const { data, error } = await test.service().from("contact_submissions").select("*");
      if (error) throw error;
      return data;
    },
    async outbox() {
      const { data, error } = await test.service().from("outbox").select("*");
      if (error) throw error;
      return data as OutboxRow[];
    },
    async clear() {
      clock.now += 24 * 3_600_000;
      await store.purgeExpiredFormData();
      await test.service().from("contact_submissions").delete().neq("name", "");
      logged.length = 0;
    },
  };
  return functions;
}

/** Due mails, written as files as without a mail server, and read back. */
export async function writtenMails(functions: TestFunctions, folder: string) {
  await functions.deliver({ outboxDir: folder });
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => {
      const raw = await readFile(join(folder, file), "utf8");
      await rm(join(folder, file));
      return { file, raw, ...(await PostalMime.parse(raw)) };
    }),
  );
}
