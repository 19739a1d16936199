import type { Parcel } from "@lotir/contract";
import { Drawer, Skeleton, Text } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../kit/lazy-part.ts";
import { useShowCommune } from "../../subjects/commune/use-show-commune.ts";
import { DivideFromMap } from "../../subjects/plan/capture/DivideFromMap.tsx";

const ParcelMap = lazyPart(() => import("../../subjects/division/map/ParcelMap.tsx"));

interface MapDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly propertyId: string;
  readonly parcel: Parcel | undefined;
}

const HEIGHT = 420;

const Content = ({ propertyId, parcel }: { readonly propertyId: string; readonly parcel: Parcel }) => {
  const commune = useShowCommune(parcel.parcelId.slice(0, 5));
  return (
    <>
      <Text size="sm" mb="sm">
        Cadrez la parcelle entière, entre le 1:200 et le 1:2 000. Le plan vient de la géométrie et des règles ; la carte
        est gardée avec lui.
      </Text>
      <Suspense fallback={<Skeleton h={HEIGHT} />}>
        <ParcelMap
          parcel={parcel}
          division={null}
          height={HEIGHT}
          version={commune.data?.version ?? null}
          fictional={commune.data?.fictional ?? parcel.sources.some(({ provenance }) => provenance.fictional)}
          capture={(map) => <DivideFromMap map={map} propertyId={propertyId} parcel={parcel} />}
        />
      </Suspense>
    </>
  );
};

/** The parcel on its map, captured to scale and divided from there. */
export const MapDrawer = ({ opened, onClose, propertyId, parcel }: MapDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    position="right"
    size={640}
    title="Diviser d'après la carte"
    closeButtonProps={{ "aria-label": "Fermer la carte" }}
  >
    {parcel === undefined ? null : <Content propertyId={propertyId} parcel={parcel} />}
  </Drawer>
);
