import { randomBytes } from "node:crypto";
import { type FakeRecaptcha, startRecaptcha } from "../../fakes/recaptcha.ts";
import { startS3 } from "../../fakes/s3.ts";
import {
  admin,
  makeTraveller,
  startBackendWithTraveller,
  type TestBackend,
  temporaryFolder,
  traveller,
} from "../../integration/backend/harness.ts";
import { startPostgres } from "../../support/postgres.ts";
import { removeFolder } from "../../support/remove-folder.ts";
import { type RunningSite, startSite } from "../../support/site.ts";
import { insertCanaries } from "./canaries.ts";
import { type Keys, makeKeys } from "./credentials.ts";
import { type Digest, digestDatabase } from "./digest.ts";

export interface TargetSite {
  site: RunningSite;
  keys: Keys;
  secretKey: string;
  /** Words that no client of {@link Keys} may see, by what they belong to. */
  canaries: Record<string, string>;
  folders: string[];
  before: Digest;
  /** Stops the site, and returns the content of its stores. */
  after: () => Promise<Digest>;
  dispose: () => Promise<void>;
}

/** Site with public content, and with hidden content of each kind. */
export async function startTargetSite(onPostgres: boolean): Promise<TargetSite> {
  const ends: (() => Promise<unknown>)[] = [];
  const secrets = {
    publishableKey: "sb_publishable_of_the_hostile_run",
    secretKey: `sb_secret_${randomBytes(16).toString("hex")}`,
    jwtSecret: randomBytes(32).toString("hex"),
  };
  const test = await (onPostgres ? onServers(ends) : startBackendWithTraveller());
  ends.push(() => test.dispose());
  await test.reopen(secrets);
  const words = await insertCanaries(test);
  const { users, accessToken } = await whoIsWho(test);
  // Recorded by the site at the start.
  await test.service().rpc("record_backup", { newest: null, every_hours: 24 }).throwOnError();
  const files = await test.files();
  const before = { ...(await test.withDatabase(digestDatabase)), files };

  const captcha: FakeRecaptcha = await startRecaptcha();
  ends.push(() => captcha.close());
  const webhookSecret = randomBytes(16).toString("hex");
  const { databaseUrl, s3 } = test.place;
  const site = await startSite({
    DATA_DIR: test.dataDir,
    SEED: "none",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    AUTH_JWT_SECRET: secrets.jwtSecret,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    // With a captcha and without tokens, no enquiry may be stored.
    RECAPTCHA_SITE_KEY: captcha.siteKey,
    RECAPTCHA_SECRET_KEY: captcha.secretKey,
    RECAPTCHA_BASE_URL: captcha.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  });
  ends.push(() => site.stop("SIGKILL"));
  return {
    site,
    keys: makeKeys({ ...secrets, adminId: users.admin, accessToken }),
    secretKey: secrets.secretKey,
    canaries: {
      ...words,
      "the administrator's address": admin.email,
      "the secret key": secrets.secretKey,
      "the secret of tokens": secrets.jwtSecret,
      "the webhook's secret": webhookSecret,
      "the captcha's secret": captcha.secretKey,
    },
    folders: [test.dataDir],
    before,
    async after() {
      await site.stop();
      return { ...(await test.withDatabase(digestDatabase)), files: await test.files() };
    },
    async dispose() {
      for (const end of ends.reverse()) await end();
    },
  };
}

/** PostgreSQL and S3 instead of the embedded stores. */
async function onServers(ends: (() => Promise<unknown>)[]): Promise<TestBackend> {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  ends.push(() => Promise.all([postgres.stop(), s3.stop()]));
  const dataDir = await temporaryFolder();
  ends.push(() => removeFolder(dataDir));
  return makeTraveller({
    dataDir,
    databaseUrl: postgres.url(),
    s3: await s3.makeBucket("hostile-run"),
  });
}

async function whoIsWho(test: TestBackend) {
  const session = async (account: typeof admin) => {
    const { data } = await (await test.signedIn(account)).auth.getSession();
    if (!data.session) throw new Error("no session");
    return data.session;
  };
  const administrator = await session(admin);
  const { access_token } = await session(traveller);
  return { users: { admin: administrator.user.id }, accessToken: access_token };
}
