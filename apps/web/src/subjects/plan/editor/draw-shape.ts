import { type PlanObject, planObject, rectangleBetween } from "@lotir/plan";
import type { Look, Tool } from "./table-state.ts";

type Point = PlanObject["points"][number];

/** Default height of letters, in pixels of the canvas. */
const LETTERS = 22;

const SHAPES: Readonly<
  Record<Exclude<Tool, "select" | "text">, (points: readonly Point[]) => readonly Point[] | undefined>
> = {
  line: (points) => (points.length > 1 ? points : undefined),
  measurement: (points) => (points.length > 1 ? points : undefined),
  polygon: (points) => (points.length > 2 ? points : undefined),
  rectangle: ([a, b]) => (a && b && a[0] !== b[0] && a[1] !== b[1] ? rectangleBetween(a, b) : undefined),
  circle: ([centre, edge]) =>
    centre && edge && (centre[0] !== edge[0] || centre[1] !== edge[1]) ? [centre, edge] : undefined,
};

interface Drafted {
  readonly tool: Tool;
  readonly points: readonly Point[];
  readonly look: Look;
  readonly id: string;
  readonly rank: number;
  /** A measurement joined to its first point: its area is said too. */
  readonly closed?: boolean;
}

/** What a tool draws through points; undefined while there are not enough of them. */
export const shapeOf = ({ tool, points, look, id, rank, closed = false }: Drafted): PlanObject | undefined => {
  if (tool === "select" || tool === "text") return undefined;
  const shape = SHAPES[tool](points);
  if (shape === undefined) return undefined;
  const drawn = planObject({ id, kind: tool, layer: "annotations", points: shape, ...look, rank });
  return tool === "measurement" ? { ...drawn, closed: closed && points.length > 2, fill: null } : drawn;
};

export const textOf = (given: {
  readonly at: Point;
  readonly text: string;
  readonly color: string;
  readonly id: string;
  readonly rank: number;
}): PlanObject =>
  planObject({
    id: given.id,
    kind: "text",
    layer: "annotations",
    points: [given.at],
    text: given.text,
    color: given.color,
    fontSize: LETTERS,
    rank: given.rank,
  });
