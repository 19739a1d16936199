import { formatAmount, formatRate } from "../../../../format.ts";
import classes from "./bilan.module.css";

/** Least net margin of a viable project (spec 2 §5). */
const VIABLE = 0.08;

const gradeOf = (rate: number | null): "none" | "loss" | "low" | "viable" => {
  if (rate === null) return "none";
  if (rate < 0) return "loss";
  return rate < VIABLE ? "low" : "viable";
};

const WORDS = {
  none: "",
  loss: "perte",
  low: "rentabilité insuffisante",
  viable: "projet viable",
} as const;

interface MarginProps {
  readonly amount: number;
  readonly rate: number | null;
}

/** An amount with its share of the turnover, and the word that goes with it: never the colour alone. */
export const Margin = ({ amount, rate }: MarginProps) => {
  const grade = gradeOf(rate);
  return (
    <span className={classes.margin} data-grade={grade}>
      {formatAmount(amount)}
      {rate === null ? "" : ` · ${formatRate(rate)}`}
      {grade === "none" ? null : <small>{WORDS[grade]}</small>}
    </span>
  );
};
