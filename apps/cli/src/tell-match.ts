import type { Match } from "@lotir/adverts";

const percent = (probability: number): string => `${Math.round(probability * 100)} %`;

const SHOWN = 3;

/** An answer as a person reads it: the three first parcels with why, or why there is none. */
export const tellMatch = ({ id, candidates, certain, unmatched, detail }: Match): string => {
  if (candidates.length === 0) return `${id} : ${unmatched ?? "sans candidate"}. ${detail ?? ""}`.trim();
  const lines = candidates
    .slice(0, SHOWN)
    .map(({ parcelle, probability, why }) => `  ${parcelle} ${percent(probability)} : ${why.join(" ; ")}`);
  return [`${id}${certain ? " (certain)" : ""}`, ...lines].join("\n");
};
