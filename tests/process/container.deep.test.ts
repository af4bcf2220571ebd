import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { drawShareCard } from "../../server/backend/pictures/share-card.ts";
import { serverFlags } from "../../server/node-flags.mjs";
import { tour } from "../integration/backend/harness.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { removeFolder } from "../support/remove-folder.ts";
import { canMount, copyLines, filesNeededBy, layOutImage, runImage } from "./container-image.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const dockerfile = read("Dockerfile");

test("I5: the Dockerfile uses the tested version of Node, and the build context contains only what is needed", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  expect(dockerfile).toContain(`ARG NODE_VERSION=${devDependencies.node}\n`);

  // Everything is ignored except names with an exclamation mark.
  const [first, ...others] = read(".dockerignore")
    .split("\n")
    .filter((line) => /^[^#]/.test(line));
  expect(first).toBe("*");
  const letIn = others.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const isLetIn = (path: string) =>
    letIn.some((pattern) => {
      const [start = "", end = ""] = pattern.split("*");
      return pattern.includes("*")
        ? path.startsWith(start) && path.endsWith(end)
        : path === pattern || path.startsWith(`${pattern}/`);
    });
  const sources = copyLines(dockerfile)
    .filter(({ from }) => from === undefined)
    .flatMap((copied) => copied.sources)
    .filter((source) => source !== ".");
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source) => !isLetIn(source))).toEqual([]);
  const toolchain = read("scripts/toolchain.mjs");
  const inputs = [...toolchain.matchAll(/const build(?:Inputs|Configs) = \[([^\]]*)\]/g)].flatMap(
    ([, list = ""]) => [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(inputs.length).toBeGreaterThan(8);
  expect(inputs.filter((input) => !isLetIn(input))).toEqual([]);
  const never = [".env", ".git", "data", "node_modules", "deploy/site.env", "build"];
  expect(never.filter(isLetIn)).toEqual([]);
});

/** Contents of the image, laid out as a root folder. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-"));
  layOutImage(folder);
});
afterAll(() => removeFolder(folder));

test("I5: the image contains every file that the server and its commands load or open", () => {
  const commands = ["backup", "restore", "move", "content-clear"].map(
    (name) => `scripts/${name}.ts`,
  );
  const needed = filesNeededBy([
    "deploy/serve.mjs",
    "deploy/check-health.mjs",
    "server/main.ts",
    ...commands,
  ]);
  for (const known of [
    "server/backend/pictures/worker.ts",
    "art/mark.svg",
    "build/server/index.js",
  ])
    expect(needed).toContain(known);
  expect([...needed].filter((file) => !existsSync(join(folder, "app", file)))).toEqual([]);
});

const asRoot = canMount();
if (!asRoot) console.warn("container: this user may not mount, the image is not run");

test.skipIf(!asRoot)(
  "I5, A6: the image serves pages, backend, pictures and share pictures, with a read-only root and without privileges",
  async () => {
    const data = await mkdtemp(join(tmpdir(), "data-"));
    onTestFinished(() => removeFolder(data));
    const PORT = String(await freePort());
    const site = runImage(folder, data, { PORT, SEED: "none", LOG_LEVEL: "warn" });
    onTestFinished(() => void site.child.kill("SIGKILL"));
    const url = `http://127.0.0.1:${PORT}`;
    const health = () =>
      spawnSync(process.execPath, [join(folder, "app/deploy/check-health.mjs")], {
        env: { PORT },
        encoding: "utf8",
      });
    expect(health().status).toBe(1);
    await eventually(() => {
      if (site.child.exitCode !== null) return;
      const { status, stdout } = health();
      expect([status, stdout]).toEqual([0, '{"status":"ok"}']);
    });
    expect(site.child.exitCode, site.output()).toBeNull();
    const { secretKey } = JSON.parse(await readFile(join(data, "secrets.json"), "utf8"));

    const status = readFileSync(`/proc/${site.child.pid}/status`, "utf8");
    expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
    // The process is the server itself, with its memory flags.
    const command = readFileSync(`/proc/${site.child.pid}/cmdline`, "utf8").split("\0");
    expect(command).toEqual(expect.arrayContaining([...serverFlags, "/app/server/main.ts"]));

    for (const path of ["/es", "/en/tours", "/admin/login", "/sitemap.xml", "/favicon.svg"]) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(200);
      await answer.arrayBuffer();
    }
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#a93f17" },
    })
      .png()
      .toBuffer();
    const store = async (path: string, type: string, body: BodyInit) => {
      const headers = { apikey: secretKey, "content-type": type };
      const answer = await fetch(url + path, { method: "POST", headers, body });
      expect(answer.ok, await answer.text()).toBe(true);
    };
    await store("/storage/v1/object/tour-images/a.png", "image/png", new Uint8Array(picture));
    const small = await fetch(`${url}/storage/v1/render/image/public/tour-images/a.png?width=320`);
    expect([small.status, small.headers.get("content-type")?.slice(0, 6)]).toEqual([200, "image/"]);
    expect(readdirSync(join(data, "storage")).length).toBeGreaterThan(0);

    const image_url = "/storage/v1/object/public/tour-images/a.png";
    const row = { ...tour, image_url, is_active: true };
    await store("/rest/v1/tours", "application/json", JSON.stringify(row));
    const shared = await fetch(`${url}/share/es/tours/${tour.slug}.jpg`, { redirect: "manual" });
    expect(shared.status).toBe(200);
    // The image has only its own fonts, and draws boxes without them; edges depend on the system.
    const label = `Tsamma Safaris · ${tour.destination}`;
    const card = { title: tour.name, label, focus: { x: 0.5, y: 0.5 } };
    const drawnHere = await drawShareCard(picture, card);
    expect(await differenceOfWords(await shared.bytes(), drawnHere)).toBeLessThan(12);

    site.child.kill("SIGTERM");
    const [code] = await once(site.child, "exit");
    expect(code).toBe(0);
    expect(site.output()).not.toMatch(/EROFS|EACCES|Cannot find/);
  },
);

/** Mean difference, from 0 to 255, of all pixels in the text area of two share pictures. */
async function differenceOfWords(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture)
        .extract({ left: 40, top: 470, width: 340, height: 110 })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  const differences = Array.from(first ?? [], (grey, at) => Math.abs(grey - (second?.[at] ?? 0)));
  return differences.reduce((sum, each) => sum + each, 0) / differences.length;
}

const has = (program: string) => !spawnSync(program, ["--version"]).error;

test.skipIf(!has("systemd-analyze"))("I5: systemd accepts the unit, and confines it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "unit-"));
  onTestFinished(() => removeFolder(folder));
  const unit = join(folder, "tsamma.service");
  // The program is not installed here.
  const here = read("deploy/tsamma.service").replace(
    /^ExecStart=\S+/m,
    `ExecStart=${process.execPath}`,
  );
  execFileSync("tee", [unit], { input: here });
  const verified = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect([verified.status, verified.stderr]).toEqual([0, ""]);
  const report = spawnSync("systemd-analyze", ["security", "--offline=yes", unit], {
    encoding: "utf8",
  });
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(report.stdout)?.[1];
  expect(Number(exposure)).toBeLessThan(2);
});
