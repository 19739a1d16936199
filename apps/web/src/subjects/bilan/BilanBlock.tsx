import type { FiveLines, ParcelBilan } from "@lotir/contract";
import { PROFILE_LABELS } from "@lotir/contract";
import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconReportMoney } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { formatAmount, formatEuros, formatMonths, formatRate } from "../../kit/format.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { chosenPlan, useProposeDivisions } from "../division/use-propose-divisions.ts";
import { Margin } from "./Margin.tsx";
import { planWish } from "./plan-wish.ts";
import { useBalanceParcel } from "./use-balance-parcel.ts";
import { vatAssumption } from "./vat-assumption.ts";

const BilanWindow = lazy(() => import("./BilanWindow.tsx"));

const PURCHASE = {
  saisi: "au prix saisi",
  estimation: "au prix estimé",
  résiduel: "au prix résiduel",
  inconnu: "à un prix inconnu",
} as const;

const whose = ({ assumptionsOrigin, assumptions }: ParcelBilan): string =>
  `${PROFILE_LABELS[assumptions.profile]}, hypothèses ${assumptionsOrigin === "organisation" ? "de votre organisation" : "publiques"}`;

/** Without what the kept houses are worth, a figure is the least that the plan leaves. */
const least = ({ unpricedHouses }: FiveLines): string => (unpricedHouses === 0 ? "" : ", au moins");

const marginLabel = (lines: FiveLines, { assumptions }: ParcelBilan): string =>
  `${assumptions.profile === "particulier" ? "Net, impôt payé" : "Marge avant impôt"}${least(lines)}`;

const Lines = ({ lines, found }: { readonly lines: FiveLines; readonly found: ParcelBilan }) => (
  <>
    <Fact label="Chiffre d'affaires HT">{formatEuros(lines.turnoverEur)}</Fact>
    <Fact label="Coûts">{formatEuros(lines.totalCostsEur)}</Fact>
    <Fact label={marginLabel(lines, found)} strong>
      {lines.unpricedHouses === 0 ? (
        <Margin amount={lines.marginEur} rate={lines.marginRate} netRate={lines.netRate} />
      ) : (
        formatAmount(lines.marginEur)
      )}
    </Fact>
    <Fact label={`Prix résiduel pour ${formatRate(found.assumptions.targetMargin)}${least(lines)}`}>
      {lines.residualLandPriceEur === null ? "aucun" : formatEuros(lines.residualLandPriceEur)}
    </Fact>
    <Fact label="Durée">{formatMonths(lines.months)}</Fact>
    {found.note === null ? null : (
      <Text size="xs" mt={2}>
        {found.note}
      </Text>
    )}
    {found.landPrice.priceEur === null || found.assumptions.profile === "particulier" ? null : (
      <Text size="xs" c="dimmed" mt={2}>
        Achat {PURCHASE[found.landPrice.origin]}, {formatAmount(found.landPrice.priceEur)}. {vatAssumption(found)}
      </Text>
    )}
  </>
);

type Studied = Omit<StudyProps, "onStudy">;

/** The plan that the balance is drawn for: it buys one parcel, and knows no price for several. */
const useBalancedPlan = ({ parcelId, study }: Studied) => {
  const plan = chosenPlan(useProposeDivisions(parcelId, study.wish).data, study.plan);
  const isJoined = study.wish.joined.length > 0;
  return { plan: isJoined ? undefined : plan, isJoined };
};

const Found = ({ found, ...studied }: Studied & { readonly found: ParcelBilan }) => {
  const [opened, { open, close }] = useDisclosure(false);
  const { plan, isJoined } = useBalancedPlan(studied);
  return (
    <>
      {isJoined ? <Text c="dimmed">Bilan de la parcelle seule, sans celles qui lui sont réunies.</Text> : null}
      {found.fiveLines === null ? (
        <Text c="dimmed">{found.note}</Text>
      ) : (
        <Lines lines={found.fiveLines} found={found} />
      )}
      {found.lots.length === 0 ? null : (
        <Button
          variant="default"
          size="xs"
          mt={8}
          leftSection={<IconReportMoney size={16} stroke={1.5} aria-hidden="true" />}
          onClick={open}
        >
          {found.fiveLines === null ? "Compléter le bilan" : "Ouvrir le bilan"}
        </Button>
      )}
      {opened ? (
        <Suspense fallback={null}>
          <BilanWindow parcelId={studied.parcelId} plan={plan} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};

/** The plan that is looked at, in five lines, under the assumptions of one's own organisation. */
export const BilanBlock = ({ parcelId, study }: Studied) => {
  const { plan } = useBalancedPlan({ parcelId, study });
  const bilan = useBalanceParcel(parcelId, planWish(plan), "cinq-lignes");
  return (
    <Block title="Bilan" query={bilan} failure="Le bilan n'a pas pu être dressé." lines={5} aside={whose}>
      {(found) => <Found parcelId={parcelId} study={study} found={found} />}
    </Block>
  );
};
