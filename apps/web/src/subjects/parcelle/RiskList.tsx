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

type CommuneRisks = NonNullable<ParcelRisks["commune"]>;

const WORDS = { present: "présent", absent: "non concerné" } as const;

/** Where the source tells nothing of this place: what it said of the commune, as the commune's. */
const communeWords = (risk: ParcelRisk, commune: ParcelRisks["commune"]): string | undefined => {
  if (risk.of === "commune" || risk.status === "present" || risk.status === "absent") return undefined;
  const told: CommuneRisks["risks"][number] | undefined = commune?.risks.find((each) => each.risk === risk.risk);
  if (commune == null || told === undefined || told.status === "unknown") return undefined;
  return `dans la commune, le ${formatDate(commune.askedOn)} : ${WORDS[told.status]}`;
};

/** What the source says, risk by risk; its silence and its failures are said apart. */
export const RiskList = ({ risks, commune, source, askedOn }: ParcelRisks) => (
  <>
    <ul className={classes.risks}>
      {risks.map((each) => {
        const Icon = ICONS[each.status];
        const isHere = each.status !== "present" || each.of === "adresse";
        return (
          <li key={each.risk} data-status={isHere ? each.status : "unknown"} title={each.words}>
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span>{RISK_LABELS[each.risk]}</span>
            <span>
              {statusOf(each)}
              {communeWords(each, commune) === undefined ? null : <small>{communeWords(each, commune)}</small>}
            </span>
          </li>
        );
      })}
    </ul>
    <Text size="xs" c="dimmed" mt={6}>
      {source}, interrogée le {formatDate(askedOn)} au centre de la parcelle. « Non connu » n'est pas « aucun risque ».
    </Text>
  </>
);
