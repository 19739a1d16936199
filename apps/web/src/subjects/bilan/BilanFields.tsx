import type { BalancedLot, ParcelBilan } from "@lotir/contract";
import { formatArea, formatEstimate, formatEuros, formatEurosRange } from "../../kit/format.ts";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import type { BilanForm } from "./bilan-wish.ts";

/** A part of the form of a balance, and what was found with it. */
export interface BilanFieldsProps {
  readonly form: BilanForm;
  readonly found: ParcelBilan;
  readonly onForm: (form: BilanForm) => void;
}

const lotLabel = ({ letter, areaM2, keepsHouse }: BalancedLot): string =>
  `${keepsHouse ? `Maison, lot ${letter}` : `Lot ${letter}`} · ${formatArea(areaM2)}`;

const lotDescription = ({ lowEur, highEur, origin }: BalancedLot): string => {
  if (lowEur === null || highEur === null) return "Aucune estimation : saisissez un prix.";
  const range = `estimé ${formatEurosRange(lowEur, highEur)}`;
  return origin === "saisi" ? `Prix saisi ; ${range}` : `4 prix sur 5 : ${range.replace("estimé ", "")}`;
};

/** What the parcel is bought at. */
export const LandPriceField = ({ form, found, onForm }: BilanFieldsProps) => (
  <EurosInput
    label="Prix d'achat"
    description={
      found.landPrice.origin === "estimation" ? "Vide : la parcelle à son prix estimé." : "Vide : prix résiduel."
    }
    placeholder={found.landPrice.priceEur === null ? "inconnu" : formatEuros(found.landPrice.priceEur)}
    value={form.landPriceEur}
    onValue={(landPriceEur) => onForm({ ...form, landPriceEur })}
  />
);

/** What each lot is sold at, VAT included. */
export const LotPriceFields = ({ form, found, onForm }: BilanFieldsProps) =>
  found.lots.map((lot, rank) => (
    <EurosInput
      key={lot.letter}
      label={lotLabel(lot)}
      description={lotDescription(lot)}
      placeholder={lot.priceEur === null ? "prix TTC" : formatEstimate(lot.priceEur)}
      value={form.lotPricesEur[rank] ?? null}
      onValue={(price) => onForm({ ...form, lotPricesEur: { ...form.lotPricesEur, [rank]: price } })}
    />
  ));
