import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { EurosInput, FigureInput } from "../../kit/ui/FigureInput.tsx";
import type { BilanFieldsProps } from "./BilanFields.tsx";

const VOTED = [
  { value: "inconnue", label: "On l'ignore" },
  { value: "votee", label: "Votée" },
  { value: "non-votee", label: "Non votée" },
] as const;

const votedOf = (value: string): boolean | null => (value === "inconnue" ? null : value === "votee");
const wordOf = (voted: boolean | null) => (voted === null ? "inconnue" : voted ? "votee" : "non-votee");

/** What taxes land that became constructible: the commune's vote, and the day. */
const ConstructibleFields = ({ form, onForm }: BilanFieldsProps) => (
  <>
    <NativeSelect
      label="Taxe communale des terrains constructibles"
      description="CGI, art. 1529 : 10 % de la plus-value d'une première vente, où le conseil l'a votée."
      value={wordOf(form.communalTaxVoted)}
      data={[...VOTED]}
      onChange={(event) => onForm({ ...form, communalTaxVoted: votedOf(event.currentTarget.value) })}
    />
    <TextInput
      type="date"
      label="Terrain constructible depuis"
      description="Date du PLU qui l'a classé ; vide : on l'ignore."
      value={form.classifiedOn}
      onChange={(event) => onForm({ ...form, classifiedOn: event.currentTarget.value })}
    />
  </>
);

/** A private owner is taxed on his gain: since when he owns, with whom, and what part of his purchase the lots bear. */
export const OwnerFields = (props: BilanFieldsProps) => {
  const { form, onForm } = props;
  return (
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
      <FigureInput
        label="Propriétaires, à parts égales"
        description="Chacun a ses seuils : 15 000 € par vente, surtaxe."
        placeholder="1"
        min={1}
        max={50}
        allowDecimal={false}
        value={form.owners}
        onValue={(owners) => onForm({ ...form, owners })}
      />
      <ConstructibleFields {...props} />
    </Stack>
  );
};
