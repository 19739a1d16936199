import { NativeSelect, SegmentedControl, Stack, Switch, Text } from "@mantine/core";
import type { BilanFieldsProps } from "./BilanFields.tsx";
import { vatAssumption } from "./vat-assumption.ts";

const BOUGHT_AS = [
  { value: "terrain-a-batir", label: "Terrain à bâtir" },
  { value: "avec-maison", label: "Avec une maison" },
  { value: "terrain-non-batir", label: "Terrain non à bâtir" },
  { value: "inconnu", label: "Inconnu" },
] as const;

const SELLERS = [
  { value: "particulier", label: "Un particulier" },
  { value: "assujetti-marge", label: "Un professionnel, TVA sur sa marge" },
  { value: "assujetti-tva", label: "Un professionnel, TVA sur le prix" },
  { value: "inconnu", label: "Inconnu" },
] as const;

/** Who sells the land, and how the lots' deeds will be written: what the VAT on the margin stands on. */
const VatFields = ({ form, found, onForm }: BilanFieldsProps) => (
  <>
    <NativeSelect
      label="Vendeur du terrain"
      description={
        form.seller === "assujetti-tva" ? "Prix d'achat TVA comprise ; elle se déduit." : "Supposé particulier."
      }
      value={form.seller ?? "particulier"}
      data={[...SELLERS]}
      onChange={(event) => {
        const chosen = SELLERS.find(({ value }) => value === event.currentTarget.value);
        onForm({ ...form, seller: chosen?.value ?? null });
      }}
    />
    {(form.boughtAs ?? found.boughtAs) === "terrain-a-batir" ? (
      <Switch
        label="TVA mentionnée à part dans l'acte des lots"
        description="Les droits de l'acquéreur tombent alors sur le prix hors taxe."
        checked={form.deedStatesVat}
        onChange={(event) => onForm({ ...form, deedStatesVat: event.currentTarget.checked })}
      />
    ) : null}
  </>
);

/** The file to lodge, and how the deed names the ground. */
export const DeedFields = (props: BilanFieldsProps) => {
  const { form, found, onForm } = props;
  return (
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
        <>
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
          <VatFields {...props} />
        </>
      )}
    </Stack>
  );
};
