import type { FiveLines, ParcelBilan } from "@lotir/contract";
import { PROFILE_LABELS } from "@lotir/contract";
import { Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconReportMoney } from "@tabler/icons-react";
import { Suspense } from "react";
import { formatRate, formatRoundedEuros } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { Fact } from "../../kit/ui/Fact.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { useBilanForm } from "./bilan-form.tsx";
import { EMPTY_FORM, isChanged } from "./bilan-wish.ts";
import { FiveLinesTable } from "./FiveLinesTable.tsx";
import { useBalancedPlan, useParcelBilan } from "./use-parcel-bilan.ts";

const BilanWindow = lazyPart(() => import("./BilanWindow.tsx"));

const whose = ({ assumptionsOrigin, assumptions }: ParcelBilan): string =>
  `${PROFILE_LABELS[assumptions.profile]}, hypothèses ${assumptionsOrigin === "organisation" ? "de votre organisation" : "publiques"}`;

/** Without what the kept houses are worth, a figure is the least that the plan leaves. */
const least = ({ unpricedHouses }: FiveLines): string => (unpricedHouses === 0 ? "" : ", au moins");

type Studied = Omit<StudyProps, "onStudy">;

const Lines = ({ lines, found }: { readonly lines: FiveLines; readonly found: ParcelBilan }) => {
  const { form, onForm } = useBilanForm();
  const { residualLandPriceEur: highest } = lines;
  return (
    <>
      <FiveLinesTable lines={lines} form={form} found={found} onForm={onForm} />
      {found.assumptions.profile === "particulier" ? null : (
        <Fact
          label={`Prix d'achat maximal pour ${formatRate(found.assumptions.targetMargin)} de marge${least(lines)}`}
          strong
        >
          {highest === null ? "aucun" : formatRoundedEuros(highest)}
        </Fact>
      )}
      {found.note === null ? null : (
        <Text size="xs" mt={2}>
          {found.note}
        </Text>
      )}
      {isChanged(form) ? (
        <Text size="xs" c="var(--lotir-ochre-text)" mt={4} role="status">
          Hypothèses changées sur cette fiche seulement : la liste garde celles de l'organisation.
        </Text>
      ) : null}
    </>
  );
};

const Found = ({ found, ...studied }: Studied & { readonly found: ParcelBilan }) => {
  const [opened, { open, close }] = useDisclosure(false);
  const { plan, isJoined } = useBalancedPlan(studied);
  const { form, onForm } = useBilanForm();
  return (
    <>
      {isJoined ? <Text c="dimmed">Bilan de la parcelle seule, sans celles qui lui sont réunies.</Text> : null}
      {found.fiveLines === null ? (
        <Text c="dimmed">{found.note}</Text>
      ) : (
        <Lines lines={found.fiveLines} found={found} />
      )}
      {found.lots.length === 0 ? null : (
        <Group gap="xs" mt={8}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconReportMoney size={16} stroke={1.5} aria-hidden="true" />}
            onClick={open}
          >
            {found.fiveLines === null ? "Compléter le bilan" : "Ouvrir le bilan"}
          </Button>
          {isChanged(form) ? (
            <Button variant="subtle" size="xs" onClick={() => onForm(EMPTY_FORM)}>
              Tout remettre
            </Button>
          ) : null}
        </Group>
      )}
      {opened ? (
        <Suspense fallback={null}>
          <BilanWindow studied={studied} title={plan?.title} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};

/** The plan that is looked at, in five lines that add up, under the assumptions of one's own organisation. */
export const BilanBlock = ({ parcelId, study }: Studied) => {
  const bilan = useParcelBilan({ parcelId, study });
  return (
    <Block title="Bilan" query={bilan} failure="Le bilan n'a pas pu être dressé." lines={5} aside={whose}>
      {(found) => <Found parcelId={parcelId} study={study} found={found} />}
    </Block>
  );
};
