import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { useShowParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";

/** Keeps the parcel evaluated; once kept, leads to its property. */
export const AddToPortfolio = ({ parcelId }: { readonly parcelId: string }) => {
  const { data: parcel } = useShowParcel(parcelId);
  const navigate = useNavigate();
  const { add, adding } = useAddProperty({
    onAdded: () => undefined,
    onSee: () => navigate({ to: "/properties" }).catch(() => undefined),
  });
  return parcel?.inPortfolio ? (
    <ButtonLink to="/properties/$id" params={{ id: parcel.inPortfolio }} variant="light">
      Ouvrir la propriété
    </ButtonLink>
  ) : (
    <Button loading={adding} disabled={parcel === undefined} onClick={() => add({ parcelId })}>
      Ajouter au portfolio
    </Button>
  );
};
