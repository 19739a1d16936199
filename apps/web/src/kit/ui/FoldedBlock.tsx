import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import classes from "./FoldedBlock.module.css";

interface FoldedBlockProps {
  readonly title: string;
  /** The whole block in one line, for who does not open it. */
  readonly summary: ReactNode;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A subject in one line, that opens on all it holds. What is folded is not drawn. */
export const FoldedBlock = ({ title, summary, open, onOpen, children }: FoldedBlockProps) => {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={`${id}-titre`}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={open}
        aria-controls={open ? `${id}-contenu` : undefined}
        onClick={() => onOpen(!open)}
      >
        <h3 id={`${id}-titre`} className={classes.title}>
          {title}
        </h3>
        <span className={classes.summary}>{summary}</span>
        <IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden="true" />
      </UnstyledButton>
      {open ? (
        <div id={`${id}-contenu`} className={classes.content}>
          {children}
        </div>
      ) : null}
    </section>
  );
};
