import { expect, test } from "vitest";
import { SharedLimit } from "./shared-limit.ts";

test("A13: one address gets its part and no more, and the others what is left", () => {
  const limit = new SharedLimit({ total: 10, perAddress: 4 });
  expect(limit.take("192.0.2.1", 3)).toBeUndefined();
  expect(limit.take("192.0.2.1", 2)).toBe("address");
  expect(limit.take("192.0.2.1", 1)).toBeUndefined();
  expect(limit.take("192.0.2.2", 4)).toBeUndefined();
  expect(limit.take("192.0.2.3", 3)).toBe("total");
  expect(limit.take("192.0.2.3", 2)).toBeUndefined();
});

test("A13: what is given back may be taken again, by anybody", () => {
  const limit = new SharedLimit({ total: 4, perAddress: 4 });
  expect(limit.take("192.0.2.1", 4)).toBeUndefined();
  expect(limit.take("192.0.2.2", 1)).toBe("total");
  limit.free("192.0.2.1", 4);
  expect(limit.take("192.0.2.2", 4)).toBeUndefined();
});

test("A13: a network of IPv6 is one address, and so are all that are not known", () => {
  const limit = new SharedLimit({ total: 10, perAddress: 1 });
  expect(limit.take("2001:db8:1:2::1", 1)).toBeUndefined();
  expect(limit.take("2001:db8:1:2::2", 1)).toBe("address");
  expect(limit.take("2001:db8:1:3::1", 1)).toBeUndefined();
  expect(limit.take(undefined, 1)).toBeUndefined();
  expect(limit.take(undefined, 1)).toBe("address");
});
