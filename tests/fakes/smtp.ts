import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/**
 * Behaviour of a mail server for one mail: accept; reject permanently, temporarily, or only its recipient, before or
 * after the message; reject the message; never respond; disconnect within the message; accept, but disconnect before the confirmation.
 */
export type SmtpBehaviour =
  | "accept"
  | "refuse"
  | "greylist"
  | "hang"
  | "drop"
  | "take-and-drop"
  | "unknown-recipient"
  | "late-unknown-recipient"
  | "spam"
  | "relay-denied";

export interface SmtpSecurity {
  /** From the first byte, or by STARTTLS. */
  tls: "implicit" | "starttls" | "none";
  certificate: { key: string; cert: string };
  /** The only accepted login. */
  login: { user: string; password: string };
}

export interface FakeSmtp {
  /** Value for `SMTP_URL`. */
  url: string;
  /** Logins that were tried. */
  logins: { user: string; password: string; encrypted: boolean }[];
  /** Everything that clients sent before encryption. */
  unencrypted: string;
  /** Accepted mails, parsed, in order. */
  mails: Email[];
  /** Attempts that reached the message or were rejected before it. */
  attempts: number;
  /** Behaviour for the next mails, one each, or a function of the attempt for all of them. */
  script(next: SmtpBehaviour[] | ((attempt: number) => SmtpBehaviour)): void;
  /** Resolves when this number of mails was accepted. */
  taken(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Mail server on loopback that can fail like a real one. */
export async function startSmtp(port = 0, security?: SmtpSecurity): Promise<FakeSmtp> {
  let behave: (attempt: number) => SmtpBehaviour = () => "accept";
  const sockets = new Map<string, Socket>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const fake = {
    mails: [] as Email[],
    attempts: 0,
    logins: [] as FakeSmtp["logins"],
    unencrypted: "",
  };
  const decided = new WeakMap<SMTPServerSession, SmtpBehaviour>();

  const server = new SMTPServer({
    authOptional: !security,
    allowInsecureAuth: true,
    disabledCommands: security && security.tls !== "none" ? [] : ["STARTTLS"],
    secure: security?.tls === "implicit",
    ...security?.certificate,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, session, done) {
      const user = username ?? "";
      fake.logins.push({ user, password: password ?? "", encrypted: session.secure });
      const { login } = security ?? {};
      if (user === login?.user && password === login.password) done(null, { user });
      else done(reply(535, "5.7.8 Authentication credentials invalid"));
    },
    onMailFrom(_, session, done) {
      const behaviour = behave(fake.attempts++);
      decided.set(session, behaviour);
      if (behaviour === "refuse") done(reply(550, "5.7.1 We do not like you"));
      else if (behaviour === "greylist") done(reply(451, "4.7.1 Greylisted, come again later"));
      else if (behaviour !== "hang") done();
    },
    onRcptTo(_, session, done) {
      const behaviour = decided.get(session);
      if (behaviour === "unknown-recipient") done(reply(550, "5.1.1 No such mailbox"));
      else if (behaviour === "relay-denied") done(reply(550, "5.7.1 Relaying denied"));
      else done();
    },
    onData(stream, session, done) {
      const behaviour = decided.get(session);
      const destroy = () =>
        sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy();
      if (behaviour === "drop") {
        stream.once("data", destroy);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (behaviour === "late-unknown-recipient")
          return done(reply(550, "5.1.1 No such mailbox"));
        if (behaviour === "spam") return done(reply(554, "5.7.1 Message looks like spam"));
        fake.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (behaviour === "take-and-drop") destroy();
        else done();
        for (const { count, resolve } of waiting) if (fake.mails.length >= count) resolve();
      });
    },
  });
  // Clients that disconnect are part of these tests.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const name = `${socket.remoteAddress?.replace(/^::ffff:/, "")}:${socket.remotePort}`;
    sockets.set(name, socket);
    socket.once("close", () => sockets.delete(name));
    if (security?.tls === "starttls")
      socket.on("data", (data: Buffer) => {
        fake.unencrypted += data;
      });
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");

  return Object.assign(fake, {
    url: `${security?.tls === "implicit" ? "smtps" : "smtp"}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    script(next: Parameters<FakeSmtp["script"]>[0]) {
      if (typeof next === "function") behave = next;
      else {
        const queue = [...next];
        behave = () => queue.shift() ?? "accept";
      }
    },
    taken: (count: number) =>
      new Promise<void>((resolve) => {
        if (fake.mails.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  });
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
