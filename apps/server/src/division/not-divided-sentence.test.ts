import { parcelleId } from "@lotir/foncier";
import { expect, test } from "vitest";
import { notDividedSentence } from "./not-divided-sentence.ts";

const IDS = [parcelleId("06999000AC0069"), parcelleId("06999000AC0070")];

test("each cause has its sentence, and a parcel is named as people write it", () => {
  expect(notDividedSentence({ kind: "unknown-parcels", ids: IDS })).toBe(
    "Les parcelles AC 69, AC 70 sont introuvables dans le cadastre chargé.",
  );
  expect(notDividedSentence({ kind: "apart", touching: "at-a-point" })).toContain("qu'en un point");
  expect(notDividedSentence({ kind: "apart", touching: "nowhere" })).toContain("ne se touchent pas");
  expect(notDividedSentence({ kind: "several-pieces", pieces: 3 })).toContain("3 morceaux");
  expect(notDividedSentence({ kind: "no-area" })).toBeUndefined();
});
