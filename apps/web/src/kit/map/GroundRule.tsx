import { formatDistance } from "../format.ts";
import classes from "./MapFurniture.module.css";
import { scaleLength } from "./scale-length.ts";

interface GroundRuleProps {
  /** Ground metres that a pixel of the screen covers. */
  readonly metresPerPx: number;
  /** Where the north is not written elsewhere. */
  readonly isNorthUp?: boolean;
}

/** A length of ground as the screen shows it, by the specification's steps. */
export const GroundRule = ({ metresPerPx, isNorthUp = false }: GroundRuleProps) => {
  const length = scaleLength(metresPerPx);
  return (
    <div className={classes.scale} role="img" aria-label={`Échelle : ${formatDistance(length)}`}>
      <div className={classes.rule} style={{ width: `${Math.min(length / metresPerPx, 260)}px` }} />
      <span className="figures">
        {formatDistance(length)}
        {isNorthUp ? " · N ↑" : ""}
      </span>
    </div>
  );
};
