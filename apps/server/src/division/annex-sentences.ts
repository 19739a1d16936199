import type { Annex, Plan } from "@lotir/division";
import { letterOf } from "@lotir/division";
import { USUAL_ANNEX_DEMOLITION } from "@lotir/finance";

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** Costs are usual ones: said to the hundred. */
const HUNDRED = 100;

const latest = USUAL_ANNEX_DEMOLITION.values.at(-1)?.value ?? 0;

const areaOf = (annexes: readonly Annex[]): number => annexes.reduce((sum, { area }) => sum + area, 0);

const annexWords = (annexes: readonly Annex[]): string =>
  annexes.length === 1
    ? `une annexe de ${WHOLE.format(areaOf(annexes))} m²`
    : `${annexes.length} annexes (${WHOLE.format(areaOf(annexes))} m² en tout)`;

/** What a lot sold as vacant is rid of, at what usual cost, and what is cut off from its house. */
export const annexSentences = ({ lots }: Pick<Plan, "lots">): string[] =>
  lots.flatMap(({ number, annexes }) => {
    const lot = `Lot ${letterOf(number)}`;
    const toClear = annexes.filter(({ fate }) => fate === "to-clear");
    const apart = annexes.filter(({ fate, cutFrom }) => fate === "kept" && cutFrom !== undefined);
    const cost = Math.round((areaOf(toClear) * latest) / HUNDRED) * HUNDRED;
    const cutOff = toClear.some(({ cutFrom }) => cutFrom !== undefined);
    const parted = toClear.length === 1 ? ", séparée de sa maison," : ", séparées de leur maison,";
    return [
      ...(toClear.length === 0
        ? []
        : [
            `${lot} : ${annexWords(toClear)}${cutOff ? parted : ""} à démolir, environ ${WHOLE.format(cost)} € (usage, à confirmer par un devis).`,
          ]),
      ...(apart.length === 0 ? [] : [`${lot} : ${annexWords(apart)} d'une maison qui reste sur un autre lot.`]),
    ];
  });
