import { SPECIFICATION } from "@lotir/finance";
import { Text, Title } from "@mantine/core";
import { formatCount, formatDecimal, formatShare } from "../../kit/format.ts";
import { Fact } from "../../kit/ui/Fact.tsx";

const { daysOnMarket, demandOverSupply, negotiation } = SPECIFICATION.market;

/** Spec 2 §9, hard-coded there: no published source measures them. */
const VALUES = [
  { label: "Délai de vente", value: `${daysOnMarket} jours` },
  { label: "Rapport de la demande à l'offre", value: formatDecimal(demandOverSupply) },
  { label: "Marge de négociation", value: `${formatCount(negotiation.low * 100)} à ${formatShare(negotiation.high)}` },
] as const;

/** What the method text states without a measure: shown as such, and used nowhere. */
export const ReferenceValues = () => (
  <section style={{ maxWidth: 520 }}>
    <Title order={2} mb="xs">
      Valeurs de référence de la spécification
    </Title>
    {VALUES.map(({ label, value }) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
    <Text size="xs" c="dimmed" mt={6}>
      Valeurs de principe, les mêmes pour toutes les communes : aucune source publiée ne les mesure ici, et aucun calcul
      de Lotir ne s'en sert.
    </Text>
  </section>
);
