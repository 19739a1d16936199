import { type Component, componentOf } from "./component.ts";
import { type DivisionFacts, known, type ParcelleFacts } from "./parcelle-facts.ts";

const VERDICTS: Readonly<Record<DivisionFacts["verdict"], { readonly value: number; readonly measured: string }>> = {
  oui: { value: 1, measured: "Divisible : oui" },
  "a-verifier": { value: 0.5, measured: "Divisible : à vérifier" },
  non: { value: 0, measured: "Divisible : non" },
};

/** The verdict of the division engine, when it was asked: nothing at all otherwise. */
export const scoreDivision = ({ division }: ParcelleFacts): readonly Component[] =>
  division === undefined
    ? []
    : [componentOf("division", known(division, division.source), ({ verdict }) => VERDICTS[verdict])];
