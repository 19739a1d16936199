import { PLU_STATE_LABELS, type PluQuote, type PluRule } from "@lotir/contract";
import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import classes from "./rules.module.css";
import { STATE_ICONS } from "./state-icons.ts";

export type OpenQuote = (quote: PluQuote) => void;

const State = ({ state }: Pick<PluRule, "state">) => {
  const Icon = STATE_ICONS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.8} aria-hidden="true" /> {PLU_STATE_LABELS[state]}
    </span>
  );
};

const whereOf = ({ page, article }: PluQuote): string =>
  [article === null ? null : `art. ${article}`, page === null ? null : `p. ${page}`]
    .filter((part) => part !== null)
    .join(", ");

interface QuotedProps {
  readonly label: string;
  readonly quote: PluQuote;
  readonly onOpen: OpenQuote;
}

/** The sentence that says it; a click opens the document there. */
export const Quoted = ({ label, quote, onOpen }: QuotedProps) => (
  <UnstyledButton className={classes.quote} onClick={() => onOpen(quote)} disabled={quote.page === null}>
    <VisuallyHidden>{label} : voir dans le règlement </VisuallyHidden>
    <span className={classes.words}>« {quote.text} »</span>
    <span className={classes.where}>{whereOf(quote)}</span>
  </UnstyledButton>
);

/** One rule: its value, how far it may be trusted, and the sentence it was read in. */
export const RuleLine = ({ rule, onOpen }: { readonly rule: PluRule; readonly onOpen: OpenQuote }) => {
  const { label, state, value, conditions, doubts, quote } = rule;
  const open = quote === null || quote.page === null ? undefined : () => onOpen(quote);
  return (
    <li className={classes.rule} data-rule={rule.key}>
      <div className={classes.head}>
        <span>{label}</span>
        {value === null ? null : open === undefined ? (
          <strong className="figures">{value}</strong>
        ) : (
          <UnstyledButton className={`figures ${classes.value}`} onClick={open}>
            {value}
          </UnstyledButton>
        )}
      </div>
      <State state={state} />
      {conditions.length === 0 ? null : <p className={classes.conditions}>Condition : {conditions.join(" ; ")}</p>}
      {doubts.length === 0 ? null : <p className={classes.conditions}>À vérifier : {doubts.join(" ; ")}.</p>}
      {quote === null ? null : <Quoted label={label} quote={quote} onOpen={onOpen} />}
    </li>
  );
};
