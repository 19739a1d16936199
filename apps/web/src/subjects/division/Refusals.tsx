import type { DivisionProposal } from "@lotir/contract";
import { Fold } from "./Doubts.tsx";
import classes from "./division.module.css";
import type { DivisionWish } from "./division-study.ts";
import { Remedies } from "./Remedies.tsx";

const Reasons = ({ refusals }: Pick<DivisionProposal, "refusals">) => (
  <ul className={classes.list}>
    {refusals.map(({ code, lots, sentence }) => (
      <li key={`${lots}-${code}`}>{sentence}</li>
    ))}
  </ul>
);

interface RefusalsProps extends Pick<DivisionProposal, "refusals" | "plans"> {
  readonly parcelId: string;
  readonly wish: DivisionWish;
}

/** Nothing that anybody could change opens a closed zone. */
const isClosed = (refusals: RefusalsProps["refusals"]): boolean => refusals.some(({ code }) => code === "ZONE_NO");

/** Why there is no plan, number of lots by number of lots; folded away when there are plans for fewer lots. */
export const Refusals = ({ parcelId, wish, refusals, plans }: RefusalsProps) => {
  if (refusals.length === 0) return null;
  if (plans.length > 0) {
    return (
      <Fold title="Pourquoi pas plus de lots">
        <Reasons refusals={refusals} />
      </Fold>
    );
  }
  const fewest = Math.min(...refusals.map(({ lots }) => lots));
  const [binding, others] = [
    refusals.filter(({ lots }) => lots === fewest),
    refusals.filter(({ lots }) => lots > fewest),
  ];
  return (
    <>
      <Reasons refusals={binding} />
      {others.length === 0 ? null : (
        <Fold title="Et pour davantage de lots">
          <Reasons refusals={others} />
        </Fold>
      )}
      {isClosed(refusals) ? null : <Remedies parcelId={parcelId} wish={wish} lots={Math.max(2, fewest)} />}
    </>
  );
};
