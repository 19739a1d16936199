import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectors } from "../connectors.ts";
import { type Canary, canary } from "../egress/canary.fixture.ts";
import { openEgress } from "../egress/open-egress.ts";
import { type Bench, bench, demoCommune } from "../sources.fixture.ts";
import { LIVE_SOURCES } from "../sources.ts";

let here: Bench;
let trap: Canary;
beforeAll(async () => {
  [here, trap] = await Promise.all([bench(), canary()]);
});
afterAll(async () => {
  await here.close();
  await trap.close();
});

/** As the product opens it: any public site by https, private networks found at the connection. */
const openToPublic = (address: string) => {
  const publicEgress = openEgress({
    bases: [],
    isOpenToPublic: true,
    userAgent: "Lotir (essai)",
    limits: { tries: 1, totalMs: 4_000 },
    resolve: async () => [{ address, family: address.includes(":") ? 6 : 4 }],
  });
  const egress = openEgress({ bases: [LIVE_SOURCES.annonces.base], userAgent: "Lotir (essai)" });
  const connectors = openConnectors({
    egress,
    publicEgress,
    sources: LIVE_SOURCES,
    today: () => "2026-11-20" as never,
  });
  return { connectors, close: () => Promise.all([egress.close(), publicEgress.close()]) };
};

test("a photo of the source itself comes by its path", async () => {
  const path = demoCommune()
    .adverts.flatMap(({ body }) => body.pictures as string[])
    .find((each) => each.startsWith("/"));
  const found = await here.connectors.fetchListingPhoto({ address: path ?? "" });
  expect(found.ok && Buffer.from(found.value.subarray(1, 4)).toString()).toBe("PNG");
});

test("a photo of more than 10 MB is given up", async () => {
  here.server.setFault("photos", { kind: "heavy", bytes: 11_000_000 });
  const found = await here.connectors.fetchListingPhoto({ address: "/photos-fictives/a-1.png" });
  here.server.setFault("photos", undefined);
  expect(found).toMatchObject({ ok: false, failure: { kind: "too-large", limitBytes: 10_000_000 } });
});

test.each(["10.0.0.8", "127.0.0.1", "169.254.169.254", "192.168.1.1", "::1", "fd00::1", "100.64.0.1"])(
  "a name that leads to %s is refused when it connects",
  async (address) => {
    const { connectors, close } = openToPublic(address);
    const found = await connectors.fetchListingPhoto({ address: "https://photos.example/a.jpg" });
    expect(found).toMatchObject({ ok: false, failure: { kind: "forbidden-address" } });
    await close();
  },
);

test.each([
  "https://127.0.0.1/a.jpg",
  "http://photos.example/a.jpg",
  "https://photos.example:8443/a.jpg",
  "https://u:p@photos.example/a.jpg",
  "file:///etc/passwd",
  "//photos.example/a.jpg",
  "javascript:alert(1)",
  "https://metadata.internal/a.jpg",
])("%s is refused before anything is asked", async (address) => {
  const { connectors, close } = openToPublic("93.184.215.14");
  const found = await connectors.fetchListingPhoto({ address });
  expect(found).toMatchObject({ ok: false, failure: { kind: "forbidden-address" } });
  await close();
});

test("nothing reached this machine meanwhile", () => expect(trap.connections()).toBe(0));
