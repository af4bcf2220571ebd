import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import type { ClientConfig } from "pg";
import { StartError } from "../../start-error.ts";

/** Address of a PostgreSQL server. */
export interface ServerAddress {
  client: Pick<
    ClientConfig,
    "host" | "port" | "user" | "password" | "database" | "ssl" | "options" | "enableChannelBinding"
  >;
  /** PostgreSQL settings of each session. */
  settings?: Record<string, string>;
  /** Whether a server without TLS is reached unencrypted. */
  isTlsOptional?: boolean;
  /** Whether a connection without channel binding is refused. */
  isBindingRequired?: boolean;
  /** Whether data leaves this machine unencrypted although the address does not say `sslmode=disable`. */
  isExposed?: boolean;
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

/** Values of `sslmode`; `true` and `false` are those of `ssl`. */
const tlsModes = [
  "disable",
  "false",
  "allow",
  "prefer",
  "require",
  "true",
  "verify-ca",
  "verify-full",
] as const;
const bindingModes = ["disable", "prefer", "require"] as const;

/**
 * Parses `DATABASE_URL` as libpq does, except that TLS is off unless `sslmode` or `sslrootcert` is given,
 * and channel binding unless `channel_binding` is given. With `sslrootcert` the server's certificate is
 * verified against that file, and its host name unless `sslmode` is `verify-ca`.
 * @throws {StartError} if the file cannot be read, or a value is unknown.
 */
export function parseServerAddress(given: string): ServerAddress {
  const url = new URL(given);
  const parameters = Object.fromEntries(url.searchParams);
  const mode = oneOf("sslmode", tlsModes, parameters.sslmode ?? parameters.ssl);
  const binding = oneOf("channel_binding", bindingModes, parameters.channel_binding);
  const ssl = tlsOptions(mode, url.searchParams.get("sslrootcert"));
  if (binding === "require" && !ssl)
    throw new StartError(
      "DATABASE_URL: channel_binding=require needs TLS: add sslmode=require or set DATABASE_CA",
    );
  // The folder of a Unix socket is given as a parameter.
  const host =
    url.searchParams.get("host") ||
    decodeURIComponent(url.hostname.replace(/^\[(.*)\]$/, "$1")) ||
    "localhost";
  const user = decodeURIComponent(url.username);
  for (const name of clientParameters) delete parameters[name];
  return {
    client: {
      host,
      port: Number(url.port) || 5432,
      user,
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(url.pathname.slice(1)) || user,
      ssl,
      enableChannelBinding: binding === "prefer" || binding === "require",
      options: url.searchParams.get("options") ?? undefined,
    },
    settings: parameters,
    isTlsOptional: mode === "allow" || mode === "prefer",
    isBindingRequired: binding === "require",
    isExposed: mode === undefined && !ssl && !isThisMachine(host),
  };
}

function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  given: string | undefined,
): Value | undefined {
  const value = values.find((each) => each === given);
  if (given && !value)
    throw new StartError(
      `DATABASE_URL: ${name} is "${given}", but must be one of ${values.join(", ")}`,
    );
  return value;
}

function isThisMachine(host: string): boolean {
  return host.startsWith("/") || /^(localhost|127(\.\d+){3}|::1)$/.test(host);
}

function tlsOptions(
  mode: (typeof tlsModes)[number] | undefined,
  rootCertificate: string | null,
): ConnectionOptions | false {
  if (rootCertificate === "system") return {};
  if (rootCertificate)
    return {
      ca: readCertificate(rootCertificate),
      ...(mode === "verify-ca" ? { checkServerIdentity: () => undefined } : undefined),
    };
  if (mode === undefined || mode === "disable" || mode === "false") return false;
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
