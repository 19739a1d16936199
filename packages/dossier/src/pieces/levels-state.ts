import type { Level } from "./piece-ground.ts";

export interface LevelsState {
  /** The surveyor's levels are there: the piece can be filed. */
  readonly complete: boolean;
  readonly sentence: string;
}

const SURVEYOR = "à compléter par le géomètre";

/** What is known of the heights of the ground, and by whom: a piece « coté dans les trois dimensions » needs a surveyor's. */
export const levelsState = (levels: readonly Level[]): LevelsState => {
  const count = (source: Level["source"]): number => levels.filter((level) => level.source === source).length;
  const surveyed = count("surveyed");
  if (surveyed > 0 && surveyed === levels.length)
    return { complete: true, sentence: "Altitudes NGF levées par le géomètre." };
  if (surveyed > 0)
    return {
      complete: true,
      sentence: "Altitudes NGF : levées par le géomètre, sauf celles qui sont marquées autrement.",
    };
  if (levels.length === 0) return { complete: false, sentence: `Altitudes : aucune, ${SURVEYOR}.` };
  const from = [
    ...(count("model") > 0 ? ["d'un modèle de terrain"] : []),
    ...(count("typed") > 0 ? ["saisies"] : []),
  ].join(" et ");
  return { complete: false, sentence: `Altitudes ${from}, sans lever : ${SURVEYOR}.` };
};
