import type { ComponentType } from "react";
import { BilanBlock } from "../subjects/bilan/BilanBlock.tsx";
import { MoneySummary } from "../subjects/bilan/MoneySummary.tsx";
import { AccessSummary } from "../subjects/division/AccessSummary.tsx";
import { DivisionBlock } from "../subjects/division/DivisionBlock.tsx";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { PlanBlock } from "../subjects/division/PlanBlock.tsx";
import { VerdictBlock } from "../subjects/division/VerdictBlock.tsx";
import { PriceBlock } from "../subjects/market/PriceBlock.tsx";
import { PriceSummary } from "../subjects/market/PriceSummary.tsx";
import { NeighboursBlock } from "../subjects/parcelle/NeighboursBlock.tsx";
import { ParcelSummary } from "../subjects/parcelle/ParcelSummary.tsx";
import { RisksBlock } from "../subjects/parcelle/RisksBlock.tsx";
import { SalesBlock } from "../subjects/parcelle/SalesBlock.tsx";
import { ScoreBlock } from "../subjects/parcelle/ScoreBlock.tsx";
import { ServitudesBlock } from "../subjects/parcelle/ServitudesBlock.tsx";
import { SourcesBlock } from "../subjects/parcelle/SourcesBlock.tsx";
import { ComplianceBlock } from "../subjects/reglement/ComplianceBlock.tsx";
import { RulesBlock } from "../subjects/reglement/RulesBlock.tsx";
import { RulesSummary } from "../subjects/reglement/RulesSummary.tsx";

type SheetPart = ComponentType<StudyProps>;

export interface SheetFold {
  readonly key: string;
  readonly title: string;
  /** One line, while it is folded and once it is open. */
  readonly Summary: SheetPart;
  readonly blocks: readonly { readonly key: string; readonly Block: SheetPart }[];
}

/** All that a sheet holds behind its first screen, in the order of the decision. A new block is one file and one line here. */
export const SHEET_FOLDS = [
  {
    key: "argent",
    title: "Argent",
    Summary: MoneySummary,
    blocks: [{ key: "bilan", Block: BilanBlock }],
  },
  {
    key: "regles",
    title: "Règles",
    Summary: RulesSummary,
    blocks: [
      { key: "rules", Block: RulesBlock },
      { key: "compliance", Block: ComplianceBlock },
    ],
  },
  {
    key: "prix",
    title: "Prix",
    Summary: PriceSummary,
    blocks: [
      { key: "price", Block: PriceBlock },
      { key: "sales", Block: SalesBlock },
      { key: "neighbours", Block: NeighboursBlock },
    ],
  },
  {
    key: "acces",
    title: "Accès et contraintes",
    Summary: AccessSummary,
    blocks: [
      { key: "verdict", Block: VerdictBlock },
      { key: "division", Block: DivisionBlock },
      { key: "risks", Block: RisksBlock },
      { key: "servitudes", Block: ServitudesBlock },
    ],
  },
  {
    key: "parcelle",
    title: "Parcelle",
    Summary: ParcelSummary,
    blocks: [
      { key: "plan", Block: PlanBlock },
      { key: "score", Block: ScoreBlock },
      { key: "sources", Block: SourcesBlock },
    ],
  },
] as const satisfies readonly SheetFold[];

export type FoldKey = (typeof SHEET_FOLDS)[number]["key"];
