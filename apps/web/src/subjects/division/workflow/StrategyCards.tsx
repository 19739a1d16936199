import { type DivisionStrategy, STRATEGY_LABELS } from "@lotir/contract";
import { estimatedLots } from "@lotir/division";
import { Text } from "@mantine/core";
import { formatAmount, formatRate } from "../../../kit/format.ts";
import type { Findings, StrategyFinding } from "../engine/messages.ts";
import classes from "./workflow-blocks.module.css";

interface StrategyCardsProps {
  readonly groundM2: number;
  readonly leastLotM2: number;
  readonly chosen: DivisionStrategy | undefined;
  readonly findings: Findings;
  readonly onChoose: (strategy: DivisionStrategy) => void;
}

interface Words {
  readonly what: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

const WORDS: Readonly<Record<DivisionStrategy, Words>> = {
  max_lots: {
    what: "Autant de lots que le terrain en tient, à la surface minimale choisie.",
    pros: ["Le plus de ventes", "Prix au m² le plus haut"],
    cons: ["Lots serrés : reculs et accès pèsent", "Plus souvent un permis d'aménager"],
  },
  balanced: {
    what: "Des lots de 600 à 800 m², ceux que l'on achète pour une maison et son jardin.",
    pros: ["Lots faciles à vendre", "Formes et accès plus simples"],
    cons: ["Moins de lots", "Prix au m² un peu plus bas"],
  },
  premium: {
    what: "Peu de lots, tous de plus de 1 000 m².",
    pros: ["Peu de travaux", "Reculs et pleine terre tenus sans peine"],
    cons: ["Acheteurs plus rares", "Prix au m² le plus bas"],
  },
  custom: {
    what: "Le nombre de lots et la surface minimale que vous choisissez.",
    pros: ["Vos propres contraintes d'abord"],
    cons: ["Aucune formule : le moteur seul dit ce qui tient"],
  },
};

const ORDER: readonly DivisionStrategy[] = ["balanced", "max_lots", "premium", "custom"];

const estimateOf = (strategy: DivisionStrategy, groundM2: number, leastLotM2: number): string => {
  const lots = estimatedLots(strategy, groundM2, leastLotM2);
  return lots === undefined ? "?" : String(lots);
};

const FORMULAS: Readonly<Record<DivisionStrategy, string>> = {
  max_lots: "surface ÷ surface minimale",
  balanced: "surface ÷ 700",
  premium: "surface ÷ 1 200",
  custom: "à votre choix",
};

const Found = ({ finding }: { readonly finding: StrategyFinding | "none" | undefined }) => {
  if (finding === undefined) return <span>le moteur cherche…</span>;
  if (finding === "none") return <span>le moteur ne trouve aucun plan de cette taille</span>;
  const { lots, revenueEur, netEur, netRate } = finding;
  return (
    <span className="figures">
      le moteur trouve {lots} lots
      {revenueEur === null ? "" : `, ${formatAmount(revenueEur)} de ventes`}
      {netEur === null ? "" : `, ${formatAmount(netEur)} nets`}
      {netRate === null ? "" : ` (${formatRate(netRate)})`}
    </span>
  );
};

/** The four strategies: their formula beside what the engine really finds; the chosen one shows its pros and cons. */
export const StrategyCards = ({ groundM2, leastLotM2, chosen, findings, onChoose }: StrategyCardsProps) => (
  <div className={classes.strategies}>
    {ORDER.filter((strategy) => chosen === undefined || strategy === chosen).map((strategy) => {
      const { what, pros, cons } = WORDS[strategy];
      return (
        <button
          key={strategy}
          type="button"
          className={classes.strategy}
          aria-pressed={chosen === strategy}
          onClick={() => onChoose(strategy)}
        >
          <Text fw={600} component="span">
            {STRATEGY_LABELS[strategy]}
          </Text>
          <Text size="sm" component="span">
            {what}
          </Text>
          <Text size="sm" component="span" className="figures">
            Estimation : {estimateOf(strategy, groundM2, leastLotM2)} lots ({FORMULAS[strategy]})
          </Text>
          {strategy === "custom" ? null : (
            <Text size="sm" c="dimmed" component="span">
              <Found finding={findings[strategy]} />
            </Text>
          )}
          {chosen === strategy ? (
            <>
              <Text size="sm" component="span">
                <strong>Pour :</strong> {pros.join(" ; ")}.
              </Text>
              <Text size="sm" component="span">
                <strong>Contre :</strong> {cons.join(" ; ")}.
              </Text>
            </>
          ) : null}
        </button>
      );
    })}
  </div>
);
