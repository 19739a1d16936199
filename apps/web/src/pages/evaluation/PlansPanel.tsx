import { Group, SegmentedControl, Skeleton, Stack, Tabs, Text } from "@mantine/core";
import { type ComponentProps, Suspense, useMemo } from "react";
import { formatArea, formatLength } from "../../kit/format.ts";
import { lazyPart } from "../../kit/lazy-part.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { FigureTable } from "../../kit/ui/FigureTable.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { Scrolled } from "../../kit/ui/Scrolled.tsx";
import { useShowCommune } from "../../subjects/commune/use-show-commune.ts";
import type { DrawnDivision } from "../../subjects/division/map/division-shapes.ts";
import { chosenPlan, useProposeDivisions } from "../../subjects/division/use-propose-divisions.ts";
import { useShowBuildingHeights } from "../../subjects/parcelle/use-show-building-heights.ts";
import { useShowParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { useShowParcelPlu } from "../../subjects/reglement/use-show-parcel-plu.ts";
import { Constraints } from "./Constraints.tsx";
import classes from "./evaluation.module.css";
import { FullDossier } from "./FullDossier.tsx";
import { PlanDownload } from "./PlanDownload.tsx";
import { heightOf } from "./plu-constraints.ts";

const ParcelMap = lazyPart(() => import("../../subjects/division/map/ParcelMap.tsx"));
const VolumeMap = lazyPart(() => import("../../subjects/division/map/VolumeMap.tsx"));

const Lots = ({ division }: { readonly division: DrawnDivision }) => (
  <Scrolled className={classes.scroll} label="Lots du plan">
    <FigureTable>
      <thead>
        <tr>
          {["Lot", "Surface", "Façade", "Emprise maximale"].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {division.plan.lots.map(({ letter, areaM2, frontageM, envelopeM2, keepsHouse }) => (
          <tr key={letter}>
            <th scope="row">
              {letter}
              {keepsHouse ? ", maison conservée" : ""}
            </th>
            <td>{formatArea(areaM2)}</td>
            <td>{frontageM > 0 ? formatLength(frontageM) : "sans façade"}</td>
            <td>{envelopeM2 === null ? "aucune" : formatArea(envelopeM2)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  </Scrolled>
);

interface PlansPanelProps {
  readonly parcelId: string;
  /** What the scenarios were asked for. */
  readonly counts: readonly number[];
  readonly lots: number;
  readonly onLots: (lots: number) => void;
}

type VolumesProps = Omit<ComponentProps<typeof VolumeMap>, "standing">;

/** The heights of what stands there are asked when its volumes are looked at. */
const Volumes = (props: VolumesProps) => {
  const { data, error } = useShowBuildingHeights(props.division.parcelId);
  return (
    <>
      <VolumeMap {...props} standing={data} />
      {error === null ? null : (
        <Notice kind="error">{sentenceOf(error, "Les hauteurs des bâtiments n'ont pas pu être lues.")}</Notice>
      )}
    </>
  );
};

const useStudied = (parcelId: string, lots: number) => {
  const wish = useMemo(() => ({ joined: [], lots, leastArea: undefined, wayClearance: undefined }), [lots]);
  const proposal = useProposeDivisions(parcelId, wish);
  const parcel = useShowParcel(parcelId);
  const plan = chosenPlan(proposal.data, 1);
  const division =
    plan === undefined || parcel.data === undefined ? undefined : { parcelId, plan, buildings: parcel.data.buildings };
  return { proposal, parcel, division };
};

/** What the engine really draws for a number of lots: the plan, what the règlement asks, and its volumes. */
export const PlansPanel = ({ parcelId, counts, lots, onLots }: PlansPanelProps) => {
  const { proposal, parcel, division } = useStudied(parcelId, lots);
  const plu = useShowParcelPlu(parcelId);
  const commune = useShowCommune(parcelId.slice(0, 5));
  const failed = proposal.error ?? parcel.error;
  if (failed !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => proposal.refetch(), busy: proposal.isFetching }}>
        {sentenceOf(failed, "Erreur lors du chargement du plan")}
      </Notice>
    );
  const refusal = proposal.data?.refusals[0]?.sentence ?? proposal.data?.sentence;
  const waiting = proposal.isPending || parcel.isPending;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Nombre de lots du plan"
          value={String(lots)}
          data={counts.map((count) => ({ value: String(count), label: `${count} lots` }))}
          onChange={(value) => onLots(Number(value))}
        />
        <Group gap="xs">
          <PlanDownload division={division} />
          <FullDossier parcelId={parcelId} />
        </Group>
      </Group>
      {waiting ? <Skeleton h={300} role="status" aria-label="Plan en cours de calcul" /> : null}
      {!waiting && division === undefined ? (
        <Notice kind="info" title={`Pas de plan en ${lots} lots`}>
          {refusal ?? "Le moteur ne trouve aucun plan."}
        </Notice>
      ) : null}
      <Tabs defaultValue="plan" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="plan">Plan 2D</Tabs.Tab>
          <Tabs.Tab value="plu">Contraintes PLU</Tabs.Tab>
          <Tabs.Tab value="volumes">Vue 3D</Tabs.Tab>
        </Tabs.List>
        <Suspense fallback={<Skeleton h={300} />}>
          <Tabs.Panel value="plan">
            {division === undefined || parcel.data === undefined ? null : (
              <Stack gap="sm">
                <ParcelMap
                  key={`${parcelId}-${lots}`}
                  parcel={parcel.data}
                  division={division}
                  version={commune.data?.version ?? null}
                  fictional={commune.data?.fictional ?? false}
                />
                <Lots division={division} />
                <Text size="xs" c="dimmed">
                  Plan du moteur de division, sur la forme vraie de la parcelle : ses lots ne sont pas ceux, égaux, du
                  calcul financier.
                </Text>
              </Stack>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="plu">
            <Constraints plu={plu.data} failed={plu.error} />
          </Tabs.Panel>
          <Tabs.Panel value="volumes">
            {division === undefined ? null : <Volumes division={division} height={heightOf(plu.data)} />}
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </Stack>
  );
};
