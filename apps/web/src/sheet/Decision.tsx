import type { Parcel } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import { Button, Skeleton } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatEurosRange, formatPriceInShort } from "../kit/format.ts";
import { KeyFigure, KeyFigures } from "../kit/ui/KeyFigure.tsx";
import { MoneyFigures } from "../subjects/bilan/MoneyFigures.tsx";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { countedOf, LotsFigure } from "../subjects/division/LotsFigure.tsx";
import { PlanCard } from "../subjects/division/sketch/PlanCard.tsx";
import { chosenPlan, useProposeDivisions } from "../subjects/division/use-propose-divisions.ts";
import { VerdictHead } from "../subjects/division/VerdictHead.tsx";
import { useShowParcel } from "../subjects/parcelle/use-show-parcel.ts";
import { useAddProperty } from "../subjects/property/use-add-property.tsx";
import classes from "./Decision.module.css";

interface DecisionProps extends StudyProps {
  readonly onAdded: (() => void) | undefined;
  /** Leads to all that the verdict rests on. */
  readonly onWhy: () => void;
}

const Add = ({ parcelId, onAdded }: Pick<DecisionProps, "parcelId" | "onAdded">) => {
  const { data: parcel } = useShowParcel(parcelId);
  const navigate = useNavigate();
  const { add, adding } = useAddProperty({
    onAdded: () => onAdded?.(),
    onSee: () => navigate({ to: "/properties" }).catch(() => undefined),
  });
  return parcel?.inPortfolio ? (
    <Button component={Link} to="/properties" variant="light" fullWidth>
      Déjà dans le portfolio · Voir le portfolio
    </Button>
  ) : (
    <Button fullWidth loading={adding} disabled={parcel === undefined} onClick={() => add({ parcelId })}>
      Ajouter au portfolio
    </Button>
  );
};

/** Where there is no plan, what the parcel is worth is all that is left to say of its price. */
const AsItStands = ({ parcel: { estimatedValue, estimateNote } }: { readonly parcel: Parcel }) =>
  estimatedValue === null ? (
    <KeyFigure label="Prix estimé" value="non estimé" tone="unknown">
      {estimateNote}
    </KeyFigure>
  ) : (
    <KeyFigure label="Prix estimé" value={formatPriceInShort(roundedPrice(estimatedValue.value))}>
      {formatEurosRange(estimatedValue.low, estimatedValue.high)}
    </KeyFigure>
  );

const Figures = ({ parcelId, study }: Omit<StudyProps, "onStudy">) => {
  const { data: parcel } = useShowParcel(parcelId);
  const { data: proposal } = useProposeDivisions(parcelId, study.wish);
  if (parcel === undefined) return <Skeleton h={72} role="status" aria-label="Chiffres en cours de lecture" />;
  const counted =
    proposal?.plans.length === 0 ? { lots: [], access: [] } : countedOf(chosenPlan(proposal, study.plan), parcel);
  return (
    <KeyFigures label="Chiffres de la décision">
      <LotsFigure {...counted} />
      {counted.lots.length === 0 ? <AsItStands parcel={parcel} /> : <MoneyFigures parcelId={parcelId} study={study} />}
    </KeyFigures>
  );
};

/** The first screen of a sheet: all that decides, and the one thing to do. */
export const Decision = ({ onAdded, onWhy, ...studied }: DecisionProps) => (
  <section className={classes.decision} aria-label="Décision">
    <VerdictHead {...studied} onWhy={onWhy} />
    <div className={classes.sketch}>
      <PlanCard {...studied} />
    </div>
    <div className={classes.figures}>
      <Figures {...studied} />
    </div>
    <Add parcelId={studied.parcelId} onAdded={onAdded} />
  </section>
);
