import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** A proxy with the configuration of `deploy/`, in front of a local server. */
export interface RunningProxy {
  /** Port of the proxy. */
  url: string;
  stop(): Promise<void>;
}

const deploy = (file: string) => new URL(`../../deploy/${file}`, import.meta.url).pathname;

/** Whether this machine has the program. */
export const isInstalled = (program: string, flag: string) => !spawnSync(program, [flag]).error;

/**
 * Caddy with TLS by its own authority, whose certificate only {@link ask} accepts. Requests wait longer for
 * a server than in production, because a start takes many times as long on a machine that runs tests.
 */
export async function startCaddy(port: number, ...upstreams: number[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const url = `https://localhost:${port}`;
  const config = join(folder, "Caddyfile");
  const given = await readFile(deploy("Caddyfile"), "utf8");
  await writeFile(config, given.replace("lb_try_duration 20s", "lb_try_duration 120s"));
  return run("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    folder,
    url,
    env: {
      SITE_ADDRESS: url,
      UPSTREAM: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
      CADDY_GLOBAL_OPTIONS: "skip_install_trust\nadmin off\nauto_https disable_redirects",
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
}

/** nginx without TLS, which needs external certificates. */
export async function startNginx(...upstreams: number[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const given = await readFile(deploy("nginx.conf"), "utf8");
  const servers = given
    .replace(/server \{\s*listen 80;[^}]*\}/, "")
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*(?:listen \[::\]:443|ssl_).*$/gm, "")
    .replace(
      "server 127.0.0.1:3000 max_fails=0;",
      upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join("\n"),
    );
  await writeFile(join(folder, "site.conf"), servers);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  // Its workers would otherwise run as nobody, who cannot read the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  await writeFile(
    join(folder, "nginx.conf"),
    `${user}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\n` +
      `http {\n${temporary}\ninclude ${folder}/site.conf;\n}\n`,
  );
  const url = `http://localhost:${port}`;
  return run("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { folder, url, env: {} });
}

interface Running {
  folder: string;
  url: string;
  env: Record<string, string>;
}

async function run(program: string, flags: string[], { folder, url, env }: Running) {
  const { PATH } = process.env;
  const child = spawn(program, flags, { env: { PATH, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(`${url}/robots.txt`).catch(() => undefined);
    if (answer?.status === 200) break;
    if (attempt > 200 || child.exitCode !== null) throw new Error(`${program}:\n${output}`);
    await setTimeout(100);
  }
  return {
    url,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      await removeFolder(folder);
    },
  };
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Client address, any of loopback. */
  from?: string;
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, not decompressed. */
  body: Buffer;
}

/** Sends a request on a new connection, and reads the raw response. */
export async function ask(url: string, asked: RequestOptions = {}): Promise<RawResponse> {
  const { method = "GET", headers = {}, body, from } = asked;
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  const sent = send(url, {
    method,
    headers,
    localAddress: from,
    family: 4,
    agent: false,
    rejectUnauthorized: false,
  });
  sent.end(body);
  const [answer] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}
