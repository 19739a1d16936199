import type { DashboardStats } from "@lotir/contract";
import { ActionIcon, Popover, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { formatChange, formatCount, formatPriceInShort } from "../../kit/format.ts";
import classes from "./dashboard.module.css";

type Figure = keyof DashboardStats["explained"];

const euros = (value: number): string => (value < 0 ? `−${formatPriceInShort(-value)}` : formatPriceInShort(value));

interface Card {
  readonly label: string;
  readonly shown: (value: number) => string;
}

const CARDS: Readonly<Record<Figure, Card>> = {
  totalOpportunities: { label: "Opportunités", shown: formatCount },
  activeProjects: { label: "Projets en cours", shown: formatCount },
  totalInvestment: { label: "Investissement", shown: euros },
  projectedProfit: { label: "Bénéfice projeté", shown: euros },
  avgScore: { label: "Score moyen", shown: (value) => `${formatCount(value)} / 100` },
  successRate: { label: "Taux de réussite", shown: (value) => formatChange(value).replace("+", "") },
  monthlyGrowth: { label: "Croissance, 30 jours", shown: formatChange },
};

const FIGURES = Object.keys(CARDS) as Figure[];

const How = ({ label, sentence }: { readonly label: string; readonly sentence: string }) => (
  <Popover width={300} position="bottom-end" shadow="md" withArrow>
    <Popover.Target>
      <ActionIcon
        className={classes.how}
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`${label} : comment ce chiffre est compté`}
      >
        <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown>
      <Text size="sm">{sentence}</Text>
    </Popover.Dropdown>
  </Popover>
);

/** Seven figures, each with its formula behind a tap. What cannot be counted is a dash. */
export const Kpis = ({ stats }: { readonly stats: DashboardStats }) => (
  <dl className={classes.kpis}>
    {FIGURES.map((figure) => {
      const { label, shown } = CARDS[figure];
      const value = stats[figure];
      return (
        <div key={figure} className={classes.kpi}>
          <dt>{label}</dt>
          <dd className="figures">
            {value === null ? <span title="Rien à compter pour l'instant">–</span> : shown(value)}
          </dd>
          <dd>
            <How label={label} sentence={stats.explained[figure]} />
          </dd>
        </div>
      );
    })}
  </dl>
);
