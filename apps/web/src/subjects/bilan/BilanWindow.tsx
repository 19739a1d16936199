import type { DivisionPlan, ParcelBilan } from "@lotir/contract";
import { Button, Group, Modal, Skeleton, Stack, Text } from "@mantine/core";
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { parcelName } from "../parcelle/parcel-name.ts";
import { BilanControls } from "./BilanControls.tsx";
import { BilanTabs } from "./BilanTabs.tsx";
import classes from "./bilan.module.css";
import { type BilanForm, EMPTY_FORM, isChanged, wishOf } from "./bilan-wish.ts";
import { planWish } from "./plan-wish.ts";
import { Summary } from "./Summary.tsx";
import { useBalanceParcel } from "./use-balance-parcel.ts";

interface BilanWindowProps {
  readonly parcelId: string;
  readonly plan: DivisionPlan | undefined;
  readonly onClose: () => void;
}

const Footing = ({ found }: { readonly found: ParcelBilan }) => (
  <Text size="xs" c="dimmed">
    Loi au {formatDate(found.on)}
    {found.pricesOn === null ? "" : `, prix des ventes publiées au ${formatDate(found.pricesOn)}`}. Aide à la décision,
    non opposable.{" "}
    <TextLink to="/methodologie" size="xs">
      Méthode et sources
    </TextLink>
  </Text>
);

/** The whole balance of a plan: what may be changed on the left, what it gives on the right. */
const BilanWindow = ({ parcelId, plan, onClose }: BilanWindowProps) => {
  const [form, setForm] = useState<BilanForm>(EMPTY_FORM);
  const [settled] = useDebouncedValue(form, 300);
  const planned = planWish(plan);
  const lots = planned.lots?.length ?? 50;
  const bilan = useBalanceParcel(parcelId, wishOf(settled, planned, lots), "complet");
  const phone = useMediaQuery("(max-width: 992px)", undefined, { getInitialValueInEffect: false });
  const { data: found } = bilan;
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1320px, 96vw)"
      fullScreen={phone ?? false}
      title={`Bilan · ${parcelName(parcelId)}${plan === undefined ? "" : ` · ${plan.title}`}`}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      {found === undefined && bilan.error === null ? (
        <Stack role="status" aria-label="Calcul du bilan">
          <Skeleton h={60} />
          <Skeleton h={320} />
        </Stack>
      ) : null}
      {bilan.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => bilan.refetch(), busy: bilan.isFetching }}>
          {sentenceOf(bilan.error, "Le bilan n'a pas pu être dressé.")}
        </Notice>
      )}
      {found === undefined ? null : (
        <div className={classes.content}>
          <Stack gap="md" className={classes.form}>
            <BilanControls form={form} found={found} onForm={setForm} folded={phone ?? false} />
            <Group gap="xs">
              <Button variant="default" size="xs" disabled={!isChanged(form)} onClick={() => setForm(EMPTY_FORM)}>
                Tout remettre
              </Button>
              <TextLink to="/settings" size="sm">
                Hypothèses de l'organisation
              </TextLink>
            </Group>
          </Stack>
          <Stack gap="md" miw={0}>
            {found.note === null ? null : <Notice kind="warning">{found.note}</Notice>}
            {found.bilan === null ? null : (
              <>
                <Summary bilan={found.bilan} stale={bilan.isPlaceholderData} />
                <BilanTabs bilan={found.bilan} />
              </>
            )}
            <Footing found={found} />
          </Stack>
        </div>
      )}
    </Modal>
  );
};

export default BilanWindow;
