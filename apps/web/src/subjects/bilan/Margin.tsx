import { SPECIFICATION } from "@lotir/finance";
import { formatAmount, formatRate } from "../../kit/format.ts";
import classes from "./bilan.module.css";

/** Viable is said of the margin that is left once the tax is paid (spec 2 §5). */
const gradeOf = (netRate: number | null): "none" | "loss" | "low" | "viable" => {
  if (netRate === null) return "none";
  if (netRate < 0) return "loss";
  return netRate < SPECIFICATION.viableNetMargin ? "low" : "viable";
};

const WORDS = {
  none: "",
  loss: "perte",
  low: "rentabilité insuffisante",
  viable: "projet viable",
} as const;

interface MarginProps {
  readonly amount: number;
  /** Share of the turnover, as the amount is: before tax or after it; null leaves the net one speak. */
  readonly rate: number | null;
  readonly netRate: number | null;
}

/** An amount with its share of the turnover, and the word that goes with what is left of it: never the colour alone. */
export const Margin = ({ amount, rate, netRate }: MarginProps) => {
  const grade = gradeOf(netRate);
  const paid = rate === null ? "" : " impôt payé";
  const net = netRate === null || netRate === rate ? "" : `${formatRate(netRate)}${paid} : `;
  return (
    <span className={classes.margin} data-grade={grade}>
      {formatAmount(amount)}
      {rate === null ? "" : ` · ${formatRate(rate)}`}
      {grade === "none" ? null : <small>{`${net}${WORDS[grade]}`}</small>}
    </span>
  );
};
