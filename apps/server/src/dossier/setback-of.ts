import { numberOf } from "../reglement/rule-figures.ts";
import type { ReadDossier } from "./read-dossier.ts";

/** The greatest of the setbacks that were read with a number; one alone would draw where the other forbids. */
export const setbackOf = ({ plu }: Pick<ReadDossier, "plu">): number | null => {
  if (plu?.kind !== "zone" || plu.shown === undefined) return null;
  const { rules } = plu.shown;
  const [voie, limites] = [numberOf(rules.voie.recul), numberOf(rules.limites.recul)];
  return voie === null || limites === null ? null : Math.max(voie, limites);
};
