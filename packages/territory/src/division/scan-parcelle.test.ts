import { parcelleId } from "@lotir/foncier";
import type { FrontageEdge, MultiPolygon, Point, Polygon } from "@lotir/geometry";
import { metres } from "@lotir/units";
import { expect, test } from "vitest";
import { buildingIndex } from "../describe/building-index.ts";
import type { DescribedParcelle, Surroundings } from "../describe/describe-parcelles.ts";
import type { DescribedCommune, StoredPrescription } from "../describe/described-commune.ts";
import { placedPrescriptions } from "../describe/placed-prescriptions.ts";
import { planeOf } from "../describe/plane.ts";
import type { ZoneShare } from "../describe/zone-of.ts";
import { scanParcelle } from "./scan-parcelle.ts";

const rectangle = (width: number, height: number, [x, y]: Point = [0, 0]): Polygon => ({
  outer: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  holes: [],
});

const WIDE = 50;
const DEEP = 30;
const LAND: MultiPolygon = [rectangle(WIDE, DEEP)];
const FRONT: FrontageEdge = { ring: 0, from: [0, 0], to: [WIDE, 0], length: metres(WIDE), grade: "A" };
const ZONE = { libelle: "UB", typezone: "U", destdomi: null, reglement: "DU_06999 ", shape: [] };

const described = (change: Partial<DescribedParcelle> = {}): DescribedParcelle => ({
  parcelle: {
    id: parcelleId("069990000A0001"),
    areaM2: WIDE * DEEP,
    contenance: null,
    centre: [7.2, 43.7],
    shape: [],
  },
  shape: LAND,
  frontage: [FRONT],
  frontageM: WIDE,
  frontageUnknownM: 0,
  builtM2: 0,
  zones: [{ zone: ZONE, share: 1, pieces: [LAND] }],
  ...change,
});

const plane = planeOf([7.2, 43.7]);
const around = (change: Partial<DescribedCommune> = {}): Surroundings => {
  const commune: DescribedCommune = {
    codeInsee: "06999",
    parcelles: [],
    voisines: [],
    batiments: [],
    zones: [],
    ventes: "unknown",
    voies: [],
    contour: "unknown",
    verdicts: new Map(),
    rules: [],
    rulesVersion: "",
    cited: { parcelles: "", batiments: "", zones: "", ventes: "", voies: "" },
    ...change,
  };
  const buildings = commune.batiments === "unknown" ? undefined : buildingIndex([], plane);
  return { commune, plane, buildings, prescriptions: placedPrescriptions(commune, plane), scale: 1 };
};

const capsOf = (parcelle: DescribedParcelle, surroundings: Surroundings) =>
  scanParcelle(parcelle, surroundings).sheet.caps;

test("buildings that did not come cap the verdict, and are named", () => {
  const without = scanParcelle(described(), around({ batiments: "unknown" }));
  expect(without.sheet.caps).toContainEqual({ kind: "unread-layer", layer: "batiments" });
  expect([without.verdict, without.geometryVerdict]).toEqual(["a-verifier", "a-verifier"]);
  expect(capsOf(described(), around())).not.toContainEqual({ kind: "unread-layer", layer: "batiments" });
});

test("roads that did not come are told as such, never as no road along the front", () => {
  const free = described({ frontage: [{ ...FRONT, grade: "B" }] });
  expect(capsOf(free, around({ voies: "unknown" }))).toContainEqual({ kind: "unread-layer", layer: "voies" });
  expect(capsOf(free, around({ voies: "unknown" })).map(({ kind }) => kind)).not.toContain("frontage-grade");
  expect(capsOf(free, around())).toContainEqual({ kind: "frontage-grade", grade: "B" });
});

test("prescriptions that nobody read are a named assumption; a plan that draws none has none", () => {
  const unread = { kind: "unread-layer", layer: "prescriptions" };
  expect(capsOf(described(), around())).toContainEqual(unread);
  expect(scanParcelle(described(), around()).geometryVerdict).toBe("oui");
  expect(capsOf(described(), around({ prescriptions: "none" }))).not.toContainEqual(unread);
});

const drawn = (nature: StoredPrescription["nature"], polygon: Polygon): StoredPrescription => {
  const ring = polygon.outer.map((at) => plane.toLonLat(at));
  return { nature, label: "dessinée", shape: [[[...ring, ...ring.slice(0, 1)]]] };
};

test("a protected wood over a parcel is built on by nothing, and read prescriptions cap nothing elsewhere", () => {
  const unread = { kind: "unread-layer", layer: "prescriptions" };
  const wood = drawn("ebc", rectangle(WIDE, 10, [0, 20]));
  const scanned = scanParcelle(described(), around({ prescriptions: [wood] }));
  expect(scanned.sheet.caps).not.toContainEqual(unread);
  const tops = scanned.result?.best?.lots.flatMap(({ envelope }) =>
    (envelope?.lot.shape ?? []).flatMap(({ outer }) => outer.map(([, y]) => y)),
  );
  expect(Math.max(...(tops ?? [Number.NaN]))).toBeLessThan(20.1);
  const apart = drawn("a-lire", rectangle(WIDE, 10, [0, 200]));
  expect(capsOf(described(), around({ prescriptions: [apart] }))).not.toContainEqual(unread);
});

test("a prescription that only the règlement explains caps the parcel it lies on", () => {
  const over = drawn("a-lire", rectangle(5, 5, [3, 3]));
  const unread = { kind: "unread-layer", layer: "prescriptions" };
  expect(capsOf(described(), around({ prescriptions: [over] }))).toContainEqual(unread);
});

test("a parcel on two zones is capped, and nothing is built on the closed part", () => {
  const back: MultiPolygon = [rectangle(WIDE, 20, [0, 20])];
  const zones: ZoneShare[] = [
    { zone: ZONE, share: 2 / 3, pieces: [[rectangle(WIDE, 20)]] },
    { zone: { ...ZONE, libelle: "N", typezone: "N" }, share: 1 / 3, pieces: [back] },
  ];
  const scanned = scanParcelle(described({ zones }), around());
  expect(scanned.sheet.caps).toContainEqual({ kind: "mixed-zones", zones: ["UB", "N"] });
  const tops = scanned.result?.best?.lots.flatMap(({ envelope }) =>
    (envelope?.lot.shape ?? []).flatMap(({ outer }) => outer.map(([, y]) => y)),
  );
  expect(tops?.length).toBeGreaterThan(0);
  expect(Math.max(...(tops ?? []))).toBeLessThanOrEqual(20.01);
});

test("a shape that the engine does not read is no refusal", () => {
  const pieces = scanParcelle(described({ shape: [rectangle(10, 30), rectangle(10, 30, [40, 0])] }), around());
  expect(pieces).toMatchObject({ verdict: "a-verifier", geometryVerdict: "a-verifier", sheet: { best: null } });
  expect(pieces.sheet.unreadable).toBe("several-pieces");
});
