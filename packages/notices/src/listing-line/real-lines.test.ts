import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { listingShares } from "./listing-shares.ts";
import { readListingLine } from "./read-listing-line.ts";

const FILE = fileURLToPath(
  new URL("../../../../../shared/data/auctions/licitor-listing-export-2022-2025.csv.gz", import.meta.url),
);

test.skipIf(!existsSync(FILE))(
  "11 170 real lines: place, date and kind of nearly all, the area where there is one",
  () => {
    const lines = gunzipSync(readFileSync(FILE)).toString("utf8").split("\n");
    const shares = listingShares(lines);
    expect(shares).toMatchObject({ lines: 11_170, place: 1, date: 1, hour: 1 });
    expect(shares.kind).toBeGreaterThan(0.984);
    // 6 861 lines of 11 170 give an area: all of them are read.
    expect(shares.areaOfGiven).toBe(1);
    expect(shares.weekday).toBeGreaterThan(0.99);
  },
);

test.each([
  ["x;1;maison;;Lyon", undefined],
  [
    "1;103126-1;maison;47.19;Marseille 15ème;jeudi 27 mars 2025 à 9h30",
    {
      id: "103126-1",
      kind: "house",
      areaM2: 47.19,
      commune: "Marseille",
      on: "2025-03-27",
      at: "09:30",
      weekdayAgrees: true,
    },
  ],
  [
    "1;2;vaste;;Gravigny (Eure);mardi 1er avril 2025 à 14h",
    { id: "2", kind: null, areaM2: null, commune: "Gravigny", on: "2025-04-01", at: "14:00", weekdayAgrees: true },
  ],
  ["1;2;terrain;1 240;X;lundi 1er avril 2025 à 14h", { kind: "land", areaM2: 1240, weekdayAgrees: false }],
])("%s", (line, read) => {
  if (read === undefined) expect(readListingLine(line)).toBeUndefined();
  else expect(readListingLine(line)).toMatchObject(read);
});
