import { PLU_STATE_LABELS, type PluQuote, type PluRule } from "@lotir/contract";
import { Tooltip, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import classes from "./rules.module.css";
import { STATE_ICONS } from "./state-icons.ts";

export type OpenQuote = (quote: PluQuote) => void;

const State = ({ state }: Pick<PluRule, "state">) => {
  const Icon = STATE_ICONS[state];
  return (
    <Tooltip label={PLU_STATE_LABELS[state]}>
      <span className={classes.state} data-state={state}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        <VisuallyHidden>{PLU_STATE_LABELS[state]}</VisuallyHidden>
      </span>
    </Tooltip>
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

/** The value as it was read; a click opens the document where it is written. */
const Value = ({ value, quote, onOpen }: Pick<PluRule, "value" | "quote"> & { readonly onOpen: OpenQuote }) => {
  if (value === null) return <span className={classes.none}>–</span>;
  if (quote === null || quote.page === null) return <strong className="figures">{value}</strong>;
  return (
    <UnstyledButton className={`figures ${classes.value}`} onClick={() => onOpen(quote)}>
      {value}
    </UnstyledButton>
  );
};

/** One rule on a line: its value and how far it may be trusted; the sentence it was read in, and its doubts, on demand. */
export const RuleLine = ({ rule, onOpen }: { readonly rule: PluRule; readonly onOpen: OpenQuote }) => {
  const { label, state, value, conditions, doubts, quote } = rule;
  const [open, { toggle }] = useDisclosure(false);
  const more = quote !== null || conditions.length > 0 || doubts.length > 0;
  return (
    <li className={classes.rule} data-rule={rule.key}>
      <div className={classes.head}>
        {more ? (
          <UnstyledButton className={classes.label} aria-expanded={open} onClick={toggle}>
            {label}
            {conditions.length === 0 ? null : <span className={classes.tag}>sous condition</span>}
          </UnstyledButton>
        ) : (
          <span>{label}</span>
        )}
        <Value value={value} quote={quote} onOpen={onOpen} />
        <State state={state} />
      </div>
      {open ? (
        <>
          {conditions.length === 0 ? null : <p className={classes.conditions}>Condition : {conditions.join(" ; ")}</p>}
          {doubts.length === 0 ? null : <p className={classes.conditions}>À vérifier : {doubts.join(" ; ")}.</p>}
          {quote === null ? null : <Quoted label={label} quote={quote} onOpen={onOpen} />}
        </>
      ) : null}
    </li>
  );
};
