import { answerProcedure, type ProcedureAnswer } from "../answer/answer-procedure.ts";
import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import { readProcedureFacts } from "../reading/read-procedure-facts.ts";

/** A document as somebody writes it. */
export type Document = Readonly<Record<string, unknown>>;

/** Land where nothing weighs, everything known. */
export const PLAIN_GROUND: Document = {
  spr: false,
  siteClasse: false,
  monument: { insidePerimeter: false, perimeterExists: false, within500m: false, covisible: false },
  divisionControl: false,
};

export const LOT: Document = {
  use: "lot-a-batir",
  holder: "acquereur",
  buildingsKept: false,
  newBuilding: "nouvelle",
  contiguous: false,
  beneficiaryPermit: "aucun",
};

export const KEPT_HOUSE: Document = {
  use: "bati-conserve",
  holder: "vendeur",
  buildingsKept: true,
  newBuilding: "aucune",
  contiguous: false,
  beneficiaryPermit: "aucun",
};

export const LANE: Document = {
  kind: "voie",
  works: "creation",
  serves: 2,
  internal: true,
  payer: "lotisseur",
  form: "indivision",
};

/** A division of one unité foncière in the ordinary frame. */
export const documentOf = (change: {
  readonly ground?: Document;
  readonly operation?: Document;
  readonly parts?: readonly Document[];
  readonly common?: readonly Document[];
  readonly file?: Document;
}): Document => ({
  version: 1,
  ground: { ...PLAIN_GROUND, ...change.ground },
  operation: {
    frame: "ordinaire",
    cutsUnit: true,
    parts: (change.parts ?? [KEPT_HOUSE, LOT]).map((part, rank) => ({ id: "ABCDEFGH"[rank], ...part })),
    common: (change.common ?? []).map((item, rank) => ({ id: `V${rank + 1}`, ...item })),
    ...change.operation,
  },
  ...(change.file === undefined ? {} : { file: change.file }),
});

export const factsOf = (document: Document): ProcedureFacts => {
  const facts = readProcedureFacts(document);
  if (!facts.ok) throw new Error(facts.failure.join(" ; "));
  return facts.value;
};

export const answerOf = (document: Document): ProcedureAnswer => answerProcedure(factsOf(document));
