import { Button, Text } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useGenerateDossier } from "../../subjects/dossier/use-generate-dossier.ts";
import { useShowParcel } from "../../subjects/parcelle/use-show-parcel.ts";

/** The whole file of the property, as a Word document; a file is a property's, so the parcel is kept first. */
export const FullDossier = ({ parcelId }: { readonly parcelId: string }) => {
  const propertyId = useShowParcel(parcelId).data?.inPortfolio ?? undefined;
  const dossier = useGenerateDossier();
  return (
    <div>
      <Button
        variant="default"
        loading={dossier.isPending}
        disabled={propertyId === undefined}
        leftSection={<IconFileText size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => (propertyId === undefined ? undefined : dossier.mutate({ id: propertyId, format: "docx" }))}
      >
        Dossier complet
      </Button>
      {propertyId === undefined ? (
        <Text size="xs" c="dimmed" mt={4}>
          Une fois la parcelle au portfolio.
        </Text>
      ) : null}
    </div>
  );
};
