import { Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { Block } from "../../kit/ui/Block.tsx";
import { useShowCommune } from "../commune/use-show-commune.ts";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";
import type { StudyProps } from "./division-study.ts";
import { useDrawnDivision } from "./use-drawn-division.ts";

const ParcelMap = lazyPart(() => import("./map/ParcelMap.tsx"));

/** Where the parcel is, on the cadastre. */
export const PlanBlock = ({ parcelId, study }: Omit<StudyProps, "onStudy">) => {
  const parcel = useShowParcel(parcelId);
  const division = useDrawnDivision(parcelId, study);
  const commune = useShowCommune(parcelId.slice(0, 5));
  return (
    <Block title="Plan" query={parcel} failure="Le plan n'a pas pu être lu." lines={6}>
      {(found) =>
        found.centroid === null && found.geometry.coordinates.length === 0 ? (
          <Text c="dimmed">Coordonnées non disponibles</Text>
        ) : (
          <Suspense fallback={<Skeleton h={260} />}>
            <ParcelMap
              key={found.parcelId}
              parcel={found}
              division={division}
              version={commune.data?.version ?? null}
              fictional={commune.data?.fictional ?? found.sources.some(({ provenance }) => provenance.fictional)}
            />
          </Suspense>
        )
      }
    </Block>
  );
};
