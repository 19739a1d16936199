import type { FrontageEdge } from "@lotir/geometry";
import type { BoundaryPiece } from "./site-request.ts";

/** The typed boundary of a site from the frontage that geometry found around it: graded ways, neighbours, unknowns. */
export const boundaryFromFrontage = (edges: readonly FrontageEdge[]): BoundaryPiece[] =>
  edges.map(({ from, to, grade, leadsBeyond }): BoundaryPiece => {
    if (grade === "neighbour") return { from, to, kind: "voisin" };
    if (grade === "unknown") return { from, to, kind: "inconnu" };
    if (leadsBeyond === true) return { from, to, kind: "voie-privee", grade: "C", leadsBeyond };
    return { from, to, kind: grade === "C" ? "voie-privee" : "voie", grade };
  });
