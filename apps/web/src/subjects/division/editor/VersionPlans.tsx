import type { ScenarioVersion } from "@lotir/contract";
import type { Program } from "@lotir/division";
import type { Point, Polygon } from "@lotir/geometry";
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { formatArea } from "../../../kit/format.ts";
import type { DrawnCut, DrawnPlan } from "../engine/draw-plan.ts";
import type { OpenEngine } from "../engine/use-engine.ts";
import { lotLabel } from "../map/lot-label.ts";
import blocks from "../workflow/workflow-blocks.module.css";

/** Null where today's engine cannot draw it any more; undefined while it is drawn. */
type Drawn = DrawnPlan | null | undefined;

const useDrawn = (engine: OpenEngine | undefined, program: unknown): Drawn => {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isShown = true;
    setDrawn(undefined);
    engine
      ?.ask({ kind: "draw", program: program as Program, known: [], isCleared: false })
      .then((live) => isShown && setDrawn(live?.plan ?? null))
      .catch(() => isShown && setDrawn(null));
    return () => {
      isShown = false;
    };
  }, [engine, program]);
  return drawn;
};

const TINTS = 6;

/** Half the width of « 1 426 m² » at its whole size, in hundredths of the drawing. */
const HALF_LABEL = 10;

const boxOf = (polygons: readonly Polygon[]) => {
  const points = polygons.flatMap(({ outer }) => outer);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => -y)];
  const [west, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(Math.max(...xs) - west, Math.max(...ys) - top);
  const margin = 0.05 * side;
  return { west: west - margin, top: top - margin, side: side + 2 * margin, unit: side / 100 };
};

const ring = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;

const Lot = ({ lot, unit }: { readonly lot: DrawnPlan["lots"][number]; readonly unit: number }) => {
  const label = lotLabel(lot.polygon, [], HALF_LABEL * unit);
  if (label === undefined) return null;
  const [x, y] = label.at;
  const size = unit * label.scale;
  return (
    <text x={x} y={-y} textAnchor="middle" className={blocks.letter} fontSize={size * 7}>
      {lot.letter}
      {label.hasArea ? (
        <tspan x={x} dy={size * 5.5} fontSize={size * 5} className={blocks.area}>
          {formatArea(lot.areaM2)}
        </tspan>
      ) : null}
    </text>
  );
};

interface PictureProps {
  readonly name: string;
  readonly plan: Drawn;
  /** Limits of the other version, told apart. */
  readonly others: readonly DrawnCut[];
  readonly buildings: readonly Polygon[];
}

const Picture = ({ name, plan, others, buildings }: PictureProps) => {
  if (plan === undefined) return <Text size="sm">{name} se dessine…</Text>;
  if (plan === null) return <Text size="sm">{name} ne se dessine plus sur le terrain d'aujourd'hui.</Text>;
  const { west, top, side, unit } = boxOf(plan.lots.map(({ polygon }) => polygon));
  return (
    <figure style={{ margin: 0 }}>
      <svg
        className={blocks.drawing}
        style={{ height: 260 }}
        viewBox={`${west} ${top} ${side} ${side}`}
        role="img"
        aria-label={`Plan de ${name} : ${plan.lots.map(({ letter, areaM2 }) => `${letter} ${formatArea(areaM2)}`).join(", ")}`}
      >
        {plan.lots.map(({ number, polygon }) => (
          <path key={number} d={ring(polygon.outer)} fill={`var(--lotir-lot-${((number - 1) % TINTS) + 1})`} />
        ))}
        {plan.ways.flatMap(({ lot, shape }) =>
          shape.map(({ outer }) => <path key={`${lot}-${outer.join()}`} d={ring(outer)} className={blocks.way} />),
        )}
        {buildings.map(({ outer }) => (
          <path key={outer.join()} d={ring(outer)} fill="var(--lotir-map-building)" />
        ))}
        {others.map(({ from, to }) => (
          <line
            key={`autre ${from.join()} ${to.join()}`}
            x1={from[0]}
            y1={-from[1]}
            x2={to[0]}
            y2={-to[1]}
            className={blocks.before}
            strokeWidth={unit * 0.7}
            strokeDasharray={`${unit * 2} ${unit * 1.4}`}
          />
        ))}
        {plan.cuts.map(({ from, to }) => (
          <line
            key={`${from.join()} ${to.join()}`}
            x1={from[0]}
            y1={-from[1]}
            x2={to[0]}
            y2={-to[1]}
            className={blocks.cut}
            strokeWidth={unit * 0.8}
          />
        ))}
        {plan.lots.map((lot) => (
          <Lot key={lot.number} lot={lot} unit={unit} />
        ))}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
};

interface VersionPlansProps {
  readonly engine: OpenEngine | undefined;
  readonly pair: readonly [ScenarioVersion, ScenarioVersion];
  readonly nameOf: (version: ScenarioVersion) => string;
}

/** Two versions drawn side by side by the engine of this screen; the limits of the older show through the newer. */
export const VersionPlans = ({ engine, pair: [older, newer], nameOf }: VersionPlansProps) => {
  const before = useDrawn(engine, older.program);
  const after = useDrawn(engine, newer.program);
  const buildings = engine?.frame.buildings ?? [];
  return (
    <>
      <div className={blocks.pair} style={{ marginTop: 8 }}>
        <Picture name={nameOf(older)} plan={before} others={[]} buildings={buildings} />
        <Picture name={nameOf(newer)} plan={after} others={before?.cuts ?? []} buildings={buildings} />
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        En tirets sur le second plan : les limites du premier.
      </Text>
    </>
  );
};
