import { formatDistance } from "../format.ts";
import classes from "./MapFurniture.module.css";
import { metresPerPixel, scaleLength } from "./scale-length.ts";

interface ScaleBarProps {
  readonly latitude: number;
  readonly zoom: number;
}

/** Ground distance on the screen, by the specification's steps. */
export const ScaleBar = ({ latitude, zoom }: ScaleBarProps) => {
  const perPixel = metresPerPixel(latitude, zoom);
  const length = scaleLength(perPixel);
  return (
    <div className={classes.scale} role="img" aria-label={`Échelle : ${formatDistance(length)}`}>
      <div className={classes.rule} style={{ width: `${Math.min(length / perPixel, 260)}px` }} />
      <span className="figures">{formatDistance(length)}</span>
    </div>
  );
};
