/**
 * Reads the settings listed in docs/settings.md from the environment and a `.env` file. Plain JavaScript without
 * dependencies, because the launcher checks them on Node 20 before anything is installed. The file is long
 * because it contains each setting with its default and its check.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { contactLimits } from "../supabase/functions/_shared/contact-limits.mjs";

/** Invalid setting. The message is the one line shown to the operator. */
export class SettingError extends Error {
  /** @override */
  name = "SettingError";
}

/** Masks passwords in URLs for terminals and logs. */
function masked(/** @type {string} */ value) {
  return value.replace(/(\/\/[^/@:]*):[^@/]*@/, "$1:***@").slice(0, 120);
}

/** @returns {never} */
function wrong(
  /** @type {string} */ name,
  /** @type {string} */ value,
  /** @type {string} */ right,
) {
  throw new SettingError(`${name} is "${masked(value)}", but must be ${right}`);
}

/** @returns {URL} */
function parseUrl(
  /** @type {string} */ name,
  /** @type {string} */ value,
  /** @type {string[]} */ protocols,
  /** @type {string} */ right,
) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol)) return wrong(name, value, right);
  // Hosts are inserted into headers, where `;` ends a directive and `*` is a wildcard.
  if (protocols === web && !/^[\w.:[\]-]+$/.test(url.host)) return wrong(name, value, right);
  return url;
}

/**
 * Reason why the owner gets no mail: no provider is configured, or enquiries go to an example address.
 * @typedef {"no-provider" | "example-recipient"} MailProblem
 */

/** Reserved domains (RFC 2606), including that of `ADMIN_EMAIL`'s default. */
const exampleDomain = /@(?:[\w-]+\.)*(example\.(?:com|net|org))>?$/i;

const web = ["http:", "https:"];
const webAddress = "an address such as https://www.example.com";

/**
 * Reads and checks all settings.
 * @param {Record<string, string | undefined>} env
 * @throws {SettingError} with one line that contains the variable, its value and the expected format
 */
