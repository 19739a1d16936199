import type { CanvasState } from "../../../kit/canvas/CanvasStage.tsx";
import { type Store, useStore } from "../../../kit/store.ts";
import classes from "./Drawing.module.css";
import type { DrawingTable } from "./drawing-table.ts";

/** Widths that a ruler may have, m. */
const RULES = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const WIDEST_PX = 120;

const projectionName = (epsg: number): string => (epsg === 2154 ? "Lambert-93" : `EPSG ${epsg}`);

interface CanvasFootProps {
  readonly table: DrawingTable;
  readonly canvas: Store<CanvasState>;
  readonly epsg: number;
  readonly source: string;
}

/** What a surveyor looks for on a plan: a scale, the north, the projection, the source; and where the pointer is. */
export const CanvasFoot = ({ table, canvas, epsg, source }: CanvasFootProps) => {
  const zoom = useStore(canvas, ({ camera }) => camera.zoom);
  const pixels = zoom * table.view.pixelsPerMeter;
  const rule = RULES.findLast((metres) => metres * pixels <= WIDEST_PX) ?? RULES[0] ?? 1;
  const grid = 50 / table.view.pixelsPerMeter;
  const hasGrid = useStore(table.state, (state) => state.hasGrid);
  return (
    <div className={classes.foot}>
      <span className={classes.ruler} style={{ width: rule * pixels }} aria-hidden="true" />
      <span className="figures">{String(rule).replace(".", ",")} m</span>
      <span>N ↑</span>
      <span>{projectionName(epsg)}</span>
      <span>{source}</span>
      {hasGrid ? <span className="figures">grille {grid.toFixed(1).replace(".", ",")} m</span> : null}
    </div>
  );
};
