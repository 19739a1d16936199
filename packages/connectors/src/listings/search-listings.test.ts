import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openConnectors } from "../connectors.ts";
import { openEgress } from "../egress/open-egress.ts";
import { type Bench, bench, demoCommune } from "../sources.fixture.ts";
import { LIVE_SOURCES } from "../sources.ts";
import { readProperty } from "./read-property.ts";

let here: Bench;
beforeAll(async () => {
  here = await bench();
});
afterAll(() => here.close());

const BOTH = { codeInsee: "06999", kinds: ["house", "land"] as const };
const BASE = "https://api.stream.estate";
const read = (more: Readonly<Record<string, unknown>>) => {
  const found = readProperty({ uuid: "abc-1", propertyType: 1, ...more }, BASE);
  if (typeof found === "string") throw new Error(found);
  return found;
};

describe("the market API's shape", () => {
  test("every advert of the commune comes, thirty a page, latest first, with its text bare", async () => {
    const answer = await here.connectors.searchListings(BOTH);
    expect(answer.ok).toBe(true);
    if (!answer.ok) return;
    const { listings, isCut, leftOut } = answer.value.value;
    expect([listings.length, isCut, leftOut]).toEqual([demoCommune().adverts.length, false, {}]);
    const pages = here.server.requests.filter(({ layer }) => layer === "annonces");
    expect(pages).toHaveLength(Math.floor(listings.length / 30) + 1);
    expect(pages[0]?.path).toContain("includedInseeCodes%5B%5D=06999");
    const text = JSON.stringify(listings);
    expect(text).not.toMatch(/onerror|javascript:|<script|04 93|contact@|10\.0\.0\.8|169\.254/);
    expect(listings.every(({ priceEur }) => priceEur !== null)).toBe(true);
    expect(listings.some(({ landM2 }) => landM2 === null)).toBe(true);
    expect(listings.filter(({ formerPriceEur }) => formerPriceEur !== null).length).toBeGreaterThan(2);
    const days = listings.map(({ publishedOn }) => publishedOn ?? "");
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test("a key goes in its header; a price that is too high is not asked for", async () => {
    const dear = await here.connectors.searchListings({ ...BOTH, maxPriceEur: 400_000, key: "cle-secrete" });
    expect(dear.ok && dear.value.value.listings.every(({ priceEur }) => (priceEur ?? 0) <= 400_000)).toBe(true);
    expect(here.server.requests.at(-1)?.path).not.toContain("cle-secrete");
  });

  test("a key is not sent to where a redirect leads", async () => {
    const sources = { ...LIVE_SOURCES, annonces: { ...LIVE_SOURCES.annonces, base: here.server.url } };
    const egress = openEgress({ bases: [here.server.url], userAgent: "Lotir (essai)" });
    here.server.setFault("annonces", { kind: "redirect", to: "http://127.0.0.1:9/voleur" });
    const connectors = openConnectors({ egress, sources, today: () => "2026-11-20" as never });
    const answer = await connectors.searchListings({ ...BOTH, key: "cle-secrete" });
    here.server.setFault("annonces", undefined);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "forbidden-address" } });
    await egress.close();
  });

  test.each([
    [
      { kind: "refuse", status: 401 },
      { kind: "refused", status: 401 },
    ],
    [
      { kind: "refuse", status: 500 },
      { kind: "refused", status: 500 },
    ],
    [
      { kind: "refuse", status: 403, words: '{"hydra:description":"Credit denied"}' },
      { kind: "refused", status: 403, isQuota: true },
    ],
    [
      { kind: "refuse", status: 429, words: "Monthly quota exceeded" },
      { kind: "refused", status: 429, isQuota: true },
    ],
    [
      { kind: "refuse", status: 402, words: "no credits left" },
      { kind: "refused", status: 402, isQuota: true },
    ],
    [
      { kind: "refuse", status: 403 },
      { kind: "refused", status: 403 },
    ],
    [{ kind: "cut" }, { kind: "malformed" }],
  ] as const)("%o is told", async (fault, failure) => {
    here.server.setFault("annonces", fault);
    expect(await here.connectors.searchListings(BOTH)).toMatchObject({ ok: false, failure });
    here.server.setFault("annonces", undefined);
  });
});

test("a credit that ends between two pages leaves the first ones, and says why the rest is missing", async () => {
  here.server.setFault("annonces", { kind: "refuse", status: 403, words: "credit/denied", after: 2 });
  const answer = await here.connectors.searchListings(BOTH);
  here.server.setFault("annonces", undefined);
  expect(answer.ok && answer.value.value).toMatchObject({
    isCut: false,
    broken: { kind: "refused", status: 403, isQuota: true },
  });
  expect(answer.ok && answer.value.value.listings).toHaveLength(60);
});

describe("one property of unknown origin", () => {
  test("both shapes of a place, numbers as text, and absurd ones as unknown", () => {
    const place = { lat: "43.6", lon: "7.28", street: "Rue du Port" };
    for (const locations of [place, [place], [null, place]])
      expect(read({ locations })).toMatchObject({ at: [7.28, 43.6], street: "Rue du Port" });
    for (const locations of [null, [], { lat: 0, lon: 0 }, "x", [{ lat: "abc", lon: 7 }]])
      expect(read({ locations }).at).toBeNull();
    expect(read({ price: "459 000 €", surface: "133,5", landSurface: "1164" })).toMatchObject({
      priceEur: 459_000,
      floorM2: 133.5,
      landM2: 1_164,
    });
    const absurd = { price: -3, surface: Number.NaN, landSurface: "99999999999", constructionYear: 20_155, room: {} };
    expect(read(absurd)).toMatchObject({ priceEur: null, floorM2: null, landM2: null, builtYear: null, rooms: null });
  });

  test("markup, scripts and people leave the text; addresses of scripts and private networks leave the lists", () => {
    const found = read({
      title: "<b>Maison</b>&nbsp;&amp; jardin",
      description:
        "<script>alert(1)</script>Appelez Mme Durand au 06 12 34 56 78 ou jean.durand@agence.fr &lt;img src=x onerror=alert(1)&gt;",
      pictures: [
        "javascript:alert(1)",
        "https://10.0.0.8/a.jpg",
        "http://exemple.fr/a.jpg",
        "https://exemple.fr/a.jpg",
      ],
      picturesRemote: [`${BASE}/media/b.jpg`, "https://localhost/x", "https://[::1]/x", "https://u:p@exemple.fr/x"],
      adverts: [
        { url: "data:text/html,x", publisher: { name: "Paul Martin", type: "particular" }, contact: { phone: "06" } },
      ],
    });
    expect(found.title).toBe("Maison & jardin");
    expect(found.description).toBe(
      "Appelez [coordonnées retirées] au [coordonnées retirées] ou [coordonnées retirées]",
    );
    expect(found.photos).toEqual(["https://exemple.fr/a.jpg", "/media/b.jpg"]);
    expect(found.setAside).toEqual({ photos: 6, pages: 1 });
    expect(found.adverts).toEqual([{ publisher: null, url: null, priceEur: null, publishedOn: null }]);
    expect(found.sellerType).toBe("particular");
  });

  test.each([
    [null, "illisible"],
    [[], "illisible"],
    [{ uuid: "../x y" }, "sans-identifiant"],
    [{ uuid: "abc", transactionType: "1" }, "location"],
  ])("%o is left out, and why", (raw, reason) => expect(readProperty(raw, BASE)).toBe(reason));

  test("a text of a million characters is cut, in time", () => {
    const started = performance.now();
    expect(read({ description: "<a ".repeat(400_000) }).description.length).toBeLessThanOrEqual(20_000);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
