import type { DivisionPlan, ParcelGeometry } from "@lotir/contract";
import type { Point, Polygon } from "@lotir/geometry";
import { useMemo } from "react";
import { formatArea } from "../../../kit/format.ts";
import { type LotLabel, lotLabel } from "../map/lot-label.ts";
import classes from "./workflow-blocks.module.css";

type Position = readonly number[];

interface PlanDrawingProps {
  readonly plan: DivisionPlan;
  /** What stands there, to be drawn over the lots. */
  readonly buildings: readonly { readonly geometry: ParcelGeometry }[];
  readonly height?: number;
}

const ringsOf = (geometry: ParcelGeometry): readonly (readonly Position[])[] =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

const TINTS = 6;

/** A flat view good enough at the size of a parcel: degrees to metres around its middle. */
const viewOf = (plan: DivisionPlan) => {
  const points = plan.lots.flatMap(({ geometry }) => ringsOf(geometry).flat());
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const metres = 111_320;
  const shrink = Math.cos((north * Math.PI) / 180);
  const place = ([x = 0, y = 0]: Position): readonly [number, number] => [
    (x - west) * metres * shrink,
    (north - y) * metres,
  ];
  const [width, height] = place([Math.max(...xs), Math.min(...ys)]);
  return { place, width, height };
};

/** Half the width of « 1 426 m² » as it is written here, in hundredths of the drawing. */
const HALF_LABEL = 10;

const placedOf = (geometry: ParcelGeometry, place: ReturnType<typeof viewOf>["place"]): Polygon[] =>
  (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(([outer = [], ...holes]) => ({
    outer: outer.map((at): Point => place(at)),
    holes: holes.map((ring) => ring.map((at): Point => place(at))),
  }));

const labelsOf = (
  { plan, buildings }: Pick<PlanDrawingProps, "plan" | "buildings">,
  { place, width, height }: ReturnType<typeof viewOf>,
): ReadonlyMap<string, LotLabel> => {
  const obstacles = buildings.flatMap(({ geometry }) => placedOf(geometry, place));
  const half = (HALF_LABEL * Math.max(width, height)) / 100;
  return new Map(
    plan.lots.flatMap(({ letter, geometry }) => {
      const [lot] = placedOf(geometry, place);
      const label = lot && lotLabel(lot, obstacles, half);
      return label === undefined ? [] : [[letter, label] as const];
    }),
  );
};

/** A plan drawn small: lots with their letter and area, what stands, new limits, ways in. */
export const PlanDrawing = ({ plan, buildings, height = 190 }: PlanDrawingProps) => {
  const view = useMemo(() => viewOf(plan), [plan]);
  const labels = useMemo(() => labelsOf({ plan, buildings }, view), [plan, buildings, view]);
  const margin = 0.06 * Math.max(view.width, view.height);
  const unit = Math.max(view.width, view.height) / 100;
  const path = (geometry: ParcelGeometry): string =>
    ringsOf(geometry)
      .map(
        (ring) =>
          `M${ring
            .map((point) =>
              view
                .place(point)
                .map((value) => value.toFixed(2))
                .join(" "),
            )
            .join("L")}Z`,
      )
      .join("");
  return (
    <svg
      className={classes.drawing}
      style={{ height }}
      viewBox={`${-margin} ${-margin} ${view.width + 2 * margin} ${view.height + 2 * margin}`}
      role="img"
      aria-label={`Plan : ${plan.title}`}
    >
      {plan.lots.map(({ letter, number, geometry }) => (
        <path key={letter} d={path(geometry)} fill={`var(--lotir-lot-${((number - 1) % TINTS) + 1})`} />
      ))}
      {plan.faces.map(({ geometry, role }, rank) => (
        <path key={`${role}-${rank.toString()}`} d={path(geometry)} className={classes.way} />
      ))}
      {plan.access.map(({ lot, geometry }) =>
        geometry === null ? null : <path key={lot} d={path(geometry)} className={classes.way} />,
      )}
      {buildings.map(({ geometry }, rank) => (
        <path key={rank.toString()} d={path(geometry)} fill="var(--lotir-map-building)" />
      ))}
      {plan.cuts.map(({ line }, rank) => (
        <path
          key={rank.toString()}
          d={`M${line
            .map((point) =>
              view
                .place(point)
                .map((value) => value.toFixed(2))
                .join(" "),
            )
            .join("L")}`}
          className={classes.cut}
          strokeWidth={unit * 0.9}
          strokeDasharray={`${unit * 3} ${unit * 1.6}`}
        />
      ))}
      {plan.lots.map(({ letter, areaM2 }) => {
        const label = labels.get(letter);
        if (label === undefined) return null;
        const [x, y] = label.at;
        const size = unit * label.scale;
        return (
          <text
            key={letter}
            x={x}
            y={y + (label.hasArea ? 0 : size * 2.5)}
            textAnchor="middle"
            className={classes.letter}
            fontSize={size * 7}
          >
            {letter}
            {label.hasArea ? (
              <tspan x={x} dy={size * 5.5} fontSize={size * 5} className={classes.area}>
                {formatArea(areaM2)}
              </tspan>
            ) : null}
          </text>
        );
      })}
    </svg>
  );
};
