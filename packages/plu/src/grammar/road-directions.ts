import { lengthsIn, type Quantity } from "./numbers.ts";
import type { Found, Reading } from "./reading.ts";

const BOTH_WAYS = /double sens|deux sens/;
const ONE_WAY = /sens unique|un seul sens/;
const ROAD = /voies?|voiries?|chaussees?|plate-?formes?/;
const WIDTH = /largeur|\blarges?\b|emprise|plate-?forme|chaussee/;
const LEAST = /au moins|minim|\bmini\b|inferieure?|superieure? ou egale?|≥|reduite?s? a|largeur (?:est )?de/;
const OTHER = /existante?s?|trottoirs?|pietonn?\w*|cyclables?|maxim|longueur/;

type Way = "double_sens" | "sens_unique";

const wayIn = (text: string): Way | undefined =>
  ONE_WAY.test(text) ? "sens_unique" : BOTH_WAYS.test(text) ? "double_sens" : undefined;

const lastWayIn = (text: string): Way | undefined => {
  const said = [...text.matchAll(/double sens|deux sens|sens unique|un seul sens/g)].at(-1);
  return said === undefined ? undefined : wayIn(said[0]);
};

/** "8 m en double sens", "à sens unique, 3,50 m": the way is said before each width, after each, or on either side of both. */
const waysOf = (plain: string, lengths: readonly Quantity[]): readonly (Way | undefined)[] => {
  const after = lengths.map(({ end }, index) =>
    wayIn(
      /^[^.;\d]{0,45}?(?:double sens|deux sens|sens unique|un seul sens)/.exec(
        plain.slice(end, lengths[index + 1]?.at),
      )?.[0] ?? "",
    ),
  );
  const before = lengths.map(({ at }, index) => lastWayIn(plain.slice(lengths[index - 1]?.end ?? 0, at)));
  const told = [before, after, [after[0], before[1]]];
  return told.find((ways) => ways.every((way) => way !== undefined) && new Set(ways).size === ways.length) ?? [];
};

/**
 * The pair of widths of new roads, one for each way of traffic. A road open to the public may be private: the vocabulary
 * names the widths by that one.
 */
export const widthsByWay = (reading: Reading): Found[] => {
  const { plain, full } = reading;
  if (!ONE_WAY.test(plain) || OTHER.test(plain)) return [];
  if (!ROAD.test(full) || !WIDTH.test(full) || !LEAST.test(full)) return [];
  const lengths = lengthsIn(plain);
  const alone = lengths.length === 1 && !BOTH_WAYS.test(plain);
  const ways = alone
    ? ["sens_unique" as const]
    : lengths.length === 2 && BOTH_WAYS.test(plain)
      ? waysOf(plain, lengths)
      : [];
  return lengths.flatMap(({ value, at, end }, index): Found[] => {
    const way = ways[index];
    if (way === undefined) return [];
    const sousChamp = `voie_privee_nouvelle_ouverte_${way}_m`;
    return [{ champ: "acces_voirie", sousChamp, valeur: value, unite: "m", operateur: ">=", at, end }];
  });
};
