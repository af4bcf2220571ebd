import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { locales } from "../supabase/functions/_shared/locales.ts";
import { administrator } from "../tests/e2e/administrator.ts";
import { type RunningSite, startSite } from "../tests/support/site.ts";
import { allPageKinds } from "./addresses.ts";
import { serverMemory } from "./memory.ts";
import { signIn } from "./sign-in.ts";
import { slope } from "./statistics.ts";
import type { Row } from "./table.ts";
import { Visitor } from "./visitor.ts";

const minutes = Number(process.env.SOAK_MINUTES ?? 3);
/** Warm-up: caches fill and code is compiled, which is no leak. */
const warmUp = 1 / 3;

interface Sample {
  requests: number;
  server: number;
  pictures: number;
  handles: number;
}

/** Mixed traffic in a loop: memory and open handles of the server should not grow. */
export async function measureSoak(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "tsamma-bench-soak-"));
  const site = await startSite({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    CONTACT_LIMIT_PER_ADDRESS: "1000000",
    CONTACT_LIMIT_PER_HOUR: "1000000",
  });
  try {
    const round = await traffic(site.url);
    const samples: Sample[] = [];
    const end = performance.now() + minutes * 60_000;
    let requests = 0;
    let errors = 0;
    while (performance.now() < end) {
      const done = await round();
      requests += done.requests;
      errors += done.errors;
      samples.push({ requests, ...(await sample(site)) });
    }
    return rowsOf(samples, errors);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function sample({ pid }: RunningSite): Promise<Omit<Sample, "requests">> {
  const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return { ...(await serverMemory(pid)), handles: handles.length };
}

function rowsOf(samples: Sample[], errors: number): Row[] {
  const warm = samples.slice(Math.floor(samples.length * warmUp));
  const requests = samples.at(-1)?.requests ?? 0;
  const rows: Row[] = [
    { what: `soak of ${minutes} minutes, requests`, value: requests, unit: "" },
    { what: "soak, answers that should not be", value: errors, unit: "", limit: 0 },
  ];
  for (const [name, of, unit] of [
    ["memory of the server", "server", "MB"],
    ["memory of the process for pictures", "pictures", "MB"],
    ["open handles", "handles", ""],
  ] as const)
    rows.push(
      { what: `soak, ${name}, after the first round`, value: samples[0]?.[of] ?? 0, unit },
      { what: `soak, ${name}, after a third`, value: warm[0]?.[of] ?? 0, unit },
      { what: `soak, ${name}, at the end`, value: samples.at(-1)?.[of] ?? 0, unit },
      { what: `soak, ${name}, most`, value: Math.max(...samples.map((each) => each[of])), unit },
      {
        what: `soak, ${name}, growth per 1,000 requests after the first third`,
        value: 1000 * slope(warm.map((each) => ({ x: each.requests, y: each[of] }))),
        unit,
      },
    );
  return rows;
}

/** One round of mixed traffic on a site; returns its counts. */
async function traffic(url: string) {
  const supabase = await signIn(url);
  const kinds = await allPageKinds(url);
  const pages = kinds.flatMap(({ path }) => locales.map((l) => `/${l}${path === "/" ? "" : path}`));
  const data = pages.filter((path) => !path.endsWith(".xml")).map((path) => `${path}.data`);
  const html = await (await fetch(`${url}/en/tours`)).text();
  const pictures = [
    ...new Set(html.match(/\/storage\/v1\/render\/image\/public\/[^"\s]+/g) ?? []),
  ].map((address) => address.replaceAll("&amp;", "&"));
  const files = [...new Set(html.match(/\/assets\/[^"\s]+\.(?:js|avif|woff2)/g) ?? [])];
  const { data: tour } = await supabase
    .from("tours")
    .select("id, price_per_person")
    .limit(1)
    .single();
  const photo = new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b86f3c" } })
      .jpeg()
      .toBuffer(),
  );
  let view = 0;
  let count = 0;

  return async () => {
    let requests = 0;
    let errors = 0;
    const record = (good: boolean) => {
      requests += 1;
      if (!good) errors += 1;
    };
    const visitor =
      (paths: string[], status = 200) =>
      async () => {
        // Connections are closed like those of visitors, so that a memory leak is visible.
        const browser = new Visitor(url);
        for (const path of paths) record((await browser.visit(path)).status === status);
        browser.leave();
      };
    const enquire = async () => {
      for (let n = 0; n < 3; n++) {
        const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": "fr" },
          body: JSON.stringify({
            name: "Ana Ñandú",
            email: `ana-${count++}@example.com`,
            message: "Dos personas, en septiembre.",
          }),
        });
        record(answer.ok);
        await answer.arrayBuffer();
      }
    };
    const administer = async () => {
      const change = { price_per_person: 7000 + (count % 1000) };
      record(
        !(
          await supabase
            .from("tours")
            .update(change)
            .eq("id", tour?.id ?? "")
        ).error,
      );
      const list = supabase.from("contact_submissions").select("*", { count: "exact" });
      record(!(await list.order("created_at").range(0, 24)).error);
      const bucket = supabase.storage.from("tour-images");
      const name = `soak-${count++}.jpg`;
      record(!(await bucket.upload(name, photo, { contentType: "image/jpeg" })).error);
      record(!(await bucket.remove([name])).error);
      record(!(await supabase.auth.refreshSession()).error);
    };
    const own = (path: string) => `${path}?view=${view++}`;
    await Promise.all([
      visitor(pages)(),
      visitor(pages)(),
      visitor(pages.map(own))(),
      visitor(data)(),
      visitor(
        Array.from({ length: 10 }, () => `/en/lost-${view++}`),
        404,
      )(),
      visitor([...pictures.slice(0, 20), ...files])(),
      enquire(),
      administer(),
    ]);
    // Enquiries are erased, because the database would grow otherwise.
    record(!(await supabase.from("contact_submissions").delete().not("id", "is", null)).error);
    return { requests, errors };
  };
}
