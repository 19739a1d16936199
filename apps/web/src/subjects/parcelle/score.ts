/** Spec 1 §4: 70 or more green, 40 or more yellow, below 40 red; unknown is none of them. */
export type ScoreGrade = "high" | "mid" | "low" | "none";

export const scoreGrade = (score: number | null): ScoreGrade => {
  if (score === null) return "none";
  if (score >= 70) return "high";
  return score >= 40 ? "mid" : "low";
};
