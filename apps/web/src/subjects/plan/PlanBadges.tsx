import { PLAN_SOURCE_LABELS, PLAN_TYPE_LABELS, type PlanItem } from "@lotir/contract";
import { Badge } from "@mantine/core";

const COLORS = { ign: "blue", "ai-generated": "brand", "user-modified": "yellow", manual: "gray" } as const;

/** Where a plan comes from, in one word. */
export const SourceBadge = ({ source }: Pick<PlanItem, "source">) => (
  <Badge color={COLORS[source]} variant="light" radius="sm" tt="none" flex="none">
    {PLAN_SOURCE_LABELS[source]}
  </Badge>
);

export const typeLabel = (type: PlanItem["type"]): string => PLAN_TYPE_LABELS[type];
