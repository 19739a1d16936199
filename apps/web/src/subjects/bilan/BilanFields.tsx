import type { BalancedLot, ParcelBilan } from "@lotir/contract";
import { NativeSelect, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { formatArea, formatEstimate, formatEuros, formatEurosRange } from "../../kit/format.ts";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import type { BilanForm } from "./bilan-wish.ts";
import { vatAssumption } from "./vat-assumption.ts";

/** A part of the form of a balance, and what was found with it. */
export interface BilanFieldsProps {
  readonly form: BilanForm;
  readonly found: ParcelBilan;
  readonly onForm: (form: BilanForm) => void;
}

const BOUGHT_AS = [
  { value: "terrain-a-batir", label: "Terrain à bâtir" },
  { value: "avec-maison", label: "Avec une maison" },
  { value: "terrain-non-batir", label: "Terrain non à bâtir" },
  { value: "inconnu", label: "Inconnu" },
] as const;

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

/** A private owner is taxed on his gain: since when he owns, and what part of his purchase the lots bear. */
export const OwnerFields = ({ form, onForm }: BilanFieldsProps) => (
  <Stack gap="sm">
    <TextInput
      type="date"
      label="Propriétaire depuis"
      value={form.ownedSince}
      onChange={(event) => onForm({ ...form, ownedSince: event.currentTarget.value })}
    />
    <EurosInput
      label="Part du prix d'achat dans les lots"
      value={form.purchasePartEur}
      onValue={(purchasePartEur) => onForm({ ...form, purchasePartEur })}
    />
  </Stack>
);

/** The file to lodge, and how the deed names the ground. */
export const DeedFields = ({ form, found, onForm }: BilanFieldsProps) => (
  <Stack gap="sm">
    <div>
      <Text size="sm" fw={500} mb={4} id="bilan-procedure">
        Procédure
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-labelledby="bilan-procedure"
        value={form.procedure ?? found.procedure}
        data={[
          { value: "DP", label: "Déclaration" },
          { value: "PA", label: "Permis d'aménager" },
        ]}
        onChange={(procedure) => onForm({ ...form, procedure })}
      />
    </div>
    {found.assumptions.profile === "particulier" ? null : (
      <NativeSelect
        label="Qualification dans l'acte d'achat"
        description={vatAssumption(found) ?? "Décide de la TVA sur marge."}
        value={form.boughtAs ?? found.boughtAs}
        data={[...BOUGHT_AS]}
        onChange={(event) => {
          const chosen = BOUGHT_AS.find(({ value }) => value === event.currentTarget.value);
          onForm({ ...form, boughtAs: chosen?.value ?? null });
        }}
      />
    )}
  </Stack>
);
