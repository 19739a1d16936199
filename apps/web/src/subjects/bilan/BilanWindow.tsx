import type { ParcelBilan } from "@lotir/contract";
import { Button, Group, Modal, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { formatDate } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { StudyProps } from "../division/division-study.ts";
import { parcelName } from "../parcelle/parcel-name.ts";
import { BilanControls } from "./BilanControls.tsx";
import { BilanExport } from "./BilanExport.tsx";
import { BilanTabs } from "./BilanTabs.tsx";
import classes from "./bilan.module.css";
import { useBilanForm } from "./bilan-form.tsx";
import { EMPTY_FORM, isChanged } from "./bilan-wish.ts";
import { Summary } from "./Summary.tsx";
import { useParcelBilan, useWishedBilan } from "./use-parcel-bilan.ts";

interface BilanWindowProps {
  readonly studied: Omit<StudyProps, "onStudy">;
  /** Of the plan that is balanced. */
  readonly title: string | undefined;
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
const BilanWindow = ({ studied, title, onClose }: BilanWindowProps) => {
  const { form, onForm } = useBilanForm();
  const bilan = useParcelBilan(studied, "complet");
  const wish = useWishedBilan(studied);
  const phone = useMediaQuery("(max-width: 992px)", undefined, { getInitialValueInEffect: false });
  const { data: found } = bilan;
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1320px, 96vw)"
      fullScreen={phone ?? false}
      title={`Bilan · ${parcelName(studied.parcelId)}${title === undefined ? "" : ` · ${title}`}`}
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
            <BilanControls form={form} found={found} onForm={onForm} folded={phone ?? false} />
            <Group gap="xs">
              <Button variant="default" size="xs" disabled={!isChanged(form)} onClick={() => onForm(EMPTY_FORM)}>
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
                <BilanExport parcelId={studied.parcelId} wish={wish} />
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
