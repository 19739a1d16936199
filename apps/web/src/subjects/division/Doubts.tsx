import type { DivisionProposal } from "@lotir/contract";
import { Collapse, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";
import classes from "./division.module.css";

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list that opens when asked. */
export const Fold = ({ title, children }: FoldProps) => {
  const [open, { toggle }] = useDisclosure(false);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <UnstyledButton className={classes.fold} onClick={toggle} aria-expanded={open}>
        {title} <Chevron size={14} aria-hidden="true" />
      </UnstyledButton>
      <Collapse expanded={open} keepMounted={false}>
        {children}
      </Collapse>
    </>
  );
};

/** The rules that nobody read: shown one by one, each as the hypothesis it is. */
export const Hypotheses = ({ hypotheses }: Pick<DivisionProposal, "hypotheses">) =>
  hypotheses.length === 0 ? null : (
    <Fold title={formatQuantity(hypotheses.length, "hypothèse retenue", "hypothèses retenues")}>
      {hypotheses.map(({ rule, label, value }) => (
        <Fact
          key={rule}
          label={
            <>
              {label} <span className={classes.tag}>hypothèse</span>
            </>
          }
        >
          {value}
        </Fact>
      ))}
    </Fold>
  );
