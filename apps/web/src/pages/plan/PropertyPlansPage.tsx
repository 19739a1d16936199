import { Button } from "@mantine/core";
import { useParams } from "@tanstack/react-router";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { useImportCadastralPlans } from "../../subjects/plan/use-import-cadastral-plans.ts";
import { useListParcelPlans } from "../../subjects/plan/use-list-parcel-plans.ts";
import { NoPlan, PlanCardsPage, ToPortfolio } from "./PlanCardsPage.tsx";

/** /parcel-plans/{propertyId}: the plans of one property. */
export const PropertyPlansPage = () => {
  const { propertyId } = useParams({ from: "/frame/parcel-plans/$propertyId" });
  const list = useListParcelPlans(propertyId);
  const importing = useImportCadastralPlans();
  const owner = list.data?.[0]?.property;
  return (
    <PlanCardsPage
      title="Plans de la propriété"
      intro={
        owner === undefined ? "Ses plans, dessinés en mètres sur le cadastre." : `${owner.name} · ${owner.address}`
      }
      list={list}
      aside={
        <ButtonLink to="/property/$propertyId/parcel-plan" params={{ propertyId }}>
          Ouvrir la table à dessin
        </ButtonLink>
      }
      empty={
        <NoPlan>
          <Button loading={importing.isPending} onClick={() => importing.mutate({ propertyId })}>
            Importer le plan cadastral
          </Button>
          <ToPortfolio />
        </NoPlan>
      }
    />
  );
};
