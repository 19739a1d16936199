import { type ParcelRisk, type ParcelRisks, RISK_LABELS } from "@lotir/contract";
import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconPlugConnectedX } from "@tabler/icons-react";
import { formatDate } from "../../kit/format.ts";
import classes from "./RiskList.module.css";

const ICONS = {
  present: IconAlertTriangle,
  absent: IconCircleCheck,
  unknown: IconHelpCircle,
  failing: IconPlugConnectedX,
} as const;

const statusOf = ({ status, of, level }: ParcelRisk): string => {
  if (status === "failing") return "source en panne";
  if (status === "unknown") return "non connu";
  if (status === "absent") return of === "commune" ? "commune non concernée" : "non concerné";
  if (of === "commune") return "présent dans la commune, non connu ici";
  return level === null ? "présent" : `présent, ${level}`;
};

/** What the source says, risk by risk; its silence and its failures are said apart. */
export const RiskList = ({ risks, source, askedOn }: ParcelRisks) => (
  <>
    <ul className={classes.risks}>
      {risks.map((each) => {
        const Icon = ICONS[each.status];
        const isHere = each.status !== "present" || each.of === "adresse";
        return (
          <li key={each.risk} data-status={isHere ? each.status : "unknown"} title={each.words}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span>{RISK_LABELS[each.risk]}</span>
            <span>{statusOf(each)}</span>
          </li>
        );
      })}
    </ul>
    <Text size="xs" c="dimmed" mt={6}>
      {source}, interrogée le {formatDate(askedOn)} au centre de la parcelle. « Non connu » n'est pas « aucun risque ».
    </Text>
  </>
);
