import type { Random } from "../../support/random.ts";
import { oddString } from "./odd-strings.ts";

/** JSON that is valid or becomes invalid on the way. */
export function oddValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 8 : 11)) {
    case 0:
      return null;
    case 1:
      return random.pick([true, false]);
    case 2:
      return random.pick([0, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1, -0]);
    case 3:
      return `\ud800${oddString(random)}`;
    case 8:
      return Array.from({ length: random.below(4) }, () => oddValue(random, depth + 1));
    case 9:
    case 10:
      return { [oddString(random)]: oddValue(random, depth + 1) };
    default:
      return oddString(random);
  }
}

/** Text of a body, damaged in one of four cases. */
export function damagedJson(random: Random, value: unknown): string | Buffer {
  const json = JSON.stringify(value) ?? "";
  switch (random.below(28)) {
    case 0:
      return json.slice(0, random.below(json.length + 1));
    case 1:
      return random.pick(["[", '{"a":', '[{"b":', '"\\u0000']).repeat(2000);
    case 2: {
      const bytes = Buffer.from(json);
      if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
      return bytes;
    }
    case 3:
      return Buffer.from(json, "utf16le");
    case 4:
      return `\ufeff${json}`;
    case 5:
      return json.replace("{", '{"__proto__":{"role":"service_role"},"constructor":1,');
    case 6:
      return JSON.stringify(oddValue(random)) ?? "";
    default:
      return json;
  }
}
