import { Button, Group } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { useGenerateDossier } from "../../subjects/dossier/use-generate-dossier.ts";
import { useShowParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";

const Kept = ({ propertyId }: { readonly propertyId: string }) => {
  const dossier = useGenerateDossier();
  return (
    <Group gap="xs">
      <ButtonLink to="/properties/$id" params={{ id: propertyId }} variant="light">
        Ouvrir la propriété
      </ButtonLink>
      <Button
        variant="default"
        loading={dossier.isPending}
        leftSection={<IconFileText size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => dossier.mutate({ id: propertyId, format: "docx" })}
      >
        Dossier complet
      </Button>
    </Group>
  );
};

/** Keeps the parcel evaluated; once kept, leads to its property and writes its file. */
export const AddToPortfolio = ({ parcelId }: { readonly parcelId: string }) => {
  const { data: parcel } = useShowParcel(parcelId);
  const navigate = useNavigate();
  const { add, adding } = useAddProperty({
    onAdded: () => undefined,
    onSee: () => navigate({ to: "/properties" }).catch(() => undefined),
  });
  return parcel?.inPortfolio ? (
    <Kept propertyId={parcel.inPortfolio} />
  ) : (
    <Button loading={adding} disabled={parcel === undefined} onClick={() => add({ parcelId })}>
      Ajouter au portfolio
    </Button>
  );
};
