import type { MultiPolygon } from "@lotir/geometry";
import { pagesOfText, readRules, rulesOfZone } from "@lotir/plu";
import { expect, test } from "vitest";
import type { ZoneShare } from "../describe/zone-of.ts";
import { mostlyZonedAs } from "../describe/zoned-as.ts";
import { buildableIn, closedZonesOf, divisionRulesOf } from "./division-rules-of.ts";

const shareOf = (
  libelle: string,
  typezone: string,
  share: number,
  pieces: readonly MultiPolygon[] = [],
): ZoneShare => ({
  zone: { libelle, typezone, destdomi: null, reglement: "DU_06999 ", shape: [] },
  share,
  pieces,
});

const rulesIn = (interdites: string) => {
  const text = `=====PAGE 1=====\nZONE UB\nARTICLE UB 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES\nSont interdits :\n${interdites}\n`;
  const [zone] = readRules(pagesOfText(text)).zones;
  if (zone === undefined) throw new Error("no zone");
  return rulesOfZone(zone, "UB");
};

const UB = { zones: [shareOf("UB", "U", 1)] };

test("a zone that its règlement closes to houses takes none", () => {
  expect(buildableIn(UB, rulesIn("- les constructions à usage d'habitation ;"))).toEqual({ value: "non", from: "plu" });
  expect(buildableIn(UB, rulesIn("- les constructions à usage industriel ;"))).toEqual({ value: "oui", from: "plu" });
});

test("houses forbidden under a condition are neither allowed nor refused", () => {
  const guarded = rulesIn("- les constructions à usage d'habitation sauf celles nécessaires au gardiennage ;");
  expect(buildableIn(UB, guarded)).toEqual({ value: "inconnu", from: "hypothese" });
});

test("a zone to urbanise, though open, is not a plain yes", () => {
  expect(buildableIn({ zones: [shareOf("1AU", "AUc", 1)] }, undefined).value).toBe("inconnu");
  expect(buildableIn({ zones: [shareOf("2AU", "AUs", 1)] }, undefined).value).toBe("non");
});

test("a parcel over two zones is judged by the one that may take houses, the closed part set aside", () => {
  const zones = [shareOf("N", "N", 0.55), shareOf("UB", "U", 0.45)];
  expect(buildableIn({ zones }, undefined).value).toBe("oui");
  expect(closedZonesOf({ zones }).map(({ zone }) => zone.libelle)).toEqual(["N"]);
  expect(divisionRulesOf({ zones }, { rules: [] }).zone.value).toBe("oui");
  expect(mostlyZonedAs({ zones }).value).toBe("non");
});

test("a parcel in closed zones only is refused as such: no part of it is set aside", () => {
  const zones = [shareOf("N", "N", 0.6), shareOf("A", "A", 0.4)];
  expect(buildableIn({ zones }, undefined).value).toBe("non");
  expect(closedZonesOf({ zones })).toEqual([]);
});

test("without zoning nothing is known", () => {
  expect(buildableIn({ zones: "unknown" }, undefined).value).toBe("inconnu");
  expect(buildableIn({ zones: [] }, undefined).value).toBe("inconnu");
});
