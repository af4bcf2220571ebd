import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import type { Database } from "../shared/database.types.ts";
import { type RunningS3, startS3 } from "../tests/fakes/s3.ts";
import { type FakeSmtp, startSmtp } from "../tests/fakes/smtp.ts";
import { startPostgres, type TestPostgres } from "../tests/support/postgres.ts";
import { type RunningSite, startSite } from "../tests/support/site.ts";
import { allPageKinds } from "./addresses.ts";
import { percentile } from "./statistics.ts";
import type { Row } from "./table.ts";
import { Visitor } from "./visitor.ts";

const visitors = 1_000;
const seconds = 60;
/** Pause of a visitor between two pages in milliseconds. */
const thinking = () => 3_000 + Math.random() * 6_000;
/** Milliseconds between two saves of the administrator, and between two enquiries. */
const saveEveryMs = 2_000;
const enquireEveryMs = 1_000;

interface Place {
  name: string;
  sites: RunningSite[];
  secretKey: string;
}

/** A thousand visitors, an administrator at work and enquiries, on each backend that runs here. */
export async function measureLoad(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "tsamma-load-"));
  const smtp = await startSmtp();
  const [postgresql, s3] = await Promise.all([startPostgres(), startS3()]);
  const common = {
    SMTP_URL: smtp.url,
    CONTACT_TO: "owner@example.com",
    ADMIN_PASSWORD: "correct horse battery",
    CONTACT_LIMIT_PER_ADDRESS: "100000",
    CONTACT_LIMIT_PER_HOUR: "100000",
    // All connections of this machine would count as one visitor.
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  };
  try {
    return [
      ...(await onEmbedded(folder, common, smtp)),
      ...(await onServers(folder, common, smtp, postgresql, s3)),
    ];
  } finally {
    await Promise.all([smtp.close(), postgresql.stop(), s3.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function onEmbedded(folder: string, common: Record<string, string>, smtp: FakeSmtp) {
  const dataDir = join(folder, "embedded");
  const site = await startSite({ ...common, DATA_DIR: dataDir });
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
  try {
    return await underLoad({ name: "embedded", sites: [site], secretKey }, smtp);
  } finally {
    await site.stop();
  }
}

async function onServers(
  folder: string,
  common: Record<string, string>,
  smtp: FakeSmtp,
  postgresql: TestPostgres,
  s3: RunningS3,
) {
  const bucket = await s3.makeBucket("load");
  const settings = {
    ...common,
    DATABASE_URL: postgresql.url(),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    DATA_DIR: join(folder, "servers"),
  };
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  const sql = postgres(postgresql.url(), { max: 1 });
  const [keys] = await sql`select secret_key from private.server_secrets`;
  await sql.end();
  try {
    return await underLoad(
      { name: "two replicas on PostgreSQL and S3", sites, secretKey: keys?.secret_key },
      smtp,
    );
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function underLoad({ name, sites, secretKey }: Place, smtp: FakeSmtp): Promise<Row[]> {
  const [first] = sites as [RunningSite];
  const paths = (await allPageKinds(first.url)).map(({ path }) => path);
  const end = Date.now() + seconds * 1000;
  const times: number[] = [];
  const seen: number[] = [];
  let errors = 0;
  let stale = 0;

  async function visit(number: number) {
    const visitor = new Visitor(sites[number % sites.length]?.url ?? "");
    // Their starts are spread.
    await setTimeout(Math.random() * 9_000);
    while (Date.now() < end) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
      const { status, milliseconds } = await visitor.visit(path, { "accept-language": "es" });
      if (status !== 200) errors += 1;
      times.push(milliseconds);
      await setTimeout(thinking());
    }
    visitor.leave();
  }
  async function work() {
    const panel = createClient<Database>(first.url, secretKey, { auth: { persistSession: false } });
    const { data } = await panel.from("tours").select("id").limit(1).single();
    for (let number = 1; Date.now() < end; number++) {
      const words = `Carga número ${number}.`;
      const { error } = await panel
        .from("tours")
        .update({ short_description: words, is_active: true })
        .eq("id", data?.id ?? "");
      if (error) errors += 1;
      const began = performance.now();
      for (const { url } of sites) {
        const isNew = async () => (await (await fetch(`${url}/es/tours`)).text()).includes(words);
        const deadline = performance.now() + 2_000;
        let found = await isNew();
        while (!found && performance.now() < deadline) found = await isNew();
        if (!found) stale += 1;
      }
      seen.push(performance.now() - began);
      await setTimeout(saveEveryMs);
    }
  }
  async function enquire() {
    const sent: string[] = [];
    for (let number = 0; Date.now() < end; number++) {
      const message = `Consulta ${number} mientras mil personas miran (${name}).`;
      const response = await fetch(
        `${sites[number % sites.length]?.url}/functions/v1/send-contact-email`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ name: "Ana", email: "ana@example.com", message }),
        },
      );
      if (response.ok) sent.push(message);
      else errors += 1;
      await setTimeout(enquireEveryMs);
    }
    return sent;
  }

  const all = Array.from({ length: visitors }, (_, number) => visit(number));
  const before = smtp.mails.length;
  const [sent] = await Promise.all([enquire(), work(), ...all]);
  // The last mail may take up to five seconds.
  await setTimeout(8_000);
  const ids = smtp.mails.slice(before).map(({ messageId }) => messageId);
  const row = (what: string, value: number, unit: string): Row => ({
    what: `load, ${name}: ${what}`,
    value,
    unit,
  });
  return [
    row("page views", times.length / seconds, "a second"),
    row("page view, middle", percentile(times, 50), "ms"),
    row("page view, 99 of 100", percentile(times, 99), "ms"),
    row("save seen everywhere, middle", percentile(seen, 50), "ms"),
    row("save seen everywhere, 99 of 100", percentile(seen, 99), "ms"),
    row("errors", errors, ""),
    row("saves not seen within two seconds", stale, ""),
    row("enquiries that were accepted", sent.length, ""),
    row("their mails", ids.length, ""),
    row("mails sent twice", ids.length - new Set(ids).size, ""),
  ];
}
