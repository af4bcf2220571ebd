import type { Random } from "../../support/random.ts";
import { oddPart } from "./odd-strings.ts";

/** Private bucket with an object of this name. */
export const privateBucket = "private-box";
export const privateObject = "plan.txt";
/** Public picture in `tour-images`. */
export const publicObject = "shown/dunes.png";

export const buckets = [
  "tour-images",
  "tour-images",
  "tour-images",
  "blog-images",
  "destination-images",
  privateBucket,
  privateBucket,
  "nowhere",
  ".",
  "..",
  "*",
  "",
];
export const names = [
  publicObject,
  publicObject,
  publicObject,
  privateObject,
  privateObject,
  `../${privateBucket}/${privateObject}`,
  `..%2f${privateBucket}%2f${privateObject}`,
  `%2e%2e/${privateBucket}/${privateObject}`,
  `shown/../../${privateBucket}/${privateObject}`,
  "../../secrets.json",
  "..%2f..%2fsecrets.json",
  "....//....//secrets.json",
  "%252e%252e%252fsecrets.json",
  "shown",
  "shown/",
  "shown//dunes.png",
  "SHOWN/DUNES.PNG",
  "none.png",
  ".emptyFolderPlaceholder",
  "",
  "/",
];
export const bucketOf = (random: Random) =>
  random.below(12) ? random.pick(buckets) : oddPart(random);
export const nameOf = (random: Random) => (random.below(6) ? random.pick(names) : oddPart(random));
