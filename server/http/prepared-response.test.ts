import { describe, expect, it } from "vitest";
import { acceptedEncodings } from "./prepared-response.ts";

describe("the accepted encodings", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate, zstd", "zstd"],
    ["GZIP;q=1.0, br;q=0", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=nonsense, gzip", "gzip"],
    [";;,q=,=;", "identity"],
    ["identity", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    [`gzip, ${"x,".repeat(100_000)}`, "gzip"],
  ])("A6: %s means %s", (accepted, encoding) =>
    expect(acceptedEncodings(accepted)[0]).toBe(encoding),
  );
});
