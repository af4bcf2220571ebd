import { describe, expect, test } from "vitest";
import { addressGroup, clientAddress } from "./client-address.ts";

const from = (peer: string | undefined, forwarded: string | undefined, proxies: number) =>
  clientAddress(peer, forwarded, proxies);

describe("client address", () => {
  test.each([
    ["no proxy: the socket, whatever a header claims", "203.0.113.9", "198.51.100.1", 0],
    ["one proxy: the last entry", "10.0.0.1", "198.51.100.1, 203.0.113.9", 1],
    ["two proxies: the last but one", "10.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.2", 2],
    ["a chain that is too short: the socket", "203.0.113.9", "198.51.100.1", 2],
    ["no chain: the socket", "203.0.113.9", undefined, 1],
    ["an entry that is no address: the socket", "203.0.113.9", "unknown", 1],
    ["an empty entry: the socket", "203.0.113.9", "198.51.100.1, ", 1],
    ["an entry with a port", "10.0.0.1", "203.0.113.9:51234", 1],
    ["an IPv4 address in IPv6 clothes", "::ffff:203.0.113.9", undefined, 0],
    ["the same in hexadecimal", "::FFFF:cb00:7109", undefined, 0],
  ])("G8: %s", (_what, peer, forwarded, proxies) => {
    expect(from(peer, forwarded, proxies)).toBe("203.0.113.9");
  });

  test.each([
    ["[2001:DB8::1]:443", "2001:db8::1"],
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
  ])("G8: %s has one spelling", (peer, expected) => {
    expect(from("10.0.0.1", peer, 1)).toBe(expected);
  });

  test("G8: the address is unknown once the socket is closed", () => {
    expect(from(undefined, undefined, 0)).toBeUndefined();
    expect(from(undefined, "x", 1)).toBeUndefined();
  });
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("G8: limits count %s as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
