import { describe, expect, test } from "vitest";
import { doorwayTo, mayLeaveFor } from "./doorway.ts";
import { HOSTILE } from "./hostile-addresses.fixture.ts";

const doorway = doorwayTo(["https://cadastre.data.gouv.fr", "http://127.0.0.1:4320"], [".data.gouv.fr"]);
const may = (address: string, step: "asked" | "redirected"): boolean => {
  const url = URL.parse(address);
  return url !== null && mayLeaveFor(url, doorway, step);
};

describe("mayLeaveFor", () => {
  test("refuses each of the hostile addresses, asked or redirected to", () => {
    expect(HOSTILE.filter((address) => may(address, "asked") || may(address, "redirected"))).toEqual([]);
  });

  test.each([
    "https://cadastre.data.gouv.fr/data/x.json.gz",
    "HTTPS://CADASTRE.data.gouv.fr:443/x",
    "http://127.0.0.1:4320/communes",
    "http://127.0.1:4320/communes",
    "http://0x7f000001:4320/communes",
  ])("lets %s out: it is a configured origin, however it is written", (address) => {
    expect(may(address, "asked")).toBe(true);
  });

  test.each(["https://c\u0430dastre.data.gouv.fr", "https://evil.example%2ecadastre.data.gouv.fr"])(
    "%s is another host under the State's domain: never asked",
    (address) => {
      expect(may(address, "asked")).toBe(false);
    },
  );

  test("a redirect host is reached by redirect only", () => {
    expect(may("https://object.files.data.gouv.fr/dvf/2025/x.csv", "asked")).toBe(false);
    expect(may("https://object.files.data.gouv.fr/dvf/2025/x.csv", "redirected")).toBe(true);
  });
});

describe("doorwayTo", () => {
  test.each([
    "http://cadastre.data.gouv.fr",
    "ftp://cadastre.data.gouv.fr",
    "https://u:p@cadastre.data.gouv.fr",
    "https://10.0.0.1",
    "https://169.254.169.254",
    "https://[fe80::1]",
    "http://192.168.1.10:3000",
    "not an address",
    "",
  ])("refuses the base %s", (base) => {
    expect(() => doorwayTo([base], [])).toThrow(RangeError);
  });

  test.each([
    "https://mirror.example",
    "https://8.8.8.8",
    "http://localhost:3000",
    "http://127.0.0.1:1",
    "http://[::1]:8080",
  ])("accepts the base %s", (base) => {
    expect([...doorwayTo([base], []).origins]).toEqual([new URL(base).origin]);
  });
});
