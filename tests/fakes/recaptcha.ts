import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createTokens, type TokenOptions } from "./recaptcha-tokens.ts";

/** Behaviour of the fake; omitted members behave like Google. */
export interface RecaptchaPlan {
  /**
   * `api.js`: like Google's, which loads its main script and calls `onload`; `sync` defines everything at
   * once without a call; `silent` never defines anything.
   */
  api?: "google" | "sync" | "silent" | "blocked" | "hang";
  /**
   * Result of `execute`: a token, by callback or by promise; an error; nothing; or a challenge, which a
   * click beside it dismisses and its button solves.
   */
  execute?: "token" | "promise" | "error" | "silent" | "challenge";
  /** Response of `siteverify`; `cut` closes the connection. */
  verify?:
    | "google"
    | "fail"
    | "garbage"
    | "html"
    | "empty"
    | "broken"
    | "elsewhere"
    | "hang"
    | "cut";
  /** Delay of `siteverify` in milliseconds. */
  verifyDelay?: number;
}

interface SeenRequest {
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface FakeRecaptcha {
  /** Value for `RECAPTCHA_BASE_URL`. */
  url: string;
  origin: string;
  siteKey: string;
  secretKey: string;
  /** All requests, oldest first. */
  requests: SeenRequest[];
  /** Sets the behaviour from now on; without a plan the default. */
  script: (plan?: RecaptchaPlan) => void;
  /** A token as a browser would get. */
  issueToken: (options?: TokenOptions) => string;
  close: () => Promise<void>;
}

/** Google serves classic scripts. */
const browserScript = readFileSync(
  new URL("./recaptcha-browser.js", import.meta.url),
  "utf8",
).replaceAll(/^export /gm, "");
const challenge = `<!doctype html><html lang="en"><title>Challenge</title>
<button onclick="parent.postMessage('recaptcha:solved', '*')">Verify</button></html>`;

/**
 * Stand-in for invisible reCAPTCHA v2 on a free port: `api.js` for browsers, `siteverify` for the server.
 */
export async function startRecaptcha(): Promise<FakeRecaptcha> {
  const [siteKey, secretKey] = ["6Lfake-site-key", "6Lfake-secret-key"];
  const requests: SeenRequest[] = [];
  const tokens = createTokens(secretKey);
  let plan: RecaptchaPlan = {};

  const server = createServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://fake");
    const body = await text(request);
    requests.push({ path: pathname + search, body, headers: request.headers });
    response.setHeader("access-control-allow-origin", "*");
    if (pathname === "/recaptcha/api.js") return sendApi(response, plan, searchParams);
    if (pathname === "/recaptcha/releases/main.js")
      return send(response, "text/javascript", main());
    if (pathname === "/recaptcha/api2/bframe") return send(response, "text/html", challenge);
    if (pathname === "/recaptcha/api2/token") {
      const { hostname } = new URL(request.headers.origin ?? "http://localhost");
      return sendJson(response, {
        act: body === siteKey ? (plan.execute ?? "token") : "error",
        token: tokens.issue({ hostname }),
      });
    }
    if (pathname === "/recaptcha/api/siteverify" && request.method === "POST") {
      await new Promise((resolve) => setTimeout(resolve, plan.verifyDelay ?? 0));
      return sendVerdict(response, plan, tokens.verify(new URLSearchParams(body)));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/recaptcha`;
  const main = () => `${browserScript}\nrunFakeRecaptcha(${JSON.stringify(url)});`;

  function sendApi(
    response: ServerResponse,
    { api = "google" }: RecaptchaPlan,
    query: URLSearchParams,
  ) {
    if (api === "hang") return;
    if (api === "blocked") return response.writeHead(404).end();
    if (api === "silent") return send(response, "text/javascript", "");
    if (api === "sync") return send(response, "text/javascript", main());
    const settings = JSON.stringify({ url, onload: query.get("onload") });
    send(response, "text/javascript", `${browserScript}\nloadRecaptcha(${settings});`);
  }

  return {
    url,
    origin,
    siteKey,
    secretKey,
    requests,
    script: (next = {}) => {
      plan = next;
    },
    issueToken: tokens.issue,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendVerdict(
  response: ServerResponse,
  { verify = "google" }: RecaptchaPlan,
  verdict: object,
) {
  if (verify === "hang") return;
  if (verify === "cut") return response.destroy();
  if (verify === "garbage") return send(response, "application/json", '{"success": tru');
  if (verify === "html") return send(response, "text/html", "<h1>Sorry…</h1>");
  if (verify === "empty") return send(response, "application/json", "");
  if (verify === "broken") return response.writeHead(500).end("Internal Server Error");
  if (verify === "fail")
    return sendJson(response, { success: false, "error-codes": ["bad-request"] });
  if (verify === "elsewhere") return sendJson(response, { ...verdict, hostname: "evil.example" });
  sendJson(response, verdict);
}

const sendJson = (response: ServerResponse, value: object) =>
  send(response, "application/json", JSON.stringify(value));

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
  });
  response.end(body);
}
