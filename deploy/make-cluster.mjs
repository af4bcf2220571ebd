/**
 * Makes an empty database cluster beside the programs of the image, in a folder that is there, for containers
 * whose user is a number without an entry among the system's users. To be run as a user who has one.
 */
import { join } from "node:path";
import { initialize } from "../server/backend/database/embedded/cluster.ts";

const { POSTGRES_BIN } = process.env;
if (!POSTGRES_BIN) throw new Error("POSTGRES_BIN is not set");
await initialize(join(POSTGRES_BIN, "..", "cluster"), POSTGRES_BIN, undefined);
