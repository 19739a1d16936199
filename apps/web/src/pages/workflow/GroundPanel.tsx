import type { DivisionPlan, Parcel } from "@lotir/contract";
import { Skeleton, Text } from "@mantine/core";
import { Suspense, useMemo } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { useShowCommune } from "../../subjects/commune/use-show-commune.ts";
import type { GroundDrawing } from "../../subjects/division/map/ground-drawing.ts";
import classes from "./workflow.module.css";

const ParcelMap = lazyPart(() => import("../../subjects/division/map/ParcelMap.tsx"));

interface GroundPanelProps {
  readonly parcel: Parcel | undefined;
  /** The plan drawn over it; undefined while there is none. */
  readonly plan: DivisionPlan | undefined;
  readonly isCleared: boolean;
  readonly drawing: GroundDrawing | undefined;
}

/** The ground, always in view: beside the step, above it on a phone. */
export const GroundPanel = ({ parcel, plan, isCleared, drawing }: GroundPanelProps) => {
  const commune = useShowCommune(parcel?.parcelId.slice(0, 5) ?? "");
  const division = useMemo(
    () =>
      parcel === undefined || plan === undefined
        ? null
        : { parcelId: parcel.parcelId, plan, buildings: isCleared ? [] : parcel.buildings },
    [parcel, plan, isCleared],
  );
  return (
    <aside className={classes.ground} aria-label="Le terrain">
      {parcel === undefined ? (
        <Skeleton h={260} role="status" aria-label="Lecture du terrain" />
      ) : (
        <Suspense fallback={<Skeleton h={260} />}>
          <ParcelMap
            key={parcel.parcelId}
            parcel={parcel}
            division={division}
            drawing={drawing}
            version={commune.data?.version ?? null}
            fictional={commune.data?.fictional ?? parcel.sources.some(({ provenance }) => provenance.fictional)}
          />
        </Suspense>
      )}
      {plan === undefined ? null : (
        <Text size="sm" mt={8} fw={500}>
          {plan.title}
        </Text>
      )}
    </aside>
  );
};
