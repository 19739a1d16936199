import type { ParcelPlu } from "@lotir/contract";
import { type OpenQuote, Quoted } from "./RuleLine.tsx";
import classes from "./rules.module.css";

interface InopposablesProps {
  readonly rules: ParcelPlu["inopposables"];
  readonly onOpen: OpenQuote;
}

/** What the text still writes though the law removed it: struck through, with the law, never applied. */
export const Inopposables = ({ rules, onOpen }: InopposablesProps) =>
  rules.map(({ label, value, note, quote }) => (
    <li key={`${label} ${quote.text}`} className={classes.rule}>
      <div className={classes.head}>
        <span>{label}</span>
        <s className="figures">{value}</s>
      </div>
      <p className={classes.conditions}>{note}</p>
      <Quoted label={label} quote={quote} onOpen={onOpen} />
    </li>
  ));
