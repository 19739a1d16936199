import type { PreparedGround } from "../prepare/prepare-ground.ts";
import type { Form, Weighed } from "./weigh-parcels.ts";

export interface Ranked {
  readonly at: number;
  readonly probability: number;
  /** The likeliest way in which it would be sold. */
  readonly form: Form;
  /** The parcel most likely sold with it, where a pair is the likeliest. */
  readonly with: number | undefined;
}

/** Under this chance a candidate tells nothing. */
const LEAST = 0.005;
const MOST = 10;

/** Parcels by the chance that each is what is sold or part of it, best first; of a pair, the one with the house counts. */
export const rankParcels = (weighed: readonly Weighed[], { parcels }: PreparedGround): readonly Ranked[] => {
  const byParcel = new Map<number, { probability: number; best: Weighed }>();
  for (const each of weighed) {
    const found = byParcel.get(each.at);
    if (found === undefined) byParcel.set(each.at, { probability: each.probability, best: each });
    else {
      found.probability += each.probability;
      if (each.probability > found.best.probability) found.best = each;
    }
  }
  const nameOf = (at: number): string => parcels[at]?.id ?? "";
  const ranked = [...byParcel].map(([at, { probability, best }]) => ({
    at,
    probability,
    form: best.form,
    with: best.with,
  }));
  ranked.sort((a, b) => b.probability - a.probability || (nameOf(a.at) < nameOf(b.at) ? -1 : 1));
  const kept = ranked.filter(({ probability }) => probability >= LEAST);
  return (kept.length > 0 ? kept : ranked.slice(0, 3)).slice(0, MOST);
};
