import { DEFAULT_WISH } from "@lotir/division";
import type { ParcelleId } from "@lotir/foncier";
import { divideInTurn } from "../division/divide-in-turn.ts";
import { divisionToWire } from "../division/division-to-wire.ts";
import type { Lotir } from "../lotir.ts";

/** The engine did not end its search, or knows no neighbourhood: neither is a no. */
const DOUBTS: readonly string[] = ["TIME_LIMIT", "ROAD_UNKNOWN"];

interface Asked {
  readonly id: ParcelleId;
  readonly counts: readonly number[];
  readonly organisationId: string;
  readonly signal: AbortSignal | undefined;
}

/** By number of lots, why the division engine draws none of it; a number it can draw, or doubts of, is absent. */
export const refusedLots = async (
  lotir: Lotir,
  { id, counts, organisationId, signal }: Asked,
): Promise<ReadonlyMap<number, string>> => {
  const refused = new Map<number, string>();
  // The engine divides in two lots at least, in whole numbers: the others have their own sentence.
  for (const lots of new Set(counts.filter((count) => Number.isInteger(count) && count >= 2 && count <= MOST))) {
    const question = {
      id,
      wish: { ...DEFAULT_WISH, counts: [lots], largestLot: Number.POSITIVE_INFINITY },
      on: lotir.today(),
    };
    const proposal = divisionToWire(await divideInTurn(lotir, question, { organisationId, signal }));
    const [reason] = proposal.refusals;
    if (
      proposal.plans.length === 0 &&
      reason !== undefined &&
      !proposal.refusals.some(({ code }) => DOUBTS.includes(code))
    )
      refused.set(lots, reason.sentence);
  }
  return refused;
};

/** Beyond, even lots alone are judged: the engine's search would be long. */
const MOST = 10;
