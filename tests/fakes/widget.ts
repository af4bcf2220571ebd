import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Behaviour of the widget; omitted members behave normally. */
export interface WidgetPlan {
  /** `missing` answers 404, `hang` never, `empty` runs and shows nothing. */
  widget?: "well" | "missing" | "hang" | "empty";
  /** Delay of the script in milliseconds. */
  delay?: number;
}

export interface FakeWidget {
  origin: string;
  /** Value for `REVIEW_WIDGET_SRC`. */
  widgetSrc: string;
  /** Value for `THIRD_PARTY_SCRIPT_SRC`. */
  scriptSrc: string;
  /** Requested paths, oldest first. */
  requests: string[];
  /** Sets the behaviour from now on; without a plan the default. */
  script: (plan?: WidgetPlan) => void;
  close: () => Promise<void>;
}

/** Widgets are classic scripts. */
const browserScript = readFileSync(
  new URL("./widget-browser.js", import.meta.url),
  "utf8",
).replaceAll(/^export /gm, "");

const stars = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20H0z" fill="#857d69"/></svg>`;
const reviews = Array.from({ length: 40 }, (_, n) => `Review ${n + 1}: we would go again.`);

/** Stand-in for the review widget and the third-party script of every page, on a free port. */
export async function startWidget(): Promise<FakeWidget> {
  const requests: string[] = [];
  let plan: WidgetPlan = {};

  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    response.setHeader("access-control-allow-origin", "*");
    if (path === "/widget.js") return sendWidget(response, plan);
    if (path === "/everywhere.js")
      return send(response, "text/javascript", `${browserScript}\nrunThirdPartyScript();`);
    if (path === "/stars.svg") return send(response, "image/svg+xml", stars);
    if (path === "/reviews.json")
      return send(response, "application/json", JSON.stringify(reviews));
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function sendWidget(response: ServerResponse, { widget, delay = 0 }: WidgetPlan) {
    if (widget === "hang") return;
    if (widget === "missing") return response.writeHead(404).end();
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (widget === "empty") return send(response, "text/javascript", "", "no-store");
    const play = `runFakeWidget(${JSON.stringify(origin)});`;
    send(response, "text/javascript", `${browserScript}\n${play}`);
  }

  return {
    origin,
    widgetSrc: `${origin}/widget.js`,
    scriptSrc: `${origin}/everywhere.js`,
    requests,
    script: (next = {}) => {
      plan = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, type: string, body: string, cache = "max-age=600") {
  response.writeHead(200, { "content-type": type, "cache-control": cache }).end(body);
}
