/**
 * Creates an empty database cluster in the image, in an existing folder, for containers whose user id has
 * no entry in /etc/passwd. Run it as a user with an entry.
 */
import { join } from "node:path";
import { initialize } from "../server/backend/database/embedded/cluster.ts";

const { POSTGRES_BIN } = process.env;
if (!POSTGRES_BIN) throw new Error("POSTGRES_BIN is not set");
await initialize(join(POSTGRES_BIN, "..", "cluster"), POSTGRES_BIN, undefined);
