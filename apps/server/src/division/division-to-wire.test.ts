import type { Envelope, LotEnvelope } from "@lotir/division";
import { expect, test } from "vitest";
import { accessSentence, capSentence, lotsSentence, roughLotsSentence } from "./division-sentences.ts";
import { shownEnvelope } from "./division-to-wire.ts";

const envelope = (area: number, house: number): Envelope => ({
  shape: [],
  area,
  footprint: area,
  rectangle: undefined,
  house,
  openGround: 0.5,
  parking: true,
  places: [],
});
const BOTH: LotEnvelope = { lot: envelope(40, 0), ensemble: envelope(220, 120) };

test("the envelope shown is the one of the reading that the règlement gives", () => {
  expect(shownEnvelope(BOTH, "ensemble").house).toBe(120);
  expect(shownEnvelope(BOTH, "lot").house).toBe(0);
});

test("without a reading given, the stricter one is shown", () => {
  expect(shownEnvelope(BOTH, "inconnu").area).toBe(40);
});

test("a layer that did not come is told by its own sentence, never as a fact of the ground", () => {
  const roads = capSentence({ kind: "unread-layer", layer: "voies" });
  expect(roads).toContain("Voies non chargées");
  expect(roads).not.toBe(capSentence({ kind: "frontage-grade", grade: "B" }));
  expect(capSentence({ kind: "unread-layer", layer: "batiments" })).toContain("Bâtiments non chargés");
  expect(capSentence({ kind: "mixed-zones", zones: ["UB", "N"] })).toContain("UB, N");
});

test("the list says what the sheet may draw otherwise by some metres; the sheet says the metre", () => {
  const lots = [
    { areaM2: 648, keepsHouse: false },
    { areaM2: 651.4, keepsHouse: false },
    { areaM2: 702, keepsHouse: true },
  ];
  expect(lotsSentence(lots)).toBe("Maison conservée + 2 lots de 648 et 651 m²");
  const same = [1376.2, 1375.8, 1376].map((areaM2) => ({ areaM2, keepsHouse: false }));
  expect(lotsSentence(same).replaceAll(/\s/g, " ")).toBe("3 lots de 1 376 m² chacun");
  expect(roughLotsSentence(lots)).toBe("Maison conservée + 2 lots d'environ 650 m²");
  expect(roughLotsSentence([...lots, { areaM2: 900, keepsHouse: false }])).toMatch(/3 lots d'environ 650 et 900 m²$/);
  expect(roughLotsSentence(lots.slice(2))).toBe("Maison conservée");
});

test("a lot that opens on a private lane or an alignment strip is not said to open on the street", () => {
  const way = { lot: 1, form: "facade", polygon: [], width: 36.1, length: 0, dwellings: 1, over: [] } as const;
  expect(accessSentence({ ...way, grade: "A" })).toMatch(/^Façade sur rue, 36,1/);
  expect(accessSentence({ ...way, grade: "B" })).toMatch(/^Façade libre, /);
  expect(accessSentence({ ...way, grade: "C" })).toMatch(/^Façade sur un chemin privé, /);
  expect(accessSentence({ ...way, grade: "D" })).toMatch(/^Façade sur une bande d'alignement, /);
});
