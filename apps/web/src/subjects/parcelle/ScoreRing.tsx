import { formatCount } from "../../kit/format.ts";
import classes from "./ScoreRing.module.css";
import { scoreGrade } from "./score.ts";

interface ScoreRingProps {
  readonly score: number | null;
  readonly size?: number;
}

const RADIUS = 15.9155; // A circumference of 100.

/** The score as a figure in a ring; "–" when the parcel is not rated. Never the colour alone. */
export const ScoreRing = ({ score, size = 40 }: ScoreRingProps) => (
  <span
    className={classes.ring}
    data-grade={scoreGrade(score)}
    style={{ width: size, height: size, fontSize: size * 0.37 }}
    role="img"
    aria-label={score === null ? "Non noté" : `Score ${formatCount(score)} sur 100`}
  >
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r={RADIUS} className={classes.track} />
      {score === null ? null : (
        <circle cx="18" cy="18" r={RADIUS} className={classes.arc} strokeDasharray={`${score} 100`} pathLength={100} />
      )}
    </svg>
    <span className="figures">{score === null ? "–" : formatCount(score)}</span>
  </span>
);
