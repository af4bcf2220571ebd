/**
 * A stranger who asks a site for what costs it most, many requests at a time, until standard input ends.
 * Arguments: the site's address, its public key, how many of each kind at once, what of: `data` or `pages`.
 * Says the number of answers by status at the end, as JSON.
 */
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";

const [site = "", key = "", count = "1", what = "data"] = process.argv.slice(2);
const many = Number(count);
const localAddress = "127.0.0.2";
/** Between an answer and the next request. */
const pauseMs = 500;
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
const paths = what === "pages" ? pages : data;
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
    const sent = request(site + path + (what === "pages" ? asked : ""), {
      agent,
      localAddress,
      headers: { apikey: key },
    });
    sent.on("response", (response) => {
      response.resume().on("close", () => note(response.statusCode ?? "none"));
    });
    sent.on("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      // The server may close an idle connection just when it is used again.
      if (sent.reusedSocket && code === "ECONNRESET") void ask(path).then(resolve);
      else note(`broken: ${code}`);
    });
    sent.end();
  });

await Promise.all(
  paths.flatMap((path) =>
    Array.from({ length: many }, async () => {
      while (!stopped) {
        await ask(path);
        await setTimeout(pauseMs);
      }
    }),
  ),
);
agent.destroy();
console.log(JSON.stringify(statuses));
