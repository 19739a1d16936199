import type { Parcel, PropertySheet } from "@lotir/contract";
import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { formatArea, formatDate, formatRate, formatRoundedEuros } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { ParcelOutline } from "../parcelle/ParcelOutline.tsx";
import { ScoreRing } from "../parcelle/ScoreRing.tsx";
import { ZoneBadge } from "../reglement/ZoneBadge.tsx";
import { InlineName } from "./InlineName.tsx";
import classes from "./PropertyHeader.module.css";
import { StatusSelect } from "./StatusSelect.tsx";

interface Deciding {
  readonly label: string;
  readonly value: string;
  readonly beside: string;
}

const lotsOf = ({ potentialLots }: PropertySheet, parcel: Parcel | undefined): Deciding => {
  if (potentialLots.length > 0) return { label: "Lots", value: String(potentialLots.length), beside: "saisis" };
  const most = parcel?.divisionPotential.maxLots ?? null;
  return most === null
    ? { label: "Lots", value: "—", beside: "à saisir" }
    : { label: "Lots", value: String(most), beside: "au meilleur plan" };
};

const marginOf = ({ financialAnalysis: analysis }: PropertySheet, parcel: Parcel | undefined): Deciding => {
  if (analysis !== null)
    return {
      label: "Marge",
      value: formatRoundedEuros(analysis.withSuggested.estimatedProfit),
      beside: `${formatRate(analysis.withSuggested.profitMargin / 100)}, impôt payé`,
    };
  const rate = parcel?.bilan.marginRate ?? null;
  return rate === null
    ? { label: "Marge", value: "—", beside: "inconnue" }
    : { label: "Marge", value: formatRate(rate), beside: "au prix du marché" };
};

const priceOf = ({ price }: PropertySheet, parcel: Parcel | undefined): Deciding => {
  const residual = parcel?.bilan.residualPriceEur ?? null;
  const asked = price === null ? "prix estimé inconnu" : `estimé ${formatRoundedEuros(price)}`;
  return residual === null
    ? { label: "Prix maximal", value: "—", beside: asked }
    : { label: "Prix maximal", value: formatRoundedEuros(Math.max(0, residual)), beside: asked };
};

interface PropertyHeaderProps {
  readonly property: PropertySheet;
  /** Undefined until known, or where the commune is no longer loaded. */
  readonly parcel: Parcel | undefined;
  /** The rooms of this property, the one shown marked. */
  readonly rooms: ReactNode;
  /** What falls due next. */
  readonly next: ReactNode;
}

/** The one head of every room of a property: where it is, how it stands, and the three figures that decide. */
export const PropertyHeader = ({ property, parcel, rooms, next }: PropertyHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.line}>
      <ParcelOutline outline={property.outline} score={property.opportunityScore} size={96} />
      <Stack gap={4} className={classes.names}>
        <Group gap="sm">
          <InlineName property={property} />
          <ScoreRing score={property.opportunityScore} size={34} />
          <StatusSelect property={property} />
        </Group>
        <Text c="dimmed" className="figures">
          {property.address} · {formatArea(property.landSurface)} · ajoutée le {formatDate(property.createdAt)}
          {property.addedBy === null ? "" : ` par ${property.addedBy}`}
        </Text>
        <Group gap="sm">
          {property.pluZone === null ? null : <ZoneBadge libelle={property.pluZone} />}
          <TextLink to="/parcelle/$id" params={{ id: property.parcelId }} size="sm">
            Fiche de la parcelle
          </TextLink>
          {next}
        </Group>
      </Stack>
      <dl className={classes.figures}>
        {[lotsOf(property, parcel), marginOf(property, parcel), priceOf(property, parcel)].map(
          ({ label, value, beside }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
              <dd className={classes.beside}>{beside}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
    {rooms}
  </header>
);
