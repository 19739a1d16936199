import type { ExplainedEstimate, Parcel } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import { Modal, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Suspense, useState } from "react";
import { formatDate, formatEstimate, formatRoundedEuros } from "../../../kit/format.ts";
import { lazyPart } from "../../../kit/lazy-part.ts";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { useShowCommune } from "../../commune/use-show-commune.ts";
import { parcelName } from "../../parcelle/parcel-name.ts";
import { PriceDistribution } from "../charts/PriceDistribution.tsx";
import { ComparablesTable } from "./ComparablesTable.tsx";
import classes from "./comparables.module.css";
import { OtherMethods } from "./OtherMethods.tsx";
import { useEstimateParcel } from "./use-estimate-parcel.ts";

const ComparablesMap = lazyPart(() => import("../map/ComparablesMap.tsx"));

const roundedOrNull = (price: number | null): number | null => (price === null ? null : roundedPrice(price));

interface ComparablesWindowProps {
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

const Explained = ({ parcel, explained }: { readonly parcel: Parcel; readonly explained: ExplainedEstimate }) => {
  const [pointed, setPointed] = useState<string | null>(null);
  const { comparables, estimate, distribution } = explained;
  const commune = useShowCommune(parcel.inseeCode);
  const fictional = parcel.sources.some(({ provenance }) => provenance.fictional);
  return (
    <div className={classes.content}>
      <Stack gap="sm" className={classes.left}>
        <div>
          <Text>{explained.asked}</Text>
          {estimate.value === null ? (
            <Text c="dimmed" size="sm">
              {estimate.why}
            </Text>
          ) : (
            <Text size="sm" c="dimmed">
              {formatEstimate(estimate.value)}, de {formatRoundedEuros(estimate.low ?? 0)} à{" "}
              {formatRoundedEuros(estimate.high ?? 0)}.
            </Text>
          )}
        </div>
        <Suspense fallback={<Skeleton h={360} />}>
          <ComparablesMap
            parcel={parcel}
            comparables={comparables}
            fictional={fictional}
            version={commune.data?.version ?? null}
            pointed={pointed}
            onPoint={setPointed}
          />
        </Suspense>
        {distribution.length === 0 ? null : (
          <PriceDistribution
            title="Les prix de la commune"
            bins={distribution}
            per={estimate.per}
            estimate={roundedOrNull(parcel.estimatedValue?.pricePerSqm ?? estimate.pricePerSqm)}
            file={`prix-${parcel.parcelId}`}
          />
        )}
      </Stack>
      <Stack gap="md" className={classes.right}>
        <ComparablesTable comparables={comparables} parcelId={parcel.parcelId} pointed={pointed} onPoint={setPointed} />
        <OtherMethods estimate={estimate} others={explained.others} />
        <Text size="xs" c="dimmed">
          {explained.source}, édition du {formatDate(explained.vintage)}.
        </Text>
      </Stack>
    </div>
  );
};

/** The sales that an estimate rests on: on the map and in a table, each with its weight. */
const ComparablesWindow = ({ parcel, onClose }: ComparablesWindowProps) => {
  const explained = useEstimateParcel(parcel.parcelId);
  const phone = useMediaQuery("(max-width: 992px)", undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1240px, 96vw)"
      fullScreen={phone ?? false}
      title={`Ventes comparables · ${parcelName(parcel.parcelId)}`}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      {explained.data === undefined && explained.error === null ? (
        <Stack role="status" aria-label="Recherche des ventes comparables">
          <Text c="dimmed">Les prix de la commune sont appris à la première question : une seconde ou deux.</Text>
          <Skeleton h={360} />
          <Skeleton h={120} />
        </Stack>
      ) : null}
      {explained.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => explained.refetch(), busy: explained.isFetching }}>
          {sentenceOf(explained.error, "Les ventes comparables n'ont pas pu être lues.")}
        </Notice>
      )}
      {explained.data === undefined ? null : <Explained parcel={parcel} explained={explained.data} />}
    </Modal>
  );
};

export default ComparablesWindow;
