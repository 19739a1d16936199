import { Text, Title } from "@mantine/core";
import { Fact } from "../../kit/ui/Fact.tsx";

/** Spec 2 §9, hard-coded there: no published source measures them. */
const VALUES = [
  { label: "Délai de vente", value: "45 jours" },
  { label: "Rapport de la demande à l'offre", value: "1,2" },
  { label: "Marge de négociation", value: "5 à 8 %" },
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
