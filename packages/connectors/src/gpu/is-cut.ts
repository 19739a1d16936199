const MOST_FEATURES = 5_000;

/** Whether API Carto gave part of what it has: it stops at 5 000 features and offers no next page. */
export const isCut = (answer: {
  readonly read: number;
  readonly envelope: Readonly<Record<string, unknown>>;
}): boolean => {
  const announced = answer.envelope.totalFeatures ?? answer.envelope.numberMatched;
  return answer.read === MOST_FEATURES || (typeof announced === "number" && announced > answer.read);
};
