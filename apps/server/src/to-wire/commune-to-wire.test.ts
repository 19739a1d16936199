import { expect, test } from "vitest";
import type { LiveProgress } from "../jobs/commune-jobs.ts";
import { communeToWire } from "./commune-to-wire.ts";

const progress = (statuses: readonly LiveProgress["layers"][number]["status"][]): LiveProgress => ({
  codeInsee: "06999",
  name: "Essai",
  status: "partial",
  layers: statuses.map((status) => ({
    name: "zones",
    status,
    loadId: 1,
    source: null,
    licence: null,
    vintage: null,
    loadedAt: null,
    counts: {},
    failure: null,
  })),
  scan: undefined,
  parcelCount: 0,
  bbox: null,
  version: null,
  isDescribed: true,
  fictional: true,
  running: new Map(),
});

test("un chargement arrêté par une personne n'accuse aucune source", () => {
  expect(communeToWire(progress(["loaded", "cancelled", "cancelled"])).problem).toMatch(/^Chargement arrêté/);
});

test("les sources muettes se comptent sans les couches arrêtées", () => {
  expect(communeToWire(progress(["unknown", "cancelled"])).problem).toMatch(/^Une source n'a pas répondu/);
  expect(communeToWire(progress(["unknown", "unknown"])).problem).toMatch(/^2 sources n'ont pas répondu/);
});
