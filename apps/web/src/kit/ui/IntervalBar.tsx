import { formatRoundedEuros } from "../format.ts";
import classes from "./IntervalBar.module.css";

interface IntervalBarProps {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** Where the value stands in its interval, from 0 to 1. */
const placeIn = ({ low, value, high }: IntervalBarProps): number =>
  high > low ? Math.min(Math.max((value - low) / (high - low), 0), 1) : 0.5;

/** An interval drawn, its bounds under its ends, the value as a tick on it. */
export const IntervalBar = (props: IntervalBarProps) => (
  <div className={classes.interval}>
    <div className={classes.bar} aria-hidden="true">
      <i style={{ left: `${placeIn(props) * 100}%` }} />
    </div>
    <div className={`figures ${classes.bounds}`}>
      <span>{formatRoundedEuros(props.low)}</span>
      <span>{formatRoundedEuros(props.high)}</span>
    </div>
  </div>
);
