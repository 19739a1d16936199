import { doubtSentence } from "@lotir/commune-work";
import type { CommuneProgress } from "@lotir/territory";

/** Tells on stderr what a commune as a whole lets doubt, and answers the same sentences. */
export const tellDoubts = ({ doubts }: Pick<CommuneProgress, "doubts">): readonly string[] => {
  const sentences = doubts.map(doubtSentence);
  for (const sentence of sentences) console.error(`Résultats à vérifier : ${sentence}`);
  return sentences;
};
