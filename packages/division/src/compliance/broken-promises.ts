import type { Envelope } from "../envelope/lot-envelope.ts";
import { faultSentence } from "../fault-sentence.ts";
import { letterOf } from "../plan/letter-of.ts";
import type { Lot, Plan } from "../plan/plan.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { BODY_SHARE } from "../search/has-bodies.ts";
import type { DivisionFault } from "../validate-division.ts";

/** What a plan of a person breaks: of one lot, or of the whole. */
export interface BrokenPromise {
  readonly lot: number | undefined;
  readonly kind: DivisionFault["kind"] | "house" | "parking" | "width" | "shape" | "together";
  readonly sentence: string;
}

const METRES = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const WIDTH_SLACK = 0.01;

const envelopesOf = ({ envelope }: Lot, { appreciation }: DivisionRules): readonly Envelope[] => {
  if (envelope === undefined) return [];
  if (appreciation.value === "inconnu") return [envelope.lot, envelope.ensemble];
  return [envelope[appreciation.value]];
};

const ofLot = (lot: Lot, rules: DivisionRules): BrokenPromise[] => {
  const name = `Lot ${letterOf(lot.number)}`;
  const broken: BrokenPromise[] = [];
  const say = (kind: BrokenPromise["kind"], what: string) =>
    broken.push({ lot: lot.number, kind, sentence: `${name} : ${what}.` });
  const [needed, places] = [rules.houseFootprint.value, rules.parkingPerLot.value];
  const envelopes = envelopesOf(lot, rules);
  const takes = envelopes.filter(({ house }) => house >= needed);
  if (envelopes.length > 0 && takes.length === 0)
    say("house", `pas la place d'une maison de ${METRES.format(needed)} m² entre les reculs`);
  else if (envelopes.length > 0 && takes.every(({ parking }) => !parking))
    say("parking", `pas la place de ${METRES.format(places)} voitures à côté de la maison`);
  if (!lot.keepsHouse && lot.body.width < rules.bodyWidth.value - WIDTH_SLACK)
    say("width", `${METRES.format(lot.body.width)} m de large pour ${METRES.format(rules.bodyWidth.value)} m`);
  if (lot.body.share < BODY_SHARE) say("shape", "trop de coins où rien ne se bâtit");
  return broken;
};

const holds = ({ readings }: Plan, { appreciation }: DivisionRules): boolean =>
  appreciation.value === "inconnu" ? readings.lot || readings.ensemble : readings[appreciation.value];

/**
 * All that keeps a plan drawn by a person from being one that the engine would propose, in French: the checker's own
 * faults, then lots that take no house, no car, or have no shape for one.
 */
export const brokenPromises = (
  plan: Plan,
  rules: DivisionRules,
  faults: readonly DivisionFault[],
): readonly BrokenPromise[] => {
  const checked = [...new Map(faults.map((fault) => [fault.kind, fault])).values()].map(
    (fault): BrokenPromise => ({ lot: undefined, kind: fault.kind, sentence: faultSentence(fault) }),
  );
  const lots = plan.lots.flatMap((lot) => ofLot(lot, rules));
  if (lots.length > 0 || holds(plan, rules)) return [...checked, ...lots];
  const together = "Les maisons ne tiennent pas ensemble sous l'emprise, la pleine terre ou les places demandées.";
  return [...checked, { lot: undefined, kind: "together", sentence: together }];
};
