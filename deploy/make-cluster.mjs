/**
 * Makes an empty database cluster in a folder of the image, for containers whose user is a number without
 * an entry among the system's users. To be run as a user who has one.
 *
 *     node deploy/make-cluster.mjs cluster
 */
import { initialize } from "../server/backend/database/embedded/cluster.ts";

const folder = process.argv[2];
const { POSTGRES_BIN } = process.env;
if (!folder || !POSTGRES_BIN) throw new Error("a folder and POSTGRES_BIN are needed");
await initialize(folder, POSTGRES_BIN, undefined);
