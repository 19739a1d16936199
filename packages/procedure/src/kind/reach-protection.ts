import type { GroundFacts, MonumentFacts } from "../facts/ground-facts.ts";
import { type Filled, type Reach, reachOf } from "./reach.ts";

/** Site patrimonial remarquable, abords of a monument, site classé or en instance (R.421-19 a). */
export type Protection = "protected" | "free";

type ProtectionFacts = { readonly spr: boolean | undefined; readonly siteClasse: boolean | undefined } & MonumentFacts;

const YES_NO = [true, false];

/** Abords (C. patr. L.621-30): the perimeter where there is one, else 500 m and covisibility. */
const inAbords = (at: Filled<MonumentFacts>): boolean =>
  at.insidePerimeter || (!at.perimeterExists && at.within500m && at.covisible);

const outcomeOf = (facts: Filled<ProtectionFacts>): Protection =>
  facts.spr || facts.siteClasse || inAbords(facts) ? "protected" : "free";

const NOTHING: MonumentFacts = {
  insidePerimeter: undefined,
  perimeterExists: undefined,
  within500m: undefined,
  covisible: undefined,
};

/** The monument's facts are named under it, and the monument by itself when nothing of it is known. */
const renamed = ({ outcomes, moves }: Reach<Protection>, monument: MonumentFacts | undefined): Reach<Protection> => ({
  outcomes,
  moves: new Map(
    [...moves].map(([id, sets]) => {
      const key = id.slice("ground.".length);
      if (!(key in NOTHING)) return [id, sets];
      return [monument === undefined ? "ground.monument" : `ground.monument.${key}`, sets];
    }),
  ),
});

export const reachProtection = ({ spr, siteClasse, monument }: GroundFacts): Reach<Protection> => {
  const known = monument ?? NOTHING;
  const reach = reachOf<ProtectionFacts, Protection>({
    path: "ground",
    facts: { spr, siteClasse, ...known },
    domains: {
      spr: YES_NO,
      siteClasse: YES_NO,
      insidePerimeter: YES_NO,
      perimeterExists: YES_NO,
      within500m: YES_NO,
      covisible: YES_NO,
    },
    outcome: outcomeOf,
  });
  return renamed(reach, monument);
};
