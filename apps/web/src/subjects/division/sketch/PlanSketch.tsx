import type { DivisionPlan, Parcel } from "@lotir/contract";
import type { Point, Polygon } from "@lotir/geometry";
import { useId } from "react";
import { formatArea } from "../../../kit/format.ts";
import { labelPlace } from "../../../kit/map/label-place.ts";
import classes from "./PlanSketch.module.css";
import { lineOf, type Place, pathOf, SHEET, sketchFrame } from "./sketch-frame.ts";

interface PlanSketchProps {
  readonly parcel: Pick<Parcel, "geometry" | "buildings" | "frontagePieces">;
  /** Undefined: the parcel alone. */
  readonly plan: DivisionPlan | undefined;
}

const TINTS = 6;

const polygonsOf = (shape: Parcel["geometry"]): Polygon[] =>
  (shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates).map(([outer = [], ...holes]) => ({
    outer: outer.map(([x = 0, y = 0]): Point => [x, y]),
    holes: holes.map((hole) => hole.map(([x = 0, y = 0]): Point => [x, y])),
  }));

interface Drawn extends PlanSketchProps {
  readonly place: Place;
}

const Labels = ({ plan, parcel, place }: Drawn & { readonly plan: DivisionPlan }) => {
  const ways = plan.access.flatMap((way) => (way.geometry === null ? [] : polygonsOf(way.geometry)));
  const taken = [...parcel.buildings.flatMap((each) => polygonsOf(each.geometry)), ...ways];
  return plan.lots.map(({ letter, geometry, areaM2 }) => {
    const at = labelPlace(polygonsOf(geometry), taken);
    if (at === undefined) return null;
    const [x, y] = place([at[0], at[1]]);
    return (
      <g key={letter}>
        <text className={classes.letter} x={x} y={y}>
          {letter}
        </text>
        <text className={classes.area} x={x} y={y + 13}>
          {formatArea(areaM2)}
        </text>
      </g>
    );
  });
};

const Lots = ({ plan, place, hatching }: Drawn & { readonly plan: DivisionPlan; readonly hatching: string }) => (
  <>
    {plan.lots.map(({ letter, number, geometry }) => (
      <path
        key={letter}
        className={classes.lot}
        d={pathOf(geometry, place)}
        fill={`var(--lotir-lot-${((number - 1) % TINTS) + 1})`}
        fillRule="evenodd"
      />
    ))}
    {[...plan.faces, ...plan.access].flatMap(({ geometry }) =>
      geometry === null
        ? []
        : [
            <path
              key={pathOf(geometry, place)}
              className={classes.way}
              d={pathOf(geometry, place)}
              fill={`url(#${hatching})`}
            />,
          ],
    )}
  </>
);

const wordsOf = (plan: DivisionPlan | undefined): string =>
  plan === undefined
    ? "Plan de la parcelle, sans division"
    : `Plan de division : ${plan.lots.map(({ letter, areaM2, keepsHouse }) => `lot ${letter} ${formatArea(areaM2)}${keepsHouse ? " avec la maison" : ""}`).join(", ")}`;

/** The division drawn on a sheet of paper, north up: readable at once, whatever becomes of the map. */
export const PlanSketch = ({ parcel, plan }: PlanSketchProps) => {
  const hatching = useId();
  const place = sketchFrame([parcel.geometry, ...(plan?.lots.map(({ geometry }) => geometry) ?? [])]);
  return (
    <svg className={classes.sheet} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={wordsOf(plan)}>
      <defs>
        <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--lotir-ink)" strokeWidth="1.4" opacity="0.6" />
        </pattern>
      </defs>
      {parcel.frontagePieces.flatMap(({ grade, line }) =>
        grade === "unknown" ? [] : [<path key={line.join()} className={classes.road} d={lineOf(line, place)} />],
      )}
      <path className={classes.parcel} d={pathOf(parcel.geometry, place)} fillRule="evenodd" />
      {plan === undefined ? null : <Lots parcel={parcel} plan={plan} place={place} hatching={hatching} />}
      {parcel.buildings.map(({ geometry }) => (
        <path key={pathOf(geometry, place)} className={classes.house} d={pathOf(geometry, place)} />
      ))}
      {plan?.lots.map(({ letter, envelope }) =>
        envelope === null ? null : <path key={letter} className={classes.envelope} d={pathOf(envelope, place)} />,
      )}
      {plan?.cuts.map(({ line }) => (
        <path key={line.join()} className={classes.cut} d={lineOf(line, place)} />
      ))}
      <path className={classes.outline} d={pathOf(parcel.geometry, place)} />
      {plan === undefined ? null : <Labels parcel={parcel} plan={plan} place={place} />}
    </svg>
  );
};
