import type { Drawing } from "../drawing/drawing.ts";
import { GROUND_LAYERS, type GroundLayer } from "./ground-layers.ts";
import { levelsState } from "./levels-state.ts";
import type { PieceGround } from "./piece-ground.ts";

/** The plans that Lotir draws for a file. */
export const PLAN_PIECES = ["situation", "existing", "division", "access", "networks", "setbacks"] as const;
export type PlanPiece = (typeof PLAN_PIECES)[number];

interface PieceKind {
  readonly title: string;
  readonly layers: readonly GroundLayer[];
  /** Whether the piece must bear the heights of the ground. */
  readonly levels: boolean;
}

const KINDS = {
  situation: { title: "Plan de situation", layers: ["around", "roads", "namedParcels"], levels: false },
  existing: {
    title: "Plan de l'état des lieux",
    layers: [
      "around",
      "roads",
      "namedParcels",
      "surveyed",
      "buildings",
      "networks",
      "trees",
      "levels",
      "buildingDimensions",
    ],
    levels: true,
  },
  division: {
    title: "Plan coté des divisions projetées",
    layers: [
      "around",
      "lots",
      "ways",
      "buildings",
      "surveyed",
      "networks",
      "trees",
      "parcels",
      "roads",
      "newLimits",
      "levels",
      "lotDimensions",
      "lotNames",
    ],
    levels: true,
  },
  access: {
    title: "Plan des accès et de la desserte",
    layers: ["around", "lots", "buildings", "ways", "parcels", "roads", "newLimits", "lotNames"],
    levels: false,
  },
  networks: {
    title: "Plan des réseaux connus",
    layers: ["around", "roads", "buildings", "parcels", "newLimits", "networks"],
    levels: false,
  },
  setbacks: {
    title: "Plan des reculs et des implantations possibles",
    layers: ["around", "lots", "buildings", "parcels", "roads", "newLimits", "envelopes", "lotNames"],
    levels: false,
  },
} as const satisfies Record<PlanPiece, PieceKind>;

/** What a file says of itself on each of its plans. */
export interface PieceAbout extends Pick<Drawing, "sources" | "date"> {
  /** "DP10", "PA4": before the title. */
  readonly code: string | null;
  /** Commune, address, parcels, applicant. */
  readonly lines: readonly string[];
}

/** A plan of the file as a drawing: only what is known is on it, and what its heights lack is said on the sheet. */
export const drawPiece = (
  piece: PlanPiece,
  ground: PieceGround,
  { code, lines, sources, date }: PieceAbout,
): Drawing => {
  const { title, layers, levels } = KINDS[piece];
  const drawn = layers.map((name) => GROUND_LAYERS[name](ground)).filter(({ shapes }) => shapes.length > 0);
  const heights = levels ? [levelsState(ground.levels).sentence] : [];
  return {
    frame: ground.frame,
    layers: drawn,
    title: { title: code === null ? title : `${code} — ${title}`, lines: [...lines.slice(0, 4), ...heights] },
    sources,
    date,
  };
};
