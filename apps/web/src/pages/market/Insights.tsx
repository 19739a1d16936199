import type { MarketInsight } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import {
  IconAlertTriangle,
  IconMap2,
  IconRuler2,
  IconScissors,
  IconTrendingUp,
  IconVectorTriangle,
} from "@tabler/icons-react";
import classes from "./market.module.css";

const ICONS = {
  prix: IconTrendingUp,
  volume: IconVectorTriangle,
  taille: IconRuler2,
  zone: IconMap2,
  division: IconScissors,
  prudence: IconAlertTriangle,
} as const;

/** What the figures say, a sentence each, with what it was counted on. */
export const Insights = ({ insights }: { readonly insights: readonly MarketInsight[] }) => {
  if (insights.length === 0) return null;
  return (
    <section>
      <Title order={2} mb="sm">
        À retenir
      </Title>
      <ul className={classes.insights}>
        {insights.map(({ kind, sentence, basis }) => {
          const Icon = ICONS[kind];
          return (
            <li key={sentence} data-kind={kind}>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              <div>
                <Text>{sentence}</Text>
                <Text size="xs" c="dimmed">
                  {basis}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
