import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { factsOf } from "../testing/documents.fixture.ts";
import { decideKind } from "./decide-kind.ts";

/** Facts by path, null when unknown: a flat document, so that fillings can be tried one by one. */
type Flat = Readonly<Record<string, string | number | boolean | null>>;

const YES_NO = [true, false];
const DOMAINS: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  "ground.spr": YES_NO,
  "ground.siteClasse": YES_NO,
  "ground.monument.insidePerimeter": YES_NO,
  "ground.monument.perimeterExists": YES_NO,
  "ground.monument.within500m": YES_NO,
  "ground.monument.covisible": YES_NO,
  "ground.divisionControl": YES_NO,
  "operation.cutsUnit": YES_NO,
  "operation.frame": ["ordinaire", "pc-valant-division", "zac-amenageur", "partage-successoral"],
  "operation.buildings.count": [1, 2],
  "operation.buildings.divisionBeforeCompletion": YES_NO,
  ...Object.fromEntries(
    ["A", "B"].flatMap((part) => [
      [`operation.parts.${part}.use`, ["lot-a-batir", "bati-conserve", "rattachement", "non-bati", "collectivite"]],
      [`operation.parts.${part}.holder`, ["vendeur", "acquereur"]],
      [`operation.parts.${part}.buildingsKept`, YES_NO],
      [`operation.parts.${part}.newBuilding`, ["aucune", "extension-annexe", "nouvelle"]],
      [`operation.parts.${part}.contiguous`, YES_NO],
      [`operation.parts.${part}.beneficiaryPermit`, ["aucun", "maison", "permis-amenager"]],
    ]),
  ),
  "operation.common.V1.works": ["creation", "aucun"],
  "operation.common.V1.serves": [1, 2],
  "operation.common.V1.internal": YES_NO,
  "operation.common.V1.payer": ["lotisseur", "acquereurs"],
  "operation.common.V1.form": ["asl", "servitude"],
};
const PATHS = Object.keys(DOMAINS);

const documentOfFlat = (flat: Flat): ProcedureFacts => {
  const at = (start: string) =>
    Object.fromEntries(
      Object.entries(flat)
        .filter(([path]) => path.startsWith(start) && !path.slice(start.length).includes("."))
        .map(([path, value]) => [path.slice(start.length), value]),
    );
  return factsOf({
    version: 1,
    ground: { ...at("ground."), monument: at("ground.monument.") },
    operation: {
      ...at("operation."),
      buildings: at("operation.buildings."),
      parts: ["A", "B"].map((id) => ({ id, ...at(`operation.parts.${id}.`) })),
      common: [{ id: "V1", ...at("operation.common.V1.") }],
    },
  });
};

/** The rule told over again, plainly, on a document with nothing unknown: what the engine is held against. */
const plainRule = (flat: Flat): string => {
  const is = (path: string): boolean => flat[path] === true;
  const part = (id: string, key: string) => flat[`operation.parts.${id}.${key}`];
  if (!is("operation.cutsUnit")) return "aucune";
  const frame = flat["operation.frame"];
  if (frame === "zac-amenageur") return "aucune";
  if (frame === "partage-successoral") return "a-confirmer";
  const several = frame === "pc-valant-division" && Number(flat["operation.buildings.count"]) >= 2;
  const before = is("operation.buildings.divisionBeforeCompletion");
  if (several && before) return "permis-construire-valant-division";
  const primary = (id: string): boolean => part(id, "beneficiaryPermit") === "permis-amenager";
  const excluded = (id: string): boolean =>
    (part(id, "use") === "lot-a-batir" && primary(id)) ||
    (part(id, "use") === "bati-conserve" && part(id, "buildingsKept") === true) ||
    (part(id, "use") === "rattachement" && part(id, "contiguous") === true) ||
    part(id, "use") === "collectivite";
  const anew = (id: string): boolean => part(id, "newBuilding") === "nouvelle";
  const unsettled = (id: string): boolean => part(id, "use") === "bati-conserve" && excluded(id) && anew(id);
  const lot = (id: string): boolean =>
    (part(id, "use") === "lot-a-batir" && !primary(id)) ||
    (["bati-conserve", "rattachement"].includes(String(part(id, "use"))) && !excluded(id) && anew(id));
  const answer = (lots: number): string => {
    if (lots === 0) {
      if (!is("ground.divisionControl")) return "aucune";
      const gone = ["A", "B"].filter((id) => part(id, "holder") !== "vendeur");
      return gone.length > 0 && gone.every(excluded) ? "a-confirmer" : "declaration-prealable";
    }
    const abords =
      is("ground.monument.insidePerimeter") ||
      (!is("ground.monument.perimeterExists") && is("ground.monument.within500m") && is("ground.monument.covisible"));
    if (is("ground.spr") || is("ground.siteClasse") || abords) return "permis-amenager";
    const common =
      flat["operation.common.V1.works"] !== "aucun" &&
      Number(flat["operation.common.V1.serves"]) >= 2 &&
      is("operation.common.V1.internal") &&
      flat["operation.common.V1.payer"] === "lotisseur";
    if (!common || lots < 2) return "declaration-prealable";
    return flat["operation.common.V1.form"] === "servitude" ? "a-confirmer" : "permis-amenager";
  };
  if (several) return answer(0);
  const sure = ["A", "B"].filter(lot).length;
  const most = sure + ["A", "B"].filter(unsettled).length;
  const answers = new Set(Array.from({ length: most - sure + 1 }, (_, more) => answer(sure + more)));
  return answers.size === 1 ? ([...answers][0] ?? "") : "a-confirmer";
};

