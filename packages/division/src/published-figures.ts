/** One count of the published bench: how many did as was asked, of how many. */
export interface PublishedCount {
  readonly done: number;
  readonly asked: number;
}

/**
 * What `docs/division-figures.md` measured of the engine, for whoever shows it: the tests of `bench` hold the two together.
 */
export const PUBLISHED_DIVISION = {
  /** Surveyors' own divisions of Brie-Comte-Robert, solved with the surveyor's number of lots. */
  likeSurveyors: { done: 51, asked: 52 },
  /** Plans of Latresne that the surveyors' judge finds without a hard fault. */
  withoutFault: { done: 659, asked: 668 },
  /** Parcels of Latresne whose verdict and number of lots are the same in the list and on the sheet. */
  listAndSheet: { done: 865, asked: 869 },
} as const satisfies Readonly<Record<string, PublishedCount>>;
