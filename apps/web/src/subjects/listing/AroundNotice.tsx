import { Text } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { useListParcelsNearby } from "../parcelle/use-list-parcels-nearby.ts";

/** Where the cadastre around could not be had, or has nothing (spec 1 §8). */
export const AroundNotice = ({ around }: { readonly around: ReturnType<typeof useListParcelsNearby> }) => {
  if (around.error !== null)
    return (
      <Notice kind="warning" retry={{ onClick: () => around.refetch(), busy: around.isFetching }}>
        {sentenceOf(around.error, "Impossible de charger les parcelles cadastrales")}
      </Notice>
    );
  return around.data?.length === 0 ? (
    <Text size="sm" c="dimmed">
      Aucune parcelle cadastrale trouvée dans cette zone
    </Text>
  ) : null;
};
