import type { ScoreComponent } from "@lotir/contract";
import { Collapse, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { z } from "zod";
import { formatCount, formatShare } from "../../kit/format.ts";
import classes from "../../kit/ui/Block.module.css";
import { Block } from "../../kit/ui/Block.tsx";
import type { ParcelProps } from "./parcel-props.ts";
import { type ScoreGrade, scoreGrade } from "./score.ts";
import { useShowParcel } from "./use-show-parcel.ts";

type Component = z.infer<typeof ScoreComponent>;

const Bar = ({ share, grade }: { readonly share: number; readonly grade: ScoreGrade }) => (
  <div className={classes.bar} data-grade={grade} aria-hidden="true">
    <i style={{ width: `${share * 100}%` }} />
  </div>
);

const ComponentLine = ({ component, weights }: { readonly component: Component; readonly weights: number }) => {
  const { label, value, weight, measured, source } = component;
  return (
    <li className={classes.component}>
      <div className={classes.fact}>
        <Text fw={500}>{label}</Text>
        <Text className="figures" size="sm" c={value === null ? "dimmed" : "var(--lotir-ink)"}>
          {value === null ? "inconnu" : `${formatCount(value * 100)} / 100`}
        </Text>
      </div>
      <Text size="xs" c="dimmed">
        {measured} · poids {formatShare(weight / weights)} · {source}
      </Text>
      <Bar share={value ?? 0} grade={scoreGrade(value === null ? null : value * 100)} />
    </li>
  );
};

/** The score, its coverage, and every component behind it. */
export const ScoreBlock = ({ parcelId }: ParcelProps) => {
  const parcel = useShowParcel(parcelId);
  const [open, { toggle }] = useDisclosure(false);
  return (
    <Block
      title="Score d'opportunité"
      query={parcel}
      failure="Le score n'a pas pu être lu."
      aside={({ coverage }) => `${formatShare(coverage)} des critères connus`}
    >
      {({ opportunityScore, coverage, score }) => {
        const weights = score.components.reduce((sum, { weight }) => sum + weight, 0) || 1;
        return (
          <>
            <div className={classes.fact}>
              <span className={`figures ${classes.strong}`}>
                {opportunityScore === null ? "Non noté" : `${formatCount(opportunityScore)} sur 100`}
              </span>
            </div>
            <Bar share={(opportunityScore ?? 0) / 100} grade={scoreGrade(opportunityScore)} />
            {opportunityScore === null ? (
              <Text size="sm" c="dimmed" mt={6}>
                Trop de critères sont inconnus ({formatShare(coverage)} connus, 60 % nécessaires) pour donner une note.
              </Text>
            ) : null}
            {score.components.length === 0 ? null : (
              <>
                <UnstyledButton onClick={toggle} aria-expanded={open} mt={8} c="var(--lotir-brand)" fw={500} py={4}>
                  {open ? "Masquer le détail" : "Comprendre cette note"}{" "}
                  {open ? (
                    <IconChevronUp size={14} aria-hidden="true" />
                  ) : (
                    <IconChevronDown size={14} aria-hidden="true" />
                  )}
                </UnstyledButton>
                <Collapse expanded={open} keepMounted={false}>
                  <ul className={classes.sources}>
                    {score.components.map((component) => (
                      <ComponentLine key={component.key} component={component} weights={weights} />
                    ))}
                  </ul>
                </Collapse>
              </>
            )}
          </>
        );
      }}
    </Block>
  );
};
