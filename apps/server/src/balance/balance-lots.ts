import type { Assumptions, BalancedLot, Bilan, BilanWish, FiveLines, Lane } from "@lotir/contract";
import {
  type Bilan as Balance,
  balanceLots,
  bilanEnCinqLignes,
  cinqLignesSentence,
  type LotsDemand,
  linesDemandOf,
  type Procedure,
  writeBilan,
} from "@lotir/finance";
import { failure, type Result, success } from "@lotir/foncier";
import { departementOf, fiveLinesToEuros } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";

export interface LotsToBalance {
  readonly codeInsee: string;
  readonly areaM2: number;
  readonly lots: readonly BalancedLot[];
  readonly landPriceEur: number | null;
  readonly procedure: Procedure;
  /** Drawn with the lots; undefined for the usual works per lot. */
  readonly lane: Lane | undefined;
  /** Ground of the annexes that are pulled down, m². */
  readonly clearM2: number;
  readonly boughtAs: NonNullable<BilanWish["boughtAs"]>;
  readonly seller?: BilanWish["seller"];
  readonly deedStatesVat?: BilanWish["deedStatesVat"];
  readonly owned: BilanWish["owned"];
  readonly assumptions: Assumptions;
  readonly on: IsoDate;
  /** How the règlement judges a divided land (R.151-21), where it was read. */
  readonly appreciation?: "lot" | "ensemble" | undefined;
}

const demandOf = ({ codeInsee, ...asked }: LotsToBalance): LotsDemand => ({
  ...asked,
  departement: departementOf(codeInsee),
});

/** Five lines; the French reason where they cannot be drawn. */
export const fiveLinesOf = (asked: LotsToBalance): Result<FiveLines, string> => {
  const demand = linesDemandOf(demandOf(asked));
  if (!demand.ok) return demand;
  const lines = bilanEnCinqLignes(demand.value);
  return lines.ok ? success(fiveLinesToEuros(lines.value)) : failure(cinqLignesSentence(lines.failure));
};

/** The whole balance of the same operation, in cents; the French reason where it cannot be drawn. */
export const balanceOf = (asked: LotsToBalance, drawn?: { readonly draws: number }): Result<Balance, string> =>
  balanceLots(demandOf(asked), drawn);

/** The same, as it leaves. */
export const wholeBilanOf = (asked: LotsToBalance, drawn?: { readonly draws: number }): Result<Bilan, string> => {
  const bilan = balanceOf(asked, drawn);
  if (!bilan.ok) return bilan;
  const wire = writeBilan(bilan.value);
  const { procedureComparison: procedures } = wire;
  return success({
    ...wire,
    timeline: { ...wire.timeline, phases: [...wire.timeline.phases] },
    procedureComparison: procedures && { ...procedures, hypotheses: [...procedures.hypotheses] },
    warnings: [...wire.warnings],
  });
};
