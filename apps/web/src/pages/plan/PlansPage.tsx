import { useListParcelPlans } from "../../subjects/plan/use-list-parcel-plans.ts";
import { NoPlan, PlanCardsPage, ToPortfolio } from "./PlanCardsPage.tsx";

/** /parcel-plans: every plan of the organisation. */
export const PlansPage = () => (
  <PlanCardsPage
    title="Plans architecturaux"
    intro="Les plans de vos propriétés, dessinés en mètres sur le cadastre."
    list={useListParcelPlans()}
    empty={
      <NoPlan>
        <ToPortfolio />
      </NoPlan>
    }
  />
);
