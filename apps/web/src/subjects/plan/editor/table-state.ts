import type { PlanObject, Snap, SnapTargets } from "@lotir/plan";

export const TOOLS = [
  { tool: "select", key: "v", label: "Sélection et déplacement" },
  { tool: "line", key: "l", label: "Ligne" },
  { tool: "rectangle", key: "r", label: "Rectangle" },
  { tool: "polygon", key: "p", label: "Polygone" },
  { tool: "circle", key: "c", label: "Cercle" },
  { tool: "text", key: "t", label: "Texte" },
  { tool: "measurement", key: "m", label: "Mesure" },
] as const;
export type Tool = (typeof TOOLS)[number]["tool"];

type Point = PlanObject["points"][number];

/** What the hand is doing, in metres. */
export type Hand =
  | { readonly kind: "free" }
  /** A line that grows click by click: line, polygon, measurement; or the first corner of a rectangle, the centre of a circle. */
  | { readonly kind: "drafting"; readonly points: readonly Point[] }
  | { readonly kind: "moving"; readonly from: Point }
  | { readonly kind: "vertex"; readonly id: string; readonly rank: number }
  | { readonly kind: "resizing"; readonly around: Point; readonly from: Point }
  | { readonly kind: "turning"; readonly around: Point; readonly from: Point }
  | { readonly kind: "banding"; readonly from: Point }
  | { readonly kind: "writing"; readonly at: Point };

export interface Look {
  readonly color: string;
  readonly fill: string | null;
  readonly width: number;
  readonly dash: string | null;
}

/** A drawing table: the tool in hand, what is chosen, and where the pointer is. */
export interface TableState {
  readonly tool: Tool;
  readonly selection: ReadonlySet<string>;
  readonly hand: Hand;
  readonly pointer: Point | null;
  readonly snap: Snap | null;
  readonly targets: SnapTargets | null;
  readonly isSnapping: boolean;
  readonly hasGrid: boolean;
  readonly hiddenLayers: ReadonlySet<string>;
  readonly look: Look;
  readonly clearing: boolean;
}

export const FREE: Hand = { kind: "free" };
