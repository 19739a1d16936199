import type { ComponentType } from "react";
import { BilanBlock } from "../subjects/bilan/BilanBlock.tsx";
import { DivisionBlock } from "../subjects/division/DivisionBlock.tsx";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { PlanBlock } from "../subjects/division/PlanBlock.tsx";
import { VerdictBlock } from "../subjects/division/VerdictBlock.tsx";
import { PriceBlock } from "../subjects/market/PriceBlock.tsx";
import { NeighboursBlock } from "../subjects/parcelle/NeighboursBlock.tsx";
import { SalesBlock } from "../subjects/parcelle/SalesBlock.tsx";
import { ScoreBlock } from "../subjects/parcelle/ScoreBlock.tsx";
import { SourcesBlock } from "../subjects/parcelle/SourcesBlock.tsx";
import { ComplianceBlock } from "../subjects/reglement/ComplianceBlock.tsx";
import { RulesBlock } from "../subjects/reglement/RulesBlock.tsx";

/** The sheet, in the order of the decision. A new block is one file and one line here. */
export const SHEET_BLOCKS: readonly { readonly key: string; readonly Block: ComponentType<StudyProps> }[] = [
  { key: "verdict", Block: VerdictBlock },
  { key: "division", Block: DivisionBlock },
  { key: "plan", Block: PlanBlock },
  { key: "score", Block: ScoreBlock },
  { key: "price", Block: PriceBlock },
  { key: "rules", Block: RulesBlock },
  { key: "compliance", Block: ComplianceBlock },
  { key: "bilan", Block: BilanBlock },
  { key: "sales", Block: SalesBlock },
  { key: "neighbours", Block: NeighboursBlock },
  { key: "sources", Block: SourcesBlock },
];
