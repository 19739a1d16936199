import type { ComponentType } from "react";
import { BilanBlock } from "./bilan.tsx";
import type { PanelBlockProps } from "./block-props.ts";
import { ComplianceBlock } from "./compliance.tsx";
import { DivisionBlock } from "./division.tsx";
import { NeighboursBlock } from "./neighbours.tsx";
import { PlanBlock } from "./plan.tsx";
import { PriceBlock } from "./price.tsx";
import { RulesBlock } from "./rules.tsx";
import { SalesBlock } from "./sales.tsx";
import { ScoreBlock } from "./score.tsx";
import { SourcesBlock } from "./sources.tsx";
import { VerdictBlock } from "./verdict.tsx";

/** The panel, in the order of the decision. A new block is one file and one line here. */
export const PANEL_BLOCKS: readonly { readonly key: string; readonly Block: ComponentType<PanelBlockProps> }[] = [
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
