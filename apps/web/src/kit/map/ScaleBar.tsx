import { GroundRule } from "./GroundRule.tsx";
import { metresPerPixel } from "./scale-length.ts";

interface ScaleBarProps {
  readonly latitude: number;
  readonly zoom: number;
}

/** Ground distance on a map, which a latitude stretches. */
export const ScaleBar = ({ latitude, zoom }: ScaleBarProps) => (
  <GroundRule metresPerPx={metresPerPixel(latitude, zoom)} />
);
