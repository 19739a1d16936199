import { DIVISION_REASONS } from "@lotir/contract";
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
  optional: [],
  scan: undefined,
  parcelCount: 0,
  bbox: null,
  version: null,
  isDescribed: true,
  fictional: true,
  doubts: [],
  running: new Map(),
});

test("un chargement arrêté par une personne n'accuse aucune source", () => {
  expect(communeToWire(progress(["loaded", "cancelled", "cancelled"])).problem).toMatch(/^Chargement arrêté/);
});

test("les sources muettes se comptent sans les couches arrêtées", () => {
  expect(communeToWire(progress(["unknown", "cancelled"])).problem).toMatch(/^Une source n'a pas répondu/);
  expect(communeToWire(progress(["unknown", "unknown"])).problem).toMatch(/^2 sources n'ont pas répondu/);
});

test("ce qui met la commune en doute se dit en une phrase, avec ses comptes", () => {
  const doubts = [{ kind: "one-reason", reason: "NO_ROAD", count: 95, outOf: 100 }] as const;
  expect(communeToWire({ ...progress(["loaded"]), doubts }).doubts).toEqual([
    "95 des 100 parcelles de 800 m² ou plus en zone U sont refusées pour la même raison (aucune façade sur une voie connue).",
  ]);
});

test("une raison de refus a les mêmes mots dans un doute et dans la liste", () => {
  for (const [reason, words] of Object.entries(DIVISION_REASONS)) {
    const doubt = {
      kind: "one-reason",
      reason: reason as keyof typeof DIVISION_REASONS,
      count: 95,
      outOf: 100,
    } as const;
    expect(communeToWire({ ...progress(["loaded"]), doubts: [doubt] }).doubts[0]).toContain(`(${words})`);
  }
});

test.each([
  ["chargée, elle est entière", { status: "loaded", loadId: 1, counts: { kept: 10 } }, undefined, 1],
  ["relue, elle se mesure à la dernière fois", { status: "loading", loadId: 1, counts: { kept: 10 } }, 4, 0.4],
  [
    "plus grande que la dernière fois, pas encore finie",
    { status: "loading", loadId: 1, counts: { kept: 10 } },
    12,
    0.99,
  ],
  ["la première fois, nul ne sait", { status: "loading", loadId: null, counts: {} }, 4, null],
  ["en attente, rien n'a commencé", { status: "waiting", loadId: 1, counts: { kept: 10 } }, undefined, null],
] as const)("l'avancement d'une couche : %s", (_case, state, rows, expected) => {
  const { layers, ...rest } = progress(["loaded"]);
  const running = new Map(rows === undefined ? [] : [["zones" as const, rows]]);
  const layer = layers.map((each) => ({ ...each, ...state }));
  expect(communeToWire({ ...rest, layers: layer, running }).layers[0]?.progress).toBe(expected);
});