const fillings = (flat: Flat): Flat[] =>
  PATHS.reduce<Flat[]>(
    (all, path) =>
      flat[path] === null
        ? all.flatMap((each) => (DOMAINS[path] ?? []).map((value) => ({ ...each, [path]: value })))
        : all,
    [flat],
  );

const known = fc
  .tuple(...PATHS.map((path) => fc.constantFrom(...(DOMAINS[path] ?? []))))
  .map((values): Flat => Object.fromEntries(PATHS.map((path, rank) => [path, values[rank] ?? null])));

/** Most of the land clear and the frame ordinary, or nearly everything would be settled by them. */
const leaning = known.chain((flat) =>
  fc.boolean().map(
    (plain): Flat =>
      plain
        ? {
            ...flat,
            "operation.cutsUnit": true,
            "operation.frame": "ordinaire",
            "ground.spr": false,
            "ground.siteClasse": false,
          }
        : flat,
  ),
);

const partly = fc
  .tuple(leaning, fc.uniqueArray(fc.constantFrom(...PATHS), { maxLength: 5 }))
  .map(([flat, hidden]): Flat => ({ ...flat, ...Object.fromEntries(hidden.map((path) => [path, null])) }));

const RUNS = { numRuns: 1_500 };

describe("unknown facts", () => {
  test("with nothing unknown the kind is that of the rule told plainly", () => {
    fc.assert(
      fc.property(leaning, (flat) => {
        const { kind, missing } = decideKind(documentOfFlat(flat));
        expect(kind).toBe(plainRule(flat));
        expect(missing).toEqual([]);
      }),
      RUNS,
    );
  });

  test("the kind is settled when every filling agrees, and only then; missing is what can change it, all of it", () => {
    fc.assert(
      fc.property(partly, (flat) => {
        const full = fillings(flat);
        const kinds = new Set(full.map(plainRule));
        const changing = PATHS.filter(
          (path) =>
            flat[path] === null &&
            full.some((each) =>
              (DOMAINS[path] ?? []).some((value) => plainRule({ ...each, [path]: value }) !== plainRule(each)),
            ),
        );
        const { kind, missing } = decideKind(documentOfFlat(flat));
        expect(kind).toBe(kinds.size === 1 ? [...kinds][0] : "a-confirmer");
        expect([...missing].sort()).toEqual(changing.sort());
      }),
      RUNS,
    );
  });

  test("learning a fact never turns a settled answer into another", () => {
    fc.assert(
      fc.property(partly, (flat) => {
        const settled = decideKind(documentOfFlat(flat));
        if (settled.missing.length > 0) return;
        for (const path of PATHS.filter((each) => flat[each] === null))
          for (const value of DOMAINS[path] ?? [])
            expect(decideKind(documentOfFlat({ ...flat, [path]: value })).kind).toBe(settled.kind);
      }),
      { numRuns: 500 },
    );
  });
});
