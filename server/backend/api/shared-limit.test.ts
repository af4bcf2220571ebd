import { expect, test } from "vitest";
import { SharedLimit } from "./shared-limit.ts";

test("A13: an address gets its share, the others the rest", () => {
  const limit = new SharedLimit({ total: 10, perAddress: 4 });
  expect(limit.take("192.0.2.1", 3)).toBeUndefined();
  expect(limit.take("192.0.2.1", 2)).toBe("address");
  expect(limit.take("192.0.2.1", 1)).toBeUndefined();
  expect(limit.take("192.0.2.2", 3)).toBeUndefined();
  expect(limit.take("192.0.2.3", 4)).toBe("total");
  expect(limit.take("192.0.2.3", 1)).toBeUndefined();
});

test("A13: a hundred greedy addresses leave room for another one", () => {
  const limit = new SharedLimit({ total: 2_000, perAddress: 50 });
  const addresses = Array.from({ length: 100 }, (_, at) => ({ name: `192.0.2.${at}`, taken: 0 }));
  for (let round = 0; round < 100; round++)
    for (const address of addresses) {
      if (address.taken > 0) {
        limit.free(address.name, 1);
        address.taken -= 1;
      }
      for (let attempt = 0; attempt < 60; attempt++)
        if (!limit.take(address.name, 1)) address.taken += 1;
    }
  for (let place = 0; place < 5; place++) expect(limit.take("198.51.100.1", 1)).toBeUndefined();
});

test("A13: a freed amount can be taken by any address", () => {
  const limit = new SharedLimit({ total: 4, perAddress: 4 });
  expect(limit.take("192.0.2.1", 4)).toBeUndefined();
  expect(limit.take("192.0.2.2", 1)).toBe("total");
  limit.free("192.0.2.1", 4);
  expect(limit.take("192.0.2.2", 4)).toBeUndefined();
});

test("A13: an IPv6 network counts as one address, and so do unknown addresses", () => {
  const limit = new SharedLimit({ total: 10, perAddress: 1 });
  expect(limit.take("2001:db8:1:2::1", 1)).toBeUndefined();
  expect(limit.take("2001:db8:1:2::2", 1)).toBe("address");
  expect(limit.take("2001:db8:1:3::1", 1)).toBeUndefined();
  expect(limit.take(undefined, 1)).toBeUndefined();
  expect(limit.take(undefined, 1)).toBe("address");
});
