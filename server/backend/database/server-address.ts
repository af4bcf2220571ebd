import { readFileSync } from "node:fs";
import { StartError } from "../../start-error.ts";
import type { ServerAddress } from "./connect.ts";

/** Client parameters of libpq. The driver would send them to the server as settings. */
const clientParameters = [
  "channel_binding",
  "connect_timeout",
  "gssencmode",
  "keepalives",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "load_balance_hosts",
  "pgbouncer",
  "sslcrl",
  "sslrootcert",
  "ssl_min_protocol_version",
  "target_session_attrs",
];

/**
 * Parses `DATABASE_URL` as libpq does. With `sslrootcert` the server's certificate is verified against that
 * file, and its host name unless `sslmode` is `verify-ca`.
 * @throws {StartError} if the file cannot be read.
 */
export function parseServerAddress(given: string): ServerAddress {
  const url = new URL(given);
  const { searchParams, hostname, port } = url;
  const options: ServerAddress["options"] = {};
  const rootCertificate = searchParams.get("sslrootcert");
  if (rootCertificate && rootCertificate !== "system") {
    const skipsName = searchParams.get("sslmode") === "verify-ca";
    options.ssl = {
      ca: readCertificate(rootCertificate),
      ...(skipsName ? { checkServerIdentity: () => undefined } : undefined),
    };
    searchParams.delete("sslmode");
  }
  // IPv6: the driver would cut the host at the first colon. Its types lack arrays, which it accepts.
  if (hostname.startsWith("["))
    Object.assign(options, { host: [hostname.slice(1, -1)], port: [Number(port) || 5432] });
  if (rootCertificate === "system") searchParams.set("sslmode", "verify-full");
  for (const name of clientParameters) searchParams.delete(name);
  return { url: url.href, options };
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`DATABASE_CA ${file} cannot be read (${code})`);
  }
}
