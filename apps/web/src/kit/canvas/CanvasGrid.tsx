import { memo } from "react";
import { Shape } from "react-konva";

interface CanvasGridProps {
  /** What the grid covers, in units of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Between two lines, and between two strong ones. */
  readonly step: number;
  readonly strong: number;
}

const FINE = "rgb(30 42 39 / 7%)";
const STRONG = "rgb(30 42 39 / 16%)";

/** A grid under a drawing: fine lines and strong ones. */
export const CanvasGrid = memo(({ width, height, step, strong }: CanvasGridProps) => (
  <Shape
    listening={false}
    sceneFunc={(context, shape) => {
      const zoom = shape.getAbsoluteScale().x || 1;
      for (const [every, color] of [
        [step, FINE],
        [strong, STRONG],
      ] as const) {
        context.beginPath();
        for (let x = 0; x <= width; x += every) {
          context.moveTo(x, 0);
          context.lineTo(x, height);
        }
        for (let y = 0; y <= height; y += every) {
          context.moveTo(0, y);
          context.lineTo(width, y);
        }
        context.setAttr("lineWidth", 1 / zoom);
        context.setAttr("strokeStyle", color);
        context.stroke();
      }
    }}
  />
));
CanvasGrid.displayName = "CanvasGrid";
