import { Group, Line, Rect, Text } from "react-konva";
import type { Spot } from "./camera.ts";

interface SnapMarkProps {
  readonly at: Spot;
  /** What it is drawn to, in words. */
  readonly label: string;
  /** The line that gives it. */
  readonly guide?: readonly [Spot, Spot] | undefined;
  readonly zoom: number;
}

const INK = "#C2410C";
const SIDE = 9;

/** Where the next click will stand, and why there: shown before it is made. */
export const SnapMark = ({ at, label, guide, zoom }: SnapMarkProps) => (
  <Group listening={false}>
    {guide === undefined ? null : (
      <Line
        points={guide.flatMap(({ x, y }) => [x, y])}
        stroke={INK}
        strokeWidth={1.5}
        strokeScaleEnabled={false}
        dash={[6, 4]}
      />
    )}
    <Rect
      x={at.x - SIDE / 2 / zoom}
      y={at.y - SIDE / 2 / zoom}
      width={SIDE / zoom}
      height={SIDE / zoom}
      stroke={INK}
      strokeWidth={2}
      strokeScaleEnabled={false}
    />
    <Text
      x={at.x + 9 / zoom}
      y={at.y + 7 / zoom}
      text={label}
      fontSize={12 / zoom}
      fontFamily="Inter Variable"
      fill={INK}
    />
  </Group>
);
