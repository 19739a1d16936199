import type { Bilan } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import classes from "./warnings.module.css";

const ICONS = { info: IconInfoCircle, attention: IconAlertTriangle, alerte: IconCircleX } as const;
const WORDS = { info: "À savoir", attention: "Attention", alerte: "Alerte" } as const;
const ORDER = ["alerte", "attention", "info"] as const;

/** What a figure rests on and might not hold, the gravest first. */
export const Warnings = ({ warnings }: Pick<Bilan, "warnings">) => {
  const sorted = ORDER.flatMap((severity) => warnings.filter((warning) => warning.severity === severity));
  if (sorted.length === 0) return null;
  return (
    <div>
      <Title order={3} mb={8}>
        Avant de signer
      </Title>
      <ul className={classes.list}>
        {sorted.map(({ code, severity, sentence }) => {
          const Icon = ICONS[severity];
          return (
            <li key={`${code}-${sentence}`} data-severity={severity}>
              <Icon size={18} stroke={1.5} aria-label={WORDS[severity]} role="img" />
              <Text size="sm">{sentence}</Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
