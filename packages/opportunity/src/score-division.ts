import { type Component, componentOf } from "./component.ts";
import { type DivisionFacts, known, type ParcelleFacts } from "./parcelle-facts.ts";

const VERDICTS: Readonly<Record<DivisionFacts["verdict"], { readonly value: number; readonly measured: string }>> = {
  oui: { value: 1, measured: "Divisible : oui" },
  "a-verifier": { value: 0.5, measured: "Divisible : à vérifier" },
  non: { value: 0, measured: "Divisible : non" },
};

/** A plan that needs somebody's lane comes after one that needs none. */
const BY_LANE = { value: 0.3, measured: "Divisible : à vérifier, par un chemin privé" } as const;

/** The verdict of the division engine, when it was asked: nothing at all otherwise. */
export const scoreDivision = ({ division }: ParcelleFacts): readonly Component[] =>
  division === undefined
    ? []
    : [
        componentOf("division", known(division, division.source), ({ verdict, front }) =>
          verdict !== "non" && front === "lane" ? BY_LANE : VERDICTS[verdict],
        ),
      ];
