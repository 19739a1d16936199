import type { FiveLines, ParcelBilan } from "@lotir/contract";
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { formatAmount, formatCount, formatEuros, formatMarginRange, formatRate } from "../../kit/format.ts";
import { EurosInput, PercentInput } from "../../kit/ui/FigureInput.tsx";
import { AssumedPart } from "./AssumedPart.tsx";
import { type BilanFieldsProps, LandPriceField, LotPriceFields } from "./BilanFields.tsx";
import { DeedFields } from "./DeedFields.tsx";
import classes from "./five-lines.module.css";

interface LineProps {
  readonly sign: "" | "−" | "=";
  readonly label: string;
  readonly amount: string;
  readonly children?: ReactNode;
}

const Line = ({ sign, label, amount, children }: LineProps) => (
  <tr data-total={sign === "="}>
    <th scope="row">
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      {label}
      {children === undefined ? null : <span className={classes.assumed}>{children}</span>}
    </th>
    <td>{amount}</td>
  </tr>
);

const BOUGHT = {
  saisi: "au prix saisi",
  estimation: "au prix estimé",
  residuel: "au prix le plus haut pour la marge visée",
  inconnu: "à un prix inconnu",
} as const;

const DEEDS = {
  "terrain-a-batir": "acheté comme terrain à bâtir",
  "terrain-non-batir": "acheté comme terrain non à bâtir",
  "avec-maison": "acheté avec la construction",
  inconnu: "acte d'achat inconnu : TVA sur le prix total",
} as const;

const Works = ({ form, found, onForm }: BilanFieldsProps) => {
  const asked = found.assumptions.viabilisationPerLotEur;
  return (
    <AssumedPart words={asked === null ? "au barème usuel" : `${formatEuros(asked)} par lot`}>
      <EurosInput
        label="Viabilisation par lot, HT"
        description="Vide : le barème usuel."
        placeholder="barème usuel"
        value={asked}
        onValue={(viabilisationPerLotEur) =>
          onForm({ ...form, assumptions: { ...form.assumptions, viabilisationPerLotEur } })
        }
      />
    </AssumedPart>
  );
};

const Target = ({ form, found, onForm }: BilanFieldsProps) => (
  <AssumedPart words={`marge visée ${formatRate(found.assumptions.targetMargin)}`}>
    <PercentInput
      label="Marge visée"
      max={90}
      value={found.assumptions.targetMargin}
      onValue={(targetMargin) =>
        targetMargin === null ? undefined : onForm({ ...form, assumptions: { ...form.assumptions, targetMargin } })
      }
    />
  </AssumedPart>
);

const pricesWords = ({ lots }: ParcelBilan): string => {
  const entered = lots.filter(({ origin }) => origin === "saisi").length;
  if (entered === 0) return "aux prix estimés";
  return entered === lots.length
    ? "aux prix saisis"
    : `${entered} prix saisi${entered > 1 ? "s" : ""}, le reste estimé`;
};

/** The amounts as they are shown: whole euros that add up before the eyes, the cents left to fees and taxes. */
const shownOf = (lines: FiveLines) => {
  const [turnover, purchase, works, margin] = [
    lines.turnoverEur,
    lines.purchaseEur,
    lines.worksEur,
    lines.marginEur,
  ].map(Math.round) as [number, number, number, number];
  return { turnover, purchase, works, fees: turnover - purchase - works - margin, margin };
};

const rangeOf = ({ marginLowEur: low, marginHighEur: high }: FiveLines): string =>
  low === null || high === null ? "" : `de ${formatMarginRange(low, high)} selon les prix de vente · `;

/** Sales, purchase, works, taxes and fees, margin: five lines that add up, each hypothesis underlined and changed in place. */
export const FiveLinesTable = (props: BilanFieldsProps & { readonly lines: FiveLines }) => {
  const { found, lines } = props;
  const shown = shownOf(lines);
  const owner = found.assumptions.profile === "particulier";
  const rate = lines.marginRate === null ? "" : ` (${formatRate(lines.marginRate)})`;
  const least = lines.unpricedHouses === 0 ? "" : ", au moins";
  return (
    <table className={`figures ${classes.lines}`}>
      <caption className={classes.hidden}>Bilan en cinq lignes</caption>
      <tbody>
        <Line sign="" label="Ventes hors taxes" amount={formatAmount(shown.turnover)}>
          <AssumedPart words={pricesWords(found)}>
            <Stack gap="sm">
              <LotPriceFields {...props} />
            </Stack>
          </AssumedPart>
        </Line>
        {owner ? null : (
          <Line sign="−" label="Achat" amount={formatAmount(shown.purchase)}>
            <AssumedPart words={BOUGHT[found.landPrice.origin]}>
              <LandPriceField {...props} />
            </AssumedPart>
          </Line>
        )}
        <Line sign="−" label="Travaux et réseaux" amount={formatAmount(shown.works)}>
          <Works {...props} />
        </Line>
        <Line sign="−" label="Taxes et frais" amount={formatAmount(shown.fees)}>
          {owner ? null : (
            <AssumedPart words={DEEDS[found.boughtAs]}>
              <DeedFields {...props} />
            </AssumedPart>
          )}
        </Line>
        <Line
          sign="="
          label={`${owner ? "Net, impôt payé" : "Marge avant impôt"}${least}${rate}`}
          amount={formatAmount(shown.margin)}
        >
          {rangeOf(lines)}
          {owner ? null : <Target {...props} />}
        </Line>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            {lines.netRate === null || owner ? "" : `${formatRate(lines.netRate)} l'impôt payé · `}
            {formatCount(lines.months)} mois
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
