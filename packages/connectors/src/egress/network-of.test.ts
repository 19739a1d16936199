import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

const PRIVATE = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.254",
  "168.63.129.16",
  "169.254.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.170",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::2",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:a9fe:a9fe::",
  "3fff::1",
  "fc00::1",
  "fd12:3456:789a::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
  "5f00::1",
  "localhost",
  "example.org",
  "",
  "127.1",
  "0x7f000001",
  "2130706433",
  "0177.0.0.1",
  "127.0.0.1:80",
];

describe("networkOf", () => {
  test.each(PRIVATE)("%s is not on the open Internet", (address) => {
    expect(networkOf(address)).toBe("private");
  });

  test.each(["127.0.0.1", "127.0.0.53", "127.255.255.254", "::1", "0:0:0:0:0:0:0:1"])(
    "%s is this machine",
    (address) => {
      expect(networkOf(address)).toBe("loopback");
    },
  );

  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "185.199.108.153",
    "168.63.129.15",
    "168.63.129.17",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.255.255",
    "2606:4700::1111",
    "2a01:cb00::1",
  ])("%s is on the open Internet", (address) => {
    expect(networkOf(address)).toBe("public");
  });

  test("no address of a private range passes, whatever its last bytes", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const heads = ["10", "127", "169.254", "172.20", "192.168", "0", "100.100", "198.18", "224", "250"];
    fc.assert(
      fc.property(fc.constantFrom(...heads), byte, byte, byte, (head, a, b, c) => {
        const address = [...head.split("."), a, b, c].slice(0, 4).join(".");
        expect(networkOf(address)).not.toBe("public");
        expect(networkOf(`::ffff:${address}`)).not.toBe("public");
      }),
      { seed: 1 },
    );
  });
});
