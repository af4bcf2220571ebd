import type { Random } from "../../support/random.ts";
import { oddValue } from "./odd-json.ts";
import { oddString } from "./odd-strings.ts";
import { buckets, names } from "./storage-names.ts";

const plainName = (random: Random) =>
  random.below(5) ? decodeURIComponent(random.pick(names)) : oddString(random);

/** Parameters of a list, a move or a signature; some have another type. */
export function storageParameters(random: Random): Record<string, unknown> {
  const fields: Record<string, () => unknown> = {
    prefix: () => random.pick(["", "shown", "shown/", "../", "%", "_", "zq"]),
    limit: () => random.pick([1, 0, -1, 1e9, 1.5, "5", null]),
    offset: () => random.pick([0, 1, -1, 1e18]),
    sortBy: () => ({
      column: random.pick(["name", "id", "metadata", "nothing", "name; --", ""]),
      order: random.pick(["asc", "desc", "sideways"]),
    }),
    search: () => random.pick(["", "dunes", "%", "(", "\\"]),
    with_delimiter: () => random.pick([true, "x"]),
    cursor: () => random.pick(["", "x"]),
    bucketId: () => random.pick(buckets),
    destinationBucket: () => random.pick(buckets),
    sourceKey: () => plainName(random),
    destinationKey: () => plainName(random),
    copyMetadata: () => false,
    expiresIn: () => random.pick([60, 0, -1, 1e18, "60", null]),
    paths: () => Array.from({ length: random.below(4) }, () => plainName(random)),
    prefixes: () => Array.from({ length: random.below(4) }, () => plainName(random)),
    transform: () => ({ width: random.pick([1, -1, 1e9, "x"]), format: "origin" }),
    id: () => random.pick([...buckets, "mine"]),
    name: () => random.pick([...buckets, "mine"]),
    public: () => true,
    file_size_limit: () => random.pick([0, -1, 1e18, "1GB"]),
    allowed_mime_types: () => random.pick([[], ["*/*"], null, "x"]),
  };
  const made: Record<string, unknown> = {};
  for (const [field, give] of Object.entries(fields)) {
    if (random.below(3) === 0) continue;
    made[field] = random.below(10) ? give() : oddValue(random);
  }
  return made;
}
