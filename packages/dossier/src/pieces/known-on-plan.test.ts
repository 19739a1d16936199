import { planObject, surveyObjects } from "@lotir/plan";
import { expect, test } from "vitest";
import { knownOnPlan } from "./known-on-plan.ts";
import { levelPlaces } from "./level-places.ts";
import { dividedGround } from "./piece-ground.fixture.ts";
import { setbackEnvelopes } from "./setback-envelopes.ts";

let id = 0;
const survey = (layer: string, change: object) =>
  surveyObjects([{ layer, points: [[1, 2]], closed: false, text: null, altitude: null, ...change }], {
    apply: (point) => point,
    newId: () => `s${++id}`,
  });
const written = (text: string) =>
  planObject({ id: `t${++id}`, kind: "text", layer: "annotations", points: [[5, 6]], text });

test("the surveyor's heights are surveyed, a member's are typed, and a plain figure of a member is no height", () => {
  const { levels } = knownOnPlan([
    ...survey("ALTI", { altitude: 12.345 }),
    written("NGF 13,2"),
    written("12,50"),
    written("NGF 99999"),
  ]);
  expect(levels).toEqual([
    { at: [1, 2], altitude: 12.35, source: "surveyed" },
    { at: [5, 6], altitude: 13.2, source: "typed" },
  ]);
});

test("layers of the survey tell its networks, trees and hydrants; the rest stays its lines", () => {
  const line = {
    points: [
      [0, 0],
      [10, 0],
    ],
  };
  const known = knownOnPlan([
    ...survey("RES_EU", line),
    ...survey("RESEAU-ELEC", line),
    ...survey("TOPO_MUR", line),
    ...survey("VEG_ARBRE", {}),
    ...survey("DEFENSE_INCENDIE", {}),
    planObject({
      id: "n",
      kind: "line",
      layer: "networks",
      points: [
        [0, 0],
        [5, 5],
      ],
    }),
  ]);
  expect(known.networks.map(({ kind }) => kind)).toEqual(["sewer", "electricity", "other"]);
  expect(known.surveyed).toHaveLength(1);
  expect([known.trees.length, known.hydrants.length]).toEqual([1, 1]);
});

test("heights are asked at corners, apart from one another, and no more than asked", () => {
  const places = levelPlaces(dividedGround(), 60);
  expect(places).toHaveLength(6);
  expect(levelPlaces(dividedGround(), 3)).toHaveLength(3);
});

test("an envelope keeps its distance from every limit, and a kept house has none", () => {
  const [envelope, ...others] = setbackEnvelopes(dividedGround().lots, 5);
  expect(others).toEqual([]);
  const xs = envelope?.outer.map(([x]) => x) ?? [];
  expect([Math.min(...xs), Math.max(...xs)].map((x) => Math.round(x))).toEqual([27, 35]);
  expect(setbackEnvelopes(dividedGround().lots, 12)).toEqual([]);
});
