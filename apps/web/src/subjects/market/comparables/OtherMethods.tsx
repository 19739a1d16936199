import { LEVEL_SENTENCES, type MarketEstimate } from "@lotir/contract";
import { Text, Title } from "@mantine/core";
import { formatEstimate } from "../../../kit/format.ts";
import { Fact } from "../../../kit/ui/Fact.tsx";
import { TextLink } from "../../../kit/ui/links.tsx";

const NAMES: Record<MarketEstimate["method"], string> = {
  lotir: "Lotir (retenue)",
  spec: "Moyenne pondérée à 200 m",
  "commune-median": "Médiane de la commune",
};

const Line = ({ estimate }: { readonly estimate: MarketEstimate }) => (
  <Fact
    label={
      <>
        {NAMES[estimate.method]}
        <Text span size="xs" c="dimmed" display="block">
          {estimate.value === null ? estimate.why : estimate.level === null ? "" : LEVEL_SENTENCES[estimate.level]}
        </Text>
      </>
    }
  >
    {estimate.value === null ? "–" : formatEstimate(estimate.value)}
  </Fact>
);

interface OtherMethodsProps {
  readonly estimate: MarketEstimate;
  readonly others: readonly MarketEstimate[];
}

/** The same question put to plainer methods: how far they stand says how much the place matters. */
export const OtherMethods = ({ estimate, others }: OtherMethodsProps) => (
  <div>
    <Title order={3} mb={4}>
      Les autres méthodes
    </Title>
    {[estimate, ...others].map((each) => (
      <Line key={each.method} estimate={each} />
    ))}
    <TextLink to="/methodologie" size="sm">
      Méthode et mesures d'erreur
    </TextLink>
  </div>
);
