import { ACCESS_LABELS, type Parcel } from "@lotir/contract";
import type { ComponentType } from "react";
import {
  formatArea,
  formatEstimate,
  formatEurosPerSquareMetre,
  formatEurosRange,
  formatLength,
  formatMargin,
  formatMarginRange,
  formatRate,
  formatRoundedEuros,
} from "../../../kit/format.ts";
import { VerdictLine } from "../../../subjects/division/VerdictLine.tsx";
import { ScoreRing } from "../../../subjects/parcelle/ScoreRing.tsx";
import { RulesSummary } from "../../../subjects/reglement/RulesSummary.tsx";
import { ZoneBadge } from "../../../subjects/reglement/ZoneBadge.tsx";

interface Compared {
  readonly label: string;
  readonly Value: ComponentType<{ readonly parcel: Parcel }>;
}

const Lots: Compared["Value"] = ({ parcel: { divisionPotential } }) => {
  const { lots } = divisionPotential;
  if (lots.length === 0) return "aucun";
  const fresh = lots.filter(({ keepsHouse }) => !keepsHouse);
  const kept = lots.length - fresh.length;
  const areas = fresh.map(({ areaM2 }) => formatArea(areaM2)).join(", ");
  return (
    <>
      <strong>{fresh.length}</strong>
      {kept === 0 ? "" : kept === 1 ? " + maison" : ` + ${kept} maisons`}
      {areas === "" ? null : <small>{areas}</small>}
    </>
  );
};

const Margin: Compared["Value"] = ({ parcel: { bilan, divisionPotential } }) => {
  const { marginEur, marginLowEur, marginHighEur, marginRate } = bilan;
  if (divisionPotential.lots.length === 0) return "sans objet";
  if (marginEur === null) return "inconnue";
  const range = marginLowEur === null || marginHighEur === null ? "" : formatMarginRange(marginLowEur, marginHighEur);
  return (
    <>
      <strong>{formatMargin(marginEur)}</strong>
      <small>{[range, marginRate === null ? "" : formatRate(marginRate)].filter(Boolean).join(" · ")}</small>
    </>
  );
};

const HighestPrice: Compared["Value"] = ({ parcel: { bilan, divisionPotential } }) => {
  if (divisionPotential.lots.length === 0) return "sans objet";
  return bilan.residualPriceEur === null ? "inconnu" : <strong>{formatRoundedEuros(bilan.residualPriceEur)}</strong>;
};

const Price: Compared["Value"] = ({ parcel: { estimatedValue } }) =>
  estimatedValue === null ? (
    "non estimé"
  ) : (
    <>
      {formatEstimate(estimatedValue.value)}
      <small>{formatEurosRange(estimatedValue.low, estimatedValue.high)}</small>
    </>
  );

/** A house is priced on its floor, bare ground on its ground: only what both are worth a square metre of ground compares. */
const PerSquareMetre: Compared["Value"] = ({ parcel: { estimatedValue, estimate, surface } }) =>
  estimatedValue === null ? (
    "non estimé"
  ) : (
    <>
      {formatEurosPerSquareMetre(estimatedValue.value / surface)} de terrain
      {estimate?.per === "plancher" ? (
        <small>{formatEurosPerSquareMetre(estimatedValue.pricePerSqm)} de plancher</small>
      ) : null}
    </>
  );

const Surface: Compared["Value"] = ({ parcel: { surface, frontage } }) => (
  <>
    {formatArea(surface)}
    {frontage === null ? null : <small>façade {formatLength(frontage)}</small>}
  </>
);

const Rules: Compared["Value"] = ({ parcel: { parcelId, zone, zoneStatus } }) => (
  <>
    {zone === null ? zoneStatus === "outside" ? "hors zone" : "zone inconnue" : <ZoneBadge libelle={zone.libelle} />}
    <small>
      <RulesSummary parcelId={parcelId} />
    </small>
  </>
);

const Access: Compared["Value"] = ({ parcel: { divisionPotential } }) =>
  divisionPotential.access.length === 0
    ? "à établir"
    : divisionPotential.access.map((form) => ACCESS_LABELS[form]).join(", ");

/** What is compared of parcels, in the order of the decision: the figures are those of the sheet. */
export const COMPARED: readonly Compared[] = [
  {
    label: "Verdict",
    Value: ({ parcel: { divisionPotential } }) => (
      <VerdictLine verdict={divisionPotential.verdict} sentence={divisionPotential.sentence} />
    ),
  },
  { label: "Lots", Value: Lots },
  { label: "Marge", Value: Margin },
  { label: "Prix d'achat maximal", Value: HighestPrice },
  { label: "Surface", Value: Surface },
  { label: "Prix estimé", Value: Price },
  { label: "Prix au m²", Value: PerSquareMetre },
  { label: "Règles", Value: Rules },
  { label: "Accès", Value: Access },
  { label: "Score", Value: ({ parcel }) => <ScoreRing score={parcel.opportunityScore} size={38} /> },
];
