import classes from "./ParcelOutline.module.css";
import { scoreGrade } from "./score.ts";

interface ParcelOutlineProps {
  readonly outline: string | null;
  readonly score: number | null;
  readonly size?: number;
}

/** A parcel drawn from its geometry, north up, tinted by its score. */
export const ParcelOutline = ({ outline, score, size = 48 }: ParcelOutlineProps) => (
  <span
    className={classes.box}
    data-grade={scoreGrade(score)}
    style={{ width: size, height: size * 0.84 }}
    aria-hidden="true"
  >
    <svg viewBox="-8 -8 116 116" aria-hidden="true">
      {outline === null ? null : <path d={outline} />}
    </svg>
  </span>
);
