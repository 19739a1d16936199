import type { Point, Ring } from "@lotir/geometry";
import type { PlanLayer } from "./layers.ts";

/** What an object of a plan is. The last eight are drawn by hand. */
export const OBJECT_KINDS = [
  "parcel",
  "building",
  "road",
  "lot",
  "limit",
  "way",
  "non-divisible",
  "network",
  "line",
  "rectangle",
  "polygon",
  "circle",
  "text",
  "measurement",
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export const BUILDING_TYPES = ["house", "garage", "pool", "shed", "other"] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

export const BUILDING_LABELS = {
  house: "Maison",
  garage: "Garage",
  pool: "Piscine",
  shed: "Abri",
  other: "Autre bâtiment",
} as const satisfies Record<BuildingType, string>;

/** What an object stands for, beside its shape. Nothing of it is needed to draw it. */
export interface ObjectFacts {
  readonly parcelId?: string;
  /** As the source says it, m² of ground: a shape measures its own. */
  readonly areaM2?: number;
  readonly building?: BuildingType;
  readonly lot?: { readonly number: number; readonly letter: string; readonly keepsHouse: boolean };
  /** What the division engine hung on it: kept as it is, so that a plan is read back exactly. */
  readonly division?: unknown;
  /** Why the ground cannot be divided (a `non-divisible`). */
  readonly refusal?: {
    readonly reason: string;
    readonly details: readonly string[];
    readonly recommendations: readonly string[];
  };
  /** What somebody else's annotation carried. */
  readonly metadata?: unknown;
}

/**
 * One object of a plan. Points are in metres of ground, east then north. A rectangle has its four corners; a circle its
 * centre and a point of it; a text the point it starts at; the others their line, closed or not.
 */
export interface PlanObject {
  readonly id: string;
  readonly kind: ObjectKind;
  readonly layer: PlanLayer;
  readonly points: readonly Point[];
  readonly holes: readonly Ring[];
  /** Whether the last point is joined to the first. */
  readonly closed: boolean;
  readonly color: string;
  readonly fill: string | null;
  /** Of the line, in pixels of the canvas at its own scale. */
  readonly width: number;
  /** As SVG writes it: "8 4". */
  readonly dash: string | null;
  readonly text: string | null;
  /** Pixels of the canvas at its own scale. */
  readonly fontSize: number | null;
  readonly fontWeight: string | null;
  readonly visible: boolean;
  readonly locked: boolean;
  /** Among the objects of its layer: the highest is drawn last. */
  readonly rank: number;
  readonly facts: ObjectFacts;
}

/** The eight colours to draw with (spec 2 §2). */
export const ANNOTATION_COLORS = [
  { value: "#1E2A27", label: "Encre" },
  { value: "#C0392B", label: "Rouge" },
  { value: "#D9822B", label: "Orange" },
  { value: "#B8860B", label: "Ocre" },
  { value: "#1E7F4F", label: "Vert" },
  { value: "#1F6FB2", label: "Bleu" },
  { value: "#6B4FA0", label: "Violet" },
  { value: "#B03A77", label: "Rose" },
] as const;

const CLOSED_KINDS: ReadonlySet<ObjectKind> = new Set([
  "parcel",
  "building",
  "lot",
  "way",
  "non-divisible",
  "rectangle",
  "polygon",
]);

/** An object with the usual look of its kind, to be completed. */
export const planObject = (
  given: Pick<PlanObject, "id" | "kind" | "layer" | "points"> & Partial<PlanObject>,
): PlanObject => ({
  holes: [],
  closed: CLOSED_KINDS.has(given.kind),
  color: ANNOTATION_COLORS[0].value,
  fill: null,
  width: 2,
  dash: null,
  text: null,
  fontSize: null,
  fontWeight: null,
  visible: true,
  locked: false,
  rank: 0,
  facts: {},
  ...given,
});
