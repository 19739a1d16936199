import { describe, expect, test } from "vitest";
import { readPagesInChild, type UnreadPage } from "./read-in-child.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const page = (body: string, head = '<meta charset="utf-8">'): Uint8Array =>
  bytes(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);
const ask = (given: Partial<UnreadPage> & Pick<UnreadPage, "bytes">): UnreadPage => ({
  site: "licitor",
  kind: "notice",
  id: "1",
  ...given,
});

const SALE = `<p class="Court">Tribunal Judiciaire de Lyon</p><div class="Date"><p>mardi 1er septembre 2026 à 14h</p></div>
  <div class="AddressBlock"><div class="SousLot FirstSousLot"><h2>Une maison</h2><p>de 90 m². Cadastré section AC n°164 pour 07a 02ca</p></div>
  <h3>Mise à prix : 50 000 €</h3><div class="Location"><p class="City">Lyon (69003)</p><p class="Street">3 rue X</p></div></div>
  <div class="Trusts">SCP Dupont, 12 rue de la Liberté, 06000 Nice</div>`;

const one = async (given: Parameters<typeof ask>[0]) => (await readPagesInChild([ask(given)]))[0];

describe("a page is read for what its reader sees", () => {
  test("the property's place, never the lawyer's; the reference, in ares and centiares", async () => {
    expect(await one({ bytes: page(SALE) })).toMatchObject({
      ok: true,
      value: {
        notice: {
          city: "Lyon",
          postalCode: "69003",
          street: "3 rue X",
          office: "SCP Dupont",
          hearing: { on: "2026-09-01", at: "14:00", weekdayAgrees: true },
          lots: [
            {
              kind: "house",
              builtM2: 90,
              startingPriceEur: 50_000,
              parcels: [{ section: "AC", numero: "164", areaM2: 702 }],
            },
          ],
        },
      },
    });
  });

  test("several lots in one notice, each with its price", async () => {
    const second = `<div class="SousLot"><h2>Un terrain</h2><p>de 400 m²</p></div><h3>Mise à prix : 9 000 €</h3>`;
    const read = await one({ bytes: page(SALE.replace('<div class="Location">', `${second}<div class="Location">`)) });
    expect(read).toMatchObject({
      ok: true,
      value: {
        notice: { lots: [{ startingPriceEur: 50_000 }, { kind: "land", landM2: 400, startingPriceEur: 9_000 }] },
      },
    });
  });

  test("scripts and hidden text say nothing", async () => {
    const trap = `<script>document.write("Mise à prix : 1 €")</script><p style="display:none">Mise à prix : 2 €</p><p hidden>section ZZ n°1</p>`;
    const read = await one({
      bytes: page(SALE.replace('<div class="AddressBlock">', `<div class="AddressBlock">${trap}`)),
    });
    expect(read).toMatchObject({
      ok: true,
      value: { notice: { lots: [{ startingPriceEur: 50_000, parcels: [{ section: "AC" }] }] } },
    });
  });

  test.each([
    ["Windows-1252 that says so", "windows-1252", '<meta charset="windows-1252">'],
    ["Windows-1252 that claims UTF-8", "windows-1252", '<meta charset="utf-8">'],
    ["UTF-8 that claims an encoding that is none", "utf-8", '<meta charset="klingon">'],
  ])("%s", async (_, encoding, head) => {
    const text = new TextDecoder().decode(page(SALE.replace("Lyon (69003)", "Épinay (69003)"), head));
    const encoded =
      encoding === "utf-8"
        ? bytes(text)
        : Uint8Array.from(text, (letter) => (letter === "€" ? 0x80 : letter.charCodeAt(0) & 0xff));
    expect(await one({ bytes: encoded })).toMatchObject({ ok: true, value: { notice: { city: "Épinay" } } });
  });
});

describe("what is no sale is refused, and says why", () => {
  test.each([
    ["too-large", new Uint8Array(20_000_000).fill(0x61)],
    ["not-a-page", bytes("%PDF-1.7 une affiche")],
    ["not-a-page", page("<div>".repeat(200_000))],
    ["structure-changed", page("<main><h1>Nouvelle présentation</h1><p>Mise à prix : 50 000 €</p></main>")],
    ["structure-changed", page("")],
  ] as const)("%s", async (refusal, content) =>
    expect(await one({ bytes: content })).toEqual({ ok: false, failure: refusal }),
  );

  test("a list without a sale of the old structure is not an empty list, but one that says it is empty is", async () => {
    expect(await one({ kind: "list", bytes: page("<ul><li>Maison</li></ul>") })).toEqual({
      ok: false,
      failure: "structure-changed",
    });
    expect(await one({ kind: "list", bytes: page("<p>Aucune annonce pour cette zone.</p>") })).toEqual({
      ok: true,
      value: { kind: "list", notices: [] },
    });
  });

  test("links elsewhere are not followed", async () => {
    const links = [
      "https://evil.example/annonce/1/2345.html",
      "//evil.example/annonce/2345.html",
      "/data/pub/doc/2345.html",
      "/annonce/1/23456.html",
    ];
    const read = await one({
      kind: "list",
      bytes: page(links.map((href) => `<a class="Ad" href="${href}">x</a>`).join("")),
    });
    expect(read).toMatchObject({ ok: true, value: { notices: [{ id: "23456", path: "/annonce/1/23456.html" }] } });
  });
});

test("a page made to last does not take the others with it, nor the product", async () => {
  const slow = page(`<a class="Ad" href="/annonce/${"1".repeat(3_000_000)}">x</a>`.concat("<p>a<b>".repeat(120_000)));
  const before = process.memoryUsage().rss;
  const read = await readPagesInChild([
    ask({ bytes: page(SALE) }),
    ask({ bytes: slow, kind: "list" }),
    ask({ bytes: page(SALE) }),
  ]);
  expect(read[0]?.ok).toBe(true);
  expect(read[1]?.ok).toBe(false);
  expect(read[2]?.ok).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});