export function readSettings(env) {
  const get = (/** @type {string} */ name) => env[name]?.trim() || undefined;

  const integer = (
    /** @type {string} */ name,
    /** @type {number} */ fallback,
    /** @type {number} */ max,
    min = 0,
  ) => {
    const value = get(name);
    if (value === undefined) return fallback;
    if (!/^\d+$/.test(value) || Number(value) > max || Number(value) < min)
      wrong(name, value, `a whole number from ${min} to ${max}`);
    return Number(value);
  };
  const choice = (/** @type {string} */ name, /** @type {readonly string[]} */ values) => {
    const value = get(name) ?? values[0] ?? "";
    if (!values.includes(value)) wrong(name, value, `one of ${values.join(", ")}`);
    return value;
  };
  const address = (/** @type {string} */ name) => {
    const value = get(name);
    if (value === undefined) return undefined;
    const url = parseUrl(name, value, web, webAddress);
    // These URLs are sent to visitors' browsers.
    if (url.username || url.password) wrong(name, value, `${webAddress}, without a password`);
    return url.href;
  };
  const origin = (/** @type {string} */ name, /** @type {string} */ value) => {
    const url = parseUrl(name, value, web, "an origin such as https://www.example.com");
    if (url.pathname !== "/" || url.search || url.hash || url.username) {
      wrong(name, value, "an origin such as https://www.example.com, without a path or password");
    }
    return url.origin;
  };
  const origins = (/** @type {string} */ name) =>
    (get(name) ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => origin(name, part));
  const mailbox = (/** @type {string} */ name) => {
    const value = get(name);
    const bare = value?.match(/<([^<>]+)>\s*$/)?.[1] ?? value;
    if (value !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(bare ?? "")) {
      wrong(name, value, "an e-mail address such as hello@example.com");
    }
    return value;
  };

  /** @type {string[]} */
  const warnings = [];
  const recaptchaUrl = (
    address("RECAPTCHA_BASE_URL") ?? "https://www.google.com/recaptcha"
  ).replace(/\/+$/, "");
  const readRecaptcha = () => {
    const siteKey = get("RECAPTCHA_SITE_KEY");
    const secretKey = get("RECAPTCHA_SECRET_KEY");
    const chosen = get("CAPTCHA") && choice("CAPTCHA", ["recaptcha", "altcha", "off"]);
    if (chosen === "altcha" || chosen === "off") return undefined;
    if (chosen === "recaptcha" && !(siteKey && secretKey)) {
      const missing = siteKey ? "SECRET" : "SITE";
      throw new SettingError(
        `CAPTCHA is "recaptcha", but RECAPTCHA_${missing}_KEY is missing beside it`,
      );
    }
    if (!siteKey !== !secretKey) {
      const [given, missing] = siteKey ? ["SITE", "SECRET"] : ["SECRET", "SITE"];
      warnings.push(
        `RECAPTCHA_${given}_KEY is set without RECAPTCHA_${missing}_KEY: the captcha is off`,
      );
    }
    return siteKey && secretKey
      ? { kind: /** @type {const} */ ("recaptcha"), siteKey, secretKey, baseUrl: recaptchaUrl }
      : undefined;
  };

  const recaptcha = readRecaptcha();
  const captcha = get("CAPTCHA") === "altcha" ? /** @type {const} */ ("altcha") : recaptcha?.kind;

  /** Requires all settings of the group, or none. */
  const readS3 = () => {
    const names = /** @type {const} */ ([
      "S3_ENDPOINT",
      "S3_REGION",
      "S3_BUCKET",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ]);
    const values = names.map(get);
    const [first] = names.filter((_, at) => values[at]);
    if (!first) return undefined;
    const region = values[1] ?? "us-east-1";
    const missing = names.filter((name, at) => !values[at] && name !== "S3_REGION");
    if (missing.length > 0)
      throw new SettingError(`${first} is set, but ${missing.join(", ")} is missing beside it`);
    const [, , bucket = "", accessKeyId = "", secretAccessKey = ""] = values;
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      wrong("S3_BUCKET", bucket, "the name of a bucket, such as my-uploads");
    return { endpoint: address("S3_ENDPOINT") ?? "", region, bucket, accessKeyId, secretAccessKey };
  };

  const readTranslation = () => {
    const providers = ["deepl", "libretranslate", "openai"];
    const names = ["URL", "KEY", "MODEL", "MONTHLY_CHARACTERS"].map((name) => `TRANSLATE_${name}`);
    if (get("TRANSLATE_PROVIDER") === undefined) {
      const [given] = names.filter(get);
      if (given)
        throw new SettingError(`${given} is set, but TRANSLATE_PROVIDER is missing beside it`);
      return undefined;
    }
    const value = get("TRANSLATE_PROVIDER") ?? "";
    if (!providers.includes(value))
      wrong("TRANSLATE_PROVIDER", value, `one of ${providers.join(", ")}`);
    const provider = /** @type {"deepl" | "libretranslate" | "openai"} */ (value);
    const key = get("TRANSLATE_KEY");
    // Messages never contain the key.
    if (key !== undefined && !/^[\x21-\x7e]{1,500}$/.test(key))
      throw new SettingError("TRANSLATE_KEY has characters that no key has, such as spaces");
    const model = get("TRANSLATE_MODEL");
    const own = address("TRANSLATE_URL");
    const missing =
      (provider === "libretranslate" && !own && "TRANSLATE_URL") ||
      (provider === "deepl" && !key && "TRANSLATE_KEY") ||
      (provider === "openai" && !own && !key && "TRANSLATE_KEY") ||
      (provider === "openai" && !model && "TRANSLATE_MODEL");
    if (missing)
      throw new SettingError(
        `TRANSLATE_PROVIDER is "${provider}", but ${missing} is missing beside it`,
      );
    const usual = {
      // Keys of DeepL's free plan are valid on its own host.
      deepl: key?.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com",
      libretranslate: "",
      openai: "https://api.openai.com/v1",
    };
    const { protocol, host, pathname, search, hash, hostname } = new URL(own ?? usual[provider]);
    if (search || hash) wrong("TRANSLATE_URL", own ?? "", `${webAddress}, without a query`);
    if (protocol === "http:" && key && !/^(?:localhost|127\.|\[::1\])/.test(hostname))
      warnings.push(
        "TRANSLATE_URL has no https: the key and the texts are sent without encryption",
      );
    return {
      provider,
      url: `${protocol}//${host}${pathname.replace(/\/+$/, "")}`,
      key,
      model,
      monthlyCharacters: integer("TRANSLATE_MONTHLY_CHARACTERS", 200_000, 1_000_000_000, 1),
    };
  };

  const dataDir = resolve(get("DATA_DIR") ?? "./data");
  const port = integer("PORT", 3000, 65_535);
  const siteUrl = get("SITE_URL") && origin("SITE_URL", get("SITE_URL") ?? "");
  const smtpUrl = get("SMTP_URL");
  if (smtpUrl) parseUrl("SMTP_URL", smtpUrl, ["smtp:", "smtps:"], "smtp://user:password@host:port");
  if (captcha === "altcha" && siteUrl?.startsWith("http:") && !/\/\/localhost\b/.test(siteUrl)) {
    warnings.push(
      "CAPTCHA is altcha, but SITE_URL has no https, without which browsers cannot solve its challenges: nobody can send an enquiry",
    );
  }
  const resendApiKey = get("RESEND_API_KEY");
  const adminEmail = mailbox("ADMIN_EMAIL") ?? "admin@example.com";
  const contactTo = mailbox("CONTACT_TO") ?? adminEmail;

  /** Public sites only: a local installation needs no mail. */
  const mailProblems = () => {
    /** @type {MailProblem[]} */
    const problems = [];
    if (!siteUrl?.startsWith("https:")) return problems;
    if (!smtpUrl && !resendApiKey) {
      problems.push("no-provider");
      warnings.push(
        "mail goes nowhere: without SMTP_URL or RESEND_API_KEY it is only saved as files in DATA_DIR/outbox",
      );
    }
    const example = exampleDomain.exec(contactTo)?.[1];
    if (example) {
      problems.push("example-recipient");
      warnings.push(
        `enquiries go to an address at ${example}, which nobody reads: set CONTACT_TO to your own`,
      );
    }
    return problems;
  };

  let databaseUrl = get("DATABASE_URL");
  if (databaseUrl) {
    const right = "postgres://user:password@host:port/name";
    const url = parseUrl("DATABASE_URL", databaseUrl, ["postgres:", "postgresql:"], right);
    const authority = get("DATABASE_CA");
    if (authority) {
      url.searchParams.set("sslrootcert", resolve(authority));
      databaseUrl = url.href;
    }
  }
  const postgresBin = get("POSTGRES_BIN") ? resolve(get("POSTGRES_BIN") ?? "") : undefined;
  const hostedDatabaseUrl = get("SUPABASE_DB_URL");
  if (hostedDatabaseUrl) {
    const right = "postgres://user:password@host:port/name";
    parseUrl("SUPABASE_DB_URL", hostedDatabaseUrl, ["postgres:", "postgresql:"], right);
  }
  const supabaseUrl = get("SUPABASE_URL") && origin("SUPABASE_URL", get("SUPABASE_URL") ?? "");
  if (supabaseUrl && databaseUrl) {
    throw new SettingError(
      "SUPABASE_URL and DATABASE_URL are both set, but a site has one backend: keep one of them",
    );
  }
  const s3 = readS3();
  if (supabaseUrl && s3) {
    throw new SettingError(
      "SUPABASE_URL and S3_ENDPOINT are both set, but a Supabase project keeps its uploads itself: remove the S3_ settings",
    );
  }
  const publishableKey = get("SUPABASE_PUBLISHABLE_KEY");
  const secretKey = get("SUPABASE_SECRET_KEY");
  const hosted = () => {
    if (!supabaseUrl) return undefined;
    if (!publishableKey || !secretKey) {
      const missing = publishableKey ? "SECRET" : "PUBLISHABLE";
      throw new SettingError(
        `SUPABASE_URL is set, but SUPABASE_${missing}_KEY is missing: copy it from the project's API keys`,
      );
    }
    return { url: supabaseUrl, publishableKey, secretKey };
  };
  const adminPassword = get("ADMIN_PASSWORD");
  if (adminPassword !== undefined && adminPassword.length < 8) {
    throw new SettingError("ADMIN_PASSWORD is too short: it must have 8 characters or more");
  }
  const webhookSecret = get("CONTENT_WEBHOOK_SECRET");
  if (webhookSecret !== undefined && webhookSecret.length < 16) {
    throw new SettingError(
      "CONTENT_WEBHOOK_SECRET is too short: it must have 16 characters or more",
    );
  }
  const jwtSecret = get("AUTH_JWT_SECRET");
  if (jwtSecret !== undefined && jwtSecret.length < 32) {
    throw new SettingError("AUTH_JWT_SECRET is too short: it must have 32 characters or more");
  }

  return {
    /** Warnings about valid but suspicious settings. */
    warnings,
    port,
    host: get("HOST") ?? "127.0.0.1",
    /** Undefined: `http://localhost:PORT`, with the actual port. */
    siteUrl,
    dataDir,
    seed: /** @type {"demo" | "none"} */ (choice("SEED", ["demo", "none"])),
    adminEmail,
    adminPassword,
    publishableKey,
    secretKey,
    databaseUrl,
    databasePoolSize: integer("DATABASE_POOL_SIZE", 14, 200, 6),
    postgresBin,
    s3,
    /** Folder, hours between backups (0: only on request), number of kept backups. */
    backups: {
      folder: resolve(get("BACKUP_DIR") ?? join(dataDir, "backups")),
      /** Whether the folder is inside the data folder, and so on the same disk. */
      besideData: get("BACKUP_DIR") === undefined,
      everyHours: integer("BACKUP_EVERY_HOURS", 24, 8_760),
      keep: integer("BACKUP_KEEP", 7, 10_000, 1),
    },
    /** `postgres://…` of a hosted project's database, for backups and moves. */
    hostedDatabaseUrl,
    /** Authorizes the webhooks of a hosted project; undefined: the endpoint does not exist. */
    webhookSecret,
    /** Supabase project used as the backend; undefined: our own backend. */
    hosted: hosted(),
    jwtSecret,
    smtpUrl,
    mailFrom: mailbox("MAIL_FROM"),
    /** Recipient of enquiries: `CONTACT_TO`, else the administrator's address. */
    contactTo,
    resendApiKey,
    /** Undefined: Resend's default URL. */
    resendUrl: address("RESEND_BASE_URL")?.replace(/\/+$/, ""),
    mailProblems: mailProblems(),
    /** Whether enquiries are mailed to an address that cannot exist. */
    hasExampleRecipient: exampleDomain.test(contactTo),
    /** `CAPTCHA`, or reCAPTCHA if both of its keys are set. Undefined: the captcha is off. */
    captcha,
    /** Undefined: another captcha or none. */
    recaptcha,
    /** Base URL of reCAPTCHA, set even if the captcha is off. */
    recaptchaUrl,
    /** Accepted enquiries: per address in ten minutes, and in total per hour. */
    contactLimits: {
      perAddress: integer("CONTACT_LIMIT_PER_ADDRESS", contactLimits.perAddress, 1_000_000, 1),
      perHour: integer("CONTACT_LIMIT_PER_HOUR", contactLimits.perHour, 1_000_000, 1),
    },
    /** Whether visitors get a confirmation mail. */
    contactAcknowledge: choice("CONTACT_ACKNOWLEDGE", ["off", "on"]) === "on",
    /** Months after which enquiries are deleted; 0: never automatically. */
    enquiryRetentionMonths: integer("ENQUIRY_RETENTION_MONTHS", 24, 1200),
    enquiryRetentionIsDefault: get("ENQUIRY_RETENTION_MONTHS") === undefined,
    /** Contact in `/.well-known/security.txt`; undefined: the company's e-mail. */
    securityContact: mailbox("SECURITY_CONTACT"),
    /** Undefined: no proposals of translations. */
    translation: readTranslation(),
    reviewWidgetSrc: address("REVIEW_WIDGET_SRC"),
    thirdPartyScriptSrc: address("THIRD_PARTY_SCRIPT_SRC"),
    cspExtraOrigins: origins("CSP_EXTRA_ORIGINS"),
    trustProxy: integer("TRUST_PROXY", 0, 10),
    hstsIncludeSubdomains: choice("HSTS_INCLUDE_SUBDOMAINS", ["off", "on"]) === "on",
    corsOrigins: origins("CORS_ORIGINS"),
    /** Undefined: metrics are not served. */
    metrics:
      get("METRICS_PORT") === undefined
        ? undefined
        : { port: integer("METRICS_PORT", 0, 65_535), host: get("METRICS_HOST") ?? "127.0.0.1" },
    logLevel: /** @type {"info" | "debug" | "warn" | "error"} */ (
      choice("LOG_LEVEL", ["info", "debug", "warn", "error"])
    ),
  };
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * Settings of this process: the environment overrides the `.env` file in the folder.
 * @throws {SettingError}
 */
export function loadSettings(folder = process.cwd()) {
  const file = join(folder, ".env");
  const fromFile = existsSync(file) ? readSettingsFile(file) : {};
  return readSettings({ ...fromFile, ...process.env });
}

/** Parses a file in `.env` format. */
export function readSettingsFile(/** @type {string} */ file) {
  return parseEnv(readFileSync(file, "utf8"));
}
