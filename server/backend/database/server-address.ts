import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import type { ClientConfig } from "pg";
import { StartError } from "../../start-error.ts";

/** Address of a PostgreSQL server. */
export interface ServerAddress {
  client: Pick<
    ClientConfig,
    "host" | "port" | "user" | "password" | "database" | "ssl" | "options"
  >;
  /** PostgreSQL settings of each session. */
  settings?: Record<string, string>;
  /** Whether a server without TLS is reached unencrypted. */
  isTlsOptional?: boolean;
}

/** Parameters of libpq that are no settings of the server. */
const clientParameters = [
  "application_name",
  "channel_binding",
  "connect_timeout",
  "gssencmode",
  "host",
  "keepalives",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "load_balance_hosts",
  "options",
  "pgbouncer",
  "ssl",
  "ssl_min_protocol_version",
  "sslcrl",
  "sslmode",
  "sslrootcert",
  "target_session_attrs",
];

/**
 * Parses `DATABASE_URL` as libpq does, except that TLS is off unless `sslmode` or `sslrootcert` is given.
 * With `sslrootcert` the server's certificate is verified against that file, and its host name unless
 * `sslmode` is `verify-ca`.
 * @throws {StartError} if the file cannot be read.
 */
export function parseServerAddress(given: string): ServerAddress {
  const url = new URL(given);
  const parameters = Object.fromEntries(url.searchParams);
  const mode = parameters.sslmode ?? parameters.ssl ?? "";
  const user = decodeURIComponent(url.username);
  for (const name of clientParameters) delete parameters[name];
  return {
    client: {
      // The folder of a Unix socket is given as a parameter.
      host:
        url.searchParams.get("host") ||
        decodeURIComponent(url.hostname.replace(/^\[(.*)\]$/, "$1")) ||
        "localhost",
      port: Number(url.port) || 5432,
      user,
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(url.pathname.slice(1)) || user,
      ssl: tlsOptions(mode, url.searchParams.get("sslrootcert")),
      options: url.searchParams.get("options") ?? undefined,
    },
    settings: parameters,
    isTlsOptional: ["allow", "prefer"].includes(mode),
  };
}

function tlsOptions(mode: string, rootCertificate: string | null): ConnectionOptions | false {
  if (rootCertificate === "system") return {};
  if (rootCertificate)
    return {
      ca: readCertificate(rootCertificate),
      ...(mode === "verify-ca" ? { checkServerIdentity: () => undefined } : undefined),
    };
  if (["", "disable", "false"].includes(mode)) return false;
  return { rejectUnauthorized: !["allow", "prefer", "require"].includes(mode) };
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATABASE_CA ${file} cannot be read (${code})`);
  }
}
